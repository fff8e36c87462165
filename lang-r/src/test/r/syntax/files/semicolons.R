a <- 1; b <- 2
{ c <- 3; d <- 4; }
f <- function() { x <- 1; y <- 2; x + y }
if (a) b; if (b) a else c
a;b;c;
