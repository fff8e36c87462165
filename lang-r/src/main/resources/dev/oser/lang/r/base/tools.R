# Small tools of base, utils and methods.

callCC <- function(f) {
  answer <- NULL
  delayedAssign("leave", return(answer))
  f(function(v) {
    answer <<- v
    leave
  })
}

dynGet <- function(x, ifnotfound = stop(gettextf("%s not found", sQuote(x)), domain = NA), minframe = 1L, inherits = FALSE) {
  n <- sys.nframe() - 1L
  while (n >= minframe) {
    frame <- sys.frame(n)
    if (exists(x, envir = frame, inherits = inherits)) return(get(x, envir = frame, inherits = inherits))
    n <- n - 1L
  }
  ifnotfound
}

enquote <- function(cl) as.call(list(quote(base::quote), cl))

getElement <- function(object, name) object[[name, exact = TRUE]]

isa <- function(x, what) all(class(x) %in% what)

isRestart <- function(x) inherits(x, "restart")

as.null <- function(x, ...) NULL

is.R <- function() TRUE

logb <- function(x, base = exp(1)) if (missing(base)) log(x) else log(x, base)

mat.or.vec <- function(nr, nc) if (nc == 1L) numeric(nr) else matrix(0, nr, nc)

list2DF <- function(x = list(), nrow = 0L) {
  if (length(x)) nrow <- max(lengths(x), nrow)
  if (is.null(names(x))) names(x) <- character(length(x))
  structure(x, class = "data.frame", row.names = .set_row_names(nrow))
}

.set_row_names <- function(n) if (n > 0) c(NA_integer_, -n) else integer()

sys.status <- function() list(sys.calls = sys.calls(), sys.parents = sys.parents(), sys.frames = sys.frames())

packageStartupMessage <- function(..., domain = NULL, appendLF = TRUE) {
  text <- paste0(..., collapse = "")
  message(structure(class = c("packageStartupMessage", "simpleMessage", "message", "condition"),
                    list(message = paste0(text, if (appendLF) "\n"), call = sys.call())))
}

hasArg <- function(name) {
  wanted <- as.character(substitute(name))
  function.called <- sys.function(sys.parent())
  wanted %in% names(match.call(function.called, sys.call(sys.parent()), expand.dots = TRUE))
}

existsFunction <- function(name, generic.skip = FALSE, where = parent.frame()) exists(name, envir = where, mode = "function")

getFunction <- function(name, where = parent.frame()) get(name, envir = where, mode = "function")

functionBody <- function(fun) body(fun)

getFromNamespace <- function(x, ns, ...) get(x, envir = baseenv())

withAutoprint <- function(exprs, evaluated = FALSE, local = parent.frame(), echo = TRUE, ...) {
  code <- if (evaluated) exprs else substitute(exprs)
  statements <- if (is.expression(code)) as.list(code) else if (is.call(code) && identical(code[[1L]], as.name("{"))) as.list(code)[-1L] else list(code)
  result <- list(value = NULL, visible = FALSE)
  for (statement in statements) {
    if (echo) cat(paste0(c("> ", rep.int("+ ", 99L))[seq_along(lines <- deparse(statement))], lines), sep = "\n")
    result <- withVisible(eval(statement, local))
    if (result$visible) print(result$value)
  }
  invisible(result)
}

asplit <- function(x, MARGIN) {
  if (is.character(MARGIN)) MARGIN <- match(MARGIN, names(dimnames(x)))
  extents <- dim(x)[MARGIN]
  labels <- dimnames(x)[MARGIN]
  parts <- apply(x, MARGIN, function(part) list(part))
  parts <- lapply(parts, function(part) part[[1L]])
  array(parts, extents, labels)
}

URLencode <- function(URL, reserved = FALSE, repeated = FALSE) {
  if (!repeated && grepl("%[[:xdigit:]]{2}", URL)) return(URL)
  kept <- if (reserved) "[A-Za-z0-9._~-]" else "[]A-Za-z0-9._~!$&'()*+,;=:/?@#[-]"
  bytes <- charToRaw(URL)
  paste(vapply(bytes, function(b) {
    character <- rawToChar(b)
    if (b < as.raw(128) && grepl(kept, character)) character else paste0("%", toupper(as.character(b)))
  }, ""), collapse = "")
}

URLdecode <- function(URL) {
  bytes <- charToRaw(URL)
  result <- raw()
  i <- 1L
  while (i <= length(bytes)) {
    if (bytes[i] == charToRaw("%") && i + 2L <= length(bytes)) {
      result <- c(result, as.raw(strtoi(rawToChar(bytes[i + 1:2]), 16L)))
      i <- i + 3L
    } else {
      result <- c(result, bytes[i])
      i <- i + 1L
    }
  }
  rawToChar(result)
}

numeric_version <- function(x, strict = TRUE) {
  parts <- lapply(as.character(x), function(text) {
    if (!grepl("^[0-9]+([.-][0-9]+)*$", text)) {
      if (strict) stop("invalid version specification ", sQuote(text), call. = FALSE)
      return(integer())
    }
    as.integer(strsplit(text, "[.-]")[[1L]])
  })
  structure(parts, class = "numeric_version")
}

package_version <- function(x, strict = TRUE) {
  version <- numeric_version(x, strict)
  class(version) <- c("package_version", "numeric_version")
  version
}

R_system_version <- function(x, strict = TRUE) {
  version <- numeric_version(x, strict)
  class(version) <- c("R_system_version", "package_version", "numeric_version")
  version
}

as.numeric_version <- function(x) if (inherits(x, "numeric_version")) x else numeric_version(x)

getRversion <- function() R_system_version("4.2.2")

packageVersion <- function(pkg, lib.loc = NULL) package_version("4.2.2")

compareVersion <- function(a, b) {
  parts <- lapply(strsplit(c(a, b), "[.-]"), as.integer)
  .compareNumbers(parts[[1L]], parts[[2L]])
}

.compareNumbers <- function(left, right) {
  for (i in seq_len(min(length(left), length(right)))) if (left[i] != right[i]) return(if (left[i] < right[i]) -1 else 1)
  sign(length(left) - length(right))
}

format.numeric_version <- function(x, ...) vapply(unclass(x), paste, "", collapse = ".")

as.character.numeric_version <- function(x, ...) format.numeric_version(x)

print.numeric_version <- function(x, quote = FALSE, ...) {
  text <- format.numeric_version(x)
  print(noquote(if (quote) paste0("'", text, "'") else paste0("‘", text, "’")), ...)
  invisible(x)
}

Ops.numeric_version <- function(e1, e2) {
  if (!.Generic %in% c("<", ">", "<=", ">=", "==", "!="))
    stop(gettextf("%s not defined for \"numeric_version\" objects", sQuote(.Generic)))
  left <- unclass(as.numeric_version(e1))
  right <- unclass(as.numeric_version(e2))
  order <- mapply(.compareNumbers, left, right)
  get(.Generic, mode = "function")(order, 0)
}

`[[.numeric_version` <- function(x, i, j) {
  if (missing(j)) structure(list(unclass(x)[[i]]), class = oldClass(x)) else unclass(x)[[i]][j]
}

`$.package_version` <- function(x, name) {
  index <- match(name, c("major", "minor", "patchlevel"))
  vapply(unclass(x), function(part) part[index], 0L)
}
