"%^%" <- function(m, k) {
  if (k == 0) return(diag(nrow(m)))
  if (k %% 2 == 0) {
    half <- m %^% (k %/% 2)
    half %*% half
  } else m %*% (m %^% (k - 1))
}
