// Shared by every suite.
