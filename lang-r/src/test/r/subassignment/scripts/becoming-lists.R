# What becomes a list keeps its names and nothing else.
x <- matrix(TRUE); x[1] <- list(5); print(x); x <- matrix(1:4,2); x[2] <- list("a"); print(dim(x)); x <- c(a=1,b=2); x[1] <- list(5); print(x); x <- matrix(1:4,2); x[[2]] <- list("a"); print(x); x <- structure(1:2, foo="b"); x[1] <- list(2); print(x)
x <- factor("a"); try({x[1] <- list(2); print(unclass(x))}); x <- matrix(1:4,2); x[2,1] <- list("a"); print(x)
x <- structure(1:2, foo="b"); x[1] <- expression(a); print(x); x <- matrix(1:4,2, dimnames=list(c("a","b"),NULL)); x[["a",1]] <- list(3); print(x)
x <- c(a=1L); x[["b"]] <- list(2); print(x); x <- structure(1:2, foo="b"); x$a <- 2; print(x); x <- structure(1:2, foo="b"); x[5] <- list(1); print(x); x <- structure(c(a=1), class="k"); x[2] <- list(1); print(unclass(x))
#%%
# ifelse with one truth value, and with others.
t1 <- function(e) tryCatch(print(e), error=function(e) cat("error", conditionMessage(e), "\n"), warning=function(w) cat("warning", conditionMessage(w), "\n"))
for (test in list(TRUE, FALSE, NA, c(a=TRUE), 1, 0, "TRUE", "x", matrix(TRUE), structure(TRUE, class="k"), factor("a"), logical(0), NULL, c(TRUE,NA,FALSE), list(TRUE), 2i))
 for (yes in list(1L, c(n=2), 1:3, list(5), as.raw(3), factor("u"), NULL, "s", quote(z), as.Date("2020-01-02"), integer(0)))
  t1(ifelse(test, yes, 9))
t1(ifelse(TRUE, stop("y"), 1)); t1(ifelse(FALSE, stop("y"), 1)); t1(ifelse(TRUE, {cat("once\n"); 1:2}, 1)); t1(ifelse(TRUE)); t1(ifelse(TRUE, 1)); t1(ifelse(FALSE, 1)); t1(ifelse()); t1(ifelse(NA))
