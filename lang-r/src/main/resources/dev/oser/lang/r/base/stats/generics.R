# What fitted models of all kinds answer to.

coef <- function(object, ...) UseMethod("coef")

coef.default <- function(object, complete = TRUE, ...) {
  found <- object$coefficients
  if (complete) found else found[!is.na(found)]
}

coef.aov <- function(object, complete = FALSE, ...) {
  found <- object$coefficients
  if (complete) found else found[!is.na(found)]
}

coefficients <- coef

residuals <- function(object, ...) UseMethod("residuals")

residuals.default <- function(object, ...) naresid(object$na.action, object$residuals)

resid <- residuals

fitted <- function(object, ...) UseMethod("fitted")

fitted.default <- function(object, ...) napredict(object$na.action, if ("fitted.values" %in% names(object)) object$fitted.values
                                                                     else if ("fitted" %in% names(object)) object$fitted else predict(object))

fitted.values <- fitted

predict <- function(object, ...) UseMethod("predict")

anova <- function(object, ...) UseMethod("anova")

deviance <- function(object, ...) UseMethod("deviance")

deviance.default <- function(object, ...) object$deviance

df.residual <- function(object, ...) UseMethod("df.residual")

df.residual.default <- function(object, ...) object$df.residual

weights <- function(object, ...) UseMethod("weights")

weights.default <- function(object, ...) {
  w <- object$weights
  if (is.null(object$na.action)) w else naresid(object$na.action, w)
}

family <- function(object, ...) UseMethod("family")

family.lm <- function(object, ...) gaussian()

family.glm <- function(object, ...) object$family

simulate <- function(object, nsim = 1, seed = NULL, ...) UseMethod("simulate")

simulate.lm <- function(object, nsim = 1, seed = NULL, ...) {
  if (!exists(".Random.seed", envir = .GlobalEnv, inherits = FALSE)) runif(1)
  state <- if (is.null(seed)) get(".Random.seed", envir = .GlobalEnv)
  else {
    before <- get(".Random.seed", envir = .GlobalEnv)
    set.seed(seed)
    on.exit(assign(".Random.seed", before, envir = .GlobalEnv))
    structure(seed, kind = as.list(RNGkind()))
  }
  centre <- fitted(object)
  n <- length(centre)
  if (inherits(object, "glm") && family(object)$family != "gaussian") {
    draw <- family(object)$simulate
    if (is.null(draw)) stop(gettextf("family '%s' not implemented", family(object)$family), domain = NA)
    values <- draw(object, nsim)
    if (!is.matrix(values)) dim(values) <- c(n, nsim)
    result <- as.data.frame(values)
  } else {
    spread <- sqrt(deviance(object) / df.residual(object))
    w <- object$weights
    if (inherits(object, "glm")) w <- object$prior.weights
    if (!is.null(w)) spread <- spread / sqrt(w)
    result <- as.data.frame(matrix(centre + rnorm(n * nsim, sd = spread), n))
  }
  names(result) <- paste0("sim_", seq_len(nsim))
  row.names(result) <- names(centre)
  attr(result, "seed") <- state
  result
}

logLik <- function(object, ...) UseMethod("logLik")

logLik.lm <- function(object, REML = FALSE, ...) {
  if (inherits(object, "mlm")) stop("'logLik.lm' does not support multiple responses")
  rank <- object$rank
  weight <- object$weights
  counted <- if (is.null(weight)) rep(TRUE, length(object$residuals)) else weight != 0
  squares <- object$residuals[counted]^2
  logs <- 0
  if (!is.null(weight)) {
    logs <- sum(log(weight[counted]))
    squares <- squares * weight[counted]
  }
  all <- sum(counted)
  n <- all - (if (REML) rank else 0)
  twice <- logs - n * (1 + log(2 * pi / n) + log(sum(squares)))
  determinant <- if (REML) sum(log(abs(diag(object$qr$qr)[seq_len(rank)]))) else 0
  structure(twice / 2 - determinant, nall = all, nobs = n, df = rank + 1, class = "logLik")
}

logLik.glm <- function(object, ...) {
  if (...length()) warning("extra arguments discarded")
  scaled <- family(object)$family %in% c("gaussian", "Gamma", "inverse.gaussian")
  parameters <- object$rank + scaled
  structure(parameters - object$aic / 2, nobs = sum(!is.na(object$residuals) & weights(object, type = "prior") != 0 | is.null(object$prior.weights)), df = parameters, class = "logLik")
}

print.logLik <- function(x, digits = getOption("digits"), ...) {
  cat("'log Lik.' ", paste(format(c(x), digits = digits), collapse = ", "), " (df=", format(attr(x, "df")), ")\n", sep = "")
  invisible(x)
}

nobs <- function(object, ...) UseMethod("nobs")

nobs.default <- function(object, use.fallback = FALSE, ...) {
  if (!use.fallback) stop("no 'nobs' method is available")
  if (!is.null(w <- object[["weights"]])) sum(w != 0) else if (!is.null(left <- object[["residuals"]])) NROW(left)
  else {
    warning("no 'nobs' method is available")
    0L
  }
}

nobs.lm <- function(object, ...) {
  w <- object$weights
  if (is.null(w)) NROW(object$residuals) else sum(w != 0)
}

nobs.glm <- function(object, ...) {
  w <- object$prior.weights
  if (is.null(w)) length(object$residuals) else sum(w != 0)
}

nobs.logLik <- function(object, ...) {
  n <- attr(object, "nobs")
  if (is.null(n)) stop("no \"nobs\" attribute is available")
  n
}

nobs.nls <- function(object, ...) {
  w <- object$weights
  if (is.null(w)) length(object$m$resid()) else sum(w != 0)
}

nobs.dendrogram <- function(object, ...) attr(object, "members")

AIC <- function(object, ..., k = 2) UseMethod("AIC")

AIC.default <- function(object, ..., k = 2) .criterion(object, list(...), match.call(), function(n) k, "AIC", sys.call())

AIC.logLik <- function(object, ..., k = 2) -2 * as.numeric(object) + k * attr(object, "df")

BIC <- function(object, ...) UseMethod("BIC")

BIC.default <- function(object, ...) .criterion(object, list(...), match.call(), log, "BIC", sys.call())

BIC.logLik <- function(object, ...) -2 * as.numeric(object) + attr(object, "df") * log(nobs(object))

# One criterion, or a data frame of several, of models whose likelihoods are known.
.criterion <- function(object, others, call, penalty, name, caller) {
  value <- function(likelihood) -2 * as.numeric(likelihood) + penalty(.orElse(attr(likelihood, "nobs"), NA)) * attr(likelihood, "df")
  if (!length(others)) return(value(logLik(object)))
  found <- lapply(c(list(object), others), logLik)
  sizes <- vapply(found, function(each) as.numeric(.orElse(attr(each, "nobs"), NA)), 0)
  if (length(unique(sizes[!is.na(sizes)])) > 1L) warning(simpleWarning("models are not all fitted to the same number of observations", caller))
  result <- data.frame(df = vapply(found, attr, 0, "df"), vapply(found, value, 0))
  names(result)[2L] <- name
  call$k <- NULL
  row.names(result) <- vapply(as.list(call)[-1L], function(each) paste(deparse(each), collapse = ""), "")
  result
}

vcov <- function(object, ...) UseMethod("vcov")

vcov.lm <- function(object, complete = TRUE, ...) {
  table <- summary.lm(object)
  .vcov.aliased(table$aliased, table$sigma^2 * table$cov.unscaled, complete = complete)
}

vcov.summary.lm <- function(object, complete = TRUE, ...) .vcov.aliased(object$aliased, object$sigma^2 * object$cov.unscaled, complete = complete)

vcov.glm <- function(object, complete = TRUE, ...) vcov.summary.glm(summary.glm(object, ...), complete = complete)

vcov.summary.glm <- function(object, complete = TRUE, ...) .vcov.aliased(object$aliased, object$cov.scaled, complete = complete)

vcov.aov <- function(object, complete = FALSE, ...) vcov.lm(object, complete = complete)

.vcov.aliased <- function(aliased, vc, complete = TRUE) {
  if (!complete || !any(aliased) || nrow(vc) == length(aliased)) return(vc)
  whole <- matrix(NA_real_, length(aliased), length(aliased), dimnames = list(names(aliased), names(aliased)))
  whole[!aliased, !aliased] <- vc
  whole
}

sigma <- function(object, ...) UseMethod("sigma")

sigma.default <- function(object, use.fallback = TRUE, ...) sqrt(deviance(object, ...) / (nobs(object, use.fallback = use.fallback) - sum(!is.na(coef(object)))))

sigma.mlm <- function(object, ...) sqrt(colSums(object$residuals^2) / object$df.residual)

confint <- function(object, parm, level = 0.95, ...) UseMethod("confint")

confint.default <- function(object, parm, level = 0.95, ...) .intervals(coef(object), sqrt(diag(vcov(object))), if (!missing(parm)) parm, level, qnorm)

confint.lm <- function(object, parm, level = 0.95, ...) {
  freedom <- object$df.residual
  .intervals(coef(object), sqrt(diag(vcov(object))), if (!missing(parm)) parm, level, function(p) qt(p, freedom))
}

.intervals <- function(estimates, errors, parm, level, quantiles) {
  names <- names(estimates)
  if (is.null(parm)) parm <- names else if (is.numeric(parm)) parm <- names[parm]
  tails <- c((1 - level) / 2, 1 - (1 - level) / 2)
  result <- estimates[parm] + errors[parm] %o% quantiles(tails)
  dimnames(result) <- list(parm, .percents(tails, 3))
  result
}

.percents <- function(shares, digits) paste(format(100 * shares, trim = TRUE, scientific = FALSE, digits = digits), "%")

extractAIC <- function(fit, scale = 0, k = 2, ...) UseMethod("extractAIC")

extractAIC.lm <- function(fit, scale = 0, k = 2, ...) {
  squares <- deviance.lm(fit)
  cases <- NROW(fit$residuals)
  # Mallows' Cp if the scale is known, else minus twice the likelihood but for a constant.
  badness <- c(cases * log(squares / cases), squares / scale - cases)[1L + (scale > 0)]
  parameters <- cases - df.residual(fit)
  c(parameters, k * parameters + badness)
}

extractAIC.aov <- function(fit, scale = 0, k = 2, ...) extractAIC.lm(fit, scale, k, ...)

extractAIC.glm <- function(fit, scale = 0, k = 2, ...) {
  used <- length(fit$residuals) - fit$df.residual
  c(used, fit$aic + (k - 2) * used)
}

profile <- function(fitted, ...) UseMethod("profile")

plot <- function(x, y, ...) UseMethod("plot")

biplot <- function(x, ...) UseMethod("biplot")

screeplot <- function(x, ...) UseMethod("screeplot")

pairs <- function(x, ...) UseMethod("pairs")

termplot <- function(model, ...) .plotsObject(model)

dummy.coef <- function(object, ...) UseMethod("dummy.coef")

alias <- function(object, ...) UseMethod("alias")

model.tables <- function(x, ...) UseMethod("model.tables")

# Methods of lm would give other intervals.
confint.mlm <- function(object, parm, level = 0.95, ...) stop("confint of several responses is not there yet")
