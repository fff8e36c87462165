# A function of base that somebody kept is itself again when it is read.
f <- function(x, na.rm = FALSE, strictly = FALSE) .Internal(is.unsorted(x, strictly))
environment(f) <- asNamespace("base")
kept <- unserialize(serialize(Negate(f), NULL))
print(kept(c(1, 3, 2)))
print(kept(c(1, 2, 3)))
