# Three loops within each other, without an array.
run <- function() {
  triples <- 0
  for (a in 1:230) {
    for (b in a:230) {
      for (c in b:230) {
        if (a * a + b * b == c * c) triples <- triples + 1
      }
    }
  }
  triples
}
