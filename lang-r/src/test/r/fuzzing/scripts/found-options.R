# An option of a pattern that is neither TRUE nor FALSE is FALSE.
sub("A", "b", "a", ignore.case = NA); gsub("a", "b", "a", perl = NA); gsub(".", "b", "a", fixed = NULL); grepl("a", "A", ignore.case = "TRUE")
grep("a", c("a", "b"), invert = NA); grep("a", c("a", "b"), invert = quote(x)); grep("a", c("a", "b"), value = "x"); grep("a", c("a", "b"), invert = list(TRUE))
strsplit("ab", "a", perl = NA); strsplit("ab", "a", fixed = "x"); regexpr("a", "a", perl = NA)[1]; gregexpr("a", "a", fixed = NA)[[1]][1]
#%%
cat("a", "b", sep = character(0)); cat("\n"); cat("a", "b", "\n", sep = "")
#%%
t <- function(e) tryCatch(e, error = function(c) conditionMessage(c))
t(as.vector(mean, "list")); t(as.vector(new.env(), "list")); as.vector(quote(f(x)), "list"); as.list(function(x) 1)[[2]]
