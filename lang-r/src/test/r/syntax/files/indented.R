    x <- 1
	y <- 2
  	f <- function(a) {
	  a	+	1
	}
        z
