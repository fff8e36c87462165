# Tools of package utils for texts, files of other programs and lists.

charClass <- function(x, class) {
  codes <- if (is.character(x)) utf8ToInt(x) else as.integer(x)
  kinds <- c("alpha", "alnum", "digit", "xdigit", "lower", "upper", "punct", "graph", "cntrl", "print", "space", "blank")
  if (!(is.character(class) && length(class) == 1L)) stop("argument 'class' must be a character string")
  if (!class %in% kinds) stop("argument 'class' must be a character string")
  grepl(paste0("^[[:", class, ":]]$"), intToUtf8(codes, multiple = TRUE))
}

alarm <- function() {
  cat("\a")
  flush.console()
}

# The formats of FORTRAN: numbers, characters, logical values, and columns to skip, each with a count in front.
read.fortran <- function(file, format, ..., as.is = TRUE, colClasses = NA) {
  records <- if (is.list(format)) format else list(format)
  fields <- lapply(records, function(record) do.call(rbind, lapply(toupper(record), .fortranFields)))
  widths <- lapply(fields, function(f) ifelse(f$kind == "X", -f$width, f$width))
  all <- do.call(rbind, fields)
  kept <- all[all$kind != "X", ]
  classes <- c(F = "numeric", D = "numeric", E = "numeric", I = "integer", A = "character", L = "logical")[kept$kind]
  result <- read.fwf(file, if (is.list(format)) widths else widths[[1L]], ..., as.is = as.is, colClasses = unname(classes))
  # A number without a point has one before its last digits.
  for (j in which(kept$kind %in% c("F", "D", "E") & kept$digits > 0)) result[[j]] <- result[[j]] / 10^kept$digits[j]
  result
}

.fortranFields <- function(text) {
  parts <- regmatches(text, regexec("^([0-9]*)([FDEIALX])([0-9]*)([.]([0-9]*))?$", text))[[1L]]
  if (!length(parts)) stop(gettextf("missing lengths for some fields"), domain = NA)
  count <- if (nzchar(parts[2L])) as.integer(parts[2L]) else 1L
  if (parts[3L] == "X") return(data.frame(kind = "X", width = count, digits = 0L))
  digits <- if (nzchar(parts[6L])) as.integer(parts[6L]) else 0L
  data.frame(kind = parts[3L], width = as.integer(parts[4L]), digits = digits)[rep(1L, count), ]
}

# Lists that remember their shape while they are vectors.
as.relistable <- function(x) {
  if (!inherits(x, "relistable")) class(x) <- c("relistable", class(x))
  x
}

is.relistable <- function(x) inherits(x, "relistable")

unlist.relistable <- function(x, recursive = TRUE, use.names = TRUE) {
  if (!recursive) warning("relist() requires recursively unlisted objects.")
  result <- unlist(unclass(x), recursive, use.names)
  attr(result, "skeleton") <- x
  result
}

# The MD5 sums of files, as md5sum(1) writes them.
md5sum <- function(files) structure(.digestFiles(path.expand(files), "MD5"), names = files)
