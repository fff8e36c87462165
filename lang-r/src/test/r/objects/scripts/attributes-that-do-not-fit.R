# Attributes that do not fit
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p({y <- "a"; class(y) <- "numeric"; y})
p(attr(1, c("a","b")))
p(attr(structure(1,abc=2), "abc", NA))
p({z <- 1; attr(z, 1) <- 2})
p({z <- 1; attr(z, c("a","b")) <- 2})
p({z <- 1; attr(z, "comment") <- 3})
p(structure(1.5, class="factor"))
p(structure(3L, levels="a", class="factor"))
p({f <- factor(c("a","b")); relevel(f, c("a","b"))})
