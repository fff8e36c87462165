# Less frequent functions on files, the environment and the system.

# A definition list: texts with names, shown as a table.
print.Dlist <- function(x, ...) {
  cat(formatDL(x, ...), sep = "\n")
  invisible(x)
}

`[.Dlist` <- function(x, i, ...) structure(unclass(x)[i], class = class(x))

file.symlink <- function(from, to) {
  pairs <- .linkPairs(from, to, TRUE)
  .makeLinks(pairs$from, pairs$to, TRUE)
}

file.link <- function(from, to) {
  pairs <- .linkPairs(from, to, FALSE)
  .makeLinks(pairs$from, pairs$to, FALSE)
}

.linkPairs <- function(from, to, symbolic) {
  if (!length(from)) stop("nothing to link")
  # Links in a directory have the names of the files.
  if (symbolic && length(to) == 1L && dir.exists(to)) to <- file.path(to, basename(from))
  size <- max(length(from), length(to))
  list(from = as.character(rep_len(from, size)), to = as.character(rep_len(to, size)))
}

Sys.chmod <- function(paths, mode = "0777", use_umask = TRUE) {
  wanted <- as.integer(as.octmode(mode))
  if (use_umask) wanted <- bitwAnd(wanted, bitwNot(as.integer(.umask$mode)))
  invisible(.changeModes(as.character(paths), rep_len(wanted, length(paths))))
}

# The mask of the process cannot be asked for here: it is what shells usually set, until somebody says otherwise.
.umask <- list2env(list(mode = 18L))

Sys.umask <- function(mode = NA) {
  before <- structure(.umask$mode, class = "octmode")
  if (is.na(mode)) return(before)
  .umask$mode <- as.integer(as.octmode(mode))
  invisible(before)
}

Sys.setFileTime <- function(path, time) {
  moments <- as.numeric(as.POSIXct(time))
  if (!is.character(path) || anyNA(moments)) stop(gettextf("invalid '%s' argument", if (is.character(path)) "time" else "path"))
  invisible(.changeFileTimes(path, rep_len(moments, length(path))))
}

readRenviron <- function(path) {
  path <- path.expand(path)
  if (!file.exists(path)) {
    warning(gettextf("file '%s' cannot be opened for reading", path))
    return(invisible(FALSE))
  }
  lines <- trimws(readLines(path, warn = FALSE))
  for (line in lines[grepl("^[A-Za-z_][A-Za-z0-9_.]*[[:space:]]*=", lines)]) {
    name <- sub("[[:space:]]*=.*", "", line)
    value <- .withVariables(trimws(sub("^[^=]*=", "", line)))
    do.call(Sys.setenv, structure(list(gsub("^([\"'])(.*)\\1$", "\\2", value)), names = name))
  }
  invisible(TRUE)
}

# ${NAME} and ${NAME-otherwise} stand for what variables are.
.withVariables <- function(text) {
  repeat {
    found <- regmatches(text, regexpr("\\$\\{[^{}]*\\}", text))
    if (!length(found)) return(text)
    inside <- substr(found, 3L, nchar(found) - 1L)
    name <- sub(":?-.*", "", inside)
    value <- Sys.getenv(name)
    if (!nzchar(value) && grepl("-", inside)) value <- sub("^[^-]*-", "", inside)
    text <- sub(found, value, text, fixed = TRUE)
  }
}

# Bytes are matched as the characters with their numbers; a zero, which no text can have, as one that no byte has.
grepRaw <- function(pattern, x, offset = 1L, ignore.case = FALSE, value = FALSE, fixed = FALSE, all = FALSE, invert = FALSE) {
  asBytes <- function(given) if (is.character(given)) charToRaw(given) else given
  asText <- function(bytes) {
    codes <- as.integer(bytes)
    codes[codes == 0L] <- 256L
    intToUtf8(codes)
  }
  pattern <- asBytes(pattern)
  x <- asBytes(x)
  if (!is.raw(pattern) || !is.raw(x)) stop("invalid 'pattern' argument")
  if (invert && !value) {
    warning("argument 'invert = TRUE' is ignored unless 'value = TRUE'")
    invert <- FALSE
  }
  skipped <- as.integer(offset) - 1L
  rest <- if (skipped > 0L) x[-seq_len(min(skipped, length(x)))] else x
  search <- if (all) gregexpr else regexpr
  regular <- !fixed && !identical(asText(pattern), "")
  found <- if (length(rest)) search(asText(pattern), asText(rest), ignore.case = ignore.case && !fixed, perl = regular, fixed = fixed) else -1L
  if (all && is.list(found)) found <- found[[1L]]
  starts <- as.integer(found)
  sizes <- attr(found, "match.length")
  if (starts[1L] == -1L) starts <- sizes <- integer()
  starts <- starts + skipped
  if (!value) return(starts)
  ends <- starts + sizes
  parts <- if (invert) Map(function(from, to) x[seq_len(max(0L, to - from)) + from - 1L], c(1L, ends), c(starts, length(x) + 1L))
           else Map(function(from, size) x[seq_len(size) + from - 1L], starts, sizes)
  if (all) parts else if (invert) do.call(c, parts) else if (length(parts)) parts[[1L]] else raw()
}

# How much errors in a linear system may grow: by default an estimate from the triangle of its QR decomposition.
kappa <- function(z, ...) UseMethod("kappa")

kappa.default <- function(z, exact = FALSE, norm = NULL, method = c("qr", "direct"), ...) {
  method <- match.arg(method)
  z <- as.matrix(z)
  norm <- if (is.null(norm)) if (exact) "2" else "O" else norm
  if (exact) {
    if (norm == "2") {
      sizes <- svd(z, nu = 0L, nv = 0L)$d
      return(max(sizes) / min(sizes))
    }
    return(base::norm(z, norm) * base::norm(solve(z), norm))
  }
  if (method == "direct" && nrow(z) == ncol(z)) return(1 / rcond(z, norm))
  kappa.qr(qr(if (nrow(z) < ncol(z)) t(z) else z), exact = FALSE, norm = norm)
}

kappa.qr <- function(z, ...) .kappa_tri(qr.R(z), ...)

kappa.lm <- function(z, ...) kappa.qr(z$qr, ...)

.kappa_tri <- function(z, exact = FALSE, LINPACK = TRUE, norm = NULL, ...) {
  if (exact) return(kappa.default(z, exact = TRUE, norm = norm))
  if (LINPACK && (is.null(norm) || norm %in% c("O", "1"))) .estimatedCondition(z)
  else 1 / rcond(z, if (is.null(norm)) "O" else norm, triangular = TRUE)
}

# The estimator of Cline, Moler, Stewart and Wilkinson (An Estimate for the Condition Number of a Matrix, 1979): a right hand side of ones, whose
# signs make the solution of the transposed system large, and what the system itself makes of that.
.estimatedCondition <- function(R) {
  n <- ncol(R)
  if (any(diag(R) == 0)) return(Inf)
  sums <- solution <- numeric(n)
  for (k in seq_len(n)) {
    rest <- seq_len(n)[-seq_len(k)]
    plus <- (1 - sums[k]) / R[k, k]
    minus <- (-1 - sums[k]) / R[k, k]
    then.plus <- sums[rest] + R[k, rest] * plus
    then.minus <- sums[rest] + R[k, rest] * minus
    isPlus <- abs(plus) + sum(abs(then.plus)) >= abs(minus) + sum(abs(then.minus))
    solution[k] <- if (isPlus) plus else minus
    sums[rest] <- if (isPlus) then.plus else then.minus
  }
  base::norm(R, "O") * sum(abs(backsolve(R, solution))) / sum(abs(solution))
}

Sys.localeconv <- function() {
  texts <- c("decimal_point", "thousands_sep", "grouping", "int_curr_symbol", "currency_symbol", "mon_decimal_point", "mon_thousands_sep", "mon_grouping",
             "positive_sign", "negative_sign")
  counts <- c("int_frac_digits", "frac_digits", "p_cs_precedes", "p_sep_by_space", "n_cs_precedes", "n_sep_by_space", "p_sign_posn", "n_sign_posn")
  structure(c(".", rep("", 9L), rep("127", 8L)), names = c(texts, counts))
}
