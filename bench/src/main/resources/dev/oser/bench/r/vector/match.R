# Looking up, and removing duplicates.
x <- as.integer((as.numeric(1:300000) * 7919) %% 50021)
y <- as.integer(seq(1L, 60000L, by = 3L))
run <- function() sum(x %in% y) + sum(match(y, x), na.rm = TRUE) + length(unique(x))
