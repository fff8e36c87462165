# Only vectors have elements that may be there twice, and can be made a vector.
t <- function(e) tryCatch(print(e), error = function(c) cat("error:", conditionMessage(c), "\n"), warning = function(c) cat("warning:", conditionMessage(c), "\n"))
f <- function() NULL
t(unique(f)); t(unique(quote(a))); t(duplicated(f)); t(anyDuplicated(quote(a))); t(unique(NULL)); t(duplicated(NULL))
t(factor(f)); t(table(f)); t(table(quote(a), 1))
t(as.vector(f)); t(as.vector(quote(a))); t(as.vector(quote(f(x)))); t(as.vector(globalenv())); t(as.vector(quote(a), "symbol")); t(as.vector(NULL))
t(union(quote(a), 1)); t(setdiff(f, 1))
#%%
# A text is no operand of && and ||.
t <- function(e) tryCatch(print(e), error = function(c) print(c))
t(FALSE || "TRUE"); t(TRUE && "F"); t(FALSE || NA_character_); t("T" && TRUE); t(TRUE || "x")
#%%
# rank
t <- function(e) tryCatch(print(e), error = function(c) cat("error:", conditionMessage(c), "\n"))
t(rank(NULL)); t(rank(c(), "")); t(rank(3:1, "")); t(rank(c("b", "a"), "")); t(rank(c(1, NA), "TRUE")); t(rank(c(1, NA), "keep"))
t(rank(1:2, logical(0))); t(rank(c(2, 1), c(TRUE, FALSE))); t(rank(list(1, 2))); t(rank(NULL, ties.method = "min"))
#%%
# Seeds
t <- function(e) withCallingHandlers(tryCatch(print(e), error = function(c) cat("error:", conditionMessage(c), "\n")), warning = function(c) { cat("warning:", conditionMessage(c), "\n"); tryInvokeRestart("muffleWarning") })
t(set.seed(Inf)); t(set.seed(1e10)); t(set.seed("1e10")); t(set.seed(NaN)); t(set.seed(list(3))); t(set.seed("a")); t(set.seed(3.7)); t(set.seed(integer(0)))
#%%
# cat
t <- function(e) tryCatch(print(e), error = function(c) cat("error:", conditionMessage(c), "\n"))
t(cat("a", labels = 1)); t(cat("a", labels = NULL)); t(cat("a", fill = "x")); t(cat("a", fill = NULL)); t(cat("a", fill = c(5, 6))); t(cat("a", append = NA)); t(cat("a", "b", fill = TRUE, labels = c("x", "y")))
#%%
# Restarts
t <- function(e) tryCatch(print(e), error = function(c) cat("error:", conditionMessage(c), "\n"))
t(invokeRestart(1)); t(invokeRestart(quote(a))); t(tryInvokeRestart(1)); t(findRestart(1)); t(invokeRestart(list("zz")))
t(withRestarts(invokeRestart(quote(a), 1), a = function(x) x + 1))
