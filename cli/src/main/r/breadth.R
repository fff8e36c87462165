# What scripts do now and then: run once while the AOT cache is made, after training.R, so that the classes it takes are in
# the cache. What is missing here is loaded from jars when a program first does it, which takes many times as long.

# Dates and times.
d <- as.Date(c("2024-01-31", "2024-02-29", NA)) + 0:2
format(d, "%d %b %Y"); weekdays(d); months(d); seq(d[1], by = "month", length.out = 3); cut(d[1:2], "month")
diff(d); difftime(d[2], d[1], units = "hours")
t <- as.POSIXct("2024-03-04 05:06:07", tz = "UTC"); format(t, "%H:%M:%S"); as.POSIXlt(t)$hour
strftime(t + 3600, "%Y-%m-%dT%H"); Sys.time() - 5; trunc(t, "hours"); ISOdate(2020, 1, 2); print(t)
julian(d[1]); strptime("01/02/2003 04:05", "%d/%m/%Y %H:%M", tz = "UTC"); as.numeric(t)
format(Sys.time(), "%Y"); as.POSIXct("2024-07-01 12:00", tz = "America/New_York")

# Factors.
f <- factor(c("low", "high", "low"), levels = c("low", "high")); levels(f); table(f, c(1, 2, 1)); summary(f)
cut(c(1, 5, 9), c(0, 3, 10)); interaction(f, f); droplevels(f[1]); tapply(1:3, f, sum); as.integer(f)
nlevels(f); print(f); by(data.frame(v = 1:3), f, function(x) sum(x$v))

# Data frames, tables and matrices.
df <- data.frame(name = c("a", "b", "c", "d"), score = c(1.5, 2, NA, 4), group = c("x", "y", "x", "y"), stringsAsFactors = TRUE)
print(df); str(df); summary(df); print(summary(df)); df[order(df$score, decreasing = TRUE), ]
subset(df, score > 1, select = c(name, score)); within(df, twice <- score * 2)
transform(df, half = score / 2); aggregate(score ~ group, df, mean)
aggregate(df$score, list(g = df$group), mean, na.rm = TRUE); merge(df, df, by = "name"); rbind(df, df)
cbind(df, n = 1:4); unique(df); duplicated(df); is.na(df); complete.cases(df); na.omit(df)
colMeans(df[, "score", drop = FALSE], na.rm = TRUE); apply(as.matrix(df[, 2, drop = FALSE]), 1, sum)
lapply(split(df, df$group), nrow); do.call(rbind, lapply(1:2, function(i) data.frame(i = i)))
df[df$name == "a", "score"] <- 9; df$new <- NULL; df[["score"]][2] <- 3; names(df)[1] <- "who"; nrow(df)
dim(df); head(df, 2); tail(df, 1); sapply(df, class); stack(list(a = 1, b = 2))
reshape(data.frame(id = 1:2, x1 = 1:2, x2 = 3:4), direction = "long", varying = c("x1", "x2"), v.names = "x", idvar = "id")
expand.grid(a = 1:2, b = 1:2); quantile(df$score, na.rm = TRUE); xtabs(~ group, df)
prop.table(table(df$group)); addmargins(table(df$group)); ave(1:4, df$group); colnames(df)
rowSums(matrix(1:4, 2)); mapply(rep, 1:2, 2:1)
rapply(list(1, "a"), toupper, classes = "character", how = "replace"); outer(1:2, 1:3); array(1:8, c(2, 2, 2))
aperm(array(1:8, c(2, 2, 2))); sweep(matrix(1:4, 2), 1, 1:2); scale(matrix(c(1, 2, 3, 5), 2))
max.col(matrix(1:4, 2)); which(matrix(TRUE, 2, 2), arr.ind = TRUE); crossprod(matrix(1:4, 2))
solve(matrix(c(2, 1, 1, 3), 2)); det(diag(2)); diag(3); qr(matrix(c(2, 1, 1, 3), 2))
svd(matrix(c(2, 1, 1, 3), 2)); eigen(matrix(c(2, 1, 1, 3), 2)); kronecker(diag(2), diag(2))
print(matrix(c("a", "b"), 1)); print(list(a = 1, b = list(c = "x", d = 1:3)))
str(list(a = 1, b = list(c = "x")))

# Texts and patterns.
s <- "The quick brown fox"; regmatches(s, gregexpr("[a-z]+", s))
sub("(\\w+) (\\w+)", "\\2 \\1", s, perl = TRUE); regexpr("quick", s, fixed = TRUE); strsplit(s, "\\s+")
toupper(s); chartr("abc", "xyz", s); rev(utf8ToInt(s)); intToUtf8(c(72, 105))
sprintf("%-10s|%05d|%8.3f|%e|%g|%%|%x", "a", 3L, pi, 12345.678, 1e-5, 255L)
formatC(c(1, 10, 100), width = 8, flag = "0"); formatC(123456.789, big.mark = ",", format = "f", digits = 1)
format(1234567.891, big.mark = ","); format(TRUE); format(c("a", "bb")); format(-1.5)
prettyNum(1e6, big.mark = ","); nchar(s, "bytes"); trimws("  a "); startsWith(s, "The")
substring(s, 1:3, 3:5); strtoi("ff", 16L); strtoi("077", 8L); casefold(s, upper = TRUE); shQuote(s)
dQuote(s, FALSE); noquote(s); print(noquote(s)); encodeString("a\n"); toString(1:5)
cat(sep = "", "a", 1L, TRUE, NULL, "\n"); cat("x", "y", fill = TRUE); message("to the error stream")
paste(letters[1:3], collapse = "+"); rev(strsplit("abc", NULL)[[1]]); sprintf("%s has %d", c("a", "b"), 1:2)
gsub("(?<=a)b", "", "ab", perl = TRUE); grepl("^T.*x$", s); make.names("a b"); make.unique(c("a", "a"))
abbreviate("international", 5); formatC("a", width = -5); strwrap("some words that are wrapped somewhere", 15)
iconv(s, "UTF-8", "latin1"); sprintf("%s", list("a", 1)); nchar(c("a", NA)); rawToChar(as.raw(65))
bitwXor(5L, 3L); rev(as.integer(intToBits(5))[1:8]); as.hexmode(255); format(as.hexmode(10))
tolower(LETTERS[1:3]); month.name[1]; outer(c("a", "b"), 1:2, paste0); Sys.getenv("HOME")
basename("/a/b.txt"); file.path("a", "b"); tools::file_ext("a.txt"); normalizePath("."); nchar(Sys.Date())

# Files and connections.
con <- textConnection("a,b\n1,2\n3,4"); x <- read.csv(con); con <- textConnection("1 2\n3 4"); read.table(con)
file <- tempfile(); write.csv(x, file, row.names = FALSE); readLines(file)
x <- read.csv(file, stringsAsFactors = FALSE); writeLines(c("a", "b"), file)
scan(text = "1 2 3", quiet = TRUE); file.exists(file); cat("more\n", file = file, append = TRUE)
saveRDS(x, file); readRDS(file); dput(x); dput(list(a = 1:3, b = "c")); capture.output(print(1)); unlink(file)
deparse(quote(if (a) b else c)); invisible(sink(NULL) |> try(silent = TRUE)); write.table(x, quote = FALSE)
source(textConnection("y <- 1")); eval(parse(text = "1 + 2"))

# S4.
setClass("P", representation(x = "numeric"), prototype(x = 0), validity = function(object) if (length(object@x) != 1) "one" else TRUE)
setClass("Q", contains = "P", representation(y = "numeric"))
setGeneric("size", function(o, ...) standardGeneric("size")); setMethod("size", "P", function(o, ...) o@x)
setMethod("show", "P", function(object) cat("<P>\n"))
setMethod("+", signature("P", "P"), function(e1, e2) new("P", x = e1@x + e2@x)); p <- new("P", x = 1); p
size(p); p + p; is(new("Q", x = 1, y = 2), "P"); isVirtualClass("P"); try(new("P", x = 1:2), silent = TRUE)
p@x <- 3; validObject(p); initialize(p, x = 2); existsMethod("size", "P"); slotNames("Q")

# Reference classes.
Acc <- setRefClass("Acc", fields = list(n = "numeric"), methods = list(add = function(k = 1) { n <<- n + k; invisible(.self) }, show = function() cat("Acc\n")))
a <- Acc$new(n = 0); a$add()$add(2); a; a$n; b <- a$copy()
Sub <- setRefClass("Sub", contains = "Acc", methods = list(add = function(k = 1) { callSuper(k * 2) }))
Sub$new(n = 1)$add()

# S3.
print.thing <- function(x, ...) { cat("<thing>\n"); invisible(x) }; format.thing <- function(x, ...) "thing"
toString.thing <- function(x, ...) "t"
summary.thing <- function(object, ...) structure(list(n = 1), class = "summary.thing")
print.summary.thing <- function(x, ...) cat("summary\n"); "==.thing" <- function(e1, e2) TRUE
"[.thing" <- function(x, i) structure(list(unclass(x)[i]), class = "thing")
"$.thing" <- function(x, name) "part"; length.thing <- function(x) 7L
Ops.money <- function(e1, e2) { v <- get(.Generic)(unclass(e1), unclass(e2)); if (.Generic %in% c("+", "-")) structure(v, class = "money") else v }
th <- structure(list(1), class = "thing"); th; print(th); summary(th); th == th; th[1]; th$a; length(th)
m <- structure(5, class = "money"); m + m; m > 3; inherits(m, "money"); unclass(m); seq_along(th)
methods::is(m); update <- function(x, ...) UseMethod("update"); update.default <- function(x, ...) x
update(1)

# Conditions, functions, numbers and models.
r <- tryCatch(stop("a"), error = function(e) conditionMessage(e), finally = cat(""))
withCallingHandlers({ warning("w"); 1 }, warning = function(w) invokeRestart("muffleWarning"))
try(log(-1), silent = TRUE); try(stop("x"), silent = TRUE); geterrmessage()
cond <- structure(class = c("custom", "condition"), list(message = "m", call = NULL))
tryCatch(signalCondition(cond), condition = function(c) class(c))
withRestarts(invokeRestart("r", 1), r = function(x) x); simpleError("e"); suppressMessages(message("m"))
stopifnot(TRUE, 1 == 1); warningCondition("w", class = "cw")
tryCatch(as.integer("x"), warning = function(w) NA)
tryCatch(match.arg("a", c("apple", "b")), error = identity)
on <- function() { on.exit(cat("")); sys.call(); match.call(); nargs() }; on(); Recall
vapply(1:3, function(i) i * 2, 0); Map(`+`, 1:2, 3:4); Reduce(`+`, 1:4, accumulate = TRUE)
Filter(Negate(is.null), list(1, NULL)); Position(is.na, c(1, NA)); Find(is.na, c(1, NA))
do.call("sum", list(1, 2))
compose <- function(...) { fs <- list(...); function(x) Reduce(function(a, f) f(a), fs, x) }
compose(sqrt, abs)(4); local({ z <- 1; z }); environmentName(globalenv()); e <- new.env(); assign("k", 1, e)
get("k", e); exists("k", e); rm("k", envir = e); ls(e); mget(c("r"), envir = globalenv()); eapply(e, identity)
body(function(x) x); formals(function(x = 1) x); args(sum); arity <- function(f) length(formals(f))
substitute(a + b, list(a = 1)); bquote(a + .(1 + 2)); as.call(list(quote(sum), 1, 2)); quote(f(x))[[1]]
expression(a, b)[[1]]; identical(list(1), list(1)); all.equal(1, 1 + 1e-10); isTRUE(all.equal(1, 2))
Sys.sleep(0); proc.time(); system.time(1); nchar(date()); invisible(gc()); object.size(1:10); R.version.string
sessionInfo; interactive(); commandArgs(); Sys.info()[["sysname"]]; set.seed(1, kind = "default"); rnorm(2)
runif(2); sample(5); sample(c("a", "b"), 3, TRUE, c(.2, .8)); rbinom(2, 5, .5); rpois(2, 3); rexp(2)
round(-1.5); signif(123.456, 2); ceiling(1.2); 5 %/% 2; -5 %% 3; 1e308 * 10; .Machine$integer.max + 1L
bitwAnd(5L, 3L); choose(5, 2); factorial(5); gamma(5); beta(2, 3); cumsum(1:3); cumprod(1:3); rle(c(1, 1, 2))
inverse.rle(rle(c(1, 1, 2))); rev(list(1, 2)); setdiff(1:3, 2); union(1:2, 3); intersect(1:3, 2:5); 2 %in% 1:3
order(c(2, 1), c(1, 2)); sort(c("b", "A", "a")); rank(c(3, 1, 2)); which.max(c(1, 3)); range(1:3); var(1:5)
sd(1:5); median(1:4); cor(1:5, c(2, 4, 6, 8, 11)); mad(1:5); weighted.mean(1:3, 3:1); fivenum(1:10)
tabulate(c(1, 2, 2)); findInterval(2.5, 1:4); embed(1:4, 2); diff(c(1, 4, 9))
convolve(1:3, c(0, 1), type = "o"); fft(1:4); polyroot(c(6, -5, 1)); complex(real = 1, imaginary = 2) * 2i
Mod(3+4i); Re(1i); integrate(dnorm, -1, 1); optimize(function(x) (x - 1)^2, c(0, 3))
optim(c(1, 1), function(p) sum((p - 2)^2)); uniroot(function(x) x^2 - 2, c(0, 2)); approx(1:2, 3:4, 1.5)
spline(1:3, c(1, 4, 9), n = 4); dnorm(0); pnorm(1.96); qnorm(.975); dbinom(1, 2, .5); pt(2, 10)
lm(mpg ~ wt, mtcars); print(summary(lm(mpg ~ wt, mtcars))); anova(lm(mpg ~ wt, mtcars))
predict(lm(mpg ~ wt, mtcars), data.frame(wt = 3)); glm(am ~ wt, binomial, mtcars)
t.test(extra ~ group, data = sleep); chisq.test(table(mtcars$cyl, mtcars$am)); cor.test(mtcars$mpg, mtcars$wt)
head(iris); tapply(iris$Sepal.Length, iris$Species, mean); kmeans(matrix(c(1, 2, 10, 11), 4), 2)
hclust(dist(matrix(c(1, 2, 10, 11), 4))); prcomp(mtcars[, 1:3]); table(cut(mtcars$mpg, 3))
print(table(mtcars$cyl, mtcars$gear)); ftable(Titanic, row.vars = 1:2)
ts(1:12, start = c(2020, 1), frequency = 12); print(ts(1:12, start = c(2020, 1), frequency = 12))
mapply(function(x, y) x + y, 1:3, 4:6); sapply(list(a = 1:3, b = 4:6), range)
Vectorize(function(a, b) a + b)(1:3, 2); nchar(strtoi("12")); mode(1); storage.mode(1L); class(matrix(1))
is.function(sum); switch("b", a = 1, b = , c = 3); repeat break; i <- 0
while (TRUE) { i <- i + 1; if (i > 3) break }; for (n in names(list(a = 1))) n; if (is.na(NA)) 1
xor(TRUE, FALSE); any(TRUE); all(logical(0)); ifelse(c(TRUE, NA), 1, 2); seq(10, 1, by = -3); seq_len(0)
rep(c("a", "b"), times = c(2, 1)); rev(1:3); append(1:3, 9, after = 1); head(letters, -23); vector("list", 2)
numeric(3); character(0); is.null(NULL); unlist(list(a = 1, b = list(c = 2))); setNames(1:2, c("a", "b"))
modifyList(list(a = 1), list(b = 2)); nchar(Sys.time()); mapply(identity, c(a = 1)); array(1:4, 4); emptyenv()
suppressWarnings(as.numeric("a")); trunc(2.7); as.numeric("1e-3"); as.character(123.456); as.logical("yes")
as.integer(3.9); rownames(matrix(1, 1, 1, FALSE, list("r", "c"))); identity(1); nchar("é"); rev(NULL)
Negate(is.na)(1); regexpr("b+", "abbb", perl = TRUE); print(1:30); print(c(a = 1.5, b = 2))
print(c(1.123456789, 123.1)); print(NULL); print(character(0)); print(1i); print(function(x) x + 1)
print(quote(a + b)); format(list(1, "a")); invisible(1)
