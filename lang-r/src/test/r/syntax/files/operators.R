`%+%` <- function(a, b) paste0(a, b)
"%-%" <- function(a, b) setdiff(a, b)
'a' %+% "b" %+% 'c'
1:10 %-% 3:4
`second<-` <- function(x, value) {
  x[2] <- value
  x
}
second(v) <- 10
-2:2; (-2):2; -(2:2); !TRUE & FALSE
a <- b <- 3 -> d
