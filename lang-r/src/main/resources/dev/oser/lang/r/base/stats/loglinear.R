# Log-linear models by iterative proportional fitting (Bishop, Fienberg and Holland, Discrete Multivariate Analysis, chapter 3).

loglin <- function(table, margin, start = rep(1, length(table)), fit = FALSE, eps = 0.1, iter = 20L, param = FALSE, print = TRUE) {
  extents <- dim(table)
  labels <- dimnames(table)
  variables <- names(labels)
  placed <- lapply(margin, function(one) {
    places <- if (is.character(one)) match(one, variables) else as.integer(one)
    if (anyNA(places) || any(places < 1L | places > length(extents))) stop(simpleError("incorrect specification of 'table' or 'start'", sys.call(-3L)))
    places
  })
  if (is.character(unlist(margin)) || !is.null(variables)) margin <- lapply(placed, function(places) if (is.null(variables)) places else variables[places])
  if (length(start) != length(table)) stop("incorrect specification of 'table' or 'start'")
  fitted <- array(as.double(start) * (sum(table) / sum(start)), extents)
  observed <- array(as.double(table), extents)
  wanted <- lapply(placed, function(places) apply(observed, places, sum))
  rounds <- 0L
  deviation <- Inf
  while (rounds < iter) {
    rounds <- rounds + 1L
    deviation <- 0
    for (k in seq_along(placed)) {
      now <- apply(fitted, placed[[k]], sum)
      deviation <- max(deviation, abs(wanted[[k]] - now))
      ratio <- ifelse(now == 0, 0, wanted[[k]] / now)
      fitted <- sweep(fitted, placed[[k]], ratio, "*", check.margin = FALSE)
    }
    if (deviation < eps) break
  }
  if (print) cat(rounds, "iterations: deviation", deviation, "\n")
  attributes(fitted) <- attributes(table)[c("dim", "dimnames", "class")[c("dim", "dimnames", "class") %in% names(attributes(table))]]
  known <- as.vector(fitted)
  counts <- as.vector(observed)
  terms <- .marginTerms(placed, length(extents))
  positive <- counts > 0
  ratio <- 2 * sum(counts[positive] * log(counts[positive] / known[positive]))
  possible <- known > 0
  pearson <- sum((counts[possible] - known[possible])^2 / known[possible])
  used <- sum(vapply(terms, function(places) prod(extents[places] - 1), 0))
  result <- list(lrt = ratio, pearson = pearson, df = length(counts) - used, margin = margin)
  if (fit) result$fit <- fitted
  if (param) result$param <- .loglinearEffects(fitted, terms, labels, variables)
  result
}

# All subsets of the margins: the terms of the hierarchical model, smaller ones first; the empty one is the mean.
.marginTerms <- function(placed, count) {
  subsets <- lapply(seq_len(2^count) - 1, function(bits) which(bits %/% 2^(seq_len(count) - 1) %% 2 == 1))
  inside <- vapply(subsets, function(one) any(vapply(placed, function(places) all(one %in% places), NA)), NA)
  subsets <- subsets[inside]
  size <- lengths(subsets)
  key <- vapply(subsets, function(one) paste(formatC(one, width = 4, flag = "0"), collapse = ""), "")
  subsets[order(size, key)]
}

# Effects that sum to zero: means of the logarithms over the other variables, less the effects of smaller terms.
.loglinearEffects <- function(fitted, terms, labels, variables) {
  logs <- log(array(as.vector(fitted), dim(fitted)))
  effects <- vector("list", length(terms))
  for (k in seq_along(terms)) {
    places <- terms[[k]]
    effect <- if (length(places)) apply(logs, places, mean) else mean(logs)
    if (length(places)) {
      if (is.null(dim(effect))) effect <- array(effect, length(effect))
      for (j in seq_len(k - 1L)) if (all(terms[[j]] %in% places)) {
        effect <- if (length(terms[[j]])) sweep(effect, match(terms[[j]], places), effects[[j]]) else effect - effects[[j]]
      }
    }
    effects[[k]] <- effect
  }
  named <- if (is.null(variables)) as.character(seq_along(dim(fitted))) else variables
  for (k in seq_along(terms)) {
    places <- terms[[k]]
    if (length(places) == 1L) effects[[k]] <- structure(as.vector(effects[[k]]), names = labels[[places]])
    else if (length(places) > 1L && !is.null(labels)) dimnames(effects[[k]]) <- labels[places]
  }
  names(effects) <- vapply(terms, function(places) if (length(places)) paste(named[places], collapse = ".") else "(Intercept)", "")
  effects
}
