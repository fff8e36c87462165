# Contrasts: how the levels of a factor become columns of a model matrix.

contr.treatment <- function(n, base = 1, contrasts = TRUE, sparse = FALSE) {
  levels <- .contrastLevels(n, sys.call())
  count <- length(levels)
  cells <- diag(count)
  dimnames(cells) <- list(levels, levels)
  if (!contrasts) return(cells)
  if (count < 2L) stop(gettextf("contrasts not defined for %d degrees of freedom", count - 1L), domain = NA)
  if (base < 1L || base > count) stop("baseline group number out of range")
  cells[, -base, drop = FALSE]
}

.contrastLevels <- function(n, call) {
  if (length(n) > 1L) return(n)
  if (is.numeric(n) && length(n) == 1L && n > 1L) return(as.character(seq_len(n)))
  stop(simpleError("not enough degrees of freedom to define contrasts", call))
}

contr.SAS <- function(n, contrasts = TRUE, sparse = FALSE) contr.treatment(n, length(.contrastLevels(n, sys.call())), contrasts)

contr.sum <- function(n, contrasts = TRUE, sparse = FALSE) {
  levels <- .contrastLevels(n, sys.call())
  count <- length(levels)
  if (!contrasts) return(`dimnames<-`(diag(count), list(levels, levels)))
  matrix(c(rbind(diag(count - 1L), -1)), count, dimnames = list(levels, NULL))
}

contr.helmert <- function(n, contrasts = TRUE, sparse = FALSE) {
  levels <- .contrastLevels(n, sys.call())
  count <- length(levels)
  if (!contrasts) return(`dimnames<-`(diag(count), list(levels, levels)))
  at <- outer(seq_len(count), seq_len(count - 1L), function(i, j) ifelse(i <= j, -1, ifelse(i == j + 1L, j, 0)))
  dimnames(at) <- list(levels, NULL)
  at
}

contr.poly <- function(n, scores = 1:n, contrasts = TRUE, sparse = FALSE) {
  levels <- .contrastLevels(n, sys.call())
  count <- length(levels)
  if (missing(scores)) scores <- seq_len(count)
  if (count > 95) stop(gettextf("orthogonal polynomials cannot be represented accurately enough for %d degrees of freedom", count - 1L), domain = NA)
  if (length(scores) != count) stop("'scores' argument is of the wrong length")
  if (!is.numeric(scores) || anyDuplicated(scores)) stop("'scores' must all be different numbers")
  degrees <- seq_len(count) - 1L
  powers <- outer(scores - mean(scores), degrees, "^")
  made <- qr(powers)
  columns <- qr.qy(made, diag(diag(made$qr)))
  columns <- sweep(columns, 2L, sqrt(colSums(columns^2)), "/", check.margin = FALSE)
  names <- paste0("^", degrees)
  names[2:4][2:4 <= count + 0L] <- c(".L", ".Q", ".C")[seq_len(min(3L, count - 1L))]
  names <- names[seq_len(count)]
  colnames(columns) <- names
  if (contrasts) columns[, -1L, drop = FALSE] else {
    columns[, 1L] <- 1
    columns
  }
}

contrasts <- function(x, contrasts = TRUE, sparse = FALSE) {
  if (is.logical(x)) x <- factor(x, levels = c(FALSE, TRUE))
  if (!is.factor(x)) stop("contrasts apply only to factors")
  if (!contrasts) return(structure(diag(nlevels(x)), dimnames = list(levels(x), levels(x))))
  set <- attr(x, "contrasts")
  if (is.null(set)) set <- getOption("contrasts")[[if (is.ordered(x)) 2L else 1L]]
  .contrastMatrix(set, levels(x))
}

# A matrix of contrasts from the name of a function, a function or a matrix.
.contrastMatrix <- function(set, levels) {
  if (is.character(set)) set <- get(set, mode = "function")
  if (is.function(set)) set <- set(levels)
  set
}

`contrasts<-` <- function(x, how.many, value) {
  if (is.logical(x)) x <- factor(x, levels = c(FALSE, TRUE))
  if (!is.factor(x)) stop("contrasts apply only to factors")
  count <- nlevels(x)
  if (count < 2L) stop("contrasts can be applied only to factors with 2 or more levels")
  if (is.function(value)) value <- value(count)
  if (is.numeric(value) || inherits(value, "Matrix")) {
    value <- as.matrix(value)
    if (nrow(value) != count) stop("wrong number of contrast matrix rows")
    wanted <- if (missing(how.many)) count - 1L else how.many
    given <- ncol(value)
    made <- qr(cbind(1, value))
    if (made$rank <= given) stop("singular contrast matrix")
    if (given < wanted) {
      # The rest is anything orthogonal to what is given.
      rest <- qr.qy(made, diag(count))[, seq(given + 2L, length.out = wanted - given), drop = FALSE]
      names <- colnames(value)
      value <- cbind(value, rest)
      dimnames(value) <- list(levels(x), c(if (is.null(names)) rep("", given) else names, rep("", wanted - given)))
      if (is.null(names)) colnames(value) <- NULL
    } else {
      value <- value[, seq_len(wanted), drop = FALSE]
      rownames(value) <- levels(x)
    }
  } else if (is.null(value)) {
    attr(x, "contrasts") <- NULL
    return(x)
  } else if (!is.character(value)) stop("wrong number of contrast matrix rows")
  if (is.character(value) && !missing(how.many)) {
    value <- contrasts(structure(x, contrasts = value))[, seq_len(how.many), drop = FALSE]
  }
  attr(x, "contrasts") <- value
  x
}

C <- function(object, contr, how.many, ...) {
  object <- as.factor(object)
  if (!nlevels(object)) stop("object not interpretable as a factor")
  set <- if (missing(contr)) getOption("contrasts")[[1L + is.ordered(object)]] else {
    # The functions can be named without their prefix.
    named <- substitute(contr)
    short <- c("poly", "helmert", "sum", "treatment", "SAS")
    if (is.name(named) && as.character(named) %in% short) paste0("contr.", named) else contr
  }
  if (...length() || !missing(how.many)) {
    make <- if (is.character(set)) get(set, mode = "function") else set
    set <- if (is.function(make)) make(nlevels(object), ...) else make
  }
  if (missing(how.many)) `contrasts<-`(object, value = set) else `contrasts<-`(object, how.many, set)
}

model.matrix <- function(object, ...) UseMethod("model.matrix")

model.matrix.default <- function(object, data = environment(object), contrasts.arg = NULL, xlev = NULL, ...) {
  setter <- sys.call()
  if (missing(data) || is.null(attr(data, "terms"))) {
    shape <- if (inherits(object, "terms")) object else terms(object, data = if (missing(data)) NULL else data)
    data <- if (is.environment(data)) model.frame(object, xlev = xlev) else model.frame(object, data, xlev = xlev)
    object <- attr(data, "terms")
  } else {
    object <- terms(object)
    wanted <- vapply(as.list(attr(object, "variables"))[-1L], .variableName, "")
    if (anyNA(match(wanted, names(data)))) stop("model frame and formula mismatch in model.matrix()")
    data <- data[wanted]
  }
  shape <- object
  answer <- attr(shape, "response")
  usedContrasts <- list()
  for (i in seq_along(data)) {
    if (i == answer) next
    column <- data[[i]]
    if (is.character(column)) data[[i]] <- column <- factor(column)
    if (is.factor(column) || is.logical(column)) usedContrasts[names(data)[i]] <- list(NULL)
  }
  if (length(usedContrasts)) {
    if (!is.null(contrasts.arg)) {
      if (!is.list(contrasts.arg)) {
        warning("non-list contrasts argument ignored")
        contrasts.arg <- NULL
      } else {
        if (is.null(names(contrasts.arg))) stop("'contrasts.arg' argument must be named")
        for (name in names(contrasts.arg)) {
          if (!name %in% names(data)) warning(gettextf("variable '%s' is absent, its contrast will be ignored", name), domain = NA)
          else if (name %in% names(usedContrasts)) {
            choice <- contrasts.arg[[name]]
            if (is.character(choice) || is.function(choice) || is.matrix(choice) || is.numeric(choice)) {
              column <- data[[name]]
              if (is.logical(column)) column <- factor(column, levels = c(FALSE, TRUE))
              contrasts(column) <- choice
              data[[name]] <- column
            }
          }
        }
      }
    }
    for (name in names(usedContrasts)) {
      column <- data[[name]]
      if (is.logical(column)) column <- factor(column, levels = c(FALSE, TRUE))
      if (is.null(attr(column, "contrasts"))) {
        if (nlevels(column) < 2L)
          stop(simpleError("contrasts can be applied only to factors with 2 or more levels", quote(`contrasts<-`(`*tmp*`, value = contr.funs[1 + isOF[nn]]))))
        attr(column, "contrasts") <- getOption("contrasts")[[if (is.ordered(column)) 2L else 1L]]
      }
      usedContrasts[[name]] <- attr(column, "contrasts")
      data[[name]] <- column
    }
  }
  built <- .modelColumns(shape, data)
  result <- built$matrix
  attr(result, "assign") <- built$assign
  if (length(usedContrasts)) attr(result, "contrasts") <- usedContrasts
  result
}

# The columns of all terms, one term after the other.
.modelColumns <- function(shape, data) {
  rows <- nrow(data)
  factors <- attr(shape, "factors")
  labels <- attr(shape, "term.labels")
  answer <- attr(shape, "response")
  constant <- attr(shape, "intercept") == 1L
  blocks <- list()
  assign <- integer()
  if (constant) {
    blocks <- list(matrix(1, rows, 1L, dimnames = list(NULL, "(Intercept)")))
    assign <- 0L
  }
  # Without a constant the first factor that stands alone has all its levels.
  whole <- !constant
  variableNames <- rownames(factors)
  for (j in seq_along(labels)) {
    block <- NULL
    for (i in which(factors[, j] > 0L)) {
      if (i == answer) {
        warning("the response appeared on the right-hand side and was dropped", call. = FALSE)
        warning(gettextf("problem with term %d in model.matrix: no columns are assigned", j), domain = NA, call. = FALSE)
        block <- NULL
        break
      }
      column <- data[[i]]
      codes <- factors[i, j]
      if (whole && is.factor(column) && sum(factors[, j] > 0L) == 1L) {
        codes <- 2L
        whole <- FALSE
      }
      block <- .crossColumns(block, .variableColumns(column, variableNames[i], codes))
    }
    if (!is.null(block)) {
      blocks[[length(blocks) + 1L]] <- block
      assign <- c(assign, rep.int(j, ncol(block)))
    }
  }
  names <- unlist(lapply(blocks, colnames))
  all <- matrix(as.double(unlist(blocks)), rows, length(names))
  dimnames(all) <- list(as.character(attr(data, "row.names")), names)
  list(matrix = all, assign = assign)
}

# A variable as columns: numbers as they are, a factor by its contrasts or with all levels.
.variableColumns <- function(column, name, codes) {
  if (is.logical(column)) column <- factor(column, levels = c(FALSE, TRUE))
  if (is.factor(column)) {
    set <- .orElse(attr(column, "contrasts"), getOption("contrasts")[[if (is.ordered(column)) 2L else 1L]])
    coding <- if (codes == 1L) .contrastMatrix(set, levels(column))
              else structure(diag(nlevels(column)), dimnames = list(levels(column), levels(column)))
    labels <- colnames(coding)
    if (is.null(labels)) labels <- as.character(seq_len(ncol(coding)))
    result <- unname(coding)[as.integer(column), , drop = FALSE]
    dimnames(result) <- list(NULL, paste0(name, labels))
    return(result)
  }
  if (is.matrix(column)) {
    labels <- colnames(column)
    if (is.null(labels) && ncol(column) > 1L) labels <- as.character(seq_len(ncol(column)))
    return(matrix(as.double(column), nrow(column), dimnames = list(NULL, paste0(name, labels))))
  }
  if (!is.numeric(column)) stop(gettextf("variables of type '%s' are invalid for a model matrix", typeof(column)), domain = NA)
  matrix(as.double(column), ncol = 1L, dimnames = list(NULL, name))
}

# All products of a column of one with a column of the other, the first running fastest.
.crossColumns <- function(first, second) {
  if (is.null(first)) return(second)
  a <- ncol(first)
  b <- ncol(second)
  left <- rep.int(seq_len(a), b)
  right <- rep(seq_len(b), each = a)
  result <- first[, left, drop = FALSE] * second[, right, drop = FALSE]
  dimnames(result) <- list(NULL, paste(colnames(first)[left], colnames(second)[right], sep = ":"))
  result
}

.orElse <- function(x, y) if (is.null(x)) y else x
