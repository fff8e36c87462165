# Values as bytes, in memory, files and connections.

serialize <- function(object, connection, ascii = FALSE, xdr = TRUE, version = NULL, refhook = NULL) {
  mode <- .serialMode(connection)
  form <- .serialForm(if (missing(ascii)) mode == "text" else ascii, xdr)
  .serialize(object, connection, form, .serialVersion(version), refhook, "")
}

# Whether text or bytes go to where a value is written.
.serialMode <- function(target) {
  if (is.null(target)) "binary"
  else if (inherits(target, "connection")) summary(target)$text
  else stop(simpleError("'connection' must be a connection", sys.call(-1L)))
}

# The name of the form that these arguments ask for.
.serialForm <- function(ascii, xdr = TRUE) if (is.na(ascii)) "hexadecimal" else if (ascii) "ascii" else if (xdr) "xdr" else "native"

.serialVersion <- function(version) {
  if (is.null(version)) return(3L)
  if (length(version) != 1L || is.na(version) || version <= 0) stop(simpleError("bad version value", sys.call(-1L)))
  if (!version %in% 2:3) stop(simpleError(gettextf("version %d not supported", as.integer(version)), sys.call(-1L)))
  as.integer(version)
}

unserialize <- function(connection, refhook = NULL) {
  if (is.character(connection)) stop("character vectors are no longer accepted by unserialize()")
  if (!is.raw(connection) && !inherits(connection, "connection")) stop("'connection' must be a connection")
  .unserialize(connection, refhook)
}

# The connection that a file is written through.
.compressing <- function(file, compress, level) {
  how <- if (is.logical(compress)) { if (compress) "gzip" else "none" } else compress
  switch(how,
    none = base::file(file, "wb"),
    gzip = if (is.null(level)) gzfile(file, "wb") else gzfile(file, "wb", compression = level),
    bzip2 = if (is.null(level)) bzfile(file, "wb") else bzfile(file, "wb", compression = level),
    xz = if (is.null(level)) xzfile(file, "wb") else xzfile(file, "wb", compression = level),
    stop(simpleError(paste0("invalid 'compress' argument: ", how), sys.call(-1L))))
}

saveRDS <- function(object, file = "", ascii = FALSE, version = NULL, compress = TRUE, refhook = NULL) {
  form <- .serialForm(ascii)
  version <- .serialVersion(version)
  if (is.character(file)) {
    if (!nzchar(file)) stop("'file' must be a non-empty string")
    con <- .compressing(file, compress, NULL)
    on.exit(close(con))
  } else if (inherits(file, "connection")) {
    con <- file
    if (!isOpen(con)) {
      open(con, if (form == "xdr") "wb" else "w")
      on.exit(.shut(con))
    }
    if (form == "xdr" && summary(con)$text == "text") stop("binary-mode connection required for ascii=FALSE")
  } else stop("bad 'file' argument")
  .serialize(object, con, form, version, refhook, "")
  invisible()
}

readRDS <- function(file, refhook = NULL) {
  if (is.character(file)) {
    con <- gzfile(file, "rb")
    on.exit(close(con))
  } else if (inherits(file, "connection")) {
    con <- file
    if (!isOpen(con)) {
      open(con, "rb")
      on.exit(.shut(con))
    }
  } else stop("bad 'file' argument")
  .unserialize(con, refhook)
}

save <- function(..., list = character(), file = stop("'file' must be specified"), ascii = FALSE, version = NULL, envir = parent.frame(),
                 compress = isTRUE(!ascii), compression_level, eval.promises = TRUE, precheck = TRUE) {
  names <- c(as.character(substitute(list(...)))[-1L], list)
  named <- is.character(file)
  form <- .serialForm(ascii)
  version <- .serialVersion(version)
  if (precheck) {
    absent <- names[!vapply(names, exists, NA, envir = envir)]
    if (n <- length(absent)) {
      stop(sprintf(ngettext(n, "object %s not found", "objects %s not found"), paste(sQuote(absent), collapse = ", ")), domain = NA)
    }
  }
  if (named) {
    if (!nzchar(file)) stop("'file' must be non-empty string")
    con <- .compressing(file, compress, if (!missing(compression_level)) compression_level)
    on.exit(close(con))
  } else if (inherits(file, "connection")) {
    con <- file
    if (!isOpen(con)) {
      open(con, "wb")
      on.exit(.shut(con))
    }
    if (form == "xdr" && summary(con)$text == "text") stop("can only save to a binary connection")
  } else stop("bad file argument")
  values <- lapply(names, get, envir = envir)
  names(values) <- names
  .serialize(as.pairlist(values), con, form, version, NULL, paste0(if (form == "xdr") "RDX" else "RDA", version, "\n"))
  invisible()
}

save.image <- function(file = ".RData", version = NULL, ascii = FALSE, compress = !ascii, safe = TRUE) {
  save(list = names(.GlobalEnv), file = file, version = version, ascii = ascii, compress = compress, envir = .GlobalEnv)
}

sys.save.image <- function(name) save.image(name)

load <- function(file, envir = parent.frame(), verbose = FALSE) {
  if (is.character(file)) {
    con <- gzfile(file)
    on.exit(close(con))
    readChar(con, 5L, useBytes = TRUE) # an error of this call says that there is no such file
    open(con, "rb")
    shown <- file
  } else if (inherits(file, "connection")) {
    con <- file
    if (!isOpen(con)) {
      open(con, "rb")
      on.exit(.shut(con))
    }
    shown <- summary(con)$description
  } else stop("bad 'file' argument")
  mark <- .readMark(con, 5L)
  if (!grepl("^RD[ABX][23]\n", mark)) {
    warning(sprintf("file %s has magic number '%s'\n  Use of save versions prior to 2 is deprecated", sQuote(basename(shown)),
                    gsub("[\n\r]*", "", mark)), domain = NA, call. = FALSE)
    stop("bad restore file magic number (file may be corrupted) -- no data loaded")
  }
  values <- .unserialize(con, NULL)
  if (verbose) cat("Loading objects:\n")
  for (name in names(values)) {
    if (verbose) cat("  ", name, "\n", sep = "")
    assign(name, values[[name]], envir = envir)
  }
  invisible(as.character(names(values)))
}

seek <- function(con, ...) UseMethod("seek")

truncate <- function(con, ...) UseMethod("truncate")

infoRDS <- function(file) {
  if (is.character(file)) {
    con <- gzfile(file, "rb")
    on.exit(close(con))
  } else con <- file
  form <- .readMark(con, 2L)
  number <- function() {
    if (form == "A\n") as.integer(readLines(con, 1L))
    else readBin(con, "integer", endian = if (form == "X\n") "big" else "little")
  }
  if (!form %in% c("A\n", "B\n", "X\n")) stop("unknown input format")
  release <- function(code) paste(code %/% 65536L, code %/% 256L %% 256L, code %% 256L, sep = ".")
  version <- number()
  info <- list(version = version, writer_version = release(number()), min_reader_version = release(number()),
               format = switch(form, `A\n` = "ascii", `B\n` = "binary", "xdr"))
  if (version == 3L) info$native_encoding <- .readMark(con, number())
  info
}
