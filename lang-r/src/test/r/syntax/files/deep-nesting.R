f <- function(x) {
  if (x) {
    for (i in 1:2) {
      while (TRUE) {
        repeat {
          if (i > 1) {
            g(function(y) {
              if (y) z else {
                w
              }
            })
          } else break
        }
      }
    }
  }
}
