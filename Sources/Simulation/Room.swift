// The room is furnished by its first type.
