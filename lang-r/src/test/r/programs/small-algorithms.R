# iterators, queues, memo, matrix rain
memo <- local({ cache <- c()
function(n) { key <- as.character(n)
if (!is.null(cache[key]) && !is.na(cache[key])) return(cache[[key]])
val <- if (n < 2) n else memo(n - 1) + memo(n - 2)
cache[key] <<- val
val } })
memo(50)
format(memo(80), big.mark = ",")
gen <- function(v) { i <- 0
list(has_next = function() i < length(v), next_val = function() { i <<- i + 1
v[[i]] }) }
it <- gen(letters[1:3])
while (it$has_next()) cat(it$next_val(), "")
cat("\n")
add <- function(x) function(y) x + y
adders <- lapply(1:3, add)
sapply(adders, function(f) f(10))
compose2 <- function(f, g) function(...) f(g(...))
(compose2(sqrt, abs))(-16)
pipeline <- Reduce(compose2, list(round, sqrt, sum))
pipeline(c(1, 2, 3, 4, 5))
curry <- function(f, x) function(...) f(x, ...)
curry(paste, "Hello")("World", sep = ", ")
partial <- function(f, ...) { args <- list(...)
function(...) do.call(f, c(args, list(...))) }
partial(sprintf, "%s-%d")("a", 5L)
Map(function(k, v) paste0(k, "=", v), c("a", "b"), 1:2)
do.call(mapply, list(FUN = function(a, b) a * b, 1:3, 4:6))
Reduce(function(acc, w) { acc[[w]] <- (if (is.null(acc[[w]])) 0 else acc[[w]]) + 1
acc }, strsplit("a b a c b a", " ")[[1]], list())
(function(n) { if (n <= 1) return(1)
n * sys.function()(n - 1) })(6)
Recall_test <- function(n) if (n == 0) "done" else Recall(n - 1)
Recall_test(5)
ackermann <- function(m, n) { if (m == 0) return(n + 1)
if (n == 0) return(ackermann(m - 1, 1))
ackermann(m - 1, ackermann(m, n - 1)) }
ackermann(2, 3)
pow <- function(b, e) if (e == 0) 1 else if (e %% 2 == 0) pow(b, e / 2)^2 else b * pow(b, e - 1)
pow(2, 30)
flatten <- function(l) if (!is.list(l)) list(l) else do.call(c, lapply(l, flatten))
unlist(flatten(list(1, list(2, list(3, 4)), 5)))
depth <- function(l) if (!is.list(l)) 0L else 1L + max(0L, sapply(l, depth))
depth(list(1, list(2, list(3))))
powerset <- function(s) { if (!length(s)) return(list(c()))
r <- powerset(s[-1])
c(r, lapply(r, function(x) c(s[1], x))) }
length(powerset(1:4))
powerset(c("a", "b"))
subsets <- unlist(lapply(0:3, function(k) combn(3, k, simplify = FALSE)), recursive = FALSE)
length(subsets)
str(subsets)
tree <- list(value = 1, left = list(value = 2, left = NULL, right = NULL), right = list(value = 3, left = list(value = 4, left = NULL, right = NULL), right = NULL))
walk <- function(t) if (is.null(t)) c() else c(walk(t$left), t$value, walk(t$right))
walk(tree)
insert <- function(t, v) { if (is.null(t)) return(list(v = v))
if (v < t$v) t$l <- insert(t$l, v) else t$r <- insert(t$r, v)
t }
bst <- NULL
for (v in c(5, 3, 8, 1, 4)) bst <- insert(bst, v)
str(bst)
inorder <- function(t) if (!is.null(t)) c(inorder(t$l), t$v, inorder(t$r))
inorder(bst)
graph <- list(A = c("B", "C"), B = "D", C = "D", D = character(0))
bfs <- function(g, s) { q <- s
seen <- c()
while (length(q)) { n <- q[1]
q <- q[-1]
if (n %in% seen) next
seen <- c(seen, n)
q <- c(q, g[[n]]) }
seen }
bfs(graph, "A")
dfs <- function(g, n, seen = c()) { if (n %in% seen) return(seen)
seen <- c(seen, n)
for (m in g[[n]]) seen <- dfs(g, m, seen)
seen }
dfs(graph, "A")
D <- matrix(Inf, 4, 4)
diag(D) <- 0
D[1, 2] <- 3
D[2, 3] <- 1
D[1, 3] <- 7
D[3, 4] <- 2
for (k in 1:4) for (i in 1:4) for (j in 1:4) D[i, j] <- min(D[i, j], D[i, k] + D[k, j])
D
knap <- function(w, v, W) { K <- matrix(0, length(w) + 1, W + 1)
for (i in seq_along(w)) for (j in 0:W) K[i + 1, j + 1] <- max(K[i, j + 1], if (w[i] <= j) K[i, j - w[i] + 1] + v[i])
K[length(w) + 1, W + 1] }
knap(c(1, 3, 4, 5), c(1, 4, 5, 7), 7)
lev <- function(a, b) { a <- utf8ToInt(a)
b <- utf8ToInt(b)
d <- outer(0:length(a), 0:length(b), "+")
for (i in seq_along(a)) for (j in seq_along(b)) d[i + 1, j + 1] <- min(d[i, j + 1] + 1, d[i + 1, j] + 1, d[i, j] + (a[i] != b[j]))
d[length(a) + 1, length(b) + 1] }
lev("kitten", "sitting")
bubble <- function(v) { n <- length(v)
repeat { sw <- FALSE
for (i in seq_len(n - 1)) if (v[i] > v[i + 1]) { t <- v[i]
v[i] <- v[i + 1]
v[i + 1] <- t
sw <- TRUE }
if (!sw) break }
v }
bubble(c(5, 2, 9, 1))
merge_sort <- function(v) { if (length(v) < 2) return(v)
m <- length(v) %/% 2
a <- merge_sort(v[1:m])
b <- merge_sort(v[(m + 1):length(v)])
r <- numeric(0)
while (length(a) && length(b)) if (a[1] <= b[1]) { r <- c(r, a[1])
a <- a[-1] } else { r <- c(r, b[1])
b <- b[-1] }
c(r, a, b) }
merge_sort(c(3, 1, 2, 5, 4))
is_prime <- function(n) n > 1 && all(n %% 2:max(2, floor(sqrt(n))) != 0 | n == 2:max(2, floor(sqrt(n))))
Filter(is_prime, 1:30)
roman <- function(n) { v <- c(1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1)
s <- c("M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I")
r <- ""
for (i in seq_along(v)) while (n >= v[i]) { r <- paste0(r, s[i])
n <- n - v[i] }
r }
sapply(c(1994, 2024, 49), roman)
hex <- function(n) { d <- c(0:9, letters[1:6])
r <- c()
repeat { r <- c(d[n %% 16 + 1], r)
n <- n %/% 16
if (n == 0) break }
paste(r, collapse = "") }
hex(255)
as.hexmode(255)
format(as.hexmode(10:16))
as.octmode(8L)
bitwXor(5L, 1L)
rev(as.integer(intToBits(6))[1:4])
strtoi("ff", 16L)
strtoi("0b1", 2)
chartr("ACGT", "TGCA", "GATTACA")
paste(rev(strsplit("GATTACA", "")[[1]]), collapse = "")
table(strsplit("mississippi", "")[[1]])
rot13 <- function(s) chartr("A-Za-z", "N-ZA-Mn-za-m", s)
chartr(paste(c(LETTERS, letters), collapse = ""), paste(c(LETTERS[14:26], LETTERS[1:13], letters[14:26], letters[1:13]), collapse = ""), "Hello")
vowels <- function(s) lengths(regmatches(s, gregexpr("[aeiou]", s)))
vowels(c("education", "rhythm"))
anagram <- function(a, b) identical(sort(strsplit(a, "")[[1]]), sort(strsplit(b, "")[[1]]))
anagram("listen", "silent")
sum(as.integer(strsplit("12345", "")[[1]]))
rev(1:5)[c(TRUE, FALSE)]
mat <- matrix(1:9, 3)
mat[nrow(mat):1, ]
t(mat)[, 3:1]
spiral <- function(m) { r <- c()
while (length(m)) { r <- c(r, m[1, ])
m <- m[-1, , drop = FALSE]
if (length(m)) m <- t(m)[ncol(m):1, , drop = FALSE] }
r }
spiral(mat)
outer(1:5, 1:5, function(i, j) ifelse(i >= j, choose(i - 1, j - 1), 0))
for (i in 1:4) cat(strrep(" ", 4 - i), strrep("*", 2 * i - 1), "\n", sep = "")
for (i in 1:3) { for (j in 1:3) cat(sprintf("%4d", i * j))
cat("\n") }
x <- 5
repeat { x <- x - 1
if (x == 3) next
if (x < 1) break
cat(x, "") }
cat("\n")
i <- 0
while (i < 3) { i <- i + 1
if (i == 2) next
cat("i:", i, "\n") }
do.call(rbind, Map(function(n, s) data.frame(n = n, sq = s), 1:3, (1:3)^2))
z <- NULL
z$a <- 1
z[["b"]] <- "x"
str(z)
v <- 1:10
v[v %% 2 == 0]
v[-c(1, 2)]
v[c(-1, -10)]
v[11]
head(v, -7)
tail(v, -7)
v[length(v)]
rev(v)[1:3]
which(v > 8)
v[v > 3 & v < 7]
any(v > 9)
sum(v[v %% 3 == 0])
cumsum(v)[5]
mean(v)
prod(1:5)
vec <- c(b = 2, a = 1)
vec[order(names(vec))]
names(sort(vec))
vec[["a"]]
unname(vec)
is.na(vec["z"])
seq(10, 1, by = -3)
seq(1, 10, length.out = 4)
rep(c("x", "y"), c(2, 3))
identical(c(1, 2), c(1, 2))
all.equal(1, 1 + 1e-9)
nchar("hello")
substr("hello", 2, 3)
sub("l", "L", "hello")
gsub("l", "L", "hello")
sprintf("%05.2f", 3.14159)
toupper("abc")
rev(utf8ToInt("abc"))
paste(letters[1:3], 1:3, sep = "-", collapse = "|")
trimws("  a ")
strsplit("a-b-c", "-")[[1]]
rapply(list(1, "a", list(2)), function(x) x * 2, classes = "numeric", how = "unlist")
mapply(function(x, y) x + y, c(a = 1, b = 2), c(3, 4))
vapply(list(1:3, 4:6), function(x) sum(x), numeric(1))
array(1:8, c(2, 2, 2))[2, 1, 2]
Sys.time() > as.POSIXct("2020-01-01")
nchar(Sys.getenv("HOME")) > 0
class(Sys.Date())
exists("undefined_thing")
is.function(print)
environmentName(globalenv())
invisible(gc())
