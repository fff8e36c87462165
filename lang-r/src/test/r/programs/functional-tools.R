# Function composition, currying, memoisation, lazy streams.
compose <- function(...) { fs <- list(...); function(x) Reduce(function(acc, f) f(acc), fs, x) }
inc <- function(x) x + 1; dbl <- function(x) x * 2
compose(inc, dbl, sqrt)(7)
curry <- function(f, ...) { args <- list(...); function(...) do.call(f, c(args, list(...))) }
add3 <- function(a, b, c) a + b * c
curry(add3, 1)(2, 3); curry(add3, 1, b = 2)(3)
memo <- function(f) { cache <- list(); calls <- 0; function(n) { key <- as.character(n); if (is.null(cache[[key]])) { calls <<- calls + 1; cache[[key]] <<- f(n) }; cache[[key]] } }
fib <- memo(function(n) if (n < 2) n else fib(n - 1) + fib(n - 2))
sapply(0:15, fib); environment(fib)$calls
Map(`+`, 1:3, 4:6)
Map(function(k, v) paste(k, v), c(a = "x", b = "y"), c("p", "q"))
mapply(rep, 1:3, 3:1)
mapply(function(x, y) x + y, c(a = 1, b = 2), c(3, 4))
mapply(function(...) sum(...), 1:3, 4:6, 7:9)
Filter(function(p) all(p %% seq_len(max(1, floor(sqrt(p))))[-1] != 0), 2:30)
Reduce(function(a, b) paste0(b, a), strsplit("stream", "")[[1]])
Reduce(`+`, 1:5, accumulate = TRUE)
Reduce(function(a, b) a * 10 + b, c(1, 2, 3), accumulate = TRUE, right = TRUE)
Position(function(x) x > 3, c(1, 5, 2, 7)); Find(function(x) x > 3, c(1, 5, 2, 7))
do.call("paste", list("a", "b", sep = "-"))
do.call(mapply, list(FUN = function(a, b) a - b, 4:6, 1:3))
(function(x, y = x^2) x + y)(3)
sapply(list(sum = sum, mean = mean, max = max), function(f) f(c(2, 4, 9)))
vapply(split(mtc <- c(5, 3, 8, 1), c("a", "b", "a", "b")), sum, numeric(1))
outer(1:3, 1:3, Vectorize(function(a, b) max(a, b)))
rapply(list(1, "a", list(2, "b")), function(x) x * 10, classes = "numeric", how = "unlist")
rapply(list(a = 1, b = "x"), toupper, classes = "character", how = "replace")
stream <- function(head, tail) list(head = head, tail = tail)
from <- function(n) stream(n, function() from(n + 1))
take <- function(s, k) { out <- c(); while (k > 0) { out <- c(out, s$head); s <- s$tail(); k <- k - 1 }; out }
take(from(5), 4)
smap <- function(s, f) stream(f(s$head), function() smap(s$tail(), f))
take(smap(from(1), function(x) x^2), 5)
counter <- local({ n <- 0; function() { n <<- n + 1; n } })
counter(); counter()
args <- list(1:10); do.call(mean, args)
f <- function(x, ...) UseMethod("f"); f.default <- function(x, ...) list(...); str(f(1, a = 2, b = "z"))
g <- function(...) { dots <- list(...); names(dots) }; g(a = 1, 2, b = 3)
h <- function(...) ..2; h(10, 20, 30); (function(...) ...length())(1, 2, 3); (function(...) nargs())(1, 2)
k <- function(first, ...) { extra <- c(...); if (length(extra)) first + sum(extra) else first }; k(1); k(1, 2, 3)
match.arg("me", c("mean", "median")) |> tryCatch(error = function(e) "ambiguous")
centre <- function(x, type = c("mean", "median", "trimmed")) { type <- match.arg(type); switch(type, mean = mean(x), median = median(x), trimmed = mean(x, trim = .1)) }
centre(c(1, 2, 3, 50)); centre(c(1, 2, 3, 50), "med")
pipeline <- c(4, 9, 16) |> sqrt() |> rev() |> paste(collapse = ">"); pipeline
sq <- \(x) x^2; sq(1:3)
Recall_test <- function(n) if (n <= 1) 1 else n * Recall(n - 1); Recall_test(5)
invisible(sapply(1:3, function(i) cat("item", i, "\n")))
array(sapply(1:3, function(i) diag(2) * i), c(2, 2, 3))[, , 2]
nested <- lapply(1:2, function(i) lapply(1:2, function(j) i * j)); str(nested)
Reduce(function(f, g) function(x) g(f(x)), list(inc, dbl, inc))(1)
tryCatch(match.fun("nonesuch"), error = function(e) cat(conditionMessage(e), "\n"))
body(function(x) x + 1); formals(function(a, b = 2) NULL)$b; arity <- function(f) length(formals(f)); arity(add3)
