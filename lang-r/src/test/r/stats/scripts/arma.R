ARMAacf(ar=0.5, lag.max=3); ARMAacf(c(1, -0.25), 1, lag.max=10); ARMAacf(ma=c(.4,.2), lag.max=4)
round(ARMAacf(c(.5,.2), lag.max=4, pacf=TRUE), 6)
ARMAtoMA(c(1, -0.25), 1, 10); ARMAtoMA(ma=.3, lag.max=3); acf2AR(ARMAacf(c(0.6,0.3,-0.2)))
ARMAtoMA(lag.max = 0)
#%%
length(.Machine); .Machine$double.min.exp; .Machine$integer.max
density(c(2,3),,n=8)$y
tryCatch(integrate(sin, 0, c(1, 2)), error = function(e) cat(conditionMessage(e), "\n"))
x <- structure(expression(a, b + 1), s = "", names = c("u", "v")); x
(1:2)[-Inf]; tryCatch((1:3)[c(-1, -Inf)], error = function(e) cat(conditionMessage(e), "\n"))
gl(0, 1, labels = c("", "i")); gl(2, 1, labels = c("a", "b", "c")); gl(2, 3, ordered = TRUE); gl(2, 1, 5)
glob2rx(quote(a)); rapply(list(L = 1), function(v) 2, how = "unlist")
for (e in expression(strtoi("1", NULL), sprintf("%*d", Inf, 2), tabulate(c(Inf, 2)), switch(Inf, "a"), parse(3), as.difftime(TRUE, units = "hours"), rapply(list(1), toupper, classes = 1), phyper(1, "a", 5, 3), readline(quote(a))))
  tryCatch(print(eval(e)), error = function(e) cat("E", conditionMessage(e), "\n"), warning = function(w) cat("W", conditionMessage(w), "\n"))
