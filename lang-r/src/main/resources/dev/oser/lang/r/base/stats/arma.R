# Autoregressive moving averages (Brockwell and Davis, Time Series: Theory and Methods, 1991).

# The weights of the infinite moving average.
ARMAtoMA <- function(ar = numeric(), ma = numeric(), lag.max) {
  if (lag.max <= 0L || is.na(lag.max)) stop("invalid value of lag.max")
  weights <- numeric(lag.max)
  for (k in seq_len(lag.max)) {
    weights[k] <- if (k <= length(ma)) ma[k] else 0
    for (j in seq_len(min(k, length(ar)))) weights[k] <- weights[k] + ar[j] * if (j == k) 1 else weights[k - j]
  }
  weights
}

# Autocorrelations from the equations of section 3.3: those of the first lags are solved for, others follow.
ARMAacf <- function(ar = numeric(), ma = numeric(), lag.max = r, pacf = FALSE) {
  p <- length(ar)
  q <- length(ma)
  if (!p && !q) stop("empty model supplied")
  r <- max(p, q + 1L)
  lag.max <- lag.max
  if (p) {
    psi <- c(1, if (q) ARMAtoMA(ar, ma, q))
    theta <- c(1, ma)
    right <- vapply(0:max(p, q), function(k) if (k > q) 0 else sum(theta[(k:q) + 1L] * psi[(k:q) - k + 1L]), 0)
    size <- max(p, q) + 1L
    system <- diag(size)
    for (k in 0:(size - 1L)) for (j in seq_len(p)) {
      at <- abs(k - j) + 1L
      system[k + 1L, at] <- system[k + 1L, at] - ar[j]
    }
    covariances <- solve(system, right)
    while (length(covariances) <= lag.max) covariances <- c(covariances, sum(ar * rev(utils::tail(covariances, p))))
    result <- covariances[seq_len(lag.max + 1L)] / covariances[1L]
  } else {
    theta <- c(1, ma)
    products <- vapply(0:q, function(k) sum(theta[seq_len(q + 1L - k)] * theta[k + seq_len(q + 1L - k)]), 0)
    result <- c(products, numeric(max(0, lag.max - q)))[seq_len(lag.max + 1L)] / products[1L]
  }
  names(result) <- 0:lag.max
  if (pacf) .partialCorrelations(result[-1L]) else result
}

# Durbin and Levinson's recursion.
.levinson <- function(rho) {
  order <- length(rho)
  partial <- numeric(order)
  rows <- matrix(0, order, order)
  share <- numeric(order)
  left <- 1
  for (k in seq_len(order)) {
    before <- if (k > 1L) rows[k - 1L, seq_len(k - 1L)] else numeric()
    partial[k] <- (rho[k] - sum(before * rho[rev(seq_len(k - 1L))])) / left
    rows[k, seq_len(k)] <- c(before - partial[k] * rev(before), partial[k])
    left <- left * (1 - partial[k]^2)
    share[k] <- left
  }
  list(partial = partial, coefficients = rows, share = share)
}

.partialCorrelations <- function(rho) .levinson(as.vector(rho))$partial

acf2AR <- function(acf) {
  rho <- as.vector(if (inherits(acf, "acf")) acf$acf else acf)[-1L]
  result <- .levinson(rho)$coefficients
  dimnames(result) <- list(paste0("ar(", seq_along(rho), ")"), seq_along(rho))
  result
}
