x <- c(b = 2, a = 1); x[["b"]] <- 5; x; names(x)[2] <- "z"; x; x["new"] <- 9; x
l <- list(a = 1, b = list(c = 2)); l$b$c <- 10; l[["b"]][["d"]] <- 11; l$e$f$g <- 12; str(l)
l[c("a", "b")] <- NULL; str(l); l["q"] <- list(NULL); str(l); l$q <- NULL; length(l)
v <- 1:5; v[8] <- 10L; v; v[-1]; v[v > 3 & !is.na(v)]; v[c(TRUE, FALSE)]; v[10]; v[0]; v[-(1:3)]
m <- matrix(1:6, 2); m[m > 2] <- 0L; m; m[2, ] <- c(9L, 8L, 7L); m; m[, 2]; m[, 2, drop = FALSE]; dim(m) <- NULL; m
"my var" <- 3; `my var` + 1; assign("dyn", 5); dyn; get("dyn"); exists("nope"); rm(dyn); exists("dyn")
a <- b <- c <- 7; c(a, b, c); 5 -> d; d; f <- function() { e <<- 99; e }; f(); e
names(l) <- NULL; l; is.list(l); levels(ff <- factor(c("x", "y", "x"))); levels(ff)[1] <- "X"; ff
body(f)[[2]]; attr(v, "meta") <- "info"; attributes(v); attr(v, "meta") <- NULL; attributes(v)
mostattributes(v) <- list(names = letters[1:8], foo = 1); v
dim(v) <- c(2, 4); v; dimnames(v) <- list(c("r1", "r2"), NULL); v
is.na(v) <- 1; v; diag(m2 <- matrix(0, 2, 2)) <- c(1, 2); m2
substr(s <- "hello", 1, 1) <- "J"; s; regmatches(s, gregexpr("l", s)) <- list(c("L", "1")); s
#%%
f <- function(x) { x[1] <- 100; x }; y <- 1:3; f(y); y
g <- function(e) { e$val <- 1; invisible() }; en <- new.env(); g(en); en$val
h <- function() { x <- 1; k <- function() x <<- x + 1; k(); k(); x }; h()
x <- 10; sc <- function() { x <- 20; inner <- function() x; inner() }; sc()
dyn_scope <- function() eval(quote(x), parent.frame()); wrapper <- function() { x <- 30; dyn_scope() }; wrapper()
rec <- function(n) { if (n == 0) return("done"); rec(n - 1) }; rec(100)
(function() { on.exit(cat("bye\n")); cat("hi\n"); invisible("ret") })()
vapply(split(1:6, c(1, 1, 2, 2, 3, 3)), sum, numeric(1))
Reduce(`+`, 1:5, accumulate = TRUE); do.call(mapply, list(FUN = function(a, b) a * b, 1:3, 4:6))
Filter(Negate(is.na), c(1, NA, 3)); Position(is.na, c(1, NA, 3)); Find(function(v) v > 1, 1:3)
nchar(strrep("ab", 3)); rev(strsplit("abc", "")[[1]]); paste(rev(strsplit("abc", "")[[1]]), collapse = "")
outer(1:3, 1:3, function(i, j) i + j); sapply(1:3, function(i) sapply(1:2, function(j) i * j))
array(1:24, c(2, 3, 4))[2, 3, 4]; tryCatch(array(1:8, c(2, 2, 2))[3, 1, 1], error = function(e) conditionMessage(e))
mapply(function(...) paste(..., sep = "-"), c(a = "x", b = "y"), c("p", "q"))
rapply(list(1, 2, list("a", 3)), function(x) x + 1, classes = "numeric", how = "list") |> str()
identical(c(a = 1), c(a = 1)); identical(list(1, "a"), list(1, "a")); identical(1L, 1); all.equal(1, 1 + 1e-10)
seq(1, 10, length.out = 4); seq_len(0); seq(5); seq(2, 11, 3); rev(seq(0, 1, 0.25)); 10:1
is.null(list()); length(NULL); is.na(NA_character_); NA > 1; NA & FALSE; NULL > 1; any(logical(0)); all(logical(0)); xor(TRUE, NA)
#%%
tc <- function(expr) tryCatch(expr, error = function(e) cat("E:", conditionMessage(e), "\n"), warning = function(w) cat("W:", conditionMessage(w), "\n"))
tc(f_undefined()); tc(var_undefined); tc(1 + "a"); tc(as.integer("x")); tc(sqrt(-1)); tc(log("a")); tc(list(1) + 1); tc(NULL + 1); tc(c(1, 2) + c(1, 2, 3)); tc(matrix(1:4, 2) %*% matrix(1:3, 1)); tc(stop("custom")); tc(warning("cw")); tc(match.arg("x", c("a", "b"))); tc(get("zzz")); tc(new.env()$x); tc(list(a = 1)$a$b$c); tc("a"$b); tc((function(x) x)()); tc(mean()); tc(factor(1:3) + 1); tc(strsplit(1, "a")); tc(rep(1:3, times = -1)); tc(vector("foo", 2)); tc(integer(-1)); tc(if (NA) 1); tc(while (NULL) 1); tc(for (i in function() 1) 1); tc(switch("a")); tc(do.call("f", 1)); tc(Reduce("+", list(1, "a"))); tc(sapply(1:2, function(i) stop("in sapply ", i))); tc(eval(quote(undefined_q))); tc(parse(text = "1 + + ")); tc(parse(text = ")")); tc(library("notThere")); tc(UseMethod("zz")); tc(NextMethod()); tc(environment(1)$a); tc(as.environment(-5)); tc(attr(1, 2)); tc(names(1) <- "a"); tc(dim(1:6) <- c(2, 2)); tc({ z <- 1:6; dim(z) <- c(4, 2) }); tc({ z <- 1:3; names(z) <- letters[1:5] }); tc({ z <- 1:3; levels(z) <- "a"; z }); tc(array(1:4, c(2, 2))[[5]]); tc(list()[[1]]); tc(letters[[30]]); tc((1:3)[[-1]]); tc((1:3)[c(-1, 1)]); tc(matrix(1:4, 2)[, 3]); tc(matrix(1:4, 2)["a", ]); tc(list(a = 1)[["a", exact = TRUE]]); tc(data.frame(a = 1)$b); tc(data.frame(a = 1)[, "b"]); tc(data.frame(a = 1)[["b"]]); tc(unlist(list(a = 1, b = "x"))); tc(as.numeric(list(1, 2:3))); tc(strtoi("abc", 2)); tc(solve(matrix(0, 2, 2))); tc(nchar(c("a", NA))); tc(substr(1234, 2, 3)); tc(sprintf("%d", 1.5)); tc(sprintf("%d", "a")); tc(sprintf("%s %s", "a")); tc(sprintf("%q", 1)); tc(gsub("(", "", "a(b")); tc(regmatches("a", 1)); tc(nlevels(1)); tc(unsplit(1, 2)); tc(merge(1, 2)); tc(Recall()); tc(sys.call(5)); tc(sys.function(5)); tc(parent.frame(-1)); tc(on.exit()); tc(invokeRestart("none")); tc(signalCondition("x", NULL)); tc(simpleError()); tc(tryCatch(stop("a"), error = "notafunction")); tc(withCallingHandlers(1, 2)); tc(tryCatch(1, 2))
#%%
long_call <- quote(some_function_name(argument_one = 1, argument_two = "two", argument_three = c(1, 2, 3), argument_four = list(a = 1, b = 2)))
deparse(long_call); print(long_call); cat(deparse(long_call, width.cutoff = 40), sep = "\n"); nchar(deparse(long_call))
f <- function(data, formula = y ~ x, method = c("first", "second", "third"), options = list(tolerance = 1e-6, maxit = 100), ...) { result <- data; if (length(result) > 10 && is.numeric(result) || is.character(result)) { for (i in seq_along(result)) { result[[i]] <- result[[i]] * 2 } } else { stop("unsupported") }; while (FALSE) break; repeat { break }; switch(method, first = 1, second = { 2 }, 3); function(x) x; -x; !y; (a + b) * c; x$y$z; x[["a"]][1, , drop = FALSE]; if (a) b else if (c) d else e; x <- y <<- z; `odd name`(1); "string with \"quotes\" and \\ and \n"; 1e-10; 1L; TRUE; NULL; NA_character_; a %in% b; ~x; y ~ x | z; ?help; a:b; x@slot; pkg::fun; pkg:::hidden; -(1 + 2); 2^-1; a <- function(x, ...) UseMethod("a"); invisible(NULL) }
f
print(body(function(x) { if (x) { y } else { z } }))
deparse(quote(if (a) { b } else { c })); deparse(quote(function(x, y = 2, ...) { x }))
g <- function(x) x+1; g
h <- function(a,b){a+b # comment
}
h
deparse(args(paste)); deparse(quote(x[1:3, "a"])); deparse(c(a = 1, b = 2)); deparse("a\tb\u00e9"); deparse(1:10); deparse(c(1.5, 2)); deparse(list(x = 1, y = "b")); deparse(TRUE); deparse(NULL); deparse(c(TRUE, NA)); deparse(1e6); deparse(123456789); deparse(0.1); deparse(1/3); deparse(100000); deparse(1e5 + 0.1); deparse(-1.5); deparse(2L); deparse(c(1L, NA)); deparse(3+2i); deparse(letters[1:3]); deparse(character(0)); deparse(factor("a")); deparse(as.name("a b")); deparse(quote(`a b` + 1)); deparse(quote(a$`b c`)); deparse(quote("f"(x))); deparse(quote((function(x) x)(1)))
#%%
ff <- function(n) { if (n == 0) { print(sys.nframe()); print(sys.call()); print(sys.call(1)); print(sys.call(-1)); print(length(sys.calls())); print(sys.parents()); print(class(sys.frames())); return(parent.frame()) }; ff(n - 1) }
e <- ff(2); class(e); environmentName(globalenv())
outer_f <- function() { x <- "outer x"; inner_f() }; inner_f <- function() { parent.frame()$x }; outer_f()
caller_name <- function() deparse(sys.call(-1)[[1]]); who <- function() caller_name(); who()
fn_args <- function(a, b, ...) { mc <- match.call(); as.list(mc)[-1] }; str(fn_args(1 + 2, b = x, 3, k = "v"))
this_fn <- function() as.character(sys.call()[[1]]); this_fn()
where_am_i <- function() { f <- function() environmentName(topenv()); f() }; where_am_i()
nested <- function() { g <- function() parent.frame(2); identical(g(), globalenv()) }; nested()
eval(quote(sys.call())); evalq(sys.nframe(), new.env()); local(sys.function()) |> class()
do.call(function(...) sys.call(), list(1, a = 2)); sapply(1:2, function(i) sys.call()); Map(function(x) sys.call()[[1]], 1) |> class()
update_env <- function() { assign("created", 1, envir = parent.frame()); invisible() }; update_env(); created
with_env <- function(code) eval(substitute(code), list(x = 100), parent.frame()); y <- 1; with_env(x + y)
formals(function(a, b = 2) NULL) |> names(); arity <- function(f) length(formals(f)); arity(function(x, y, z) 1); arity(sum); args(sum); args("paste")
is.primitive(c); class(c); typeof(sum); typeof(mean); typeof(`if`); mode(quote(x)); mode(quote(f(x))); storage.mode(1L); mode(1L); class(quote(x[1])); typeof(quote(x)); mode(NULL); mode(list()); mode("a"); mode(sum)
environment(function() 1); class(environment()); e2 <- new.env(); local({ zz <- 5 }, envir = e2); e2$zz; ls(e2); mget(c("zz"), envir = e2); exists("zz", envir = e2, inherits = FALSE); rm("zz", envir = e2); ls(e2)
as.list(e2); eapply(list2env(list(p = 1, q = 2)), function(v) v * 10)[c("p", "q")]; env2 <- as.environment(list(k = 1)); get("k", envir = env2); parent.env(globalenv()) |> class(); nchar(environmentName(parent.env(globalenv()))) > 0; isTRUE(all.equal(e2, e2)); identical(e2, new.env()); is.environment(e2); length(e2); e2[["w"]] <- 3; names(e2); e2$w
lockBinding("w", e2); tryCatch(e2$w <- 4, error = function(err) conditionMessage(err)); bindingIsLocked("w", e2); makeActiveBinding("ab", local({ n <- 0; function() { n <<- n + 1; n } }), e2); e2$ab
#%%
callCC(function(k) { for (i in 1:10) if (i == 4) k(i); "not" }); callCC(function(k) "plain")
f <- function() { zz <- 5; g() }; g <- function() dynGet("zz"); f(); tryCatch(dynGet("nope_q"), error = conditionMessage); dynGet("nope_q", "dflt")
enquote(quote(x + 1)); getElement(list(a = 1, b = 2), "b"); isa(1, "numeric"); isa(structure(1, class = c("a", "b")), "b"); isa(1L, "numeric")
as.null(5); mat.or.vec(2, 1); mat.or.vec(2, 2); logb(8, 2); list2DF(list(a = 1:2, b = c("x", "y")))
h <- function(...) hasArg(q); h(q = 1); h(2); k <- function(x, ...) hasArg("x"); k(1); k()
existsFunction("sum"); existsFunction("nope_f"); functionBody(function(x) x + 1)
withCallingHandlers(packageStartupMessage("hi ", 3), packageStartupMessage = function(m) { cat("got", conditionMessage(m)); invokeRestart("muffleMessage") })
suppressPackageStartupMessages(packageStartupMessage("quiet"))
URLencode("a b&c=d/e?f"); URLencode("a b&c=d/e?f", reserved = TRUE); URLdecode("a%20b%26c"); URLencode("\u00e9")
#%%
v <- numeric_version("1.10.3"); v; v > "1.9"; v == "1.10.3"; v < "1.10.3.1"; as.character(v); format(v); class(v)
getRversion() >= "3.5.0"; getRversion() < "5"; class(getRversion()); packageVersion("base") >= "4.0.0"; compareVersion("1.2.3", "1.2.4"); compareVersion("1.10", "1.9"); compareVersion("1.0", "1.0"); compareVersion("1.0.1", "1.0")
tryCatch(numeric_version("abc"), error = conditionMessage); v[[c(1, 2)]]; package_version("3.4.5")$major; package_version("3.4.5")$minor
R.version$major; R.version$minor
#%%
asplit(matrix(1:4, 2), 1)
asplit(matrix(1:4, 2, dimnames = list(c("a", "b"), NULL)), 1)
#%%
f <- function() { g <- function() sys.parents(); c(g(), sys.nframe()) }; f()
s <- (function() sys.status())(); names(s)
formals(paste)$sep; formals(sapply)$simplify; names(formals(vapply)); args(sapply); args(lapply); formals(nchar)$type; formalArgs(order)
str(paste); str(lapply); args("nchar"); args(function(x, y = 3) x); args(5)
mean(c(1, 2, 3, 100), 0.25); mean(c(1, NA), na.rm = TRUE); mean(x = 1:4, trim = 0.5)
#%%
f <- function(x, y) { x <- x + 1; y }
environment(f)
is.function(f); deparse(f); body(f)[[1]]; class(body(f)); as.list(f)
f2 <- f; body(f2)[[2]] <- quote(x <- x * 100); f2
formals(f2) <- alist(x = , y = x * 2); f2; f2(3)
environment(f2) <- new.env(); class(environment(f2))
identical(f, f); identical(function(x) x, function(x) x); all.equal(f, f2)
do.call(f, list(1, quote(z)), quote = TRUE)
Reduce(function(f, g) function(x) g(f(x)), list(sqrt, abs, function(v) v + 1))(16)
(function(n) { if (n <= 1) 1 else n * sys.function()(n - 1) })(5)
sapply(list(sum, mean, max), function(fn) fn(c(1, 5, 9)))
fl <- list(add = `+`, sub = `-`); fl$add(2, 3); fl[["sub"]](5, 1); sapply(fl, function(o) o(10, 2)); `+`(1, 2); sapply(1:3, `-`); "%plus%" <- function(a, b) paste0(a, b); "x" %plus% "y"; Map(`*`, 1:2, 3:4); mapply(`%in%`, list(1, 5), list(1:3, 1:3))
`my fun` <- function() "odd name"; `my fun`(); `second<-` <- function(x, value) { x[2] <- value; x }; v <- 1:3; second(v) <- 10L; v; `modify<-` <- function(x, pos, value) { x[[pos]] <- value; x }; l <- list(1, 2); modify(l, 2) <- "new"; l; names(l) <- c("a", "b"); modify(l$a, 1) <- 99; l
#%%
x <- 1:10
x |> head(3) |> rev()
sq <- function(x) x^2; 4 |> sq(); c(1, 2) |> (\(v) v * 2)(); "a" |> paste("b", sep = "-"); x |> sum() |> sqrt() |> round(2); list(a = 5) |> getElement("a")
x |> sapply(FUN = \(i) i + 1) |> sum(); mtx <- matrix(1:4, 2) |> t(); mtx; quote(x |> f(1, y = 2)); Filter(\(v) v %% 2 == 0, x); Map(\(a, b) a + b, 1:2, 3:4) |> unlist()
#%%
t1 <- tryCatch(stop("a"), error = function(e) e); class(t1); conditionMessage(t1); conditionCall(t1); t1$message; names(t1); is.list(t1); inherits(t1, "simpleError"); format(conditionCall(tryCatch(log("x"), error = identity))); str(t1$call)
t2 <- tryCatch(as.integer("q"), warning = identity); class(t2); t2; t3 <- tryCatch(message("note"), message = identity); class(t3); t3; as.character(t1); print(t1)
r <- withCallingHandlers(tryCatch({ message("m1"); warning("w1"); "never" }, warning = function(w) "from warning"), message = function(m) { cat("[msg]", conditionMessage(m)); invokeRestart("muffleMessage") }); r
nested <- function() { tryCatch({ inner() }, error = function(e) { paste("outer caught:", conditionMessage(e)) }) }; inner <- function() { tryCatch(stop("deep"), warning = function(w) "wrong handler") }; nested()
tryCatch({ on.exit(cat("not a function\n")); 1 }, finally = cat("fin\n"))
result <- tryCatch({ 42 }, error = function(e) -1, finally = { cat("done\n") }); result
tryCatch(stop("x"), condition = function(c) cat("cond:", class(c)[1], "\n")); tryCatch(warning("x"), condition = function(c) cat("cond:", class(c)[1], "\n"))
h <- function(x) { tryCatch({ if (x) stop("yes"); "no error" }, error = function(e) { "handled" }, finally = { cat("cleanup", x, "\n") }) }; h(TRUE); h(FALSE)
withRestarts({ cat("before\n"); invokeRestart("skip", "skipped value"); cat("not here\n") }, skip = function(v) v)
f <- function(x) { withRestarts({ if (x < 0) stop("neg"); sqrt(x) }, useValue = function(v) v) }
withCallingHandlers(f(-4), error = function(e) invokeRestart("useValue", 0)); computeRestarts()[[1]]$name
e <- errorCondition("custom msg", class = "myError", data = list(1, 2), call = quote(f(x))); class(e); e$data; tryCatch(stop(e), myError = function(err) paste("got", conditionMessage(err))); w <- warningCondition("wmsg", class = "myWarning"); tryCatch(warning(w), myWarning = function(x) class(x))
tryCatch(stop(e), error = function(err) print(conditionCall(err)))
stop(e)
#%%
warning(warningCondition("wmsg", class = "myWarning", call = quote(g(y))))
f <- function() { warning("in f"); invisible(3) }
f(); x <- f(); suppressWarnings(f(), classes = "warning"); suppressWarnings({ f(); as.numeric("z") })
suppressMessages({ message("hidden"); "shown" })
op <- options(warn = -1); f(); options(op); options(warn = 1); f(); cat("after\n"); as.numeric("q"); g <- function(v) as.integer(v); g("w")
options(warn = 0); for (i in 1:3) warning(paste("loop", i)); sapply(1:2, function(i) warning("s", i))
#%%
sprintf("%5.2f|%-8s|%03d|%e|%g|%%|%s", pi, "ab", 7L, 12345.678, 1e-5, TRUE); sprintf("%s has %d items", c("A", "B"), 2:3); sprintf("%*d", 5, 42L); sprintf("%+d", 5L); sprintf("%x %X %o", 255L, 255L, 8L); sprintf("%10s|", "right"); sprintf("%s", list("a", 1, TRUE)); sprintf("%d%%", 50L); sprintf("%s", 1.5); sprintf("%s", 1L); sprintf("%5s", NA); sprintf("%d", NA_integer_); sprintf("%f", NaN); sprintf("% d", 42L); sprintf("%.3s", "abcdef"); sprintf("%2$s %1$s", "world", "hello"); sprintf(character(0)); sprintf("%s", character(0)); sprintf("no format"); nchar(sprintf("%10.3f", pi)); sprintf("%i", 3); sprintf("%.0f", 2.5); sprintf("%5.1f%%", 45.678); sprintf("%s", NULL); sprintf("%s", NA_character_); sprintf("%d", 3); sprintf("%G", 1e-10); sprintf("%a", 1)
x <- c("apple=1", "banana=22", "cherry"); m <- regexpr("[0-9]+", x); m; regmatches(x, m); regmatches(x, gregexpr("[a-z]", x))[[3]]; g <- gregexpr("an", "banana"); g[[1]]; regmatches("banana", g); sub("(\\w+)=(\\d+)", "\\2:\\1", x); gsub("[aeiou]", "<\\0>", "education"); gsub("(a)(b)?", "[\\1\\2]", "abaab"); toupper(gsub("(^|\\s)(\\w)", "\\1\\U\\2", "the quick fox", perl = TRUE)); gsub("(^|\\s)(\\w)", "\\1\\U\\2", "the quick fox", perl = TRUE); regexec("(\\w+)@(\\w+)", "user@host"); regmatches("user@host", regexec("(\\w+)@(\\w+)", "user@host")); grepl("^a.*e$", x); grep("an", x, value = TRUE); strsplit("a1b22c", "[0-9]+"); strsplit("a.b.c", ".", fixed = TRUE); unlist(strsplit("2024-01-15", "-")); sub("\\s+$", "", "trail   "); trimws("  both  "); gsub(".", "-", "a.b", fixed = TRUE); regexpr("b", "abc")[1]; gregexpr("x", "abc")[[1]][1]; startsWith("hello", "he"); endsWith("hello", "lo"); casefold("ABC", upper = FALSE); chartr("abc", "xyz", "aabbcc"); rev(utf8ToInt("abc")); intToUtf8(c(72, 105)); sprintf("%s", sQuote("q", FALSE)); dQuote("d", FALSE); shQuote("it's"); noquote("nq"); format("left", width = 10); format(3.14159, nsmall = 2); format(1e6, big.mark = ","); format(TRUE); format(c("a", "bbb")); format(-1.5); formatC(3.14159, digits = 3, format = "f"); formatC(42, width = 8, flag = "0"); formatC(c(1, 10, 100)); prettyNum(1234567, big.mark = ","); nchar("h\u00e9llo"); substring("hello", 1:3, 3:5); rev(strsplit("a b c", " ")[[1]]); paste0("x", 1:3, collapse = "+"); strtoi("ff", 16L); strtoi("077", 8); toupper(letters[1:3]); month.name[1]; LETTERS[5]; sprintf("%s", format(c(1.123456789, 2.1), digits = 3)); cat(sep = "", "a", "b\n"); cat("a", "b", sep = "\n"); cat("\n"); cat(1:3, c("x", "y"), TRUE, "\n", sep = " "); message("msg"); print("quoted"); print(c(a = 1, b = 2)); print(1:3); print(list(1, "a")); writeLines(c("l1", "l2")); writeLines("a\tb"); toString(1:5); cat(format(c("a", "bb", "ccc")), sep = "|"); cat("\n"); cat(formatC(c("a", "bb"), width = 5), "\n"); cat(formatC(c("a", "bb"), width = -5), "|\n"); cat(sprintf("%-10s%5d\n", c("ab", "cde"), c(1L, 20L)), sep = "")
