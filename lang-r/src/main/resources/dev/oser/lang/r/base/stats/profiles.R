# Profiles of likelihoods and of sums of squares, and intervals read from them (Bates and Watts, Nonlinear Regression Analysis, chapter 6;
# McCullagh and Nelder, Generalized Linear Models, section 7.5).

profile.glm <- function(fitted, which = seq_along(coef(fitted)), alpha = 0.01, maxsteps = 10, del = zmax / 5, trace = FALSE, ...) {
  best <- coef(fitted)
  names <- names(best)
  estimable <- !is.na(best)
  if (is.character(which)) which <- match(which, names)
  facts <- summary(fitted)
  errors <- structure(rep(NA_real_, length(best)), names = names)
  errors[rownames(facts$coefficients)] <- facts$coefficients[, 2L]
  known <- fitted$family$family %in% c("binomial", "poisson", "Negative Binomial")
  zmax <- sqrt(if (known) qchisq(1 - alpha, 1) else qf(1 - alpha, 1, fitted$df.residual))
  dispersion <- if (known) 1 else facts$dispersion
  setting <- .glmSetting(fitted)
  profiles <- list()
  for (place in which) {
    if (!estimable[place]) next
    others <- which(estimable)
    others <- others[others != place]
    at <- function(steps, start) {
      value <- best[[place]] + steps * del * errors[[place]]
      again <- suppressWarnings(glm.fit(setting$x[, others, drop = FALSE], setting$y, setting$weights, etastart = start,
                                        offset = setting$offset + setting$x[, place] * value, family = fitted$family, control = fitted$control))
      values <- best
      values[others] <- again$coefficients
      values[place] <- value
      list(z = sign(steps) * sqrt(max(0, (again$deviance - fitted$deviance) / dispersion)), values = values, start = again$linear.predictors,
           deviance = again$deviance)
    }
    profiles[[names[place]]] <- .profileTable("z", at, fitted$linear.predictors, best, maxsteps, zmax, trace, names[place])
  }
  structure(profiles, original.fit = fitted, summary = facts, class = c("profile.glm", "profile"))
}

.glmSetting <- function(fitted) {
  x <- model.matrix(fitted)
  n <- nrow(x)
  frame <- model.frame(fitted)
  offset <- fitted$offset
  # What glm.fit was given, with proportions for the responses of binomial models.
  list(x = x, y = if (is.null(fitted$y)) model.response(frame) else fitted$y, weights = fitted$prior.weights, offset = if (is.null(offset)) rep(0, n) else offset)
}

# Steps to both sides as long as the distance is within a limit, and one beyond.
.profileTable <- function(label, at, start, best, most, limit, trace, name) {
  rows <- list(list(z = 0, values = best, steps = 0))
  for (direction in c(-1, 1)) {
    from <- start
    if (trace) message("\nParameter: ", name, " ", c("down", "up")[(direction + 1) / 2 + 1])
    for (step in seq_len(most)) {
      found <- at(direction * step, from)
      from <- found$start
      rows[[length(rows) + 1L]] <- list(z = found$z, values = found$values, steps = direction * step)
      if (abs(found$z) > limit) break
    }
  }
  rows <- rows[order(vapply(rows, function(row) row$steps, 0))]
  table <- structure(data.frame(vapply(rows, function(row) row$z, 0)), names = label)
  values <- do.call(rbind, lapply(rows, function(row) row$values))
  dimnames(values) <- list(NULL, names(best))
  table$par.vals <- values
  table
}

confint.glm <- function(object, parm, level = 0.95, trace = FALSE, ...) {
  names <- names(coef(object))
  places <- if (missing(parm)) seq_along(names) else if (is.character(parm)) match(parm, names, nomatch = 0L) else parm
  message("Waiting for profiling to be done...")
  confint(profile(object, which = places, alpha = (1 - level) / 4, trace = trace), parm = places, level = level, trace = trace, ...)
}

confint.profile.glm <- function(object, parm = seq_along(names), level = 0.95, ...) {
  names <- names(coef(attr(object, "original.fit")))
  if (is.character(parm)) parm <- match(parm, names, nomatch = 0L)
  .profileLimits(object, names[parm], level, qnorm)
}

# A row of limits for each parameter; a single one gives a vector.
.profileLimits <- function(profiles, names, level, quantile) {
  tails <- c((1 - level) / 2, 1 - (1 - level) / 2)
  limits <- array(NA_real_, c(length(names), 2L), list(names, paste(format(100 * tails, trim = TRUE, scientific = FALSE, digits = 3), "%")))
  for (name in names) {
    table <- profiles[[name]]
    if (!is.null(table)) limits[name, ] <- .crossings(table$par.vals[, name], table[[1L]], quantile(tails))
  }
  drop(limits)
}

# The steps are as long as the straight line through the last two points needs for an equal change of the distance.
profile.nls <- function(fitted, which = seq_along(coef(fitted)), maxpts = 100, alphamax = 0.01, delta.t = cutoff / 5, ...) {
  best <- coef(fitted)
  names <- names(best)
  facts <- summary(fitted)
  errors <- facts$parameters[, 2L]
  freedom <- facts$df[2L]
  cutoff <- qt(1 - alphamax / 2, freedom)
  least <- deviance(fitted)
  variance <- least / freedom
  if (is.character(which)) which <- match(which, names)
  profiles <- list()
  for (place in which) {
    name <- names[place]
    rows <- list(list(tau = 0, values = best))
    for (direction in c(-1, 1)) {
      values <- best
      slope <- errors[[place]]
      side <- list()
      before <- 0
      while (length(side) < maxpts %/% 2) {
        values[place] <- values[place] + direction * delta.t * slope
        again <- tryCatch(.heldFit(fitted, place, values), error = function(e) NULL)
        if (is.null(again) || again$deviance < least) break
        values <- again$values
        tau <- direction * sqrt((again$deviance - least) / variance)
        side[[length(side) + 1L]] <- list(tau = tau, values = values)
        if (abs(tau) > cutoff) break
        slope <- abs(delta.t * slope / (tau - before))
        # The sum of squares has become flat.
        if (!is.finite(slope) || slope > 25 * errors[[place]]) break
        before <- tau
      }
      rows <- if (direction < 0) c(rev(side), rows) else c(rows, side)
    }
    table <- data.frame(tau = vapply(rows, function(row) row$tau, 0))
    points <- do.call(rbind, lapply(rows, function(row) row$values))
    dimnames(points) <- list(NULL, names)
    table$par.vals <- points
    profiles[[name]] <- table
  }
  structure(profiles, original.fit = fitted, summary = facts, class = c("profile.nls", "profile"))
}

# The best fit where one parameter has a given value.
.heldFit <- function(fitted, place, values) {
  code <- formula(fitted)
  space <- as.list(fitted$m$getEnv(), all.names = TRUE)
  space[names(values)] <- as.list(values)
  where <- environment(code)
  root <- if (is.null(fitted$weights)) 1 else sqrt(fitted$weights)
  free <- names(values)[-place]
  if (length(free)) {
    data <- space[setdiff(names(space), free)]
    again <- if (is.null(fitted$weights)) nls(code, data, as.list(values[free]), fitted$control)
             else nls(code, c(data, list(.w = fitted$weights)), as.list(values[free]), fitted$control, weights = .w)
    values[free] <- coef(again)
    space[names(values)] <- as.list(values)
  }
  fitted <- as.vector(eval(code[[3L]], space, where))
  list(values = values, deviance = sum((root * (as.vector(eval(code[[2L]], space, where)) - fitted))^2))
}

confint.nls <- function(object, parm, level = 0.95, ...) {
  names <- names(coef(object))
  places <- if (missing(parm)) seq_along(names) else if (is.character(parm)) match(parm, names, nomatch = 0L) else parm
  message("Waiting for profiling to be done...")
  profiles <- profile(object, which = places, alphamax = (1 - level) / 4)
  freedom <- summary(object)$df[2L]
  limits <- .profileLimits(profiles, names[places], level, function(p) qt(p, freedom))
  # As in GNU R, the names of these limits have no space.
  labels <- function(texts) sub(" %", "%", texts, fixed = TRUE)
  if (is.matrix(limits)) colnames(limits) <- labels(colnames(limits)) else names(limits) <- labels(names(limits))
  limits
}
