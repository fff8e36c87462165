# Flipping prefixes of all permutations, a prefix at a time with rev().
permutations <- function(n) {
  if (n == 1) return(matrix(1L))
  smaller <- permutations(n - 1)
  do.call(rbind, lapply(seq_len(n), function(first) {
    cbind(first, smaller + (smaller >= first), deparse.level = 0)
  }))
}

flips <- function(permutation) {
  count <- 0L
  while ((first <- permutation[1]) != 1L) {
    permutation[1:first] <- rev(permutation[1:first])
    count <- count + 1L
  }
  count
}

run <- function() {
  all <- apply(permutations(7), 1, flips)
  c(max(all), sum(all), length(all))
}
