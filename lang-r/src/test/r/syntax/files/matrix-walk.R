m <- matrix(1:12, nrow = 3, byrow = TRUE,
            dimnames = list(letters[1:3], NULL))
for (i in seq_len(nrow(m)))
  for (j in seq_len(ncol(m)))
    if (m[i, j] %% 2 == 0) m[i, j] <- -m[i, j] else
      m[i, j] <- m[i, j] * 10L
m["a", ]; m[, 2, drop = FALSE]
m[m > 0 & !is.na(m)] <- 0L
t(m) %*% m
