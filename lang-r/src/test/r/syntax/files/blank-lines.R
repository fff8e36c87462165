


x <- 1


y <- function() {


  x


}
