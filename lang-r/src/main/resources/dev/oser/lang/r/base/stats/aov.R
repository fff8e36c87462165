# Analysis of variance models.

aov <- function(formula, data = NULL, projections = FALSE, qr = TRUE, contrasts = NULL, ...) {
  shape <- if (missing(data)) terms(formula, "Error") else terms(formula, "Error", data = data)
  strata <- attr(shape, "specials")$Error
  said <- match.call()
  call <- said
  call[[1L]] <- quote(stats::lm)
  call$projections <- NULL
  call$singular.ok <- TRUE
  if (length(strata) > 1L) stop(sprintf(ngettext(length(strata), "there are %d Error terms: only 1 is allowed", "there are %d Error terms: only 1 is allowed"), length(strata)), domain = NA)
  if (!length(strata)) {
    fit <- eval(call, parent.frame())
    if (inherits(fit, "mlm")) stop("aov of several responses is not there yet")
    fit$call <- said
    class(fit) <- c("aov", oldClass(fit))
    return(fit)
  }
  .stratifiedAov(formula, shape, strata, data, said, parent.frame(), contrasts, ...)
}

# A model for each stratum: the response and the columns of the model, projected on the stratum.
.stratifiedAov <- function(formula, shape, strata, data, said, where, contrasts, ...) {
  variable <- attr(shape, "variables")[[strata + 1L]]
  inside <- variable[[2L]]
  label <- .termText(variable)
  errorTerms <- terms(as.formula(call("~", inside), environment(formula)))
  plain <- update.formula(formula, as.formula(paste(". ~ . -", label)))
  environment(plain) <- environment(formula)
  frameFormula <- update.formula(plain, as.formula(paste(". ~ . +", .termText(inside))))
  environment(frameFormula) <- environment(formula)
  frame <- model.frame(frameFormula, data = data, drop.unused.levels = TRUE)
  y <- model.response(frame, "numeric")
  old <- options(contrasts = c("contr.helmert", "contr.poly"))
  strataX <- model.matrix(errorTerms, frame)
  options(old)
  strataQr <- qr(strataX)
  assign <- attr(strataX, "assign")[strataQr$pivot[seq_len(strataQr$rank)]]
  names <- c("(Intercept)", attr(errorTerms, "term.labels"))
  plainTerms <- terms(plain, data = data)
  X <- model.matrix(plainTerms, frame, contrasts)
  modelAssign <- attr(X, "assign")
  n <- length(y)
  rotatedY <- qr.qty(strataQr, y)
  rotatedX <- qr.qty(strataQr, X)
  groups <- c(assign, rep(length(names), n - length(assign)))
  result <- list()
  for (stratum in sort(unique(groups))) {
    rows <- groups == stratum
    columns <- colSums(rotatedX[rows, , drop = FALSE]^2) > 1e-5 * colSums(rotatedX^2)
    # A column that is zero in this stratum does not belong to it.
    design <- rotatedX[rows, columns, drop = FALSE]
    fit <- lm.fit(design, rotatedY[rows], singular.ok = TRUE)
    if (!any(columns)) fit <- list(coefficients = numeric(), residuals = rotatedY[rows], effects = NULL, rank = 0L, fitted.values = 0 * rotatedY[rows], assign = integer(), df.residual = sum(rows))
    fit$assign <- modelAssign[columns]
    fit$terms <- plainTerms
    fit$call <- said
    fit$intercept <- attr(plainTerms, "intercept")
    class(fit) <- c("aov", "lm")
    result[[if (stratum == length(names)) "Within" else names[stratum + 1L]]] <- fit
  }
  structure(result, class = c("aovlist", "listof"), call = said, terms = shape)
}

# Sums of squares and degrees of freedom of the terms, and of what is left.
.aovRows <- function(object, intercept = FALSE) {
  rank <- object$rank
  labels <- c("(Intercept)", attr(object$terms, "term.labels"))
  squares <- freedom <- numeric()
  if (rank > 0L) {
    assign <- object$assign[object$qr$pivot[seq_len(rank)]]
    parts <- split(object$effects[seq_len(rank)]^2, assign)
    keep <- intercept | names(parts) != "0"
    squares <- vapply(parts[keep], sum, 0)
    freedom <- lengths(parts[keep])
    names(squares) <- labels[as.integer(names(parts)[keep]) + 1L]
  }
  if (object$df.residual > 0L) {
    w <- object$weights
    left <- sum((if (is.null(w)) 1 else w) * object$residuals^2)
    squares <- c(squares, Residuals = left)
    freedom <- c(freedom, object$df.residual)
  }
  list(squares = squares, df = unname(freedom))
}

print.aov <- function(x, intercept = FALSE, tol = sqrt(.Machine$double.eps), ...) {
  if (!is.null(said <- x$call)) {
    cat("Call:\n   ")
    print(said)
  }
  rows <- .aovRows(x, intercept)
  if (length(rows$squares)) {
    cat("\nTerms:\n")
    cells <- rbind(format(zapsmall(rows$squares)), format(rows$df))
    dimnames(cells) <- list(c("Sum of Squares", "Deg. of Freedom"), names(rows$squares))
    print(cells, quote = FALSE, right = TRUE)
    lost <- sum(is.na(x$coefficients))
    if (x$df.residual > 0L) cat("\nResidual standard error: ", format(sqrt(rows$squares[["Residuals"]] / x$df.residual)), "\n", sep = "")
    if (lost) cat(paste(lost, "out of", length(x$coefficients), "effects not estimable\n"))
    balanced <- .balanced(x)
    if (!isTRUE(balanced)) cat("Estimated effects", if (is.na(balanced)) "may be unbalanced\n" else "are balanced\n")
    else cat("Estimated effects are balanced\n")
  }
  invisible(x)
}

# Whether the columns of different terms are orthogonal: NA if they are not.
.balanced <- function(x) {
  made <- x$qr
  if (is.null(made)) return(NA)
  triangle <- made$qr[seq_len(x$rank), seq_len(x$rank), drop = FALSE]
  assign <- x$assign[made$pivot[seq_len(x$rank)]]
  triangle[lower.tri(triangle)] <- 0
  off <- triangle[outer(assign, assign, "!=") & outer(assign, assign, function(a, b) a != 0 & b != 0)]
  if (all(abs(off) < 1e-8 * max(abs(triangle))) && !is.null(x$contrasts) && all(vapply(x$contrasts, function(each) identical(each, "contr.helmert") || identical(each, "contr.sum") || identical(each, "contr.poly"), NA))) TRUE else NA
}

summary.aov <- function(object, intercept = FALSE, split, expand.split = TRUE, keep.zero.df = TRUE, ...) {
  if (inherits(object, "maov")) return(.responseByResponse(object, ...))
  if (!missing(split)) stop("summary.aov with 'split' is not there yet")
  rows <- .aovRows(object, intercept)
  means <- ifelse(rows$df > 0L, rows$squares / rows$df, NA)
  table <- list(Df = rows$df, `Sum Sq` = unname(rows$squares), `Mean Sq` = unname(means))
  if (object$df.residual > 0L && length(rows$df) > 1L) {
    last <- length(means)
    f <- means / means[last]
    p <- pf(f, rows$df, object$df.residual, lower.tail = FALSE)
    f[last] <- p[last] <- NA
    table$`F value` <- unname(f)
    table$`Pr(>F)` <- unname(p)
  } else if (object$df.residual > 0L) table$`F value` <- table$`Pr(>F)` <- NA_real_
  table <- as.data.frame(table, optional = TRUE)
  names(table) <- c("Df", "Sum Sq", "Mean Sq", "F value", "Pr(>F)")[seq_along(table)]
  # Names are as wide as that of the constant, if there is one.
  wide <- if (0L %in% object$assign) "(Intercept)"
  row.names(table) <- format(c(wide, names(rows$squares)))[length(wide) + seq_along(rows$squares)]
  class(table) <- c("anova", "data.frame")
  structure(list(table), class = c("summary.aov", "listof"), na.action = object$na.action)
}

print.summary.aov <- function(x, digits = max(3L, getOption("digits") - 3L), symbolic.cor = FALSE, signif.stars = getOption("show.signif.stars"), ...) {
  if (length(x) && inherits(x[[1L]], "summary.aov")) return(print.listof(x, digits = max(3L, getOption("digits") - 2L), ...))
  if (length(x) == 1L) .printAovTable(x[[1L]], digits, signif.stars)
  else for (name in names(x)) {
    writeLines(paste0(" ", name, ":"))
    .printAovTable(x[[name]], digits, signif.stars)
  }
  lost <- naprint(attr(x, "na.action"))
  if (nzchar(lost)) writeLines(lost)
  invisible(x)
}

.printAovTable <- function(table, digits, stars) {
  print(structure(table, heading = NULL), digits = digits, signif.stars = stars)
}

summary.aovlist <- function(object, ...) {
  result <- lapply(object[setdiff(names(object), "(Intercept)")], function(stratum) summary.aov(stratum, ...))
  names(result) <- paste("Error:", names(result))
  structure(result, class = "summary.aovlist")
}

print.summary.aovlist <- function(x, ...) {
  for (name in names(x)) {
    writeLines(c("", name))
    print(x[[name]], ...)
  }
  invisible(x)
}

print.aovlist <- function(x, ...) {
  cat("\nCall:\n")
  print(attr(x, "call"))
  first <- x[["(Intercept)"]]
  if (!is.null(first)) cat("\nGrand Mean:", format(unname(abs(first$effects[1L])) / sqrt(sum(vapply(x, function(s) length(s$residuals), 0)))), "\n")
  for (name in setdiff(names(x), "(Intercept)")) {
    cat("\nStratum ", match(name, setdiff(names(x), "(Intercept)")), ": ", name, "\n", sep = "")
    shown <- x[[name]]
    shown$call <- NULL
    print(shown, ...)
  }
  invisible(x)
}

ptukey <- function(q, nmeans, df, nranges = 1, lower.tail = TRUE, log.p = FALSE) .distributionByElement(function(q, nmeans, df, nranges) {
  if (anyNA(c(q, nmeans, df, nranges))) return(NA_real_)
  if (df < 2 || nranges < 1 || nmeans < 2) return(NaN)
  p <- .studentizedRange(q, nmeans, if (is.infinite(df)) 1e6 else df, nranges)
  if (!lower.tail) p <- 0.5 - p + 0.5
  if (log.p) log(p) else p
}, q, nmeans, df, nranges)

qtukey <- function(p, nmeans, df, nranges = 1, lower.tail = TRUE, log.p = FALSE) .distributionByElement(function(p, nmeans, df, nranges) {
  if (anyNA(c(p, nmeans, df, nranges))) return(NA_real_)
  if (df < 2 || nranges < 1 || nmeans < 2) return(NaN)
  if (log.p) p <- exp(p)
  if (!lower.tail) p <- 1 - p
  if (p < 0 || p > 1) return(NaN)
  if (p == 0) return(0)
  if (p == 1) return(Inf)
  high <- 4
  while (ptukey(high, nmeans, df, nranges) < p) high <- 2 * high
  uniroot(function(q) ptukey(q, nmeans, df, nranges) - p, c(0, high), tol = 1e-9)$root
}, p, nmeans, df, nranges)

TukeyHSD <- function(x, which, ordered = FALSE, conf.level = 0.95, ...) UseMethod("TukeyHSD")

TukeyHSD.aov <- function(x, which, ordered = FALSE, conf.level = 0.95, ...) {
  frame <- model.frame(x)
  factors <- attr(terms(x), "factors")
  variables <- names(frame)[vapply(frame, function(column) is.factor(column) || is.character(column), NA)]
  all <- labels(terms(x))
  usable <- all[vapply(all, function(label) all(rownames(factors)[factors[, label] > 0] %in% variables), NA)]
  if (missing(which)) which <- usable
  skipped <- setdiff(which, usable)
  if (length(skipped)) warning("'which' specified some non-factors which will be dropped")
  which <- intersect(which, usable)
  if (!length(which)) stop("'which' specified no factors")
  w <- x$weights
  mse <- sum((if (is.null(w)) 1 else w) * x$residuals^2) / x$df.residual
  y <- model.response(frame)
  result <- lapply(which, function(label) {
    group <- interaction(lapply(rownames(factors)[factors[, label] > 0], function(v) frame[[v]]), drop = TRUE, sep = ":", lex.order = FALSE)
    centre <- .adjustedMeans(x, frame, label, group)
    sizes <- as.vector(table(group))
    if (ordered) {
      order <- order(centre)
      centre <- centre[order]
      sizes <- sizes[order]
    }
    .tukeyPairs(centre, sizes, mse, x$df.residual, conf.level)
  })
  names(result) <- which
  structure(result, class = c("TukeyHSD", "multicomp"), orig.call = x$call, conf.level = conf.level, ordered = ordered)
}

# Means of groups as the model has them: what is fitted for a balanced design.
.adjustedMeans <- function(x, frame, label, group) {
  y <- model.response(frame)
  tables <- .meanTables(x)
  found <- tables[[label]]
  values <- as.vector(found)
  if (length(dim(found)) > 1L) {
    names <- outer(dimnames(found)[[1L]], dimnames(found)[[2L]], paste, sep = ":")
    values <- setNames(values, as.vector(names))
  } else values <- setNames(values, names(found))
  values[levels(group)]
}

.tukeyPairs <- function(centre, sizes, mse, freedom, level) {
  places <- which(lower.tri(diag(length(centre))), arr.ind = TRUE)
  difference <- centre[places[, 1L]] - centre[places[, 2L]]
  error <- sqrt(mse / 2 * (1 / sizes[places[, 1L]] + 1 / sizes[places[, 2L]]))
  width <- qtukey(level, length(centre), freedom) * error
  p <- ptukey(abs(difference / error), length(centre), freedom, lower.tail = FALSE)
  matrix(c(difference, difference - width, difference + width, p), ncol = 4L,
         dimnames = list(paste(names(centre)[places[, 1L]], names(centre)[places[, 2L]], sep = "-"), c("diff", "lwr", "upr", "p adj")))
}

print.TukeyHSD <- function(x, digits = getOption("digits"), ...) {
  writeLines(c("  Tukey multiple comparisons of means", sprintf("    %s%% family-wise confidence level", format(100 * attr(x, "conf.level"), digits = 2L))))
  if (attr(x, "ordered")) writeLines("    factor levels have been ordered")
  writeLines(c("", paste("Fit:", paste(deparse(attr(x, "orig.call"), 500L), collapse = "\n")), ""))
  for (name in names(x)) {
    writeLines(paste0("$", name))
    table <- x[[name]]
    table[, "p adj"] <- round(table[, "p adj"], digits)
    print(table, digits = digits, ...)
    writeLines("")
  }
  invisible(x)
}

# Means of the terms of a model with factors: those of the observations, less what terms before explain.
.meanTables <- function(x) {
  frame <- model.frame(x)
  y <- as.vector(model.response(frame))
  shape <- attr(terms(x), "factors")
  grand <- mean(y)
  left <- y - grand
  result <- list(`Grand mean` = grand)
  for (label in labels(terms(x))) {
    variables <- rownames(shape)[shape[, label] > 0]
    groups <- lapply(variables, function(v) factor(frame[[v]]))
    names(groups) <- variables
    effect <- tapply(left, groups, mean)
    cells <- effect + grand
    index <- do.call(cbind, lapply(groups, as.integer))
    left <- left - effect[index]
    if (length(variables) > 1L) {
      means <- tapply(y, groups, mean)
      cells <- means
    }
    result[[label]] <- cells
  }
  result
}

model.tables.aov <- function(x, type = "effects", se = FALSE, cterms, ...) {
  type <- match.arg(type, c("effects", "means", "residuals"))
  if (se || type == "residuals") stop("model.tables with standard errors or residuals is not there yet")
  tables <- .meanTables(x)
  if (type == "effects") tables <- lapply(tables[-1L], function(table) table - tables[[1L]])
  structure(list(tables = tables, n = NULL), type = type, class = c("tables_aov", "list.of"))
}

print.tables_aov <- function(x, digits = 4L, ...) {
  type <- attr(x, "type")
  writeLines(switch(type, means = "Tables of means", effects = "Tables of effects"))
  tables <- x$tables
  if (type == "means") {
    writeLines("Grand mean")
    print(c(" " = tables[[1L]]), ...)
    tables <- tables[-1L]
  }
  for (name in names(tables)) {
    writeLines(c("", paste0(" ", name, " ")))
    print(tables[[name]], digits = digits, ...)
  }
  invisible(x)
}
