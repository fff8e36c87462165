names(x)[names(x) == "a"] <- "b"
attr(x, "dim") <- c(2, 2)
levels(f)[[2]] <- "new"
x$a$b[["c"]] <- list(1, 2)
dim(x) = NULL
"foo<-" <- function(x, value) { x$foo <- value; x }
foo(y) <- 3
body(fun)[[2]][[1]] <- as.name("-")
