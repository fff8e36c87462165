c(1, "a", TRUE); c(1, TRUE, NA); c(1L, 2.5); c(list(1), 2); c(a = 1, b = c(x = 2, y = 3)); c(); c(NULL, 1)
#%%
unlist(list(a = 1, b = list(c = 2, d = 3))); unlist(list(1, "a", TRUE)); unlist(list(a = 1:2, b = 3)); unlist(list(list(1, 2), 3), recursive = FALSE)
#%%
rep(1:3, 2); rep(1:3, each = 2); rep(1:3, times = c(3, 2, 1)); rep("x", 3); rep(1:3, length.out = 7); rep(c(a = 1, b = 2), 2); rep_len(1:3, 5); rep(1:2, each = 2, times = 2)
#%%
seq(1, 10, 2); seq(0, 1, 0.25); seq(10, 1); seq(5); seq(2, 11, length.out = 4); seq_len(0); seq_along(c("a", "b")); seq(1, 2, by = 0.3); rev(seq(1, 9, 4)); seq(10, 1, by = -3)
#%%
seq(1, 10, by = -1)
#%%
sum(1:10); sum(1.5, 2.5); sum(c(1, NA)); sum(c(1, NA), na.rm = TRUE); prod(1:6); max(3, 7, 1); min(c(2, NA), na.rm = TRUE); range(c(3, 1, 2)); mean(c(1, 2, 3, 4)); mean(c(TRUE, FALSE)); sum(integer(0)); prod(NULL)
#%%
max(integer(0))
#%%
max("b", "a"); min(c("z", "y")); max(1L, 2L)
#%%
cumsum(1:5); cumprod(c(1, 2, 3)); cummax(c(1, 3, 2)); cummin(c(3, 1, 2)); cumsum(c(1, NA, 3)); diff(c(1, 4, 9)); diff(1:10, lag = 2)
#%%
any(c(FALSE, TRUE)); all(c(TRUE, NA)); any(c(FALSE, NA)); all(logical(0)); any(); all(TRUE, FALSE); any(NA, na.rm = TRUE); xor(TRUE, FALSE); isTRUE(c(TRUE, TRUE))
#%%
which(c(FALSE, TRUE, TRUE)); which(c(a = TRUE, b = FALSE)); which.max(c(1, 5, 2)); which.min(c(b = 3, a = 1)); which(NA)
#%%
rev(1:4); rev(list(1, "a")); rev(c(a = 1, b = 2)); order(c(3, 1, 2)); sort(c(3, 1, 2)); sort(c("b", "A", "a")); sort(c(2, NA, 1)); sort(1:3, decreasing = TRUE); order(c(2, 2, 1), c(3, 1, 2)); order(c(1, NA, 0))
#%%
unique(c(1, 2, 1)); duplicated(c("a", "b", "a")); unique(list(1, 1, 2)); rev(unique(c(NA, 1, NA))); table(c("a", "b", "a")); tabulate(c(1, 2, 2, 5))
#%%
match(c("b", "z"), c("a", "b")); c(1, 5) %in% 1:3; setdiff(1:5, 2:3); union(1:3, 2:5); intersect(1:5, 4:8); is.element(1, 1:3)
#%%
round(2.567, 1); round(-1.5); round(2.5); round(0.5); signif(123456, 2); floor(-1.5); ceiling(1.2); trunc(-1.7); sqrt(16); abs(-3:3); exp(1); log(100, 10); log10(1000); log2(8); log(exp(2)); round(1234.567, -2)
#%%
sqrt(c(4, -1)); log(-1); 5 %in% NULL; factorial(5); choose(5, 2); gamma(5); beta(2, 3); sin(pi / 2); cos(0); tan(0.5); atan2(1, 1)
#%%
is.numeric(1L); is.character("a"); is.function(sum); is.null(NULL); is.list(list()); is.vector(1:3); is.na(NA); is.environment(globalenv()); is.atomic("a"); is.primitive(sum); is.logical(NA)
#%%
as.integer(3.9); as.integer("12"); as.numeric("1e-3"); as.character(1e6); as.character(123456.7); as.logical("T"); as.logical("yes"); as.integer(TRUE); as.numeric("abc"); as.character(c(1.5, 2)); as.character(TRUE); as.complex(2)
#%%
typeof(1); typeof(1L); typeof("a"); typeof(TRUE); typeof(NULL); typeof(list()); typeof(sum); typeof(mean); typeof(quote(x)); typeof(quote(x + y)); typeof(1i); typeof(as.raw(1)); class(1); class(1L); class(matrix(1)); class(sum); class(quote(x)); class(quote(x + 1)); class(data.frame()); class(NULL); mode(1L); mode(quote(x + 1)); storage.mode(1L)
#%%
identical(c(a = 1), c(a = 1)); identical(1L, 1); identical(list(1, "a"), list(1, "a")); identical(NULL, NULL); all.equal(1, 1 + 1e-10); all.equal(1, 1.1); isTRUE(all.equal(1, 2))
#%%
nchar("hello"); nchar(c("a", "bcd", "")); toupper("abc"); substr("hello", 2, 4); paste("a", 1, TRUE); paste0("x", 1:3); paste(c("a", "b"), collapse = "+"); paste("a", NULL, "b"); strsplit("a,b,c", ","); rev(strsplit("abc", "")[[1]])
#%%
vector("list", 2); vector("numeric", 2); logical(2); character(1); integer(0); numeric(0); list(); vector("character", 0)
#%%
x <- 1:3; x[["a"]] <- 5L; append(1:3, 99, after = 1); head(letters, 3); tail(LETTERS, 2); month.name[1]; pi
#%%
outer(1:3, 1:3); outer(1:2, 1:3, "+"); outer(c(a = 1, b = 2), c(x = 1, y = 2)); sapply(1:3, function(i) c(i, i^2)); t(sapply(1:3, function(i) c(a = i, b = i^2)))
#%%
lapply(1:2, function(x) x * 2); lapply(list(a = 1, b = 2), identity); sapply(c(a = 1, b = 2), function(x) x + 1); sapply(letters[1:3], toupper); sapply(list(), length); sapply(1:3, function(i) letters[i]); sapply(1:2, function(i) list(i))
#%%
vapply(1:3, function(i) i * 2, numeric(1)); vapply(c("a", "bb"), nchar, integer(1)); vapply(1:2, function(i) c(i, i), numeric(2))
#%%
vapply(1:3, function(i) "a", numeric(1))
#%%
vapply(1:3, function(i) 1:2, numeric(1))
#%%
mapply(function(x, y) x + y, 1:3, 4:6); mapply(rep, 1:3, 3:1); mapply(function(x, y) paste(x, y), c(a = "A", b = "B"), c("p", "q")); Map(function(x, y) x * y, 1:2, 3:4)
#%%
Reduce(`+`, 1:5); Reduce(function(a, b) paste0(a, b), c("a", "b", "c"), accumulate = TRUE); Reduce(`+`, list(), 0); Reduce(function(a, b) a - b, 1:4, right = TRUE); Filter(function(x) x > 2, 1:5); Filter(Negate(is.null), list(1, NULL, 2)); Position(function(x) x > 2, c(1, 3, 5)); Find(function(x) x > 2, c(1, 3, 5))
#%%
do.call(paste, c(list("a", "b"), sep = "-")); do.call("sum", as.list(1:4)); identity(5); invisible(5); (function(...) sum(...))(1, 2, 3)
#%%
nchar("naïve"); rev(c("é", "z")); "é" == "é"; toupper("straße"); substr("日本語", 2, 3); print("日本語")
#%%
ifelse(c(TRUE, FALSE, NA), 1, 0); ifelse(1:4 > 2, "big", "small"); switch(2, "a", "b"); is.na(ifelse(NA, 1, 2)); ifelse(c(a = TRUE, b = FALSE), 1, 2)
#%%
var(1:10); sd(c(1, 2, 3, 4)); median(c(1, 3, 2)); median(1:4); quantile(1:9); cor(1:10, (1:10)^2); scale(1:3)[, 1]; weighted.mean(c(1, 2), c(3, 1))
#%%
array(1:8, c(2, 2, 2)); matrix(1:4, 2, byrow = TRUE); matrix(1:6, ncol = 2, dimnames = list(NULL, c("a", "b"))); diag(2); dim(matrix(0, 3, 4)); nrow(matrix(0, 3, 4)); cbind(1:2, 3:4); rbind(a = 1:2, b = 3:4); cbind(x = 1:2, y = c("a", "b"))
#%%
a <- matrix(1:4, 2); b <- matrix(5:8, 2); a %*% b; a * b; a + 1; t(a); crossprod(a); solve(matrix(c(2, 0, 0, 2), 2)); det(matrix(c(1, 2, 3, 4), 2)); apply(a, 1, sum); apply(a, 2, function(c) c / sum(c)); rowSums(a); colMeans(a); sweep(a, 2, c(1, 2))
#%%
matrix(1:6, 4, 4)
#%%
matrix(1:4, 2) %*% matrix(1:3, 1)
#%%
matrix(1:4, 2) + matrix(1:6, 2)
#%%
strtoi("ff", 16L); strtoi("777", 8L); bitwAnd(12L, 10L); rev(as.integer(intToBits(5))[1:4]); chartr("abc", "xyz", "aabbcc"); sprintf("%5.2f|%-5s|%03d", pi, "a", 7L)
#%%
x <- c(3, 1, 2); x[order(x)]; rank(c(10, 20, 10)); rev(sort(x)); cut(c(1, 5, 9), breaks = c(0, 3, 6, 10)); findInterval(c(1, 5), c(0, 3, 6)); split(1:6, c(1, 2)); unsplit(split(1:4, c(1, 2)), c(1, 2, 1, 2)); tapply(c(1, 2, 3, 4), c("a", "b", "a", "b"), sum)
#%%
rapply(list(1, "a", list(2)), function(x) x * 10, classes = "numeric", how = "unlist"); nchar(strrep("ab", 3)); combn(4, 2); expand.grid(a = 1:2, b = c("x", "y")); rle(c(1, 1, 2)); inverse.rle(rle(c("a", "a", "b")))
#%%
Sys.getenv("NO_SUCH_VARIABLE_HERE"); nchar(Sys.time() > 0); is.function(match.fun("sum")); exists("no_such_thing"); exists("sum"); get("sum")(1, 2); mget(c("a", "b"), envir = list2env(list(a = 1, b = 2)))
#%%
pmin(c(1, 5), c(3, 2)); pmax(1:4, 2); pmin(c(1, NA), 0); pmax(c(1, NA), 0, na.rm = TRUE); rowsum(matrix(1:4, 2), c(1, 1)); trunc(2.9); zapsmall(c(1, 1e-20))
#%%
is.na(NA_integer_); NA + 1; NA & FALSE; NA_character_; nchar(NA); paste(NA); max(NA, 1, na.rm = TRUE); mean(c(NA, 1), na.rm = TRUE); NULL > 1; length(NULL); is.null(list()); sum(NULL)
#%%
as.numeric("0x1F"); as.integer("  7 "); as.numeric(""); as.integer(2^31); 5L / 2L; 5L %/% 2L; 7.5 %/% 2; -7 %% 3; 1e308 * 10; 2147483647L + 1L; bitwXor(5L, 3L)
