# Model frames: the variables of a formula, evaluated, and what belongs to each observation.

model.frame <- function(formula, ...) UseMethod("model.frame")

model.frame.default <- function(formula, data = NULL, subset = NULL, na.action = na.fail, drop.unused.levels = FALSE, xlev = NULL, ...) {
  fail <- sys.call()
  noData <- missing(data)
  if (is.list(formula) && !is.data.frame(formula) && !inherits(formula, "formula") && !is.null(formula$model) && noData && missing(subset)) return(formula$model)
  if (!noData && inherits(data, "data.frame") && is.null(attr(formula, "predvars")) && identical(formula, data)) formula <- as.formula(data)
  if (inherits(formula, "data.frame")) {
    # A data frame stands for the formula of its columns.
    if (noData) {
      if (!is.null(attr(formula, "terms"))) return(formula)
      data <- formula
      noData <- FALSE
    }
    formula <- as.formula(data)
  } else if (!inherits(formula, "formula")) formula <- as.formula(formula)
  if (missing(na.action)) {
    chosen <- if (!noData) attr(data, "na.action")
    preferred <- getOption("na.action")
    na.action <- if (!is.null(chosen) && mode(chosen) != "numeric") chosen else if (!is.null(preferred)) preferred else na.fail
  }
  where <- environment(formula)
  if (noData) data <- where
  else if (!is.data.frame(data) && !is.environment(data) && !is.null(attr(data, "class"))) data <- as.data.frame(data)
  else if (is.array(data)) stop("'data' must be a data.frame, not a matrix or an array")
  if (!inherits(formula, "terms")) formula <- terms(formula, data = data)
  if (is.null(where)) where <- environment(formula)
  variables <- attr(formula, "variables")
  predvars <- attr(formula, "predvars")
  if (is.null(predvars)) predvars <- variables
  names <- vapply(as.list(variables)[-1L], .variableName, "")
  # The frame of the call, so that errors name it as R does.
  env <- where
  values <- eval(quote(eval(predvars, data, env)))
  extras <- substitute(list(...))
  more <- eval(extras, data, env)
  chosen <- eval(substitute(subset), data, env)
  more <- more[!vapply(more, is.null, NA)]
  if (length(more)) names(more) <- paste0("(", names(more), ")")
  columns <- c(structure(as.list(values), names = names), more)
  frame <- .frameOfVariables(columns, if (is.data.frame(data)) data, fail)
  if (!is.null(chosen)) frame <- frame[if (is.factor(chosen)) as.integer(chosen) else chosen, , drop = FALSE]
  attr(frame, "terms") <- formula
  if (is.null(xlev)) {
    if (drop.unused.levels) for (name in names(frame)) if (is.factor(frame[[name]])) frame[[name]] <- .withoutUnused(frame[[name]])
  } else frame <- .withLevels(frame, xlev, fail)
  kept <- attr(frame, "terms")
  if (!is.null(na.action)) frame <- match.fun(na.action)(frame)
  if (is.null(attr(frame, "terms"))) attr(frame, "terms") <- kept
  facts <- attributes(frame)
  first <- c("names", "terms", "row.names", "class")
  attributes(frame) <- facts[c(first, setdiff(names(facts), first))]
  formula <- attr(frame, "terms")
  # How to compute a variable for other data, if it depends on all of these (poly, scale, ...).
  if (is.null(attr(formula, "predvars"))) {
    for (i in seq_along(names)) if (is.call(predvars[[i + 1L]])) predvars[[i + 1L]] <- makepredictcall(frame[[names[i]]], variables[[i + 1L]])
    attr(formula, "predvars") <- predvars
  }
  if (length(frame)) attr(formula, "dataClasses") <- vapply(unclass(frame), .MFclass, "") else attr(formula, "dataClasses") <- character()
  attr(frame, "terms") <- formula
  frame
}

.variableName <- function(variable) if (is.symbol(variable)) as.character(variable) else paste(deparse(variable, width.cutoff = 500L), collapse = " ")

# Columns side by side; all must have the length of the first, or of the data if there are none.
.frameOfVariables <- function(columns, data, call) {
  count <- if (length(columns)) NROW(columns[[1L]]) else if (is.null(data)) 0L else nrow(data)
  for (i in seq_along(columns)) {
    column <- columns[[i]]
    kind <- typeof(column)
    if (!kind %in% c("logical", "integer", "double", "complex", "character", "raw", "list"))
      stop(simpleError(gettextf("invalid type (%s) for variable '%s'", kind, names(columns)[i]), call))
    if (NROW(column) != count) stop(simpleError(gettextf("variable lengths differ (found for '%s')", names(columns)[i]), call))
  }
  rows <- NULL
  if (!is.null(data) && nrow(data) == count) rows <- attr(data, "row.names")
  else if (length(columns)) {
    first <- columns[[1L]]
    found <- if (is.matrix(first) || is.data.frame(first)) rownames(first) else if (!is.list(first)) names(first)
    if (length(found) == count && !anyDuplicated(found) && !anyNA(found)) rows <- found
  }
  attr(columns, "row.names") <- if (is.null(rows)) .set_row_names(count) else rows
  attr(columns, "class") <- "data.frame"
  if (is.null(names(columns))) names(columns) <- character()
  columns
}

.withoutUnused <- function(x) {
  used <- levels(x)[tabulate(x, nlevels(x)) > 0L]
  if (length(used) == nlevels(x)) return(x)
  result <- factor(as.character(x), levels = used, ordered = is.ordered(x))
  if (!is.null(attr(x, "contrasts"))) warning(gettextf("contrasts dropped from factor %s due to missing levels", "x"), domain = NA, call. = FALSE)
  result
}

# Factors get the levels that the fitted model had.
.withLevels <- function(frame, xlev, call) {
  for (name in names(xlev)) if (!is.null(xlev[[name]])) {
    column <- frame[[name]]
    if (is.null(column)) next
    if (is.character(column)) column <- factor(column)
    if (is.null(levels(column))) {
      warning(gettextf("variable '%s' is not a factor", name), domain = NA, call. = FALSE)
      next
    }
    present <- levels(column)[tabulate(column, nlevels(column)) > 0L]
    unknown <- setdiff(present, xlev[[name]])
    if (length(unknown))
      stop(simpleError(sprintf(ngettext(length(unknown), "factor %s has new level %s", "factor %s has new levels %s"), name, paste(unknown, collapse = ", ")), call))
    frame[[name]] <- factor(column, levels = xlev[[name]], ordered = is.ordered(column))
  }
  frame
}

.MFclass <- function(x) {
  if (is.logical(x)) "logical"
  else if (is.ordered(x)) "ordered"
  else if (is.factor(x)) "factor"
  else if (is.character(x)) "character"
  else if (is.matrix(x) && is.numeric(x)) paste0("nmatrix.", ncol(x))
  else if (is.numeric(x)) "numeric"
  else "other"
}

.checkMFClasses <- function(cl, m, ordNotOK = FALSE) {
  now <- vapply(m, .MFclass, "")
  was <- cl[names(now)]
  same <- function(kind) if (ordNotOK) kind else sub("ordered", "factor", kind, fixed = TRUE)
  factors <- now %in% c("factor", "character") & was %in% c("factor", "character")
  wrong <- !is.na(was) & same(now) != same(was) & !factors
  if (any(wrong)) {
    if (sum(wrong) > 1L)
      stop("variables ", paste(sQuote(names(now)[wrong]), collapse = ", "), " were specified with different types from the fit", call. = FALSE)
    stop(gettextf("variable '%s' was fitted with type \"%s\" but type \"%s\" was supplied", names(now)[wrong], was[wrong], now[wrong]), call. = FALSE, domain = NA)
  }
}

.getXlevels <- function(Terms, m) {
  variables <- vapply(as.list(attr(Terms, "variables"))[-1L], .variableName, "")
  answer <- attr(Terms, "response")
  if (answer > 0L) variables <- variables[-answer]
  if (!length(variables)) return(NULL)
  found <- structure(list(), names = character())
  for (name in variables) {
    column <- m[[name]]
    if (is.factor(column)) found[[name]] <- levels(column)
    else if (is.character(column)) found[[name]] <- levels(as.factor(column))
  }
  found
}

model.extract <- function(frame, component) {
  wanted <- as.character(substitute(component))
  if (wanted == "response") return(model.response(frame))
  if (wanted == "offset") return(model.offset(frame))
  found <- frame[[paste0("(", wanted, ")")]]
  if (is.null(found)) return(NULL)
  if (is.matrix(found)) rownames(found) <- attr(frame, "row.names") else names(found) <- attr(frame, "row.names")
  found
}

model.response <- function(data, type = "any") {
  type <- match.arg(type, c("any", "numeric", "double", "factor"))
  if (!attr(attr(data, "terms"), "response")) return(NULL)
  value <- data[[1L]]
  if (is.factor(value) && type %in% c("numeric", "double")) {
    warning(sprintf("using type = \"%s\" with a factor response will be ignored", type))
  } else if (type %in% c("numeric", "double")) storage.mode(value) <- "double"
  else if (type == "factor") value <- as.factor(value)
  rows <- as.character(attr(data, "row.names"))
  if (is.matrix(value) && ncol(value) == 1L) dim(value) <- NULL
  if (is.matrix(value) || is.data.frame(value)) {
    if (is.matrix(value) && is.null(rownames(value))) rownames(value) <- rows
  } else if (length(value) == length(rows)) names(value) <- rows
  value
}

model.weights <- function(x) x$"(weights)"

model.offset <- function(x) {
  total <- NULL
  for (place in attr(attr(x, "terms"), "offset")) total <- if (is.null(total)) x[[place]] else total + x[[place]]
  given <- x$"(offset)"
  result <- if (is.null(total)) given else if (is.null(given)) total else total + given
  if (!is.null(result) && !is.numeric(result)) stop("'offset' must be numeric")
  result
}

makepredictcall <- function(var, call) UseMethod("makepredictcall")

makepredictcall.default <- function(var, call) {
  if (as.character(call)[1L] != "scale") return(call)
  for (part in c("center", "scale")) {
    found <- attr(var, paste0("scaled:", part))
    if (!is.null(found)) call[[part]] <- found
  }
  call
}

makepredictcall.poly <- function(var, call) {
  if (as.character(call)[1L] == "poly" || identical(call[[1L]], quote(stats::poly))) call$coefs <- attr(var, "coefs")
  call
}

get_all_vars <- function(formula, data = NULL, ...) {
  if (missing(data)) data <- environment(formula)
  if (!inherits(formula, "formula")) formula <- as.formula(formula)
  formula <- terms(formula, data = data)
  names <- all.vars(formula)
  values <- lapply(names, function(name) eval(as.name(name), data, environment(formula)))
  names(values) <- names
  more <- eval(substitute(list(...)), data, environment(formula))
  rows <- if (is.data.frame(data)) nrow(data) else if (length(values)) NROW(values[[1L]]) else 0L
  more <- lapply(more, function(each) if (is.atomic(each) && is.null(dim(each)) && length(each) && rows %% length(each) == 0L) rep_len(each, rows) else each)
  result <- .frameOfVariables(c(values, more), if (is.data.frame(data)) data, sys.call())
  result
}

expand.model.frame <- function(model, extras, envir = environment(formula(model)), na.expand = FALSE) {
  larger <- formula(model)
  data <- eval(getCall(model)$data, envir)
  added <- as.formula(call("~", call("+", quote(.), if (inherits(extras, "formula")) extras[[length(extras)]] else str2lang(paste(extras, collapse = "+")))))
  larger <- update(larger, added)
  chosen <- getCall(model)$subset
  if (na.expand) {
    frame <- eval(call("model.frame", larger, data = data, subset = chosen, na.action = I), envir)
    old <- model.frame(model)
    return(frame[rownames(old), , drop = FALSE])
  }
  eval(call("model.frame", larger, data = data, subset = chosen, na.action = .orElse(getCall(model)$na.action, quote(na.omit))), envir)
}

napredict <- function(omit, x, ...) UseMethod("napredict")

napredict.default <- function(omit, x, ...) x

napredict.exclude <- function(omit, x, ...) naresid.exclude(omit, x, ...)

naresid <- function(omit, ...) UseMethod("naresid")

naresid.default <- function(omit, x, ...) x

# Rows that were left out come back as missing ones.
naresid.exclude <- function(omit, x, ...) {
  if (!length(omit) || !is.numeric(omit)) stop("invalid argument 'omit'")
  if (is.null(x)) return(x)
  all <- NROW(x) + length(omit)
  place <- rep(NA_integer_, all)
  place[-omit] <- seq_len(NROW(x))
  if (is.matrix(x)) {
    result <- x[place, , drop = FALSE]
    if (!is.null(rownames(x))) rownames(result)[omit] <- names(omit)
  } else {
    result <- x[place]
    if (!is.null(names(x))) names(result)[omit] <- names(omit)
  }
  result
}

naprint <- function(x, ...) UseMethod("naprint")

naprint.default <- function(x, ...) ""

naprint.omit <- function(x, ...) {
  n <- length(x)
  sprintf(ngettext(n, "%d observation deleted due to missingness", "%d observations deleted due to missingness"), n)
}

naprint.exclude <- function(x, ...) naprint.omit(x, ...)
