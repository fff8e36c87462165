# Formulas as sets of terms: what terms, update and their relatives make of them.
#
# A term is a sorted vector of places in the list of variables (Wilkinson and Rogers, Symbolic Description of Factorial
# Models, 1973; Chambers and Hastie, Statistical Models in S, chapter 2). The constant is not one of the terms but a flag.

terms <- function(x, ...) UseMethod("terms")

terms.default <- function(x, ...) {
  for (found in list(attr(x, "terms"), if (is.list(x)) x$terms)) if (!is.null(found)) return(found)
  stop("no terms component nor attribute")
}

terms.terms <- function(x, ...) x

terms.aovlist <- function(x, ...) terms(structure(attr(x, "terms"), class = c("terms", "formula")))

terms.formula <- function(x, specials = NULL, abb = NULL, data = NULL, neg.out = TRUE, keep.order = FALSE, simplify = FALSE, ..., allowDotAsName = FALSE) {
  where <- environment(x)
  columns <- if (!is.null(data) && !is.environment(data)) names(data)
  reader <- .formulaReader(x, columns, allowDotAsName, sys.call())
  hasResponse <- length(x) == 3L
  if (hasResponse && !is.null(x[[2L]])) reader$place(x[[2L]])
  found <- reader$read(x[[length(x)]])
  state <- reader$state
  if (state$dotted) x[[length(x)]] <- .expandDot(x[[length(x)]], state$dot)
  variables <- state$variables
  texts <- vapply(variables, .termText, "")
  isOffset <- vapply(variables, function(each) is.call(each) && identical(each[[1L]], quote(offset)), NA)
  terms <- Filter(function(term) length(term) && !any(isOffset[term]), found)
  degrees <- lengths(terms)
  if (!keep.order) {
    sorted <- order(degrees)
    terms <- terms[sorted]
    degrees <- degrees[sorted]
  }
  labels <- vapply(terms, function(term) paste(texts[term], collapse = ":"), "")
  facts <- list(variables = as.call(c(quote(list), variables)))
  if (any(isOffset)) facts$offset <- which(isOffset)
  facts$factors <- .termFactors(terms, texts, labels)
  facts$term.labels <- labels
  if (!is.null(specials)) facts["specials"] <- list(.specialPlaces(specials, variables))
  facts$order <- degrees
  facts$intercept <- as.integer(state$constant)
  facts$response <- as.integer(hasResponse && !is.null(x[[2L]]))
  facts$class <- c("terms", "formula")
  facts$.Environment <- where
  if (simplify) x <- .simplified(x, labels, texts[isOffset], state$constant)
  attributes(x) <- facts
  x
}

# Text of a variable as R labels it: in one line however long it is.
.termText <- function(variable) {
  if (!is.symbol(variable)) return(paste(deparse(variable, width.cutoff = 500L), collapse = " "))
  # A name that needs backticks has them inside of a call.
  text <- deparse(call("(", variable))
  substr(text, 2L, nchar(text) - 1L)
}

# Walks a formula's right side. Its state has the variables met so far and whether the constant is in.
.formulaReader <- function(formula, columns, dotIsName, call) {
  state <- new.env()
  state$variables <- list()
  state$constant <- TRUE
  state$dotted <- FALSE
  left <- if (length(formula) == 3L) .termText(formula[[2L]])
  mentioned <- if (length(formula) == 3L) all.vars(formula[[2L]])
  others <- if (is.null(columns)) NULL else columns[!columns %in% mentioned]
  state$dot <- if (length(others)) Reduce(function(sum, name) call("+", sum, name), lapply(others, as.name)) else if (!is.null(columns)) 1
  place <- function(variable) {
    for (i in seq_along(state$variables)) if (identical(state$variables[[i]], variable)) return(i)
    state$variables[[length(state$variables) + 1L]] <- variable
    length(state$variables)
  }
  fail <- function(text) stop(simpleError(text, call))
  constant <- function(value, present) {
    if (!value %in% c(0, 1)) fail("invalid model formula")
    state$constant <- if (value == 1) present else !present
    list(integer())
  }
  cross <- function(left, right) unique(unlist(lapply(left, function(one) lapply(right, function(other) sort(unique(c(one, other))))), recursive = FALSE))
  together <- function(...) unique(c(...))
  read <- function(e) {
    if (is.null(e)) return(list())
    if (is.numeric(e) || is.logical(e)) return(constant(as.numeric(e), TRUE))
    if (is.symbol(e) && identical(e, quote(.)) && !dotIsName) {
      if (is.null(state$dot)) {
        if (is.null(columns)) fail("'.' in formula and no 'data' argument")
      }
      state$dotted <- TRUE
      return(read(state$dot))
    }
    if (!is.call(e)) return(list(place(e)))
    operator <- if (is.symbol(e[[1L]])) as.character(e[[1L]]) else ""
    switch(operator,
      "(" = read(e[[2L]]),
      "+" = if (length(e) == 2L) read(e[[2L]]) else {
        first <- read(e[[2L]])
        together(first, read(e[[3L]]))
      },
      ":" = {
        first <- read(e[[2L]])
        cross(first, read(e[[3L]]))
      },
      "*" = {
        first <- read(e[[2L]])
        second <- read(e[[3L]])
        together(first, second, cross(first, second))
      },
      "^" = {
        times <- e[[3L]]
        if (!is.numeric(times) || is.na(times) || times < 2) fail("invalid power in formula")
        first <- read(e[[2L]])
        result <- first
        for (round in seq_len(as.integer(times) - 1L)) result <- together(result, cross(result, first))
        result
      },
      "%in%" = {
        first <- read(e[[2L]])
        whole <- sort(unique(unlist(read(e[[3L]]))))
        lapply(first, function(term) sort(unique(c(term, whole))))
      },
      "/" = {
        first <- read(e[[2L]])
        whole <- sort(unique(unlist(first)))
        second <- lapply(read(e[[3L]]), function(term) sort(unique(c(term, whole))))
        together(first, second)
      },
      "-" = {
        kept <- if (length(e) == 3L) read(e[[2L]]) else list()
        gone <- e[[length(e)]]
        if (is.numeric(gone)) {
          constant(gone, FALSE)
          kept
        } else {
          before <- state$constant
          dropped <- read(gone)
          state$constant <- before
          kept[!kept %in% dropped]
        }
      },
      list(place(e)))
  }
  list(state = state, place = place, read = read)
}

# The formula with the variables a dot stands for. More than one variable needs parentheses where something is done to them.
.expandDot <- function(e, dot, bare = TRUE) {
  if (identical(e, quote(.))) return(if (bare || !is.call(dot)) dot else call("(", dot))
  if (!is.call(e) || !is.symbol(e[[1L]])) return(e)
  if (as.character(e[[1L]]) %in% c("+", "-", "*", "/", ":", "^", "%in%", "("))
    for (i in seq_along(e)[-1L]) e[[i]] <- .expandDot(e[[i]], dot, identical(e[[1L]], quote(`(`)))
  e
}

# Which variables are in which term: 1 if contrasts of it are enough, since the term without it is spanned by one before,
# 2 if all levels are needed.
.termFactors <- function(terms, texts, labels) {
  if (!length(terms)) return(integer())
  cells <- matrix(0L, length(texts), length(terms), dimnames = list(texts, labels))
  for (j in seq_along(terms)) for (i in terms[[j]]) {
    rest <- setdiff(terms[[j]], i)
    spanned <- !length(rest) || any(vapply(terms[seq_len(j - 1L)], function(before) all(rest %in% before), NA))
    cells[i, j] <- if (spanned) 1L else 2L
  }
  cells
}

.specialPlaces <- function(specials, variables) {
  heads <- vapply(variables, function(each) if (is.call(each) && is.symbol(each[[1L]])) as.character(each[[1L]]) else "", "")
  places <- lapply(specials, function(name) if (any(heads == name)) which(heads == name))
  names(places) <- specials
  as.pairlist(places)
}

# A formula that says the same with a plus between all terms.
.simplified <- function(x, labels, offsets, constant) {
  # A term that is not a plain interaction needs parentheses to stay one.
  parts <- lapply(c(labels, offsets), function(label) {
    e <- str2lang(label)
    if (is.call(e) && as.character(e[[1L]])[1L] %in% c("|", "~", "||", "&", "&&", "<", ">", "<=", ">=", "==", "!=", "!", "?") ) call("(", e) else e
  })
  right <- if (length(parts)) Reduce(function(sum, part) call("+", sum, part), parts)
  if (!constant) right <- if (is.null(right)) call("-", 1) else call("-", right, 1)
  else if (is.null(right)) right <- 1
  else if (!length(labels)) right <- Reduce(function(sum, part) call("+", sum, part), parts)
  x[[length(x)]] <- right
  x
}

print.terms <- function(x, ...) {
  print.default(unclass(x), ...)
  invisible(x)
}

labels.terms <- function(object, ...) attr(object, "term.labels")

formula.terms <- function(x, ...) {
  result <- as.formula(as.call(lapply(seq_along(x), function(i) x[[i]])), .orElse(environment(x), globalenv()))
  result
}

delete.response <- function(termobj) {
  facts <- attributes(termobj)
  answer <- facts$response
  if (!is.null(answer) && answer > 0L) {
    facts$response <- 0L
    facts$variables <- facts$variables[-(1L + answer)]
    if (!is.null(facts$predvars)) facts$predvars <- facts$predvars[-(1L + answer)]
    if (length(facts$factors)) facts$factors <- facts$factors[-answer, , drop = FALSE]
    if (length(facts$offset)) facts$offset <- facts$offset - (facts$offset > answer)
    if (length(facts$specials)) facts$specials <- as.pairlist(lapply(facts$specials, function(at) if (!is.null(at)) at - (at > answer)))
    facts$dataClasses <- facts$dataClasses[-answer]
    termobj <- unclass(termobj)
    attributes(termobj) <- NULL
    termobj <- termobj[-2L]
  }
  attributes(termobj) <- facts
  termobj
}

drop.terms <- function(termobj, dropx = NULL, keep.response = FALSE) {
  if (is.null(dropx)) return(termobj)
  if (!inherits(termobj, "terms")) stop(gettextf("'termobj' must be a object of class %s", dQuote("terms")), domain = NA)
  labels <- attr(termobj, "term.labels")[-dropx]
  answer <- if (keep.response && attr(termobj, "response")) termobj[[2L]]
  constant <- attr(termobj, "intercept") == 1L
  shorter <- if (length(labels)) reformulate(labels, answer, constant, environment(termobj))
             else as.formula(as.call(c(quote(`~`), answer, if (constant) 1 else 0)), environment(termobj))
  result <- terms(shorter, specials = names(attr(termobj, "specials")))
  predictions <- attr(termobj, "predvars")
  if (!is.null(predictions)) {
    known <- vapply(as.list(attr(termobj, "variables"))[-1L], .termText, "")
    wanted <- vapply(as.list(attr(result, "variables"))[-1L], .termText, "")
    at <- match(wanted, known)
    attr(result, "predvars") <- predictions[c(1L, at + 1L)]
    attr(result, "dataClasses") <- attr(termobj, "dataClasses")[at]
  }
  result
}

`[.terms` <- function(x, i) {
  if (missing(i)) return(x)
  answer <- if (attr(x, "response")) x[[2L]]
  labels <- attr(x, "term.labels")[i]
  if (!length(labels)) labels <- "1"
  terms(reformulate(labels, answer, attr(x, "intercept") == 1L, environment(x)), specials = names(attr(x, "specials")))
}

is.empty.model <- function(x) {
  x <- terms(x)
  !length(attr(x, "factors")) && attr(x, "intercept") == 0L
}

offset <- function(object) object

update <- function(object, ...) UseMethod("update")

update.formula <- function(old, new, ...) {
  old <- as.formula(old)
  new <- as.formula(new)
  left <- if (length(old) == 3L) old[[2L]]
  right <- old[[length(old)]]
  bracketed <- if (is.call(right)) call("(", right) else right
  replaced <- function(e, by) {
    if (identical(e, quote(.))) return(by)
    if (is.call(e)) for (i in seq_along(e)[-1L]) e[[i]] <- replaced(e[[i]], by)
    e
  }
  answer <- if (length(new) == 3L) replaced(new[[2L]], left) else left
  changed <- as.call(c(quote(`~`), answer, replaced(new[[length(new)]], bracketed)))
  class(changed) <- "formula"
  environment(changed) <- environment(old)
  formula(terms.formula(changed, simplify = TRUE))
}

update.default <- function(object, formula., ..., evaluate = TRUE) {
  if (is.null(call <- getCall(object))) stop("need an object with call component")
  if (!missing(formula.)) call$formula <- update.formula(formula(object), formula.)
  given <- match.call(expand.dots = FALSE)$...
  for (name in names(given)) call[[name]] <- given[[name]]
  if (evaluate) eval(call, parent.frame()) else call
}

getCall <- function(x, ...) UseMethod("getCall")

getCall.default <- function(x, ...) getElement(x, "call")

formula.data.frame <- function(x, ...) {
  if (length(x) < 2L) {
    if (!length(x)) stop("cannot create a formula from a zero-column data frame")
    return(as.formula(call("~", as.name(names(x))), parent.frame()))
  }
  parts <- lapply(names(x), as.name)
  as.formula(call("~", parts[[1L]], Reduce(function(sum, part) call("+", sum, part), parts[-1L])), parent.frame())
}

DF2formula <- function(x, env = parent.frame()) {
  result <- formula.data.frame(x)
  environment(result) <- env
  result
}

asOneSidedFormula <- function(object) {
  if (inherits(object, "formula")) {
    object <- object[[length(object)]]
  }
  inner <- if (is.character(object)) as.name(object) else if (is.expression(object)) object[[1L]] else object
  if (!(is.numeric(inner) || is.call(inner) || is.name(inner)))
    stop(gettextf("'%s' must be of mode character, numeric, call or name", "object"), domain = NA)
  as.formula(call("~", inner), parent.frame())
}

formula <- function(x, ...) UseMethod("formula")

formula.default <- function(x, env = parent.frame(), ...) {
  found <- x
  if (is.list(x)) {
    for (part in c("formula", "terms")) if (!is.null(x[[part]])) return(formula(eval(x[[part]])))
    if (!is.null(x$call$formula)) return(formula(eval(x$call$formula)))
  }
  if (!is.null(attr(x, "formula"))) return(attr(x, "formula"))
  result <- switch(mode(x), character = eval(str2expression(x)), call = eval(x), `NULL` = NULL, x)
  if (!inherits(result, "formula")) stop("invalid formula")
  environment(result) <- env
  result
}

formula.formula <- function(x, ...) x

formula.character <- function(x, env = parent.frame(), ...) {
  parsed <- str2lang(paste(x, collapse = " "))
  if (!is.call(parsed)) stop(gettextf("invalid formula %s: not a call", deparse(x)), domain = NA)
  if (!identical(parsed[[1L]], quote(`~`))) stop(gettextf("invalid formula %s", deparse(x)), domain = NA)
  as.formula(parsed, env)
}

as.formula <- function(object, env = parent.frame()) {
  if (inherits(object, "formula")) return(object)
  if (is.call(object) && identical(object[[1L]], quote(`~`))) {
    class(object) <- "formula"
    environment(object) <- env
    return(object)
  }
  made <- formula(object, env = baseenv())
  if (identical(environment(made), baseenv())) environment(made) <- env
  made
}

reformulate <- function(termlabels, response = NULL, intercept = TRUE, env = parent.frame()) {
  if (!is.character(termlabels) || !length(termlabels)) stop("'termlabels' must be a character vector of length at least one")
  right <- str2lang(paste(termlabels, collapse = "+"))
  if (!intercept) right <- call("-", right, 1)
  left <- if (is.character(response)) tryCatch(str2lang(response), error = function(e) as.name(response)) else response
  as.formula(as.call(c(quote(`~`), left, right)), env)
}

`[.formula` <- function(x, i) {
  part <- unclass(x)
  attributes(part) <- NULL
  part <- part[i]
  if (!length(part) || !identical(part[[1L]], quote(`~`))) return(part)
  attributes(part) <- attributes(x)
  part
}
