# Operators on vectors: recycling, types, attributes, what warns and what fails.
ops <- list(`+` = function(a, b) a + b, `*` = function(a, b) a * b, `/` = function(a, b) a / b, `^` = function(a, b) a ^ b,
  `%%` = function(a, b) a %% b, `%/%` = function(a, b) a %/% b, `==` = function(a, b) a == b, `<` = function(a, b) a < b,   `&` = function(a, b) a & b, `|` = function(a, b) a | b)
vs <- list(2, 3L, NA, "a", c(1, NA, 3), 1:2, numeric(0), NULL, c(a = 1, b = 2), matrix(1:4, 2), matrix(1:6, 2), .Machine$integer.max)
quiet <- function(f, a, b) { w <- ""
  r <- tryCatch(withCallingHandlers(f(a, b), warning = function(c) { w <<- paste0(w, "W:", conditionMessage(c)); invokeRestart("muffleWarning") }), error = function(e) conditionMessage(e))
  paste(paste(deparse(r), collapse = ""), w) }
for (n in names(ops)) for (a in vs) for (b in vs) for (k in 1:2) { r <- quiet(ops[[n]], a, b); if (k == 2) cat(n, r, "\n") }
#%%
un <- list(function(a) -a, function(a) +a, function(a) !a)
for (k in 1:3) for (f in un) for (a in list(2, 3L, TRUE, NA, "a", c(1, NA), 4:6, c(x = TRUE, y = NA), numeric(0), NULL, matrix(1:4, 2), list(1), as.raw(1:2), 1i)) {
  r <- tryCatch(f(a), error = function(e) conditionMessage(e)); if (k == 3) cat(deparse(r), "\n") }
#%%
# Methods answer, also for what was a simple number before.
add <- function(a, b) a + b; less <- function(a, b) a < b; not <- function(a) !a
for (k in 1:4) cat(add(1, 2), less(1:2, 2), not(TRUE), "\n")
Ops.money <- function(e1, e2) { cat(.Generic, ""); if (missing(e2)) "one" else get(.Generic)(unclass(e1), unclass(e2)) }
m <- structure(5, class = "money")
for (k in 1:4) cat(add(m, 2), add(1:2, 3:4), less(m, 6), not(m), "\n")
d <- as.Date("2024-03-01"); f <- factor(c("a", "b"))
for (k in 1:3) { print(add(d, 1)); print(suppressWarnings(less(f, "b"))); print(less(d, d + 1)) }
#%%
# A vector that grew has room behind its end, which is nobody's business.
g <- function(n) { x <- 1; for (i in 2:n) x[i] <- i; y <- x * 2 + x; z <- x > 3; x[2] <- 50; list(y, z, x, x + 1, -x) }
for (k in 1:4) r <- g(9); str(r)
h <- function(x) { y <- x + 1; for (i in seq_along(x)) { y[i] <- y[i] * 2; x <- x + y; y <- -y }; list(x, y) }
for (k in 1:4) r <- h(c(1, 2, 3)); str(r)
#%%
# Strings, and integers beside doubles beside truth values.
same <- function(a, b) a == b; differ <- function(a, b) a != b; before <- function(a, b) a < b
for (k in 1:4) for (p in list(c("a", "a"), c("a", "b"), c("a", NA), c("", "a"))) cat(same(p[1], p[2]), differ(p[1], p[2]), before(p[1], p[2]), "")
cat("\n")
for (k in 1:4) cat(same("1", 1), differ(TRUE, "TRUE"), before("a", 1L), same(factor("a"), "a"), same(c(n = "a"), "a"), "\n")
mix <- function(a, b) c(a < b, a / b, 2.5 * a, a + b)
for (k in 1:4) for (p in list(list(1, 2), list(1L, 2), list(1L, 2L), list(TRUE, 2L), list(NA, 1), list(NaN, 1L), list(NA_integer_, 2.5))) print(mix(p[[1]], p[[2]]))
#%%
# Conditions on what is not simply true or false.
if1 <- function(x) tryCatch(if (x) "yes" else "no", error = function(e) conditionMessage(e))
and <- function(a, b) tryCatch(a && b, error = function(e) conditionMessage(e))
or <- function(a, b) tryCatch(a || b, error = function(e) conditionMessage(e))
vs <- list(TRUE, FALSE, NA, 1, 0L, NA_real_, "TRUE", "x", NULL, logical(0), c(a = TRUE), structure(FALSE, class = "odd"), list(TRUE))
for (k in 1:3) for (a in vs) { if (k == 3) cat(if1(a), "\n") else if1(a)
  for (b in vs) { r <- c(and(a, b), or(a, b)); if (k == 3) cat(r, "") } }
cat("\n")
both <- function(a, b, c) if (isTRUE(a && b || c)) 1 else 2
for (k in 1:4) cat(both(NA, TRUE, FALSE), both(NA, TRUE, TRUE), both(TRUE, NA, FALSE), both(TRUE, TRUE, NA), "\n")
#%%
# Variables of functions around, whose promises wait.
make <- function(balance) list(add = function(x) { balance <<- balance + x; balance }, get = function() balance)
all <- lapply(1:4, function(i) make(i * 10))
for (k in 1:5) for (a in all) cat(a$add(k), a$get(), "")
cat("\n")
outer <- function(v) { inner <- function(i) v[i] + length(v); s <- 0; for (i in 1:3) s <- s + inner(i); s }
for (k in 1:4) cat(outer(c(1, 2, 3)), outer(1:3), tryCatch(outer(), error = function(e) "missing"), "\n")
