# d[i, j] with one column, by name, number or otherwise.
d <- data.frame(a = c(1.5, NA, 3), b = c("x", "y", NA), f = factor(c("u", "v", "u")), row.names = c("r1", "r2", "other")); d$when <- as.Date("2024-01-01") + 0:2; d$l <- list(1, "a", NULL)[c(1, 2, 1)]
said <- function(e) tryCatch(print(e), error = function(e) cat("error:", conditionMessage(e), "\n"), warning = function(w) cat("warning:", conditionMessage(w), "\n"))
for (j in list("a", "b", "f", "when", "l", "none", NA_character_, 1, 2L, 3.9, 9, 0, -1, -(1:5), NA, TRUE, factor("f"), "A"))
  for (i in list(2, 1:2, -1, "r2", "oth", c(TRUE, FALSE, NA), 7, 0, NA, factor("r1"))) said(d[i, j])
said(d[2, 1, drop = FALSE]); said(d[2, "a", drop = TRUE]); said(d[, "a"]); said(d[2, ]); said(d[2:3, c("a", "b")])
e <- data.frame(x = 1:2, x = 3:4, check.names = FALSE); e[2, "x"]; e[1, 2]; t <- structure(d[1:2], class = c("mine", "data.frame")); t[2, "a"]; attr(d, "note") <- "kept"; attributes(d[1, "a"])
