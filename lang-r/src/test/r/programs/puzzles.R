# Classic recursive and combinatorial puzzles.
hanoi <- function(n, from = "A", to = "C", via = "B") if (n == 0) character(0) else c(hanoi(n - 1, from, via, to), paste0(from, "->", to), hanoi(n - 1, via, to, from))
hanoi(3); length(hanoi(8))
permutations <- function(v) if (length(v) <= 1) list(v) else do.call(c, lapply(seq_along(v), function(i) lapply(permutations(v[-i]), function(p) c(v[i], p))))
sapply(permutations(c("a", "b", "c")), paste, collapse = "")
queens <- function(n) {
  out <- list()
  place <- function(cols) {
    k <- length(cols)
    if (k == n) { out[[length(out) + 1]] <<- cols; return(invisible()) }
    for (c in seq_len(n)) if (!any(cols == c | abs(cols - c) == k + 1 - seq_along(cols))) place(c(cols, c))
  }
  place(integer(0)); out
}
q6 <- queens(6); length(q6); q6[[1]]
board <- matrix(".", 6, 6); board[cbind(1:6, q6[[1]])] <- "Q"
cat(apply(board, 1, paste, collapse = " "), sep = "\n")
subsets <- function(s) if (!length(s)) list(NULL) else { r <- subsets(s[-1]); c(r, lapply(r, function(x) c(s[1], x))) }
Filter(function(s) sum(s) == 10, subsets(c(1, 2, 3, 4, 5, 7)))
combn(4, 2); combn(c("x", "y", "z"), 2, paste, collapse = "+"); choose(49, 6); factorial(10)
gcd <- function(a, b) if (b == 0) a else gcd(b, a %% b); gcd(252, 105); Reduce(gcd, c(48, 180, 600))
collatz <- function(n) { steps <- n; while (n != 1) { n <- if (n %% 2) 3 * n + 1 else n / 2; steps <- c(steps, n) }; steps }
collatz(6); which.max(sapply(1:60, function(i) length(collatz(i))))
sieve <- function(n) { p <- rep(TRUE, n); p[1] <- FALSE; i <- 2; while (i * i <= n) { if (p[i]) p[seq(i * i, n, i)] <- FALSE; i <- i + 1 }; which(p) }
sieve(50)
factors <- function(n) { f <- c(); d <- 2; while (n > 1) { while (n %% d == 0) { f <- c(f, d); n <- n / d }; d <- d + 1 }; f }
factors(360); rle(factors(360)); paste(factors(84), collapse = " x ")
to_base <- function(n, b) { d <- c(); repeat { d <- c(n %% b, d); n <- n %/% b; if (n == 0) break }; paste(c(0:9, letters)[d + 1], collapse = "") }
to_base(255, 2); to_base(255, 16); to_base(0, 7); strtoi("ff", 16L); strtoi("777", 8L); strtoi("1010", base = 2)
rev(as.integer(intToBits(37))[1:8]); bitwAnd(12L, 10L); bitwOr(12L, 10L); bitwXor(12L, 10L); bitwShiftL(1L, 5L); bitwNot(5L)
pascal <- lapply(0:5, function(n) choose(n, 0:n)); invisible(lapply(pascal, function(r) cat(formatC(paste(r, collapse = " "), width = 12, flag = " "), "\n")))
roman <- utils::as.roman(c(4, 9, 1994)); as.character(roman)
fizz <- ifelse(1:15 %% 15 == 0, "FizzBuzz", ifelse(1:15 %% 5 == 0, "Buzz", ifelse(1:15 %% 3 == 0, "Fizz", 1:15))); fizz
ackermann <- function(m, n) if (m == 0) n + 1 else if (n == 0) ackermann(m - 1, 1) else ackermann(m - 1, ackermann(m, n - 1)); ackermann(2, 3)
knapsack <- function(w, v, cap) { best <- matrix(0, length(w) + 1, cap + 1)
  for (i in seq_along(w)) for (j in 0:cap) best[i + 1, j + 1] <- if (w[i] > j) best[i, j + 1] else max(best[i, j + 1], best[i, j - w[i] + 1] + v[i])
  best[length(w) + 1, cap + 1] }
knapsack(c(1, 3, 4, 5), c(1, 4, 5, 7), 7)
lcs <- function(a, b) { if (!nchar(a) || !nchar(b)) return(""); x <- substr(a, 1, 1); if (x == substr(b, 1, 1)) return(paste0(x, lcs(substring(a, 2), substring(b, 2)))); p <- lcs(substring(a, 2), b); q <- lcs(a, substring(b, 2)); if (nchar(p) >= nchar(q)) p else q }
lcs("AGGTAB", "GXTXAYB")
magic <- matrix(c(2, 7, 6, 9, 5, 1, 4, 3, 8), 3, byrow = TRUE); all(c(rowSums(magic), colSums(magic), sum(diag(magic)), sum(diag(magic[, 3:1]))) == 15)
anagrams <- split(c("listen", "silent", "enlist", "google", "elgoog"), sapply(strsplit(c("listen", "silent", "enlist", "google", "elgoog"), ""), function(x) paste(sort(x), collapse = ""))); unname(anagrams)
digits <- function(n) as.integer(strsplit(as.character(n), "")[[1]]); Filter(function(n) sum(digits(n)^nchar(n)) == n, 100:500)
perfect <- function(n) { d <- seq_len(n %/% 2); sum(d[n %% d == 0]) == n }; Filter(perfect, 2:500)
bubble <- function(v) { n <- length(v); repeat { swapped <- FALSE; for (i in seq_len(n - 1)) if (v[i] > v[i + 1]) { v[c(i, i + 1)] <- v[c(i + 1, i)]; swapped <- TRUE }; if (!swapped) break }; v }; bubble(c(5, 2, 9, 1))
quick <- function(v) if (length(v) <= 1) v else { p <- v[1]; r <- v[-1]; c(quick(r[r < p]), p, quick(r[r >= p])) }; quick(c(3, 6, 1, 8, 2, 9, 2))
binsearch <- function(v, x) { lo <- 1; hi <- length(v); while (lo <= hi) { mid <- (lo + hi) %/% 2; if (v[mid] == x) return(mid); if (v[mid] < x) lo <- mid + 1 else hi <- mid - 1 }; -1 }; binsearch(seq(1, 99, 2), 37)
change <- function(amount, coins) { ways <- c(1, rep(0, amount)); for (c in coins) for (a in c:amount) ways[a + 1] <- ways[a + 1] + ways[a - c + 1]; ways[amount + 1] }; change(100, c(1, 5, 10, 25, 50))
