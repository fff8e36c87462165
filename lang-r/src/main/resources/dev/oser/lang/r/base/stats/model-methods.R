# What models answer that have no method of their own, or more than one response.

case.names.default <- function(object, ...) rownames(object)

variable.names.default <- function(object, ...) colnames(object)

logLik.logLik <- function(object, ...) object

coef.maov <- function(object, ...) {
  all <- object$coefficients
  all[!apply(is.na(all), 1L, all), , drop = FALSE]
}

coef.listof <- function(object, ...) structure(lapply(object, coef), class = "listof")

deviance.mlm <- function(object, ...) {
  squares <- object$residuals^2
  colSums(if (is.null(object$weights)) squares else object$weights * squares)
}

add1.mlm <- function(object, ...) stop("no 'add1' method implemented for \"mlm\" models")

drop1.mlm <- function(object, ...) stop("no 'drop1' method for \"mlm\" models")

# Models that say no more of themselves than what extractAIC asks for.
add1.default <- function(object, scope, scale = 0, test = c("none", "Chisq"), k = 2, trace = FALSE, ...) {
  if (missing(scope) || is.null(scope)) stop("no terms in scope")
  labels <- .scopeLabels(scope, object, TRUE)
  if (!length(labels)) stop("no terms in scope for adding to object")
  .criterionTable(object, labels, "+", scale, match.arg(test), k, parent.frame(), ...)
}

drop1.default <- function(object, scope, scale = 0, test = c("none", "Chisq"), k = 2, trace = FALSE, ...) {
  labels <- if (missing(scope)) drop.scope(object) else .scopeLabels(scope, object, FALSE)
  if (!all(labels %in% attr(terms(object), "term.labels"))) stop("scope is not a subset of term labels")
  .criterionTable(object, labels, "-", scale, match.arg(test), k, parent.frame(), ...)
}

.criterionTable <- function(object, labels, sign, scale, test, k, where, ...) {
  models <- c(list(object), lapply(labels, function(label) .refit(object, paste(sign, label), where)))
  found <- vapply(models, extractAIC, c(0, 0), scale, k = k, ...)
  cases <- unique(vapply(models, function(model) as.integer(nobs(model, use.fallback = TRUE)), 0L))
  if (length(cases) > 1L) stop("number of rows in use has changed: remove missing values?")
  change <- found[1L, ] - found[1L, 1L]
  if (sign == "-") change <- -change
  change[1L] <- NA
  columns <- list(Df = change, AIC = found[2L, ])
  if (test == "Chisq") {
    likelihood <- found[2L, ] - k * found[1L, ]
    statistic <- if (sign == "+") likelihood[1L] - likelihood else likelihood - likelihood[1L]
    statistic[1L] <- NA
    columns$LRT <- statistic
    columns$`Pr(>Chi)` <- pchisq(pmax(statistic, 0), change, lower.tail = FALSE)
  }
  .selectionTable(if (sign == "+") "Single term additions" else "Single term deletions", object, c("<none>", labels), columns)
}

model.frame.glm <- function(formula, ...) {
  given <- list(...)
  given <- given[names(given) %in% c("data", "na.action", "subset")]
  if (!length(given) && !is.null(formula$model)) return(formula$model)
  call <- formula$call
  call <- call[c(1L, which(names(call) %in% c("formula", "data", "subset", "weights", "na.action", "etastart", "mustart", "offset")))]
  call[[1L]] <- quote(stats::model.frame)
  call$drop.unused.levels <- TRUE
  call$xlev <- formula$xlevels
  call$formula <- terms(formula)
  call[names(given)] <- given
  where <- environment(terms(formula))
  eval(call, if (is.null(where)) parent.frame() else where)
}

model.frame.aovlist <- function(formula, data = NULL, ...) {
  call <- attr(formula, "call")
  shape <- terms(formula, "Error", data = data)
  call$formula <- .withStrata(shape)
  if (!is.null(data)) call$data <- data
  kept <- which(names(call) %in% c("formula", "data", "subset", "na.action"))
  call <- call[c(1L, kept)]
  call[[1L]] <- quote(stats::model.frame)
  where <- environment(shape)
  eval(call, if (is.null(where)) parent.frame() else where)
}

# Variables of the strata stand beside the others.
.withStrata <- function(shape) {
  place <- attr(shape, "specials")$Error
  if (!length(place)) return(formula(shape))
  strata <- attr(shape, "variables")[[place + 1L]]
  labels <- attr(shape, "term.labels")
  own <- setdiff(labels, deparse(strata, width.cutoff = 500L))
  result <- reformulate(c(own, paste0("(", deparse(strata[[2L]], width.cutoff = 500L), ")")), formula(shape)[[2L]])
  environment(result) <- environment(shape)
  result
}

influence.glm <- function(model, do.coef = TRUE, ...) {
  found <- lm.influence(model, do.coef = do.coef, ...)
  working <- weighted.residuals(model)
  kept <- found[names(found) != "wt.res"]
  deviance <- naresid(model$na.action, residuals(model, type = "deviance"))
  names <- names(residuals(model))
  pearson <- residuals(model, type = "pearson")
  names(pearson) <- names
  c(kept, list(dev.res = working, pear.res = pearson))
}
