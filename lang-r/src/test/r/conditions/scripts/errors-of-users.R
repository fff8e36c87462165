x <- c(b = 2, a = 1)
x[["a"]]
try(x[["z"]])
try(list(a=1)[["b"]][["c"]])
#%%
try(NULL[[1]])
try((1:3)[[5]])
try(list(1,2)[[c(1,2)]])
#%%
try(mean())
try(f_undefined(1))
try(stop())
#%%
try(stop("x", call. = FALSE))
try(matrix(1:6, 2) %*% matrix(1:6, 2))
try(1:3 + 1:2)
#%%
try(factor(1:3) + 1)
try(if (NA) 1)
try(if (c(TRUE, FALSE)) 1)
#%%
try(if (NULL) 1)
try(if ("a") 1)
try(while (NA) 1)
#%%
x <- c(b = 2, a = 1)
try(new_fn <- function(x) x + y_undefined)
try(new_fn(1))
try(as.numeric(list(1, 2:3)))
#%%
try(data.frame(a = 1:2, b = 1:3))
try(mtcars[, "zzz"])
try(mtcars["zzz", ])
#%%
try(mtcars$zzz)
try(mtcars[["zzz"]])
try(mtcars[, 20])
#%%
try(mtcars[[20]])
try(list(a = 1)$a$b$c)
try("a" + 1)
#%%
try(-"a")
try(!"a")
try(sum("a"))
#%%
try(max(character(0)))
try(max(numeric(0)))
try(min(integer(0)))
#%%
try(rep(1:3, times = -1))
try(seq(1, 10, by = -1))
try(seq_len(-1))
#%%
try(vapply(1:3, function(i) "a", numeric(1)))
try(vapply(1:3, function(i) 1:2, numeric(1)))
try(match.fun("zzzz"))
#%%
try(get("zzzz"))
try(substr(1234, 2, 3))
try(nchar(quote(a)))
#%%
try(array(1:8, c(2,2,2))[3,1,1])
try(matrix(1:4,2)[3,1])
try(matrix(1:4,2)[,3])
#%%
try(integer("a"))
try(factorial(-1))
try(sqrt(-1))
#%%
try(log("a"))
try(log(-1))
try(as.integer("3.7abc"))
#%%
try(strtoi("zz", 36))
try(strtoi("9", 8))
try(as.Date("2020-99-99"))
#%%
x <- c(b = 2, a = 1)
try(solve(matrix(c(1,2,2,4),2)))
try(chol(matrix(c(1,2,2,1),2)))
try(uniroot(function(x) x^2 + 1, c(0, 1)))
#%%
x <- c(b = 2, a = 1)
try(lm(y ~ x, data.frame(x = 1:3)))
try(t.test(1))
try(switch(NULL, a = 1))
#%%
x <- c(b = 2, a = 1)
try(switch(c("a", "b"), a = 1))
try(Reduce(`+`, list(1, "a")))
try(mapply(function(x, y) x + y, 1:2, 1:3))
#%%
x <- c(b = 2, a = 1)
try(names(1:3) <- c("a", "b"))
try({x <- 1:3; names(x) <- letters[1:5]})
try(dim(x) <- c(2, 2))
#%%
x <- c(b = 2, a = 1)
try(levels(factor(1))[[3]])
try({x <- 1:3; x[[7]] <- 1; x})
try({x <- 1:3; x[-1:1]})
#%%
try(list(1)[[NA]])
try(c(1)[[NA]])
try({l <- list(); l[["a"]][["b"]] <- 1; str(l)})
#%%
try({l <- 1:3; l$a <- 2; l})
try("abc"$a)
try((1:3)$a)
#%%
try(sum(1, "b"))
try(array(1, c(1,1,1))[1,1])
try(attr(1, 2))
#%%
try(environment(1))
try(Recall())
try(UseMethod("foo"))
#%%
try(NextMethod())
foo <- function(x) UseMethod("foo")
try(foo(1))
try(foo(matrix(1:4, 2)))
#%%
foo <- function(x) UseMethod("foo")
try(foo(data.frame()))
try(foo(NULL))
try(foo(sum))
#%%
try(parse(text = "x y"))
try(parse(text = "if ("))
try(parse(text = "a b\nc d"))
#%%
try(eval(parse(text = "1 + + ")))
try(parse(text = ")"))
try(parse(text = "'abc"))
#%%
try(parse(text = "x <- function( { }"))
try(parse(text = "5x"))
try(parse(text="a %% %% b"))
#%%
try(unlist(list(1, sum)))
try(as.numeric("1,000"))
try(integer(-1))
#%%
try(numeric("a"))
try(vector("foo", 2))
try(rnorm(-1))
#%%
try(rnorm(2, sd = -1))
try(sample(5, 10))
try(sample(0))
#%%
try(combn(2, 3))
try(choose("a", 1))
try(is.na())
#%%
try(length(1, 2))
try(nchar())
try(paste0(sep = "a"))
#%%
try(round("a"))
try(abs("a"))
try(exp("a"))
#%%
try(cumsum("a"))
try(colSums(1:3))
try(apply(1:3, 1, sum))
#%%
try(rowSums("a"))
try(t.test("a"))
try(merge(1, 2))
#%%
try(aggregate(1:3, list(1:2), sum))
try(tapply(1:3, 1:2, sum))
try(cut(1:3, 1))
#%%
try(cut(1:3, c(1, 1)))
try(findInterval(1, c(3, 2)))
try(outer(1:2, 1:2, function(x, y) 1))
#%%
try(Filter(1, 2))
try(grep("(", "a"))
try(grep("[", "a"))
#%%
try(gsub("*", "a", "b"))
try(regexpr("a{2,1}", "aa"))
try(sprintf("%d", "a"))
#%%
try(sprintf("%s %s", "a"))
try(sprintf("%y", 1))
try(sprintf("%s", function() 1))
#%%
try(strsplit("a", "["))
try(formatC("a", format = "d"))
try(formatC(1, format = "z"))
#%%
try(rep_len(1:3, -1))
try(bitwAnd(1.5, 1))
try(xor("a", TRUE))
#%%
try(any("a"))
try(which("a"))
try(rev(NULL))
#%%
try(order(list(1, 2)))
try(sort(list(1, 2)))
try(diff("a"))
#%%
try(strtoi("a", 40))
try(chartr("abc", "x", "a"))
try(rawToChar(1))
#%%
try(charToRaw(1))
try(utf8ToInt(1))
try(as.environment("zz"))
#%%
try(as.environment(100))
try(assign(1, 2))
try(get(1))
#%%
try(exists(1))
try(rm(zzzz))
try(attach(1))
#%%
try(detach(zzz))
try(stopifnot(1 == 2))
try(stopifnot(c(TRUE, FALSE, TRUE)))
#%%
try(stopifnot(NA))
try(stopifnot("a"))
try(match.arg("a", 1))
#%%
try(match.arg(c("a","b"), c("c","d")))
try(nlevels(1))
try(droplevels(1))
#%%
try(levels(1) <- "a")
try(as.POSIXct("abc"))
try(strptime("a"))
#%%
try(difftime("a", "b"))
try(ISOdate("a", 1, 1))
try(seq(as.Date("2020-01-01"), by = "day"))
#%%
try(seq(as.Date("2020-01-01"), as.Date("2020-02-01")))
try(mean("a"))
try(median("a"))
#%%
try(var("a"))
try(quantile(c(1, NA)))
try(cor(1:3, 1:4))
#%%
try(complex(real = "a"))
try(Re("a"))
try(array(1:3, "a"))
#%%
try(matrix(1:6, 4, 4))
try(matrix(1:6, 4))
try(matrix(1:3, 2, 2))
#%%
try(rbind(1:2, 1:3))
try(cbind(1:2, matrix(1:6, 3)))
try(rbind(data.frame(a = 1), data.frame(b = 2)))
#%%
try(cbind(data.frame(a = 1:2), 1:3))
try(det(matrix(1:6, 2)))
try(Sys.setenv(1))
#%%
try(nchar("a", type = "zz"))
try(trimws(1))
try(rapply(1, sum))
#%%
try(environmentName(1))
try(sys.call(5))
try(parent.frame(-1))
#%%
try(arity())
try(invokeRestart("zzz"))
try(signalCondition(1))
#%%
try(warning(1))
try(setattr(1))
try(structure(NULL, a = 1))
#%%
try(unclass(globalenv()))
try(inherits(1, 2))
try(oldClass(1) <- 2)
#%%
x <- c(b = 2, a = 1)
try(class(x) <- "data.frame")
try(mapply(1, 2))
try(sapply(1:3, "zzz"))
#%%
try(lapply(1:3))
try(lapply(1:3, 1))
try(Reduce(1, 1:3))
#%%
try(do.call(1, 2))
try(nchar(c("a", NA), allowNA = 1))
try(expand.grid())
#%%
try(strrep("a", -1))
try(rev(sum))
try(duplicated(sum))
#%%
try(nrow(1:3))
try(dimnames(1:3) <- list("a"))
#%%
try(colnames(mtcars)[99])
try(mtcars[mtcars$cyl == 99, ])
try(with(mtcars, zzz))
#%%
try(within(mtcars, zzz2 <- zzz))
try(transform(mtcars, a = zzz))
try(reshape(mtcars))
#%%
try(order(mtcars$zz))
try(mtcars[order(zzz), ])
try(aggregate(mpg ~ zzz, mtcars, mean))
#%%
try(lm(mpg ~ zzz, mtcars))
try(predict(1))
try(summary(zzz))
#%%
try(Sys.Date() + Sys.Date())
try(as.Date(TRUE))
try(as.Date("a", "%Y"))
