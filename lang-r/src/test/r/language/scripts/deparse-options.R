# What deparse and dput write with each option.
values <- list(5L, 1:3, c(1L, NA), NA_integer_, NA_real_, c("a", NA), c(NA_character_, NA), c(a = 1, 2), c(a = 1:2), list(a = 1, 2L),
  structure(1:2, foo = 3), factor("u"), 1e5, 0.1, 1/3, 1e-20, 1e15, 1e300, -1, 2+3i, quote(a + 1), as.name("z"), list(quote(a), quote(b + 1)),
  expression(a, 2), y ~ x, c(1.5, NA, Inf, NaN), matrix(1:4, 2), as.Date("2020-01-01"), "a\nb", TRUE, NULL, as.raw(1:2))
for (control in list(NULL, "keepInteger", "keepNA", "niceNames", "showAttributes", "quoteExpressions", "digits17", "hexNumeric", "S_compatible", "all", "exact")) {
  cat("--", control, "\n")
  for (v in values) cat(deparse(v, control = control), sep = "\n")
}
deparse(as.name("a b"), backtick = TRUE)
deparse(quote(`a b` + 1), backtick = FALSE)
dput(list(x = pi, y = quote(u)), control = "exact")
.deparseOpts(c("all"))
.deparseOpts("exact")
.deparseOpts(c("keepNA", "keepInteger", "niceNames", "showAttributes"))
.deparseOpts(NULL)
try(deparse(1, control = "nonesuch"))
rapply(list(pi, "a"), deparse, control = "all")
#%%
# What cannot be read back is warned of where somebody asks for that; options are known by name only.
said <- function(e) tryCatch(print(e), error = function(e) cat("error:", conditionMessage(e), deparse(conditionCall(e)), "\n"), warning = function(w) cat("warning:", conditionMessage(w), "\n"))
said(.deparseOpts(5)); said(deparse(1L, control = TRUE)); said(.deparseOpts(list("all")))
for (control in c("warnIncomplete", "all")) {
  said(deparse(globalenv(), control = control)); said(deparse(list(1, globalenv()), control = control))
  said(deparse(y ~ x, control = control)); said(deparse(quote(f(x)), control = control)); said(deparse(sum, control = control))
  said(deparse(as.call(list(as.name("f"), 2)), control = control)); said(dput(structure(1, e = globalenv()), control = control))
}
dput(globalenv())
deparse(sum, control = "quoteExpressions")
#%%
x <- 1
said <- function(e) tryCatch(print(e), error = function(e) cat("error:", conditionMessage(e), "\n"))
said(attributes(x) <- structure(list(1), names = ""))
said(attributes(x) <- structure(list(1, 2), names = c("", "f")))
said(mostattributes(x) <- list(1, 2))
said(mostattributes(x) <- list(f = 1, 2))
said(mostattributes(x) <- list(names = "a", 2))
