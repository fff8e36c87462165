# Adding and dropping terms.

add1 <- function(object, scope, ...) UseMethod("add1")

drop1 <- function(object, scope, ...) UseMethod("drop1")

# Terms of a model that no other term contains.
drop.scope <- function(terms1, terms2) {
  terms1 <- terms(terms1)
  shape <- attr(terms1, "factors") > 0
  labels <- attr(terms1, "term.labels")
  fixed <- if (missing(terms2)) character() else attr(terms(terms2), "term.labels")
  if (length(unknown <- setdiff(fixed, labels))) stop("lower scope has term(s) not included in model", call. = FALSE)
  if (!length(labels)) return(character())
  inside <- vapply(seq_along(labels), function(j) any(vapply(seq_along(labels)[-j], function(k) all(shape[shape[, j], k]), NA)), NA)
  setdiff(labels[!inside], fixed)
}

# Terms of a larger model all of whose parts are in the smaller one.
add.scope <- function(terms1, terms2) {
  have <- attr(terms(terms1), "term.labels")
  wanted <- terms(terms2)
  shape <- attr(wanted, "factors") > 0
  labels <- attr(wanted, "term.labels")
  sets <- function(texts) lapply(strsplit(texts, ":", fixed = TRUE), sort)
  new <- labels[!sets(labels) %in% sets(have)]
  if (!length(new)) return(character())
  fits <- vapply(new, function(label) {
    j <- match(label, labels)
    parts <- labels[vapply(seq_along(labels), function(k) k != j && all(shape[shape[, k], j]), NA)]
    all(sets(parts) %in% sets(have))
  }, NA)
  new[fits]
}

factor.scope <- function(factor, scope) list(drop = drop.scope(scope$base), add = if (!is.null(scope$add)) add.scope(scope$base, scope$add) else character())

.scopeLabels <- function(scope, object, add) {
  if (is.character(scope)) return(scope)
  if (add) add.scope(object, update.formula(object, scope)) else attr(terms(update.formula(object, scope)), "term.labels")
}

# The model with a term less or more, fitted to the same observations.
.refit <- function(object, change, where) eval(update(object, as.formula(paste("~ .", change)), evaluate = FALSE), where)

.selectionTable <- function(heading, object, rows, columns) {
  table <- as.data.frame(columns, optional = TRUE, check.names = FALSE)
  attr(table, "row.names") <- rows
  structure(table, heading = c(heading, "\nModel:", paste(deparse(formula(object)), collapse = "\n")), class = c("anova", "data.frame"))
}

.lmSelection <- function(object, labels, add, scale, test, k, where, ...) {
  sign <- if (add) "+" else "-"
  models <- c(list(object), lapply(labels, function(label) .refit(object, paste(sign, label), where)))
  left <- vapply(models, deviance, 0)
  ranks <- vapply(models, function(model) as.numeric(model$rank), 0)
  n <- length(object$residuals)
  criterion <- (if (scale > 0) left / scale - n else n * log(left / n)) + k * ranks
  df <- if (add) ranks - ranks[1L] else ranks[1L] - ranks
  df[1L] <- NA
  change <- if (add) left[1L] - left else left - left[1L]
  change[1L] <- NA
  columns <- list(Df = df, `Sum of Sq` = change, RSS = left, AIC = criterion)
  if (test == "Chisq") {
    statistic <- change
    likelihood <- if (scale == 0) n * log(left / n) - n * log(left[1L] / n) else change / scale
    likelihood <- abs(likelihood)
    columns$`Pr(>Chi)` <- pchisq(replace(likelihood, 1L, NA), df, lower.tail = FALSE)
  } else if (test == "F") {
    freedom <- if (add) df.residual(object) - df else rep(df.residual(object), length(df))
    base <- if (add) left / freedom else left[1L] / object$df.residual
    ratio <- change / df / base
    ratio[!is.na(df) & df < .Machine$double.eps] <- NA
    columns$`F value` <- ratio
    columns$`Pr(>F)` <- pf(ratio, df, freedom, lower.tail = FALSE)
  }
  if (scale > 0) names(columns)[3:4] <- c("RSS", "Cp")
  .selectionTable(if (add) "Single term additions" else "Single term deletions", object, c("<none>", labels), columns)
}

.glmSelection <- function(object, labels, add, scale, test, k, where, ...) {
  sign <- if (add) "+" else "-"
  models <- c(list(object), lapply(labels, function(label) .refit(object, paste(sign, label), where)))
  deviances <- vapply(models, deviance, 0)
  ranks <- vapply(models, function(model) as.numeric(model$rank), 0)
  criterion <- vapply(models, function(model) extractAIC(model, k = k)[2L], 0)
  df <- if (add) ranks - ranks[1L] else ranks[1L] - ranks
  df[1L] <- NA
  columns <- list(Df = df, Deviance = deviances, AIC = criterion)
  if (all(is.na(criterion))) columns$AIC <- NULL
  dispersion <- if (scale == 0) summary(object)$dispersion else scale
  change <- pmax(0, if (add) deviances[1L] - deviances else deviances - deviances[1L])
  change[1L] <- NA
  if (test == "Chisq" || test == "LRT") {
    columns[[if (dispersion == 1) "LRT" else "scaled dev."]] <- change / dispersion
    columns$`Pr(>Chi)` <- pchisq(change / dispersion, df, lower.tail = FALSE)
  } else if (test == "F") {
    if (object$family$family %in% c("binomial", "poisson")) warning(gettextf("F test assumes 'quasi%s' family", object$family$family), call. = FALSE, domain = NA)
    freedom <- if (add) df.residual(object) - df else rep(object$df.residual, length(df))
    base <- if (add) deviances / freedom else deviances[1L] / object$df.residual
    ratio <- change / df / base
    columns$`F value` <- ratio
    columns$`Pr(>F)` <- pf(ratio, df, freedom, lower.tail = FALSE)
  }
  .selectionTable(if (add) "Single term additions" else "Single term deletions", object, c("<none>", labels), columns)
}

add1.lm <- function(object, scope, scale = 0, test = c("none", "Chisq", "F"), x = NULL, k = 2, ...) {
  if (missing(scope) || is.null(scope)) stop("no terms in scope")
  labels <- .scopeLabels(scope, object, TRUE)
  if (!length(labels)) stop("no terms in scope for adding to object")
  .lmSelection(object, labels, TRUE, scale, match.arg(test), k, parent.frame())
}

drop1.lm <- function(object, scope, scale = 0, all.cols = TRUE, test = c("none", "Chisq", "F"), k = 2, ...) {
  labels <- if (missing(scope)) drop.scope(object) else .scopeLabels(scope, object, FALSE)
  if (!all(labels %in% attr(terms(object), "term.labels"))) stop("scope is not a subset of term labels")
  .lmSelection(object, labels, FALSE, scale, match.arg(test), k, parent.frame())
}

add1.glm <- function(object, scope, scale = 0, test = c("none", "Rao", "LRT", "Chisq", "F"), x = NULL, k = 2, ...) {
  labels <- .scopeLabels(scope, object, TRUE)
  if (!length(labels)) stop("no terms in scope for adding to object")
  .glmSelection(object, labels, TRUE, scale, match.arg(test), k, parent.frame())
}

drop1.glm <- function(object, scope, scale = 0, test = c("none", "Rao", "LRT", "Chisq", "F"), k = 2, ...) {
  labels <- if (missing(scope)) drop.scope(object) else .scopeLabels(scope, object, FALSE)
  .glmSelection(object, labels, FALSE, scale, match.arg(test), k, parent.frame())
}

# One step after the other as long as the criterion gets better.
step <- function(object, scope, scale = 0, direction = c("both", "backward", "forward"), trace = 1, keep = NULL, steps = 1000, k = 2, ...) {
  direction <- match.arg(direction)
  where <- parent.frame()
  limits <- .stepLimits(object, if (!missing(scope)) scope)
  back <- direction != "forward"
  forth <- direction != "backward" && !is.null(limits$upper)
  now <- extractAIC(object, scale, k = k, ...)
  if (is.na(now[2L])) stop("AIC is not defined for this model, so 'step' cannot proceed")
  if (now[2L] == -Inf) stop("AIC is -infinity for this model, so 'step' cannot proceed")
  if (trace) {
    cat("Start:  AIC=", format(round(now[2L], 2)), "\n", paste(deparse(formula(object)), collapse = "\n"), "\n\n", sep = "")
  }
  history <- list(list(change = "", df = NA, deviance = deviance(object), resid = length(object$residuals) - now[1L], aic = now[2L]))
  for (round in seq_len(steps)) {
    table <- NULL
    if (back) {
      labels <- setdiff(drop.scope(object), limits$lower)
      if (length(labels)) {
        table <- drop1(object, labels, scale = scale, k = k, ...)
        attr(table, "row.names") <- c("<none>", paste("-", labels))
        if (any(table$Df == 0, na.rm = TRUE)) table <- table[is.na(table$Df) | table$Df != 0, ]
      }
    }
    if (forth) {
      labels <- add.scope(object, limits$upper)
      if (length(labels)) {
        more <- add1(object, labels, scale = scale, k = k, ...)
        attr(more, "row.names") <- c("<none>", paste("+", labels))
        table <- if (is.null(table)) more else rbind(table, more[-1L, names(table), drop = FALSE])
      }
    }
    if (is.null(table)) break
    attr(table, "heading") <- NULL
    criterion <- names(table)[names(table) %in% c("AIC", "Cp")]
    order <- order(table[[criterion]])
    if (trace) print(structure(table[order, ], class = c("anova", "data.frame")))
    best <- order[1L]
    if (best == 1L) break
    change <- row.names(table)[best]
    object <- .refit(object, change, where)
    before <- now[2L]
    now <- extractAIC(object, scale, k = k, ...)
    if (trace) cat("\nStep:  AIC=", format(round(now[2L], 2)), "\n", paste(deparse(formula(object)), collapse = "\n"), "\n\n", sep = "")
    if (now[2L] >= before + 1e-7) break
    history[[length(history) + 1L]] <- list(change = change, df = NA, deviance = deviance(object), resid = length(object$residuals) - now[1L], aic = now[2L])
  }
  object$anova <- .stepHistory(history)
  object
}

.stepLimits <- function(object, scope) {
  labels <- function(f) attr(terms(update.formula(object, f)), "term.labels")
  if (is.null(scope)) list(lower = character(), upper = NULL)
  else if (is.list(scope)) list(lower = if (!is.null(scope$lower)) labels(scope$lower) else character(), upper = if (!is.null(scope$upper)) update.formula(object, scope$upper))
  else list(lower = character(), upper = update.formula(object, scope))
}

.stepHistory <- function(history) {
  pull <- function(name) vapply(history, function(each) each[[name]], if (name == "change") "" else 0)
  freedom <- pull("resid")
  deviances <- pull("deviance")
  data.frame(Step = I(pull("change")), Df = c(NA, diff(freedom)), Deviance = c(NA, abs(diff(deviances))), `Resid. Df` = freedom, `Resid. Dev` = deviances,
             AIC = pull("aic"), check.names = FALSE)
}
