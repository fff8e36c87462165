f <- function() suppressWarnings(stop("x")); f()
#%%
f <- function() suppressMessages(stop("x")); f()
#%%
f <- function() suppressWarnings(g()); g <- function() stop("y"); f()
#%%
withCallingHandlers(warning("x"), warning=function(w) stop("y"))
#%%
f <- function() withCallingHandlers(g(), warning=function(w) stop("y")); g <- function() warning("x"); f()
#%%
f <- function() withCallingHandlers(g(), error=function(w) stop("y")); g <- function() stop("x"); f()
#%%
f <- function() withCallingHandlers(g(), message=function(w) stop("y")); g <- function() message("x"); f()
#%%
f <- function() withCallingHandlers(g(), error=function(w) stop("y")); g <- function() stop(simpleError("abc")); f()
#%%
f <- function() eval(quote(stop("x"))); f()
#%%
f <- function() print(g()); g <- function() stop("x"); f()
#%%
f <- function() nchar(g()); g <- function() stop("x"); f()
#%%
f <- function() paste(g(), h()); g <- function() stop("x"); f()
#%%
f <- function() sum(g(), h()); g <- function() stop("x"); f()
#%%
f <- function() lapply(1:3, g); g <- function(i) stop("x"); f()
#%%
f <- function() sapply(1:3, function(i) stop("x")); f()
#%%
f <- function() vapply(1:3, function(i) "a", 1); f()
#%%
f <- function() do.call(g, list(1)); g <- function(i) stop("x"); f()
#%%
f <- function() do.call("g", list(1)); g <- function(i) stop("x"); f()
#%%
f <- function() Reduce(function(a, b) stop("x"), 1:3); f()
#%%
f <- function() Filter(function(a) stop("x"), 1:3); f()
#%%
f <- function() Map(function(a) stop("x"), 1:3); f()
#%%
f <- function(x) { x + 1 }; g <- function(y) f(y); h <- function(z) g(z); h("a")
#%%
f <- function(x) { x + 1 }; g <- function(y) f(y); h <- function(z) g(z); a_long_function_name_here <- function(x) h(x); another_long_function_name_here <- function(x) a_long_function_name_here(x); another_long_function_name_here("a")
#%%
f <- function(x) { stop("a very long message that goes on and on and does not fit on one line with the call") }; f(1)
#%%
stop("x")
#%%
warning("x"); stop("y")
#%%
f <- function() { warning("x"); stop("y") }; f()
#%%
x <- c(1,2); x[[5]]
#%%
f <- function(x) x[[5]]; f(1:2)
#%%
f <- function(x) x$a; f(1:2)
#%%
f <- function(n) if (n == 0) stop("deep") else f(n - 1); f(20)
#%%
print.foo <- function(x, ...) stop("in print"); structure(1, class="foo")
#%%
print.foo <- function(x, ...) stop("in print"); x <- structure(1, class="foo"); print(x)
#%%
format.foo <- function(x, ...) stop("in format"); x <- structure(1, class="foo"); format(x)
#%%
length.foo <- function(x) stop("in length"); x <- structure(1, class="foo"); length(x)
#%%
"+.foo" <- function(e1, e2) stop("in plus"); x <- structure(1, class="foo"); x + 1
#%%
"[.foo" <- function(x, i) stop("in sub"); x <- structure(1, class="foo"); f <- function() x[1]; f()
#%%
"$.foo" <- function(x, i) stop("in dollar"); x <- structure(1, class="foo"); x$a
#%%
"names<-.foo" <- function(x, value) stop("in names<-"); x <- structure(1, class="foo"); names(x) <- "a"
#%%
summary.foo <- function(object, ...) stop("in summary"); x <- structure(1, class="foo"); summary(x)
#%%
Ops.foo <- function(e1, e2) stop("in ", .Generic); x <- structure(1, class="foo"); x == 1
#%%
Math.foo <- function(x, ...) stop("in ", .Generic); x <- structure(1, class="foo"); sqrt(x)
#%%
Summary.foo <- function(..., na.rm) stop("in ", .Generic); x <- structure(1, class="foo"); max(x)
#%%
as.character.foo <- function(x, ...) stop("in as.c"); x <- structure(1, class="foo"); paste(x)
#%%
f <- function(x) UseMethod("f"); f(1)
#%%
f <- function(x) UseMethod("f"); f.default <- function(x) stop("d"); g <- function() f(1); g()
#%%
f <- function(x) UseMethod("f"); f.default <- function(x) stop("d"); f.a <- function(x) NextMethod(); f(structure(1, class="a"))
#%%
g <- function(x) match.arg(x, c("a","b")); g("c")
#%%
g <- function(type = c("one","two")) { type <- match.arg(type); type }; g("three")
#%%
stopifnot(1 == 2)
#%%
f <- function(x) stopifnot(is.numeric(x), x > 0); f(-1)
#%%
f <- function(x) stopifnot("x must be positive" = x > 0); f(-1)
#%%
f <- function(x) stopifnot("x must be positive" = x > 0); g <- function() f(-1); g()
#%%
f <- function(x) { on.exit(cat("bye\n")); stop("x") }; f()
#%%
tryCatch(stop("a"), error = function(e) stop("b"))
#%%
f <- function() tryCatch(stop("a"), error = function(e) stop(e)); f()
#%%
f <- function() tryCatch(stop("a"), finally = stop("c")); f()
#%%
f <- function() { tryCatch(g(), warning = function(w) 1) }; g <- function() stop("z"); f()
#%%
f <- function() try(g()); g <- function() stop("z"); f(); cat("on\n")
#%%
try(log(-1)); try(log("a")); try(stop("oops")); try(stop("oops", call. = FALSE)); f <- function() stop("in f"); try(f())
#%%
f <- function(x) { if (x > 1) stop("x too big: ", x, call. = FALSE); x }; f(2)
#%%
source_text <- "f <- function() stop('in eval text'); f()"; eval(parse(text = source_text))
#%%
local({ f <- function() stop("in local f"); f() })
#%%
Recall_f <- function(n) if (n <= 0) stop("bottom") else Recall(n - 1); Recall_f(2)
#%%
undefined_function(1)
#%%
f <- function() undefined_function(1); f()
#%%
f <- function() undefined_variable; f()
#%%
f <- function() undefined_variable + 1; g <- function() f(); g()
#%%
f <- function(x) x; f()
#%%
f <- function(x) x + 1; g <- function(y) f(y); g()
#%%
f <- function(a, b) a; f(1, 2, 3)
#%%
f <- function(a, b) a; g <- function() f(c = 3); g()
#%%
as.numeric("abc") + stop("x")
#%%
f <- function() as.integer("x"); f()
#%%
f <- function() { for (i in 1:3) warning("w", i) }; f()
#%%
f <- function() 1:3 + 1:2; f()
#%%
f <- function() sqrt(-1); x <- f()
#%%
matrix(1:6, 4, 4)
#%%
f <- function() matrix(1:6, 4, 5); f()
#%%
mean(undefined_x)
#%%
f <- function(x) mean(x); f(stop("lazy"))
#%%
strsplit(1, "a")
#%%
f <- function() strsplit(1, "a"); f()
#%%
f <- function() rep(1:3, times = -1); f()
#%%
f <- function() get("nope"); f()
#%%
f <- function() match.fun("nope"); f()
#%%
f <- function() new.env()$x$y$z; f(); list(1)$a$b
#%%
f <- function() factorial("a"); f()
#%%
f <- function() as.environment(100); f()
#%%
f <- function() vapply(1:2, function(i) 1:2, 1); f()
#%%
f <- function() integer(-1); f()
#%%
f <- function() stop(); f()
#%%
f <- function() warning(); f()
#%%
f <- function() library(notapackage); f()
#%%
f <- function() signalCondition(simpleCondition("x")); f()
#%%
e <- simpleError("custom"); class(e) <- c("myErr", class(e)); stop(e)
#%%
f <- function() stop(structure(class = c("myCond","error","condition"), list(message = "mm", call = sys.call(-1)))); f()
#%%
f <- function(...) g(...); g <- function(x) stop("deep ", x); f("q")
#%%
outer(1:2, 1:2, function(x, y) stop("o"))
#%%
apply(matrix(1:4, 2), 1, function(r) stop("a"))
#%%
tapply(1:4, c(1,1,2,2), function(r) stop("a"))
#%%
mapply(function(x, y) stop("a"), 1:2, 3:4)
#%%
Vectorize(function(a, b) stop("v"))(1:2, 1)
#%%
replicate(3, stop("r"))
#%%
within(data.frame(a=1), stop("w"))
#%%
with(list(a=1), stop("w"))
#%%
capture.output(stop("w"))
#%%
invisible(stop("w"))
#%%
identity(stop("w"))
#%%
suppressWarnings({ warning("a"); stop("w") })
#%%
sort(c(3,1), decreasing = stop("w"))
#%%
order(stop("w"))
#%%
rev(stop("w"))
#%%
f <- function(x, ...) UseMethod("f"); f.default <- function(x, ...) cat(x, ..., "\n"); f(1, stop("late"))
#%%
options(warn = 1); f <- function() { warning("now"); cat("after\n"); as.integer("q") }; f()
#%%
options(warn = 2); f <- function() { warning("now"); cat("after\n") }; f()
#%%
options(warn = 2); f <- function() { as.integer("q") }; f()
#%%
f <- function() { warning("a"); 1 }; x <- withCallingHandlers(f(), warning = function(w) { message("caught: ", conditionMessage(w)); invokeRestart("muffleWarning") }); x
#%%
f <- function() .Deprecated("g"); f()
#%%
f <- function() .Defunct("g"); f()
#%%
r <- withRestarts(invokeRestart("myR", 5), myR = function(x) x * 2); r
#%%
invokeRestart("nope")
#%%
warning("top level warning")
#%%
f <- function(x) warning("long warning message that does not fit into one line together with its call ", x); f("and more")
#%%
g <- function(n) { if (n > 0) { warning("w", n); g(n - 1) } }; g(12)
#%%
g <- function(n) { if (n > 0) { warning("w", n); g(n - 1) } }; g(3); stop("and error")
#%%
message("to stderr"); cat("to stdout\n"); message("a", 1, TRUE); message("no newline", appendLF = FALSE)
#%%
tryCatch(message("hello"), message = function(m) cat("Got:", conditionMessage(m)))
#%%
tryCatch(as.integer("x"), warning = function(w) print(conditionCall(w)))
#%%
f <- function() as.integer("x"); tryCatch(f(), warning = function(w) print(conditionCall(w)))
#%%
res <- try(sqrt("a"), silent = TRUE); cat(res); print(class(res)); print(attr(res, "condition"))
#%%
geterrmessage(); try(stop("abc"), silent = TRUE); geterrmessage()
