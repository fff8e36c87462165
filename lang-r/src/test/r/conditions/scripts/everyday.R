result <- tryCatch({
  warning("first")
  cat("not reached\n")
}, warning = function(w) {
  message("Handling: ", conditionMessage(w))
  "recovered"
}, finally = {
  cat("cleanup\n")
})
print(result)
#%%
withCallingHandlers({
  x <- 10
  warning("careful")
  x * 2
}, warning = function(w) {
  cat("LOG:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
})
#%%
f <- function(x) {
  if (x < 0) stop("negative not allowed: ", x)
  if (x > 100) warning("large value")
  sqrt(x)
}
for (v in list(4, -1, 200, "a")) {
  r <- tryCatch(f(v), error = function(e) { cat("Error caught:", conditionMessage(e), "\n"); NA }, warning = function(w) { cat("Warning caught:", conditionMessage(w), "\n"); -1 })
  print(r)
}
#%%
res <- try(log(-1), silent = TRUE); print(res)
res2 <- try(stop("bad thing"), silent = TRUE)
cat(res2)
class(res2)
inherits(res2, "try-error")
print(res2)
#%%
cond <- structure(class = c("custom", "condition"), list(message = "hello", call = NULL))
r <- withCallingHandlers(
  { signalCondition(cond); "done" },
  custom = function(c) cat("saw custom\n"))
r
tryCatch(signalCondition(cond), custom = function(c) paste("caught", conditionMessage(c)))
print(cond)
#%%
myCondition <- function(msg, class) structure(class = c(class, "condition"), list(message = msg, call = sys.call(-1)))
f <- function() stop(myCondition("custom stop", "my_error"))
tryCatch(f(), my_error = function(e) cat("class:", class(e), "msg:", conditionMessage(e), "\n"))
f()
#%%
e <- simpleError("E!"); w <- simpleWarning("W!"); m <- simpleMessage("M!"); cnd <- simpleCondition("C!")
class(e); class(w); class(m); class(cnd)
print(e); print(w); print(m); print(cnd)
str(e)
conditionMessage(e); is.null(conditionCall(e))
tryCatch(stop(e), error = function(err) identical(err, e))
tryCatch(warning(w), warning = function(x) class(x))
tryCatch(message(m), message = function(x) conditionMessage(x))
stop(e)
#%%
outer_fn <- function() { inner_fn() }
inner_fn <- function() { warning("inner warning"); "value" }
x <- outer_fn()
x
y <- suppressWarnings(outer_fn())
y
#%%
tryCatch({
  tryCatch(stop("inner"), error = function(e) stop(paste("outer of", conditionMessage(e))))
}, error = function(e) cat("Got:", conditionMessage(e), "\n"))
#%%
f <- function() { tryCatch(return("from tryCatch"), finally = cat("finally runs\n")); "after" }
f()
g <- function() { for (i in 1:3) { r <- tryCatch({ if (i == 2) next; i }, error = function(e) NULL); cat("i:", i, "\n") }; "end" }
g()
h <- function() { repeat { tryCatch({ break }, finally = cat("leaving\n")) }; "out" }
h()
#%%
withCallingHandlers(
  { warning("A"); message("B"); cat("C\n"); "result" },
  warning = function(w) { cat("w:", conditionMessage(w), "\n"); tryInvokeRestart("muffleWarning") },
  message = function(m) { cat("m:", conditionMessage(m)); tryInvokeRestart("muffleMessage") })
#%%
with_retry <- function(f, times) {
  for (i in seq_len(times)) {
    ok <- tryCatch({ r <- f(i); TRUE }, error = function(e) { cat("attempt", i, "failed:", conditionMessage(e), "\n"); FALSE })
    if (ok) return(r)
  }
  stop("all attempts failed")
}
with_retry(function(i) if (i < 3) stop("not yet") else i * 10, 5)
with_retry(function(i) stop("never"), 2)
#%%
f <- function(x) { warning("W1"); warning("W2"); x }
r <- f(1); r
op <- options(warn = 1); f(2); options(op)
f(3)
warnings()
#%%
x <- c(1, 2, 3)
x[["a"]]
#%%
list(a = 1)[["b"]]
list(a = 1)[["b"]][["c"]]
list(a = 1)$b$c
list(a = list(b = 1))[["a"]][["z"]]
list(1)[[2]]
#%%
m <- matrix(1:4, 2); m[3, 1]
#%%
NULL[[1]]
NULL$a
c(a = 1)["b"]
c(a = 1)[["b"]]
#%%
"a" + 1
#%%
-"a"
#%%
!"a"
#%%
sum("a")
#%%
mean("a")
#%%
if (c(TRUE, FALSE)) 1
#%%
if (NULL) 1
#%%
while (NA) 1
#%%
x <- 5; x()
#%%
f <- function(n) { n$value }; f(5)
#%%
new_obj
#%%
new_fun()
#%%
library(nonexistent_pkg)
#%%
strtoi("zz", 36); strtoi("9", 8); as.integer("12abc")
#%%
factorial(171); gamma(-1); log(-1); sqrt(-1); 1:3 + 1:2
#%%
as.numeric("1e5"); as.numeric("abc"); as.integer(3e10); as.integer("99999999999")
#%%
matrix(1:6, nrow = 4); matrix(1:6, 2, 2)
#%%
data.frame(a = 1:3, b = 1:2)
#%%
strsplit(NULL, "a"); nchar(NULL); toupper(NULL)
#%%
match.arg("x", c("apple", "banana"))
#%%
f <- function(type = c("linear", "quadratic")) { type <- match.arg(type); type }
f(); f("quad"); f("cubic")
#%%
f <- function(x) { x <- match.arg(x, c("a", "b"), several.ok = TRUE); x }; f(c("a", "b")); f("c")
#%%
do.call("nonexistent_f", list())
#%%
Reduce(function(a, b) a + b, list(1, "a"))
#%%
sapply(1:3, function(i) if (i == 2) stop("at two") else i)
#%%
vapply(c("a", "bb"), nchar, character(1))
#%%
vapply(list(1:3, 4:6), function(x) x[1:2], numeric(1))
#%%
mapply(function(x, y) x + y, 1:3, c("a", "b", "c"))
#%%
Recall()
#%%
get("undefined_thing")
#%%
eval(parse(text = "1 +"))
#%%
eval(parse(text = "x <- 5; x y"))
#%%
parse(text = "a b")
#%%
str2lang("a +")
#%%
environment()$undefined
e <- new.env(); e$x; e[["y"]]; e[[1]]
#%%
lapply(1:2, function(x) x)[[3]]
#%%
stop("a", "b", 1:3, TRUE, NULL)
#%%
warning("a", 1, "b"); warning(c("x", "y"))
#%%
message("a", 1:3, TRUE); message(c("x", "y")); message("no nl", appendLF = FALSE); message()
#%%
stop(paste("multi", "line\nmessage"))
#%%
f <- function() stop("line one\nline two"); f()
#%%
f <- function() warning("line one\nline two"); f()
#%%
signalCondition("nothing happens"); cat("still here\n")
