extension BlendedField {
  /// The closed curves where the field is zero.
  ///
  /// - Parameter tolerance: how far the curves may stray from the true level set, in points: 0.05 suits a
  ///   screen. Must be positive.
  /// - Returns: the contours, those of the first members first.
  public func outline(tolerance: Double = 0.05) -> Outline {
    precondition(tolerance > 0, "An outline is traced within a positive tolerance.")
    var contours: [Outline.Contour] = []
    for cluster in clusters() {
      if cluster.count == 1 {
        let path = members[cluster[0]].shape.path(tolerance: tolerance)
        if !path.elements.isEmpty {
          contours.append(Outline.Contour(path: path, isHole: false, members: cluster))
        }
      } else {
        contours += GridTrace(field: self, cluster: cluster).contours()
      }
    }
    return Outline(contours: contours)
  }

  /// The members that may reach each other, each cluster ascending, by its first member.
  func clusters() -> [[Int]] {
    let shapes = members.map { PreparedShape($0.shape) }
    var leader = Array(members.indices)
    func find(_ index: Int) -> Int {
      var root = index
      while leader[root] != root { root = leader[root] }
      return root
    }
    for i in members.indices {
      for j in members.indices where j > i {
        let gap =
          shapes[i].center.distance(to: shapes[j].center) - shapes[i].outerRadius - shapes[j].outerRadius
        guard gap < 1.5 * spacing else { continue }
        let a = find(i)
        let b = find(j)
        leader[max(a, b)] = min(a, b)
      }
    }
    return Dictionary(grouping: members.indices, by: find).values.sorted { $0[0] < $1[0] }
  }
}
