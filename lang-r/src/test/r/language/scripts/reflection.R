f <- function(x, y = 2, ...) { z <- x + y; z }
formals(f)$y; names(formals(f)); body(f); body(f)[[2]]; args(f); arity <- length(formals(f)); arity
#%%
f <- function(x) x; body(f) <- quote(x^2); f(3); formals(f) <- alist(x = , n = 2); f; environment(f)
#%%
f <- function(x, ...) UseMethod("f"); f
g <- function(a = c("x", "y"), b) { if (a) b else { NULL } }; g
#%%
bquote(a + .(1 + 2)); x <- quote(z); bquote(f(.(x), y)); substitute(a + b, list(a = 1, b = quote(k)))
#%%
e <- expression(a * b, c + d); length(e); e[[1]]; eval(e[[1]], list(a = 2, b = 3)); sapply(e, class); e
#%%
p <- parse(text = "x <- 1; y <- x + 1"); length(p); p[[2]]; for (i in p) eval(i); y; class(p); deparse(p[[1]])
#%%
parse(text = "x +")
#%%
parse(text = "x y")
#%%
f <- function(...) { call <- match.call(); call[[1]] <- as.name("list"); eval(call) }; f(a = 1, 2)
g <- function(x, ...) match.call(expand.dots = FALSE); g(1, 2, k = 3)
#%%
f <- function(x) { y <- substitute(x); list(class(y), deparse(y)) }; f(a + b); f(a); f(1); f("s"); f(function(u) u)
#%%
quote(if (a) b else c); quote(for (i in 1:10) { x }); quote(function(x, y = 2) x + y); quote(x[1]$b[[2]]); quote(-(1 + 2)); quote(!a || b && c); quote(a %in% b); quote(`my var` + 1); quote(x <- y); quote({a; b})
#%%
deparse(quote(x + y)); deparse(c(1.5, 2)); deparse("a\"b"); deparse(1:10); deparse(c(a = 1)); deparse(list(x = 1, y = "b")); deparse(TRUE); deparse(NULL); deparse(function(x) x + 1); deparse(c(1L, NA)); deparse(1e6); deparse(0.1); deparse(1/3); deparse(letters[1:3])
#%%
dput(list(a = 1:3, b = "x")); dput(c(a = 1.5)); dput(factor(c("u", "v"))); dput(data.frame(a = 1:2)); dput("q\n"); dput(NA_character_); dput(c(TRUE, NA)); dput(1e-20); dput(pi)
#%%
as.call(list(as.name("sum"), 1, 2)); eval(as.call(list(as.name("sum"), 1, 2))); call("round", 10.5); eval(call("round", 10.5)); is.call(quote(f())); as.list(quote(f(x, y = 1))); mode(quote(f(x))); class(quote(x))
#%%
f <- function() { x <- 1; g <- function() parent.frame(); identical(g(), environment()) }; f(); h <- function() sys.function(); h(); k <- function(n) { if (n > 0) k(n - 1) else sys.nframe() }; k(3)
#%%
outer <- function() { inner <- function() parent.env(environment()); identical(inner(), environment()) }; outer(); environmentName(globalenv()); environmentName(baseenv()); environmentName(emptyenv()); emptyenv(); globalenv()
#%%
e <- new.env(); assign("x", 10, e); local({ y <- x * 2; y }, envir = e); ls(e); exists("y", envir = e); get("x", e); rm("x", envir = e); exists("x", envir = e, inherits = FALSE); e[["k"]] <- 5; e$k; sort(names(e)); length(e); is.environment(e)
#%%
f <- function() { x <- 1; g <- function() { x <<- x + 1; x }; g(); x }; f(); x <- 5; h <- function() { x <- 1; x <<- 99; x }; h(); x
#%%
f <- function(x) missing(x); f(); f(1); g <- function(y) f(y); g(); g(2); h <- function(a, b = a) { c(missing(a), missing(b)) }; h(); h(1); h(1, 2)
#%%
f <- function(...) ...length(); f(1, 2); g <- function(...) ...elt(2); g("a", "b"); h <- function(...) names(list(...)); h(a = 1, 2); k <- function(...) list(...)[["a"]]; k(a = 5); (function(...) ..1 + ..2)(3, 4)
#%%
f <- function(x, ...) g(...); g <- function(a, b = 10) a + b; f(1, 2); f(1, 2, b = 3); f(1, b = 1, a = 2)
#%%
compose <- function(...) { fs <- list(...); function(x) Reduce(function(acc, f) f(acc), fs, x) }; compose(sqrt, abs, function(v) v + 1)(16); (function(n) { if (n <= 1) 1 else n * sys.function()(n - 1) })(5)
#%%
Vectorize(function(a, b) a + b)(1:3, 2); do.call(mapply, list(FUN = function(x, y) x - y, 4:6, 1:3)); Map(`+`, 1:2, 3:4)[[2]]; sapply(c(1, 4, 9), sqrt); sapply(list(a = 1:3, b = 4:6), range); array(1:4, 4); identical(sapply(1:3, identity), 1:3)
#%%
x <- 1:10; x |> head(3) |> rev(); square <- \(v) v^2; square(4); (\(a, b = a) a * b)(3); Filter(\(z) z %% 2 == 0, x)
#%%
tryCatch(eval(quote(stop("inside"))), error = function(e) print(conditionCall(e))); eval(parse(text = "1 + 1")); evalq(1 + 2, new.env()); with(data.frame(a = 1:3), sum(a)); within(list(a = 1), b <- a + 1)
#%%
invisible(5); v <- withVisible(invisible(3)); v$visible; v$value; f <- function() invisible(7); f(); y <- f(); y; print(f()); (f())
#%%
nchar(deparse(quote(a_very_long_function_name(argument_number_one = 1, argument_number_two = 2, argument_number_three = 3)))); deparse(quote(a_very_long_function_name(argument_number_one = 1, argument_number_two = 2, argument_number_three = 3)))
#%%
is.function(print); is.primitive(sum); is.primitive(mean); class(sum); identical(f <- function(x) x, f); f; print(function(a, b) NULL); function(x) x + 1
#%%
Recall <- NULL; fact <- function(n) if (n < 2) 1 else n * fact(n - 1); fact(10); fact(20); fact(170)
#%%
on <- function() { on.exit(cat("a\n")); on.exit(cat("b\n"), add = TRUE); cat("body\n"); invisible(NULL) }; on(); g <- function() { on.exit({ cat("x\n"); cat("y\n") }); 42 }; g(); h <- function() { on.exit(return(5)); 1 }
#%%
local({ a <- 2; b <- 3; a * b }); a <- 1; local(a <- 2); a; f <- function() { local({ zz <- 1 }); exists("zz", inherits = FALSE) }; f()
#%%
sys.call(); f <- function() sys.call(); f(); g <- function(...) f(...); g(1); sapply(1:2, function(i) sys.nframe() > 1)
#%%
makeActiveBinding("tick", local({ n <- 0; function() { n <<- n + 1; n } }), globalenv()); tick; tick; tick + tick
#%%
lockBinding("pi2", { assign("pi2", 6, globalenv()); globalenv() }); tryCatch(pi2 <- 7, error = function(e) conditionMessage(e)); unlockBinding("pi2", globalenv()); pi2 <- 8; pi2
#%%
Negate(is.null)(1); identity(3); Identity <- function(x) x; nchar(Sys.time()) > 5; is.na(NA) && TRUE; Reduce(`%in%`, list(1, 1:3)); mapply(identity, c(a = 1, b = 2)); rapply(list(1, 2, "a"), function(x) x + 1, classes = "numeric", how = "replace")
