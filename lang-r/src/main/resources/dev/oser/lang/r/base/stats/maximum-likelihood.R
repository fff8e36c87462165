# Package stats4: maximum likelihood with classes of S4.

mle <- function(minuslogl, start, optim = stats::optim, method = if (!limited) "BFGS" else "L-BFGS-B", fixed = list(), nobs, lower, upper, ...) {
  call <- match.call()
  parameters <- formals(minuslogl)
  names <- names(parameters)
  limited <- !missing(lower) || !missing(upper)
  fixed <- .namedNumbers(fixed, names)
  # Without a start the defaults of the function are taken.
  given <- if (missing(start)) {
    known <- !vapply(parameters, function(each) identical(each, quote(expr = )), NA)
    lapply(parameters[known], eval, environment(minuslogl))
  } else start
  start <- .namedNumbers(given, names)
  free <- setdiff(names(start), names(fixed))
  whole <- structure(rep(NA_real_, length(names)), names = names)
  whole[names(fixed)] <- fixed
  badness <- function(values) {
    whole[free] <- values
    do.call("minuslogl", as.list(whole[!is.na(whole) | names %in% free]))
  }
  limit <- function(bound, otherwise) {
    if (is.null(bound)) return(NULL)
    bound <- if (is.null(names(bound)) && !is.list(bound)) structure(rep_len(bound, length(names)), names = names) else .namedNumbers(bound, names)
    result <- structure(rep(otherwise, length(free)), names = free)
    both <- intersect(free, names(bound))
    result[both] <- bound[both]
    result
  }
  found <- if (!length(free)) list(par = numeric(), value = badness(numeric()))
           else if (limited) optim(start[free], badness, method = method, hessian = TRUE,
                                   lower = limit(if (missing(lower)) -Inf else lower, -Inf), upper = limit(if (missing(upper)) Inf else upper, Inf), ...)
           else optim(start[free], badness, method = method, hessian = TRUE, ...)
  whole[free] <- found$par
  kept <- structure(rep(NA_real_, length(names)), names = names)
  kept[names(fixed)] <- fixed
  coefficients <- structure(as.numeric(found$par), names = free)
  spread <- if (length(free)) solve(found$hessian) else matrix(numeric(), 0L, 0L)
  new("mle", call = call, coef = coefficients, fullcoef = whole, fixed = kept, vcov = spread, min = found$value, details = found,
      minuslogl = minuslogl, nobs = if (missing(nobs)) NA_integer_ else as.integer(nobs), method = method)
}

# Numbers by the names of parameters, from a list or a vector.
.namedNumbers <- function(values, names) {
  if (!length(values)) return(structure(numeric(), names = character()))
  values <- unlist(values)
  if (is.null(names(values))) names(values) <- names[seq_along(values)]
  if (!all(names(values) %in% names)) stop("some named values are not arguments to the supplied log-likelihood", call. = FALSE)
  values
}

# The root of twice the difference of the likelihood where one parameter after the other is held fixed, with the sign of the change
# (Bates and Watts, Nonlinear Regression Analysis, chapter 6).
.profiledLikelihood <- function(fitted, which = seq_along(fitted@coef), maxsteps = 100, alpha = 0.01, zmax = sqrt(qchisq(1 - alpha, 1L)),
                                del = zmax / 5, trace = FALSE, ...) {
  best <- fitted@coef
  names <- names(best)
  errors <- sqrt(diag(fitted@vcov))
  names(errors) <- names
  if (is.character(which)) which <- match(which, names)
  profiles <- list()
  call <- fitted@call
  call$minuslogl <- fitted@minuslogl
  held <- fitted@fixed[!is.na(fitted@fixed)]
  for (place in which) {
    name <- names[place]
    if (trace) cat("Profiling", name, "\n")
    at <- function(steps, start) {
      value <- best[[place]] + steps * del * errors[[place]]
      call$start <- as.list(start[setdiff(names, name)])
      call$fixed <- as.list(c(held, structure(value, names = name)))
      again <- eval(call, parent.frame())
      list(z = sign(steps) * sqrt(max(0, 2 * (again@min - fitted@min))), values = again@fullcoef, start = again@fullcoef)
    }
    rows <- list(list(z = 0, values = fitted@fullcoef, steps = 0))
    for (direction in c(-1, 1)) {
      start <- fitted@fullcoef
      for (step in seq_len(maxsteps)) {
        found <- at(direction * step, start)
        if (is.na(found$z)) break
        start <- found$start
        rows[[length(rows) + 1L]] <- c(found[c("z", "values")], steps = direction * step)
        if (abs(found$z) > zmax) break
      }
    }
    rows <- rows[order(vapply(rows, function(each) each$steps, 0))]
    table <- data.frame(z = vapply(rows, function(each) each$z, 0))
    values <- do.call(rbind, lapply(rows, function(each) each$values))
    dimnames(values) <- list(NULL, names(fitted@fullcoef))
    table$par.vals <- values
    profiles[[name]] <- table
  }
  new("profile.mle", profile = profiles, summary = .likelihoodSummary(fitted))
}

.likelihoodSummary <- function(object) {
  table <- cbind(Estimate = object@coef, `Std. Error` = sqrt(diag(object@vcov)))
  new("summary.mle", call = object@call, coef = table, m2logL = 2 * object@min)
}

# Where the profile, drawn through its points as a spline, reaches the quantiles of the normal distribution.
.profiledIntervals <- function(profiles, parm, level) {
  names <- names(profiles)
  chosen <- if (missing(parm) || is.null(parm)) names else if (is.numeric(parm)) names[parm] else parm
  tails <- c((1 - level) / 2, (1 + level) / 2)
  limits <- t(vapply(chosen, function(name) {
    table <- profiles[[name]]
    .crossings(table$par.vals[, name], table[[1L]], qnorm(tails))
  }, c(0, 0)))
  dimnames(limits) <- list(chosen, paste(format(100 * tails, trim = TRUE, digits = 3), "%"))
  if (length(chosen) == 1L) limits[1L, ] else limits
}

# The curve is drawn at three times as many points and read between them.
.crossings <- function(values, heights, wanted) {
  drawn <- spline(values, heights)
  approx(drawn$y, drawn$x, xout = wanted)$y
}

# Called when the package is loaded: classes, generics with the functions of stats behind them, and methods.
.setUpStats4 <- function(ns) {
  assign("mle", mle, envir = ns)
  setClass("mle", representation(call = "language", coef = "numeric", fullcoef = "numeric", fixed = "numeric", vcov = "matrix", min = "numeric",
                                 details = "list", minuslogl = "function", nobs = "integer", method = "character"), where = ns)
  setClass("summary.mle", representation(call = "language", coef = "matrix", m2logL = "numeric"), where = ns)
  setClass("profile.mle", representation(profile = "list", summary = "summary.mle"), where = ns)
  for (name in c("AIC", "BIC", "coef", "confint", "logLik", "nobs", "plot", "profile", "summary", "update", "vcov")) .ensureGeneric(name, ns)
  # They call the generics of this package, not the functions of stats.
  method <- function(generic, class, definition) {
    environment(definition) <- ns
    setMethod(generic, class, definition, where = ns)
  }
  method("show", "mle", function(object) {
    cat("\nCall:\n")
    print(object@call)
    cat("\nCoefficients:\n")
    print(object@fullcoef)
  })
  method("show", "summary.mle", function(object) {
    cat("Maximum likelihood estimation\n\nCall:\n")
    print(object@call)
    cat("\nCoefficients:\n")
    print(object@coef)
    cat("\n-2 log L:", object@m2logL, "\n")
  })
  method("coef", "mle", function(object, ...) object@fullcoef)
  method("coef", "summary.mle", function(object, ...) object@coef)
  method("vcov", "mle", function(object, ...) object@vcov)
  method("nobs", "mle", function(object, ...) object@nobs)
  method("logLik", "mle", function(object, ...) {
    if (...length()) warning("extra arguments discarded")
    structure(-object@min, df = length(object@coef), nobs = if (is.na(object@nobs)) NULL else object@nobs, class = "logLik")
  })
  method("AIC", "mle", function(object, ..., k = 2) AIC(logLik(object), k = k))
  method("BIC", "mle", function(object, ...) BIC(logLik(object)))
  method("summary", "mle", function(object, ...) .likelihoodSummary(object))
  method("profile", "mle", function(fitted, ...) .profiledLikelihood(fitted, ...))
  method("confint", "profile.mle", function(object, parm, level = 0.95, ...) .profiledIntervals(object@profile, parm, level))
  method("confint", "mle", function(object, parm, level = 0.95, ...) {
    cat("Profiling...\n")
    confint(profile(object), if (missing(parm)) NULL else parm, level, ...)
  })
  method("update", "mle", function(object, ..., evaluate = TRUE) {
    call <- object@call
    changes <- match.call(expand.dots = FALSE)$...
    for (name in names(changes)) call[[name]] <- changes[[name]]
    if (evaluate) eval(call, parent.frame()) else call
  })
  method("plot", c("profile.mle", "missing"), function(x, y, ...) invisible())
  namespaceExport(ns, .standardNames("stats4"))
}
