# Tables that compare models.

anova.lm <- function(object, ...) {
  if (...length()) return(anova.lmlist(object, ...))
  if (!inherits(object, "lm")) warning("calling anova.lm(<fake-lm-object>) ...")
  w <- object$weights
  left <- if (is.null(w)) sum(object$residuals^2) else sum(w * object$residuals^2)
  freedom <- object$df.residual
  rank <- object$rank
  squares <- degrees <- NULL
  labels <- character()
  if (rank > 0L) {
    assign <- object$assign[qr.lm(object)$pivot[seq_len(rank)]]
    parts <- split(object$effects[seq_len(rank)]^2, assign)
    squares <- vapply(parts, sum, 0)
    degrees <- lengths(parts)
    labels <- c("(Intercept)", attr(object$terms, "term.labels"))[as.integer(names(parts)) + 1L]
    if (attr(object$terms, "intercept") == 1L) {
      keep <- labels != "(Intercept)"
      squares <- squares[keep]
      degrees <- degrees[keep]
      labels <- labels[keep]
    }
  }
  degrees <- c(degrees, freedom)
  squares <- c(squares, left)
  means <- squares / degrees
  if (left < 1e-10 * sum(squares)) warning("ANOVA F-tests on an essentially perfect fit are unreliable")
  ratios <- means / (left / freedom)
  p <- pf(ratios, degrees, freedom, lower.tail = FALSE)
  last <- length(p)
  ratios[last] <- p[last] <- NA
  table <- data.frame(Df = unname(degrees), `Sum Sq` = unname(squares), `Mean Sq` = unname(means), `F value` = unname(ratios), `Pr(>F)` = unname(p), check.names = FALSE)
  row.names(table) <- c(labels, "Residuals")
  structure(table, heading = c("Analysis of Variance Table\n", paste("Response:", .responseText(object))), class = c("anova", "data.frame"))
}

.responseText <- function(object) paste(deparse(formula(object)[[2L]]), collapse = " ")

.formulaTexts <- function(models) vapply(models, function(model) paste(deparse(formula(model)), collapse = "\n"), "")

# Models with the response of the first; the others are named in a warning.
.sameResponse <- function(models) {
  texts <- vapply(models, .responseText, "")
  same <- texts == texts[1L]
  if (!all(same)) {
    warning(simpleWarning(gettextf("models with response %s removed because response differs from model 1", paste0(deparse(texts[!same]), collapse = "")), sys.call(-1L)))
    models <- models[same]
  }
  sizes <- vapply(models, function(model) NROW(residuals(model)), 0L)
  if (any(sizes != sizes[1L])) stop(simpleError("models were not all fitted to the same size of dataset", sys.call(-1L)))
  models
}

anova.lmlist <- function(object, ..., scale = 0, test = "F") {
  models <- .sameResponse(list(object, ...))
  if (length(models) == 1L) return(anova.lm(object))
  freedom <- as.numeric(vapply(models, df.residual, 0))
  left <- as.numeric(vapply(models, deviance, 0))
  table <- data.frame(Res.Df = freedom, RSS = left, Df = c(NA, -diff(freedom)), `Sum of Sq` = c(NA, -diff(left)), check.names = FALSE)
  attr(table, "row.names") <- as.character(seq_along(models))
  heading <- c("Analysis of Variance Table\n", paste0("Model ", format(seq_along(models)), ": ", .formulaTexts(models), collapse = "\n"))
  if (!is.null(test)) {
    largest <- order(freedom)[1L]
    spread <- if (scale > 0) scale else left[largest] / freedom[largest]
    table <- stat.anova(table, test = test, scale = spread, df.scale = freedom[largest], n = length(residuals(models[[largest]])))
  }
  structure(table, heading = heading, class = c("anova", "data.frame"))
}

stat.anova <- function(table, test = c("Rao", "LRT", "Chisq", "F", "Cp"), scale, df.scale, n) {
  test <- match.arg(test)
  column <- match(switch(test, Rao = "Rao", "Deviance"), colnames(table))
  if (test != "Rao" && is.na(column)) column <- match("Sum of Sq", colnames(table))
  change <- table[, column]
  degrees <- table[, "Df"]
  switch(test,
    Rao = , LRT = , Chisq = {
      degrees[degrees == 0] <- NA
      scaled <- change / scale * sign(degrees)
      bad <- !is.na(scaled) & scaled < 0
      p <- pchisq(scaled, abs(degrees), lower.tail = FALSE)
      p[bad] <- NA
      cbind(table, `Pr(>Chi)` = p)
    },
    F = {
      if (df.scale == Inf) warning("using F test with a fixed dispersion is inappropriate") 
      ratios <- change / degrees / scale
      ratios[!is.na(degrees) & degrees == 0] <- NA
      ratios[!is.na(ratios) & ratios < 0] <- NA
      cbind(table, F = ratios, `Pr(>F)` = pf(ratios, abs(degrees), df.scale, lower.tail = FALSE))
    },
    Cp = {
      if ("RSS" %in% names(table)) cbind(table, Cp = table[, "RSS"] + 2 * scale * (n - table[, "Res.Df"]))
      else cbind(table, Cp = table[, "Resid. Dev"] + 2 * scale * (n - table[, "Resid. Df"]))
    })
}

print.anova <- function(x, digits = max(getOption("digits") - 2L, 3L), signif.stars = getOption("show.signif.stars"), ...) {
  heading <- attr(x, "heading")
  if (!is.null(heading)) cat(heading, sep = "\n")
  names <- colnames(x)
  count <- length(names)
  if (is.null(names)) stop("'anova' object must have colnames")
  hasP <- grepl("^(P|Pr)\\(", names[count])
  zap <- seq_len(if (hasP) count - 1L else count)
  tests <- which(names %in% c("F", "F value", "Cp", "Chisq") | grepl("^Chi|^F ", names))
  untouched <- c(tests, which(grepl("Df$", names)))
  zap <- zap[!zap %in% untouched]
  printCoefmat(x, digits = digits, signif.stars = signif.stars, has.Pvalue = hasP, P.values = hasP, cs.ind = NULL, zap.ind = zap, tst.ind = tests, na.print = "", ...)
  invisible(x)
}

anova.glm <- function(object, ..., dispersion = NULL, test = NULL) {
  noTest <- identical(test, FALSE)
  if (noTest) test <- NULL
  others <- list(...)
  named <- if (is.null(names(others))) rep(FALSE, length(others)) else names(others) != ""
  if (any(named)) warning("the following arguments to 'anova.glm' are invalid and dropped: ", paste(deparse(others[named]), collapse = ", "))
  others <- others[!named]
  if (length(others)) return(anova.glmlist(c(list(object), others), dispersion = dispersion, test = test))
  method <- object$method
  x <- model.matrix(object)
  assign <- attr(x, "assign")
  labels <- attr(object$terms, "term.labels")
  terms <- unique(assign[assign > 0L])
  deviances <- freedoms <- NULL
  if (length(terms) > 1L) {
    y <- object$y
    if (is.null(y)) y <- object$fitted.values + object$residuals * object$family$mu.eta(object$linear.predictors)
    for (j in terms[-length(terms)]) {
      fit <- glm.fit(x = x[, assign <= j, drop = FALSE], y = y, weights = object$prior.weights, start = object$start, offset = object$offset,
                     family = object$family, control = object$control, intercept = attr(object$terms, "intercept") > 0L)
      deviances <- c(deviances, fit$deviance)
      freedoms <- c(freedoms, fit$df.residual)
    }
  }
  if (length(terms)) {
    deviances <- c(object$null.deviance, deviances, object$deviance)
    freedoms <- c(object$df.null, freedoms, object$df.residual)
  } else {
    deviances <- object$deviance
    freedoms <- object$df.residual
  }
  table <- data.frame(Df = c(NA, -diff(freedoms)), Deviance = c(NA, pmax(0, -diff(deviances))), `Resid. Df` = freedoms, `Resid. Dev` = deviances, check.names = FALSE)
  row.names(table) <- c("NULL", labels[terms])[seq_len(nrow(table))]
  heading <- paste0("Analysis of Deviance Table", "\n\nModel: ", object$family$family, ", link: ", object$family$link, "\n\nResponse: ",
                    as.character(paste(deparse(object$terms[[2L]]), collapse = "")), "\n\nTerms added sequentially (first to last)\n\n")
  if (!is.null(test)) {
    freedom <- Inf
    if (is.null(dispersion)) {
      dispersion <- summary(object)$dispersion
      freedom <- if (dispersion == 1) Inf else object$df.residual
    }
    if (test == "F" && freedom == Inf) {
      family <- object$family$family
      if (family %in% c("binomial", "poisson")) warning(gettextf("using F test with a '%s' family is inappropriate", family), domain = NA)
      else warning("using F test with a fixed dispersion is inappropriate")
      freedom <- 1e300 * 1e10
    }
    table <- .deviancesTested(table, test, dispersion, freedom, NROW(x))
  }
  structure(table, heading = heading, class = c("anova", "data.frame"))
}

.deviancesTested <- function(table, test, scale, df.scale, n) suppressWarnings(stat.anova(table, test, scale, df.scale, n))

anova.glmlist <- function(object, ..., dispersion = NULL, test = NULL) {
  models <- .sameResponse(object)
  if (length(models) == 1L) return(anova.glm(models[[1L]], dispersion = dispersion, test = test))
  freedoms <- as.numeric(vapply(models, function(model) as.numeric(model$df.residual), 0))
  deviances <- as.numeric(vapply(models, function(model) model$deviance, 0))
  table <- data.frame(`Resid. Df` = freedoms, `Resid. Dev` = deviances, Df = c(NA, -diff(freedoms)), Deviance = c(NA, -diff(deviances)), check.names = FALSE)
  attr(table, "row.names") <- as.character(seq_along(models))
  heading <- c("Analysis of Deviance Table\n", paste0("Model ", format(seq_along(models)), ": ", .formulaTexts(models), collapse = "\n"))
  if (!is.null(test)) {
    largest <- models[[order(freedoms)[1L]]]
    freedom <- Inf
    if (is.null(dispersion)) {
      dispersion <- summary(largest)$dispersion
      freedom <- if (dispersion == 1) Inf else min(freedoms)
    }
    if (test == "F" && freedom == Inf) {
      family <- largest$family$family
      if (family %in% c("binomial", "poisson")) warning(gettextf("using F test with a '%s' family is inappropriate", family), domain = NA)
    }
    table <- .deviancesTested(table, test, dispersion, freedom, length(largest$residuals))
  }
  structure(table, heading = heading, class = c("anova", "data.frame"))
}
