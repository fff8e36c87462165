outer <- function(a) {
  middle <- function(b) {
    inner <- function(c) {
      if (c > 0) {
        for (i in 1:c) {
          while (i < 3) {
            i <- i + 1
          }
        }
      }
      a + b + c
    }
    inner
  }
  middle
}
