# Versions of software: lists of whole numbers, compared one by one.

numeric_version <- function(x, strict = TRUE) .makeVersion(x, strict, "numeric_version")

package_version <- function(x, strict = TRUE) {
  if (is.list(x) && all(c("major", "minor") %in% names(x))) return(.makeVersion(paste(x[c("major", "minor")], collapse = "."), TRUE, "package_version"))
  .makeVersion(x, strict, c("package_version", "numeric_version"))
}

R_system_version <- function(x, strict = TRUE) .makeVersion(x, strict, c("R_system_version", "package_version", "numeric_version"))

.makeVersion <- function(x, strict, classes) {
  if (inherits(x, "numeric_version")) return(structure(unclass(x), class = classes))
  x <- as.character(x)
  valid <- grepl("^([0-9]+[.-])*[0-9]+$", x)
  if (strict && !all(valid)) stop(gettextf("invalid version specification %s", paste(sQuote(unique(x[!valid])), collapse = ", ")), call. = FALSE, domain = NA)
  parts <- rep.int(list(integer()), length(x))
  parts[valid] <- lapply(strsplit(x[valid], "[.-]"), as.integer)
  structure(parts, class = classes)
}

as.numeric_version <- function(x) if (inherits(x, "numeric_version")) x else numeric_version(x)

as.package_version <- function(x) if (inherits(x, "package_version")) x else package_version(x)

is.numeric_version <- function(x) inherits(x, "numeric_version")

is.package_version <- function(x) inherits(x, "package_version")

getRversion <- function() R_system_version(paste(R.version$major, R.version$minor, sep = "."))

R.Version <- function() R.version

# -1, 0 or 1: how the first of two lists of numbers compares with the second.
.compareParts <- function(a, b) {
  for (i in seq_len(min(length(a), length(b)))) if (a[i] != b[i]) return(if (a[i] < b[i]) -1 else 1)
  sign(length(a) - length(b))
}

compareVersion <- function(a, b) {
  split <- function(x) as.integer(strsplit(as.character(x), "[.-]")[[1L]])
  .compareParts(split(a), split(b))
}

Ops.numeric_version <- function(e1, e2) {
  if (nargs() == 1L) stop(gettextf("unary '%s' not defined for \"numeric_version\" objects", .Generic), domain = NA)
  if (!(.Generic %in% c("<", ">", "==", "!=", "<=", ">="))) stop(gettextf("'%s' not defined for \"numeric_version\" objects", .Generic), domain = NA)
  one <- unclass(as.numeric_version(e1))
  other <- unclass(as.numeric_version(e2))
  count <- if (length(one) && length(other)) max(length(one), length(other)) else 0L
  compared <- mapply(function(a, b) if (length(a) && length(b)) .compareParts(a, b) else NA, rep_len(one, count), rep_len(other, count))
  get(.Generic, mode = "function")(as.numeric(compared), 0)
}

Summary.numeric_version <- function(..., na.rm) {
  if (!(.Generic %in% c("max", "min", "range"))) stop(gettextf("%s not defined for \"numeric_version\" objects", .Generic), domain = NA)
  all <- do.call(c, lapply(list(...), as.numeric_version))
  places <- order(xtfrm(all))
  switch(.Generic, max = all[places[length(places)]], min = all[places[1L]], range = all[places[c(1L, length(places))]])
}

Math.numeric_version <- function(x, ...) stop(gettextf("%s not defined for \"numeric_version\" objects", .Generic), domain = NA)

xtfrm.numeric_version <- function(x) {
  parts <- unclass(x)
  longest <- max(lengths(parts), 0L)
  if (!longest) return(rep_len(NA_real_, length(parts)))
  # A missing part comes before 0.
  keys <- lapply(seq_len(longest), function(i) vapply(parts, function(p) if (length(p) >= i) p[i] else -1L, 0L))
  places <- do.call(order, keys)
  result <- integer(length(parts))
  result[places] <- seq_along(places)
  texts <- as.character(x)
  match(texts, texts[places]) + 0
}

format.numeric_version <- function(x, ...) vapply(unclass(x), function(parts) if (length(parts)) paste(parts, collapse = ".") else NA_character_, "")

as.character.numeric_version <- function(x, ...) format.numeric_version(x)

print.numeric_version <- function(x, quote = FALSE, ...) {
  shown <- as.character(x)
  known <- !is.na(shown)
  shown[known] <- sQuote(shown[known])
  if (length(shown)) print(shown, quote = quote, ...) else cat("<0 elements>\n")
  invisible(x)
}

c.numeric_version <- function(..., recursive = FALSE) structure(unlist(lapply(list(...), function(v) unclass(as.numeric_version(v))), recursive = FALSE), class = class(..1))

# With a second index, those of the numbers of each version.
`[.numeric_version` <- function(x, i, j) {
  parts <- if (missing(i)) unclass(x) else unclass(x)[i]
  if (!missing(j)) parts <- lapply(parts, function(numbers) {
    chosen <- numbers[j]
    if (anyNA(chosen)) integer() else chosen
  })
  structure(parts, class = class(x))
}

`[<-.numeric_version` <- function(x, i, j, value) {
  parts <- unclass(x)
  if (missing(j)) parts[if (missing(i)) TRUE else i] <- unclass(as.numeric_version(value))
  else {
    places <- if (missing(i)) seq_along(parts) else seq_along(parts)[i]
    value <- rep_len(if (is.numeric(value)) as.list(as.integer(value)) else unclass(as.numeric_version(value)), length(places))
    for (k in seq_along(places)) parts[[places[k]]][j] <- value[[k]]
  }
  structure(parts, class = class(x))
}

`[[<-.numeric_version` <- function(x, ..., value) {
  indices <- c(..., recursive = TRUE)
  parts <- unclass(x)
  if (length(indices) > 1L) parts[[indices[1L]]][indices[2L]] <- as.integer(value)
  else parts[[indices]] <- if (is.character(value)) unclass(as.numeric_version(value))[[1L]] else as.integer(unlist(value))
  structure(parts, class = class(x))
}

`[[.numeric_version` <- function(x, ..., exact = NA) {
  indices <- unlist(list(...))
  parts <- unclass(x)
  # Two numbers in one index give a version, two indices a number.
  if (...length() > 1L) return(parts[[indices[1L]]][indices[2L]])
  structure(list(if (length(indices) < 2L) parts[[indices]] else parts[[indices[1L]]][indices[2L]]), class = class(x))
}

`$.package_version` <- function(x, name) {
  place <- pmatch(name, c("major", "minor", "patchlevel"))
  if (is.na(place)) return(NULL)
  vapply(unclass(x), function(parts) if (length(parts) >= place) parts[place] else NA_integer_, 0L)
}

`$.R_system_version` <- function(x, name) `$.package_version`(x, name)

`$.numeric_version` <- function(x, name) NULL

as.list.numeric_version <- function(x, ...) lapply(seq_along(x), function(i) x[i])

rep.numeric_version <- function(x, ...) structure(rep(unclass(x), ...), class = class(x))

unique.numeric_version <- function(x, incomparables = FALSE, ...) x[!duplicated(as.character(x))]

duplicated.numeric_version <- function(x, incomparables = FALSE, ...) duplicated(as.character(x))

is.na.numeric_version <- function(x) is.na(as.character(x))

anyNA.numeric_version <- function(x, recursive = FALSE) anyNA(as.character(x))

sort.numeric_version <- function(x, decreasing = FALSE, na.last = NA, ...) x[order(xtfrm(x), decreasing = decreasing, na.last = na.last)]

`is.na<-.numeric_version` <- function(x, value) {
  parts <- unclass(x)
  parts[value] <- rep_len(list(integer()), length(parts[value]))
  structure(parts, class = oldClass(x))
}
