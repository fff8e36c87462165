# Nonlinear least squares.

nls <- function(formula, data = parent.frame(), start, control = nls.control(), algorithm = c("default", "plinear", "port"), trace = FALSE, subset, weights, na.action, model = FALSE, lower = -Inf, upper = Inf, ...) {
  formula <- as.formula(formula)
  algorithm <- match.arg(algorithm)
  if (algorithm != "default") stop(gettextf("nls with algorithm \"%s\" is not there yet", algorithm), domain = NA)
  if (!missing(lower) || !missing(upper)) warning("upper and lower bounds ignored unless algorithm = \"port\"")
  said <- match.call()
  if (length(formula) == 2L) formula <- as.formula(call("~", 0, formula[[2L]]), environment(formula))
  control <- do.call(nls.control, as.list(control))
  where <- environment(formula)
  if (is.null(where)) where <- parent.frame()
  names <- all.vars(formula)
  if (missing(start) && .startsItself(formula, where)) start <- getInitial(formula, data)
  else if (missing(start)) {
    known <- vapply(names, function(name) (is.list(data) && name %in% names(data)) || exists(name, envir = where), NA)
    unknown <- names[!known]
    if (!length(unknown)) stop("no parameters to fit")
    warning("No starting values specified for some parameters.\nInitializing ", paste(sQuote(unknown), collapse = ", "), " to '1.'.\n", "Consider specifying 'start' or using a selfStart model", domain = NA)
    start <- setNames(as.list(rep(1, length(unknown))), unknown)
  }
  start <- as.list(start)
  # What is as long as the data is an observation; all else is a constant of the formula.
  inside <- setdiff(names, names(start))
  frame <- .nlsVariables(inside, data, where, said, parent.frame(), !missing(subset), !missing(weights))
  problem <- .nlsProblem(formula, frame$variables, start, frame$weights, where)
  found <- .gaussNewton(problem, control, trace, sys.call())
  fit <- list(m = problem$model(), convInfo = found, data = substitute(data), call = said)
  if (!is.null(frame$weights)) fit$weights <- frame$weights
  if (!is.null(frame$na.action)) fit$na.action <- frame$na.action
  fit$dataClasses <- frame$classes
  fit$control <- control
  structure(fit, class = "nls")
}

.startsItself <- function(formula, where) {
  side <- formula[[3L]]
  is.call(side) && is.name(side[[1L]]) && inherits(get0(as.character(side[[1L]]), envir = where, mode = "function"), "selfStart")
}

nls.control <- function(maxiter = 50, tol = 1e-05, minFactor = 1 / 1024, printEval = FALSE, warnOnly = FALSE, scaleOffset = 0, nDcentral = FALSE)
  mget(c("maxiter", "tol", "minFactor", "printEval", "warnOnly", "scaleOffset", "nDcentral"))

.nlsVariables <- function(names, data, where, said, caller, hasSubset, hasWeights) {
  lookup <- function(name) eval(as.name(name), data, where)
  variables <- lapply(setNames(names, names), lookup)
  size <- if (is.data.frame(data)) nrow(data) else max(lengths(variables))
  long <- lengths(variables) == size & size > 1L
  w <- if (hasWeights) eval(said$weights, data, where)
  keep <- rep(TRUE, size)
  if (hasSubset) {
    chosen <- eval(said$subset, data, where)
    keep <- if (is.logical(chosen)) chosen & !is.na(chosen) else seq_len(size) %in% chosen
  }
  known <- keep & (if (any(long)) Reduce(`&`, lapply(variables[long], function(column) !is.na(column))) else TRUE)
  lost <- which(keep & !known)
  variables[long] <- lapply(variables[long], function(column) column[known])
  list(variables = variables, weights = if (!is.null(w)) w[known], na.action = if (length(lost)) structure(setNames(lost, lost), class = "omit"),
       classes = vapply(variables[long], .MFclass, ""))
}

# The residuals and their derivatives at the parameters of now.
.nlsProblem <- function(formula, variables, start, weights, where) {
  space <- list2env(variables, parent = where)
  sizes <- lengths(start)
  set <- function(values) {
    ends <- cumsum(sizes)
    for (i in seq_along(start)) assign(names(start)[i], setNames(values[(ends[i] - sizes[i] + 1L):ends[i]], names(start[[i]])), envir = space)
  }
  values <- as.double(unlist(start))
  labels <- names(unlist(start))
  left <- as.vector(eval(formula[[2L]], space))
  root <- if (is.null(weights)) 1 else sqrt(weights)
  predicted <- function() eval(formula[[3L]], space)
  slopes <- function(at) {
    given <- attr(at, "gradient")
    if (!is.null(given)) return(matrix(as.vector(given), length(at)))
    # Forward differences with steps of half the digits.
    columns <- lapply(seq_along(values), function(i) {
      step <- sqrt(.Machine$double.eps) * (if (values[i] == 0) 1 else abs(values[i]))
      moved <- values
      moved[i] <- values[i] + step
      set(moved)
      (as.vector(predicted()) - as.vector(at)) / step
    })
    set(values)
    do.call(cbind, columns)
  }
  state <- new.env()
  evaluate <- function() {
    set(values)
    at <- predicted()
    state$fitted <- as.vector(at)
    state$residuals <- root * (left - state$fitted)
    state$deviance <- sum(state$residuals^2)
    if (is.finite(state$deviance)) state$qr <- qr(root * slopes(at))
  }
  move <- function(to) {
    values <<- to
    evaluate()
  }
  evaluate()
  model <- function() {
    named <- function() setNames(values, labels)
    list(resid = function() structure(state$residuals, label = "Residuals"), fitted = function() structure(state$fitted, label = "Fitted values"), formula = function() formula,
         deviance = function() state$deviance, lhs = function() left, gradient = function() qr.X(state$qr), conv = function() .relativeOffset(state, 0),
         incr = function() qr.coef(state$qr, state$residuals), getPars = named, getAllPars = named, getEnv = function() space,
         Rmat = function() qr.R(state$qr), predict = function(newdata = list(), qr = FALSE) eval(formula[[3L]], as.list(newdata), space))
  }
  list(state = state, values = function() values, labels = labels, move = move, model = model)
}

# Bates and Watts, Nonlinear Regression Analysis and Its Applications, 1988, section 2.2.3.
.relativeOffset <- function(state, scale) {
  turned <- qr.qty(state$qr, state$residuals)
  p <- length(state$qr$pivot)
  inside <- sum(turned[seq_len(p)]^2)
  outside <- sum(turned[-seq_len(p)]^2)
  if (length(turned) == p && scale == 0) return(1)
  sqrt(inside / (if (scale > 0) outside + length(turned) * scale^2 else outside))
}

.gaussNewton <- function(problem, control, trace, call) {
  state <- problem$state
  halves <- 1
  evaluations <- 1L
  info <- function(done, iterations, offset, code, text) list(isConv = done, finIter = iterations, finTol = offset, nEval = evaluations, stopCode = code, stopMessage = text)
  fail <- function(text, iterations, code, offset) {
    if (!control$warnOnly) stop(simpleError(text, call))
    warning(simpleWarning(text, call))
    info(FALSE, iterations, offset, code, text)
  }
  show <- function() if (trace) cat(format(state$deviance), " (", formatC(.relativeOffset(state, control$scaleOffset), digits = 2, format = "e"), "): par = (", paste(vapply(problem$values(), format, ""), collapse = " "), ")\n", sep = "")
  if (!is.finite(state$deviance)) stop(simpleError("Missing value or an infinity produced when evaluating the model", quote(numericDeriv(form[[3L]], names(ind), env, central = nDcentral))))
  if (state$qr$rank < length(problem$labels)) stop(simpleError("singular gradient matrix at initial parameter estimates", quote(nlsModel(formula, mf, start, wts, scaleOffset = scOff, nDcentral = nDcntr))))
  show()
  for (round in 0:control$maxiter) {
    offset <- .relativeOffset(state, control$scaleOffset)
    if (offset <= control$tol) return(info(TRUE, round, offset, 0L, "converged"))
    if (round == control$maxiter) return(fail(paste("number of iterations exceeded maximum of", control$maxiter), round, 3L, offset))
    from <- problem$values()
    before <- state$deviance
    direction <- qr.coef(state$qr, state$residuals)
    repeat {
      if (halves < control$minFactor) {
        problem$move(from)
        return(fail(sprintf("step factor %g reduced below 'minFactor' of %g", halves, control$minFactor), round, 2L, offset))
      }
      problem$move(from + halves * direction)
      evaluations <- evaluations + 1L
      if (!is.finite(state$deviance)) {
        halves <- halves / 2
        next
      }
      if (state$qr$rank < length(problem$labels)) return(fail("singular gradient", round, 1L, offset))
      if (state$deviance <= before) break
      halves <- halves / 2
    }
    halves <- min(1, 2 * halves)
    show()
  }
}

print.nls <- function(x, digits = max(3L, getOption("digits") - 3L), ...) {
  writeLines(c("Nonlinear regression model", paste("  model:", paste(deparse(formula(x)), collapse = "\n")), paste("   data:", paste(deparse(x$data), collapse = "\n"))))
  print(x$m$getAllPars(), digits = digits, ...)
  writeLines(c(paste0(" ", if (!is.null(x$weights) && diff(range(x$weights))) "weighted ", "residual sum-of-squares: ", format(x$m$deviance(), digits = digits)), ""))
  .printConvergence(x, digits)
  invisible(x)
}

.printConvergence <- function(x, digits) {
  info <- x$convInfo
  if (info$isConv) writeLines(c(paste("Number of iterations to convergence:", info$finIter, ""), paste("Achieved convergence tolerance:", format(info$finTol, digits = digits))))
  else writeLines(c(paste("Number of iterations till stop:", info$finIter, ""), paste("Achieved convergence tolerance:", format(info$finTol, digits = digits)), paste("Reason stopped:", info$stopMessage)))
  lost <- naprint(x$na.action)
  if (nzchar(lost)) writeLines(paste0("  (", lost, ")"))
}

formula.nls <- function(x, ...) x$m$formula()

coef.nls <- function(object, ...) object$m$getAllPars()

fitted.nls <- function(object, ...) {
  whole <- napredict(object$na.action, as.vector(object$m$fitted()))
  attr(whole, "label") <- "Fitted values"
  whole
}

residuals.nls <- function(object, type = c("response", "pearson"), ...) {
  value <- as.vector(object$m$resid())
  if (match.arg(type) == "pearson") structure(value / sqrt(deviance(object) / df.residual(object)), label = "Standardized residuals")
  else {
    w <- object$weights
    value <- if (is.null(w)) value else value / sqrt(w)
    if (!is.null(object$na.action)) value <- naresid(object$na.action, value)
    structure(value, label = "Residuals")
  }
}

deviance.nls <- function(object, ...) object$m$deviance()

df.residual.nls <- function(object, ...) {
  w <- object$weights
  (if (is.null(w)) length(object$m$resid()) else sum(w != 0)) - length(coef(object))
}

weights.nls <- function(object, ...) object$weights

vcov.nls <- function(object, ...) {
  table <- summary(object)
  table$sigma^2 * table$cov.unscaled
}

logLik.nls <- function(object, REML = FALSE, ...) {
  if (REML) stop("cannot calculate REML log-likelihood for \"nls\" objects")
  n <- length(object$m$resid())
  w <- if (is.null(object$weights)) rep(1, n) else object$weights
  n <- sum(w != 0)
  value <- -n / 2 * (log(2 * pi) + 1 - log(n) - sum(log(w[w != 0])) / n + log(object$m$deviance()))
  structure(value, df = 1L + length(coef(object)), nobs = n, nall = n, class = "logLik")
}

predict.nls <- function(object, newdata, se.fit = FALSE, scale = NULL, df = Inf, interval = c("none", "confidence", "prediction"), level = 0.95, ...) {
  if (missing(newdata)) return(as.vector(fitted(object)))
  if (!is.null(object$dataClasses)) .checkMFClasses(object$dataClasses, as.data.frame(newdata)[intersect(names(object$dataClasses), names(newdata))])
  as.vector(object$m$predict(newdata))
}

summary.nls <- function(object, correlation = FALSE, symbolic.cor = FALSE, ...) {
  freedom <- df.residual(object)
  spread <- if (freedom > 0) deviance(object) / freedom else NaN
  estimates <- coef(object)
  labels <- names(estimates)
  inner <- `dimnames<-`(chol2inv(object$m$Rmat()), list(labels, labels))
  table <- .estimateTable(estimates, sqrt(spread * diag(inner)), freedom)
  facts <- list(formula = formula(object), residuals = residuals(object), sigma = sqrt(spread), df = c(length(labels), freedom), cov.unscaled = inner)
  facts <- c(facts, object["call"], object["convInfo"], object["control"], list(na.action = object$na.action, coefficients = table, parameters = table))
  if (correlation && freedom > 0) facts <- c(facts, list(correlation = cov2cor(inner), symbolic.cor = symbolic.cor))
  `class<-`(facts, "summary.nls")
}

.estimateTable <- function(estimates, errors, freedom) {
  ratios <- estimates / errors
  matrix(c(estimates, errors, ratios, 2 * pt(-abs(ratios), freedom)), ncol = 4L, dimnames = list(names(estimates), c("Estimate", "Std. Error", "t value", "Pr(>|t|)")))
}

print.summary.nls <- function(x, digits = max(3L, getOption("digits") - 3L), symbolic.cor = x$symbolic.cor, signif.stars = getOption("show.signif.stars"), ...) {
  writeLines(c("", paste("Formula:", paste(deparse(x$formula), collapse = "\n")), "", "Parameters:"))
  printCoefmat(x$coefficients, digits = digits, signif.stars = signif.stars, ...)
  writeLines(c("", paste("Residual standard error:", format(signif(x$sigma, digits)), "on", x$df[2L], "degrees of freedom")))
  .printCorrelation(x$correlation, symbolic.cor, digits)
  writeLines("")
  .printConvergence(x, digits)
  writeLines("")
  invisible(x)
}

anova.nls <- function(object, ...) {
  others <- list(...)
  if (!length(others)) stop("anova is only defined for sequences of \"nls\" objects")
  models <- c(list(object), others)
  texts <- vapply(models, function(model) paste(deparse(formula(model)[[2L]]), collapse = ""), "")
  if (any(texts != texts[1L])) models <- models[texts == texts[1L]]
  freedom <- vapply(models, df.residual, 0)
  left <- vapply(models, deviance, 0)
  df <- c(NA, -diff(freedom))
  change <- c(NA, -diff(left))
  mean <- change / df
  larger <- c(NA, pmin(freedom[-1L], freedom[-length(freedom)]))
  base <- c(NA, vapply(seq_along(models)[-1L], function(i) if (freedom[i] < freedom[i - 1L]) left[i] / freedom[i] else left[i - 1L] / freedom[i - 1L], 0))
  ratio <- mean / base
  table <- data.frame(Res.Df = freedom, `Res.Sum Sq` = left, Df = df, `Sum Sq` = change, `F value` = ratio, `Pr(>F)` = pf(ratio, abs(df), larger, lower.tail = FALSE), check.names = FALSE)
  attr(table, "row.names") <- as.character(seq_along(models))
  structure(table, heading = c("Analysis of Variance Table\n", paste0("Model ", format(seq_along(models)), ": ", .formulaTexts(models), collapse = "\n")), class = c("anova", "data.frame"))
}

numericDeriv <- function(expr, theta, rho = parent.frame(), dir = 1, eps = .Machine$double.eps^(1 / if (central) 3 else 2), central = FALSE) {
  base <- eval(expr, rho)
  sides <- rep_len(dir, length(theta))
  columns <- list()
  for (k in seq_along(theta)) {
    name <- theta[k]
    kept <- get(name, envir = rho)
    for (i in seq_along(kept)) {
      step <- eps * (if (kept[i] == 0) 1 else abs(kept[i])) * sides[k]
      moved <- kept
      moved[i] <- kept[i] + step
      assign(name, moved, envir = rho)
      up <- eval(expr, rho)
      down <- base
      if (central) {
        moved[i] <- kept[i] - step
        assign(name, moved, envir = rho)
        down <- eval(expr, rho)
      }
      columns[[length(columns) + 1L]] <- as.vector(up - down) / (if (central) 2 * step else step)
    }
    assign(name, kept, envir = rho)
  }
  structure(base, gradient = do.call(cbind, columns))
}
