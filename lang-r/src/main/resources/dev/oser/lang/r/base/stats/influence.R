# How much single observations say.

hat <- function(x, intercept = TRUE) {
  made <- if (is.qr(x)) x else qr(if (intercept) cbind(1, x) else x)
  rowSums(qr.qy(made, diag(1, nrow(made$qr), made$rank))^2)
}

lm.influence <- function(model, do.coef = TRUE) {
  w <- weights.default(model)
  left <- weighted.residuals(model)
  rank <- model$rank
  if (rank == 0L) return(list(hat = rep(0, length(left)), coefficients = matrix(0, length(left), 0L), sigma = rep(sqrt(deviance(model) / df.residual(model)), length(left)), wt.res = left))
  made <- qr.lm(model)
  n <- nrow(made$qr)
  Q <- qr.qy(made, diag(1, n, rank))
  leverage <- rowSums(Q^2)
  leverage[leverage >= 1 - 10 * .Machine$double.eps] <- 1
  freedom <- n - rank - 1
  total <- sum(left^2)
  scale <- sqrt((total - left^2 / (1 - leverage)) / freedom)
  names(leverage) <- names(scale) <- names(left)
  result <- list(hat = leverage, sigma = scale, wt.res = left)
  if (do.coef) {
    # What each estimate would change by without an observation (Belsley, Kuh and Welsch, 1980).
    places <- seq_len(rank)
    change <- t(backsolve(made$qr[places, places, drop = FALSE], t(Q * (left / (1 - leverage)))))
    dimnames(change) <- list(names(left), colnames(made$qr)[places])
    result <- list(hat = leverage, coefficients = change, sigma = scale, wt.res = left)
  }
  result
}

influence <- function(model, ...) UseMethod("influence")

influence.lm <- function(model, do.coef = TRUE, ...) lm.influence(model, do.coef = do.coef)

hatvalues <- function(model, ...) UseMethod("hatvalues")

hatvalues.lm <- function(model, infl = lm.influence(model, do.coef = FALSE), ...) infl$hat

rstandard <- function(model, ...) UseMethod("rstandard")

rstandard.lm <- function(model, infl = lm.influence(model, do.coef = FALSE), sd = sqrt(deviance(model) / df.residual(model)), type = c("sd.1", "predictive"), ...) {
  power <- if (match.arg(type) == "predictive") 1 else 0.5
  result <- infl$wt.res / (1 - infl$hat)^power / (if (power == 1) 1 else sd)
  replace(result, is.infinite(result), NaN)
}

rstandard.glm <- function(model, infl = lm.influence(model, do.coef = FALSE), type = c("deviance", "pearson"), ...)
  .studentised(residuals(model, match.arg(type)), infl$hat, sigma(model))

rstudent <- function(model, ...) UseMethod("rstudent")

rstudent.lm <- function(model, infl = lm.influence(model, do.coef = FALSE), res = infl$wt.res, ...) .studentised(res, infl$hat, infl$sigma)

cooks.distance <- function(model, ...) UseMethod("cooks.distance")

cooks.distance.lm <- function(model, infl = lm.influence(model, do.coef = FALSE), res = weighted.residuals(model), sd = sqrt(deviance(model) / df.residual(model)), hat = infl$hat, ...) {
  result <- (res / (sd * (1 - hat)))^2 * hat / model$rank
  replace(result, is.infinite(result), NaN)
}

cooks.distance.glm <- function(model, infl = lm.influence(model, do.coef = FALSE), res = residuals(model, type = "pearson"), dispersion = summary(model)$dispersion, hat = infl$hat, ...) {
  standard <- .studentised(res, hat, sqrt(dispersion))
  standard^2 * (hat / (1 - hat)) / model$rank
}

dffits <- function(model, infl = lm.influence(model, do.coef = FALSE), res = weighted.residuals(model)) {
  odds <- infl$hat / (1 - infl$hat)
  sqrt(odds) * .studentised(res, infl$hat, infl$sigma)
}

dfbeta <- function(model, ...) UseMethod("dfbeta")

dfbeta.lm <- function(model, infl = lm.influence(model, do.coef = TRUE), ...) infl$coefficients

dfbetas <- function(model, ...) UseMethod("dfbetas")

dfbetas.lm <- function(model, infl = lm.influence(model, do.coef = TRUE), ...) infl$coefficients / outer(infl$sigma, sqrt(diag(.unscaled(model))))

covratio <- function(model, infl = lm.influence(model, do.coef = FALSE), res = weighted.residuals(model)) {
  size <- dim(qr.lm(model)$qr)
  freedom <- size[1L] - model$rank
  # The determinant of the covariances without an observation, over that with it.
  (freedom / (freedom - 1 + .studentised(res, infl$hat, infl$sigma)^2))^model$rank / (1 - infl$hat)
}

.studentised <- function(left, leverage, scale) {
  result <- left / (scale * sqrt(1 - leverage))
  result[is.infinite(result)] <- NaN
  result
}

# Williams, "Generalized linear model diagnostics using the deviance and single case deletions", Applied Statistics 36, 1987.
rstudent.glm <- function(model, infl = lm.influence(model, do.coef = FALSE), ...) {
  deviances <- infl$wt.res
  pearson <- residuals(model, type = "pearson")
  both <- sign(deviances) * sqrt(deviances^2 + pearson^2 * infl$hat / (1 - infl$hat))
  both[is.infinite(both)] <- NaN
  if (family(model)$family %in% c("binomial", "poisson")) both else both / infl$sigma
}
