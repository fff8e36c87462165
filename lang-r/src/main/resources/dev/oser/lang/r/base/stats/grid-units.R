# Units of package grid: numbers with what they are measured in, and sums, minima and maxima of such. Where nothing is drawn, they are
# values to compute with; how long most of them are only a device knows. Units of one kind are numbers with a code, as in R; others
# are lists of terms: an amount, what belongs to the unit (a text, a grob, parts), and the code.

.unitCodes <- c(npc = 0L, cm = 1L, inches = 2L, lines = 3L, native = 4L, null = 5L, snpc = 6L, mm = 7L, points = 8L, picas = 9L, bigpts = 10L, dida = 11L,
  cicero = 12L, scaledpts = 13L, strwidth = 14L, strheight = 15L, strascent = 16L, strdescent = 17L, char = 18L, grobx = 19L, groby = 20L,
  grobwidth = 21L, grobheight = 22L, grobascent = 23L, grobdescent = 24L, mylines = 103L, mychar = 104L, sum = 201L, min = 202L, max = 203L)

.otherUnitNames <- c(`in` = "inches", inch = "inches", centimetre = "cm", centimetres = "cm", centimeter = "cm", centimeters = "cm", line = "lines",
  pt = "points", point = "points", millimetre = "mm", millimeter = "mm", millimetres = "mm", millimeters = "mm")

unit <- function(x, units, data = NULL) {
  x <- as.numeric(x)
  units <- as.character(units)
  if (!length(x) || !length(units)) stop("'x' and 'units' must have length > 0")
  other <- units %in% names(.otherUnitNames)
  units[other] <- .otherUnitNames[units[other]]
  codes <- unname(.unitCodes[units])
  if (anyNA(codes) || any(codes > 200L)) stop("Invalid unit")
  if (length(codes) == 1L && (codes < 14L || codes == 18L || codes > 100L)) return(.simpleUnit(x, codes))
  n <- max(length(x), length(codes))
  if (!is.null(data) && (!is.list(data) || inherits(data, "grob"))) data <- list(data)
  terms <- lapply(seq_len(n), function(i) {
    code <- codes[(i - 1L) %% length(codes) + 1L]
    list(x[(i - 1L) %% length(x) + 1L], .unitData(code, if (length(data)) data[[(i - 1L) %% length(data) + 1L]]), code)
  })
  .unitOf(terms)
}

.unitData <- function(code, data) {
  if (code >= 14L && code <= 17L) {
    if (!(is.character(data) || is.language(data))) stop(simpleError("no string supplied for 'strwidth/height' unit", sys.call(-3L)))
  } else if (code >= 19L && code <= 24L) {
    if (is.character(data)) data <- gPath(data)
    if (!inherits(data, c("grob", "gPath"))) stop(simpleError("no 'grob' supplied for 'grobwidth/height' unit", sys.call(-3L)))
  } else if (!is.null(data)) stop(simpleError("non-NULL value supplied for plain unit", sys.call(-3L)))
  data
}

.simpleUnit <- function(x, code) structure(x, unit = code, class = c("simpleUnit", "unit", "unit_v2"))

.unitOf <- function(terms) structure(terms, class = c("unit", "unit_v2"))

.unitTerms <- function(x) {
  if (!inherits(x, "simpleUnit")) return(unclass(x))
  code <- attr(x, "unit")
  lapply(as.numeric(unclass(x)), function(each) list(each, NULL, code))
}

is.unit <- function(x) inherits(x, "unit")

unitType <- function(x, recurse = FALSE) {
  if (!is.unit(x)) stop("x is not a unit object")
  kinds <- lapply(.unitTerms(x), function(term)
    if (recurse && term[[3L]] > 200L) unlist(lapply(.partsOf(term), unitType, recurse = TRUE)) else .unitName(term[[3L]]))
  if (recurse) kinds else unlist(kinds)
}

.unitName <- function(code) names(.unitCodes)[match(code, .unitCodes)]

# The operands of a sum, minimum or maximum.
.partsOf <- function(term) unclass(term[[2L]])

.unitText <- function(term) {
  amount <- term[[1L]]
  kind <- .unitName(term[[3L]])
  if (term[[3L]] < 200L) return(paste0(amount, kind))
  paste0(if (amount != 1) paste0(amount, "*"), kind, "(", paste(vapply(.partsOf(term), function(each) paste(as.character(each), collapse = ", "), ""), collapse = ", "), ")")
}

as.character.unit <- function(x, ...) vapply(.unitTerms(x), .unitText, "")

format.unit <- function(x, ...) {
  shown <- function(term) { if (term[[3L]] < 200L) term[[1L]] <- format(term[[1L]], ...); .unitText(term) }
  vapply(.unitTerms(x), shown, "")
}

print.unit <- function(x, ...) {
  print(as.character(x), quote = FALSE, ...)
  invisible(x)
}

as.double.unit <- function(x, ...) vapply(.unitTerms(x), function(term) term[[1L]], 0)

as.double.simpleUnit <- function(x, ...) as.numeric(unclass(x))

# Of units of one kind the number with its code is enough.
`[.unit` <- function(x, index, top = TRUE, ...) {
  this <- if (inherits(x, "simpleUnit")) as.numeric(unclass(x)) else unclass(x)
  at <- seq_along(this)
  if (!missing(index)) {
    at <- if (is.logical(index) || any(index < 0, na.rm = TRUE)) at[index] else index
    if (top && any(at > length(this), na.rm = TRUE)) stop("index out of bounds (unit subsetting)")
    if (!top) at <- (at - 1L) %% length(this) + 1L
  }
  if (inherits(x, "simpleUnit")) .simpleUnit(this[at], attr(x, "unit")) else .unitOf(this[at])
}

`[[.unit` <- function(x, index, ...) x[index]

`[<-.unit` <- function(x, i, value) {
  if (!is.unit(value)) stop("value being replaced must be a unit")
  same <- inherits(x, "simpleUnit") && inherits(value, "simpleUnit") && attr(x, "unit") == attr(value, "unit")
  if (same) {
    numbers <- as.numeric(unclass(x))
    numbers[i] <- as.numeric(unclass(value))
    return(.simpleUnit(numbers, attr(x, "unit")))
  }
  terms <- .unitTerms(x)
  terms[i] <- .unitTerms(value)
  .unitOf(terms)
}

`[[<-.unit` <- function(x, i, value) {
  x[i] <- value
  x
}

unit.c <- function(..., check = TRUE) {
  all <- Filter(Negate(is.null), list(...))
  if (!length(all)) return(NULL)
  if (check && !all(vapply(all, is.unit, NA))) stop("it is invalid to combine 'unit' objects with other types")
  kind <- .commonUnit(all)
  if (!is.null(kind)) return(.simpleUnit(unlist(lapply(all, function(each) as.numeric(unclass(each)))), kind))
  .unitOf(do.call(c, lapply(all, .unitTerms)))
}

# The code of units that are all of one kind.
.commonUnit <- function(all) {
  if (!all(vapply(all, inherits, NA, what = "simpleUnit"))) return(NULL)
  kind <- unique(vapply(all, attr, 0L, which = "unit"))
  if (length(kind) == 1L) kind
}

rep.unit <- function(x, times = 1, length.out = NA, each = 1, ...) x[rep(seq_along(x), times = times, length.out = length.out, each = each)]

unit.rep <- function(x, ...) {
  warning("'unit.rep' has been deprecated in favour of a unit method for the generic rep function")
  rep(x, ...)
}

unit.length <- function(unit) {
  warning("'unit.length' has been deprecated in favour of a unit method for the generic length function")
  length(unit)
}

rev.unit <- function(x) x[rev(seq_along(x))]

unique.unit <- function(x, incomparables = FALSE, ...) x[!duplicated(as.character(x))]

length.unit <- function(x) length(unclass(x))

Ops.unit <- function(e1, e2) {
  switch(.Generic,
    `+` = if (missing(e2)) e1 else .addUnits(.operandUnit(e1), .operandUnit(e2)),
    `-` = if (missing(e2)) .scaleUnit(e1, -1) else .addUnits(.operandUnit(e1), .scaleUnit(.operandUnit(e2), -1)),
    `*` = if (is.unit(e1) && is.unit(e2)) stop("only one operand may be a unit") else if (is.unit(e1)) .scaleUnit(e1, e2) else .scaleUnit(e2, e1),
    `/` = if (is.unit(e2)) stop("second operand must be numeric") else .scaleUnit(e1, 1 / e2),
    stop(gettextf("operator '%s' not meaningful for units", .Generic), domain = NA))
}

.operandUnit <- function(x) if (is.unit(x)) x else stop("both operands must be units")

.scaleUnit <- function(x, by) {
  if (!is.numeric(by)) stop("non-unit operand must be numeric")
  if (inherits(x, "simpleUnit")) return(.simpleUnit(as.numeric(unclass(x)) * by, attr(x, "unit")))
  n <- max(length(x), length(by))
  terms <- rep_len(.unitTerms(x), n)
  by <- rep_len(by, n)
  .unitOf(lapply(seq_len(n), function(i) { term <- terms[[i]]; term[[1L]] <- term[[1L]] * by[i]; term }))
}

.addUnits <- function(x, y) {
  kind <- .commonUnit(list(x, y))
  if (!is.null(kind)) return(.simpleUnit(as.numeric(unclass(x)) + as.numeric(unclass(y)), kind))
  .combineUnits(201L, list(x, y))
}

# Element by element the sum, minimum or maximum. What is of one kind is computed; what is such a thing itself gives its parts.
.combineUnits <- function(code, all) {
  n <- max(lengths(all))
  all <- lapply(all, function(each) rep_len(.unitTerms(each), n))
  .unitOf(lapply(seq_len(n), function(i) .combineTerms(code, lapply(all, `[[`, i))))
}

.combineTerms <- function(code, terms) {
  nested <- vapply(terms, function(term) term[[3L]] == code, NA)
  terms <- do.call(c, Map(function(term, flat) if (flat) lapply(.partsOf(term), function(part) .unitTerms(.scaleUnit(part, term[[1L]]))[[1L]]) else list(term), terms, nested))
  kinds <- vapply(terms, `[[`, 0L, 3L)
  plain <- all(vapply(terms, function(term) is.null(term[[2L]]), NA))
  if (plain && length(unique(kinds)) == 1L) {
    amounts <- vapply(terms, `[[`, 0, 1L)
    return(list(switch(as.character(code), `201` = sum(amounts), `202` = min(amounts), max(amounts)), NULL, kinds[1L]))
  }
  list(1, .unitOf2(terms), code)
}

# The parts of a term, each a unit of length one.
.unitOf2 <- function(terms) structure(lapply(terms, function(term) .unitOf(list(term))), class = c("unit", "unit_v2"))

Summary.unit <- function(..., na.rm = FALSE) {
  code <- switch(.Generic, sum = 201L, min = 202L, max = 203L, stop(gettextf("'Summary' function '%s' not meaningful for units", .Generic), domain = NA))
  all <- list(...)
  if (!all(vapply(all, is.unit, NA))) stop("it is invalid to combine 'unit' objects with other types")
  kind <- .commonUnit(all)
  if (!is.null(kind)) return(.simpleUnit(do.call(.Generic, lapply(all, function(each) as.numeric(unclass(each)))), kind))
  .unitOf(list(.combineTerms(code, do.call(c, lapply(all, .unitTerms)))))
}

unit.pmax <- function(...) .unitwise(203L, list(...))

unit.pmin <- function(...) .unitwise(202L, list(...))

unit.psum <- function(...) .unitwise(201L, list(...))

# Of extremes only those where all are of one kind are computed.
.unitwise <- function(code, all) {
  if (!all(vapply(all, is.unit, NA))) stop("it is invalid to combine 'unit' objects with other types")
  if (code != 201L && is.null(.commonUnit(all))) {
    n <- max(lengths(all))
    all <- lapply(all, function(each) rep_len(.unitTerms(each), n))
    return(.unitOf(lapply(seq_len(n), function(i) list(1, .unitOf2(lapply(all, `[[`, i)), code))))
  }
  result <- .combineUnits(code, all)
  terms <- unclass(result)
  kinds <- unique(vapply(terms, `[[`, 0L, 3L))
  if (length(kinds) == 1L && kinds < 200L && all(vapply(terms, function(term) is.null(term[[2L]]), NA)))
    return(.simpleUnit(vapply(terms, `[[`, 0, 1L), kinds))
  result
}

stringWidth <- function(string) .stringUnit(string, "strwidth")

stringHeight <- function(string) .stringUnit(string, "strheight")

stringAscent <- function(string) .stringUnit(string, "strascent")

stringDescent <- function(string) .stringUnit(string, "strdescent")

.stringUnit <- function(string, kind) {
  if (is.language(string) && !is.expression(string)) string <- as.expression(string)
  unit(rep(1, length(string)), kind, data = lapply(seq_along(string), function(i) string[i]))
}

grobWidth <- function(x) .grobUnit(x, "grobwidth")

grobHeight <- function(x) .grobUnit(x, "grobheight")

grobAscent <- function(x) .grobUnit(x, "grobascent")

grobDescent <- function(x) .grobUnit(x, "grobdescent")

.grobUnit <- function(x, kind) if (inherits(x, "gList")) unit(rep(1, length(x)), kind, data = unclass(x)) else unit(1, kind, data = list(x))

grobX <- function(x, theta) unit(theta, "grobx", data = list(x))

grobY <- function(x, theta) unit(theta, "groby", data = list(x))

# How many inches, of what is as long everywhere.
.inchesOf <- c(cm = 1 / 2.54, inches = 1, mm = 1 / 25.4, points = 1 / 72.27, picas = 12 / 72.27, bigpts = 1 / 72, dida = 1238 / 1157 / 72.27,
               cicero = 12 * 1238 / 1157 / 72.27, scaledpts = 1 / 65536 / 72.27)

convertUnit <- function(x, unitTo, axisFrom = "x", typeFrom = "location", axisTo = axisFrom, typeTo = typeFrom, valueOnly = FALSE) {
  if (!is.unit(x)) stop("'x' argument must be a unit object")
  if (unitTo %in% names(.otherUnitNames)) unitTo <- .otherUnitNames[[unitTo]]
  if (is.na(.unitCodes[unitTo])) stop("Invalid unit")
  values <- vapply(.unitTerms(x), .asUnit, 0, to = unitTo)
  if (valueOnly) values else unit(values, unitTo)
}

.asUnit <- function(term, to) {
  kind <- .unitName(term[[3L]])
  if (kind == to) return(term[[1L]])
  if (term[[3L]] > 200L) {
    parts <- vapply(.partsOf(term), function(part) .asUnit(.unitTerms(part)[[1L]], to), 0)
    return(term[[1L]] * switch(kind, sum = sum(parts), min = min(parts), max(parts)))
  }
  if (!all(c(kind, to) %in% names(.inchesOf)))
    stop(gettextf("how many '%s' make a '%s' only a device knows, and there are no graphics here", to, kind), call. = FALSE, domain = NA)
  term[[1L]] * .inchesOf[[kind]] / .inchesOf[[to]]
}

convertX <- function(x, unitTo, valueOnly = FALSE) convertUnit(x, unitTo, "x", "location", "x", "location", valueOnly)

convertY <- function(x, unitTo, valueOnly = FALSE) convertUnit(x, unitTo, "y", "location", "y", "location", valueOnly)

convertWidth <- function(x, unitTo, valueOnly = FALSE) convertUnit(x, unitTo, "x", "dimension", "x", "dimension", valueOnly)

convertHeight <- function(x, unitTo, valueOnly = FALSE) convertUnit(x, unitTo, "y", "dimension", "y", "dimension", valueOnly)

# Units that depend on what is around them are of no size.
absolute.size <- function(x) {
  relative <- unitType(x) %in% c("npc", "native", "null", "snpc")
  if (any(relative)) x[relative] <- unit(1, "null")
  x
}
