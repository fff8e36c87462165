# Files and connections.

readLines <- function(con = stdin(), n = -1L, ok = TRUE, warn = TRUE, encoding = "unknown", skipNul = FALSE) {
  if (is.character(con)) {
    con <- file(con, "r")
    on.exit(close(con))
  }
  lines <- .readLines(con, n, warn, skipNul)
  if (!ok && n >= 0L && length(lines) < n) stop("too few lines read in readLines")
  lines
}

write <- function(x, file = "data", ncolumns = if (is.character(x)) 1 else 5, append = FALSE, sep = " ") {
  force(ncolumns)
  x <- as.character(x)
  if (is.character(file) && !identical(file, "")) {
    file <- base::file(file, if (append) "a" else "w")
    on.exit(close(file))
  }
  cat(x, file = file, sep = c(rep.int(sep, ncolumns - 1), "\n"), append = append)
}

source <- function(file, local = FALSE, echo = verbose, print.eval = echo, exprs, spaced = use_file, verbose = getOption("verbose"),
                   prompt.echo = getOption("prompt"), max.deparse.length = 150, width.cutoff = 60L, deparseCtrl = "showAttributes", chdir = FALSE,
                   encoding = getOption("encoding"), continue.echo = getOption("continue"), skip.echo = 0, keep.source = getOption("keep.source"), ...) {
  envir <- if (is.environment(local)) local else if (local) parent.frame() else globalenv()
  use_file <- missing(exprs)
  if (!use_file) {
    if (!missing(file)) stop("specify either 'file' or 'exprs' but not both")
    exprs <- if (is.expression(exprs)) exprs else as.expression(exprs)
  } else if (is.character(file)) {
    filename <- file
    file <- file(filename, "r", encoding = encoding)
    on.exit(close(file))
    if (chdir && dirname(filename) != ".") {
      before <- setwd(dirname(filename))
      on.exit(setwd(before), add = TRUE)
    }
  }
  statements <- if (use_file) {
    lines <- readLines(file, warn = FALSE)
    parse(text = lines, keep.source = isTRUE(keep.source))
  } else exprs
  places <- if (isTRUE(keep.source)) attr(statements, "srcref")
  shown <- max(0, skip.echo)
  firstOnly <- function(text) c(rep_len(prompt.echo, 1L + match(FALSE, grepl("^[[:space:]]*#", text), 1L) - 1L), rep_len(continue.echo, length(text)))[seq_along(text)]
  result <- list(value = NULL, visible = FALSE)
  for (i in seq_along(statements)) {
    if (echo) {
      text <- if (is.null(places)) deparse(statements[[i]], width.cutoff, control = deparseCtrl)
      else {
        last <- as.integer(places[[i]])[3L]
        from <- shown
        shown <- max(shown, last)
        # What stands on a line that was shown is not shown again; comments are no parts of what follows.
        if (last > from) .withoutBlankStart(lines[(from + 1):last]) else character()
      }
      prompts <- firstOnly(text)
      code <- paste0(prompts, text, collapse = "\n")
      if (nchar(code) > max.deparse.length) code <- paste0(substr(code, 1L, max.deparse.length), " .... [TRUNCATED] ")
      if (length(text)) cat(if (spaced) "\n", code, "\n", sep = "")
    }
    ei <- statements[[i]]
    result <- withVisible(eval(ei, envir))
    if (print.eval && result$visible) print(result$value)
  }
  if (echo && use_file && !is.null(places) && shown < length(lines)) cat(if (spaced) "\n", paste0(c(prompt.echo, rep_len(continue.echo, length(lines)))[seq_len(length(lines) - shown)], lines[(shown + 1):length(lines)], collapse = "\n"), "\n", sep = "")
  invisible(result)
}

.withoutBlankStart <- function(lines) {
  filled <- grepl("[^[:space:]]", lines)
  if (any(filled)) lines[which(filled)[1L]:length(lines)] else lines
}

sys.source <- function(file, envir = baseenv(), chdir = FALSE, keep.source = FALSE, toplevel.env = NULL) {
  if (!(is.character(file) && file.exists(file))) stop(gettextf("'%s' is not an existing file", file), domain = NA)
  if (chdir && dirname(file) != ".") {
    before <- setwd(dirname(file))
    on.exit(setwd(before))
  }
  for (expression in parse(file)) eval(expression, envir)
  invisible()
}

dget <- function(file, keep.source = FALSE) eval(parse(file = file))

dump <- function(list, file = "dumpdata.R", append = FALSE, control = "all", envir = parent.frame(), evaluate = TRUE) {
  if (!is.character(list)) stop("character arguments expected")
  if (!length(list)) stop("zero-length argument")
  found <- vapply(list, exists, NA, envir = envir)
  # Where there is nothing at all to write to a file, nothing is said.
  if (any(found) || !is.character(file)) for (name in list[!found]) warning(sprintf("object '%s' not found", name))
  list <- list[found]
  if (is.character(file)) {
    if (nzchar(file)) {
      file <- base::file(file, if (append) "a" else "w")
      on.exit(close(file))
    } else file <- stdout()
  }
  for (name in list) {
    shown <- if (make.names(name) == name) name else paste0("`", name, "`")
    writeLines(c(paste(shown, "<-"), deparse(get(name, envir = envir), control = control)), file)
  }
  invisible(list)
}

scan <- function(file = "", what = double(), nmax = -1L, n = -1L, sep = "", quote = if (identical(sep, "\n")) "" else "'\"", dec = ".",
                 skip = 0L, nlines = 0L, na.strings = "NA", flush = FALSE, fill = FALSE, strip.white = FALSE, quiet = FALSE,
                 blank.lines.skip = TRUE, multi.line = TRUE, comment.char = "", allowEscapes = FALSE, fileEncoding = "",
                 encoding = "unknown", text, skipNul = FALSE) {
  lines <- if (!missing(text)) {
      all <- unlist(strsplit(.textToRead(text), "\n", fixed = TRUE))
      if (skip > 0L) all[-seq_len(min(skip, length(all)))] else all
    }
    else if (is.character(file) && file == "") .consoleLines(max(n, nmax), sep, quote, comment.char)
    else if (inherits(file, "connection") && isOpen(file)) {
      if (skip > 0L) readLines(file, skip, warn = FALSE)
      limit <- if (is.list(what)) max(n, nmax * length(what)) else max(n, nmax)
      if (nlines > 0L) readLines(file, nlines, warn = FALSE)
      else if (limit > 0) .linesWith(file, limit, sep, quote, comment.char)
      else readLines(file, warn = FALSE)
    } else {
      all <- readLines(file, warn = FALSE)
      if (skip > 0L) all[-seq_len(min(skip, length(all)))] else all
    }
  if (nlines > 0L) lines <- lines[seq_len(min(nlines, length(lines)))]
  texts <- is.character(what) || is.list(what)
  whole <- identical(sep, "\n")
  split <- if (is.list(what) || flush) .splitRecords else .splitFields
  fields <- if (whole) (if (texts) lines else trimws(lines))
    else split(lines, sep, quote, comment.char, blank.lines.skip, strip.white || sep == "" || !texts)
  if (is.list(what)) return(.scanRecords(as.list(fields), what, nmax, flush, fill, quiet, multi.line, na.strings, dec))
  if (flush && !whole) fields <- vapply(fields, function(record) record[1L], "")
  fields <- as.character(fields)
  limit <- max(n, nmax)
  if (limit >= 0L && length(fields) > limit) fields <- fields[seq_len(limit)]
  values <- .scanFields(fields, what, na.strings, dec)
  if (!quiet) cat("Read ", length(fields), " item", if (length(fields) != 1L) "s", "\n", sep = "", file = stderr())
  values
}

# Fields as values of the type of what; what cannot be read is an error of scan.
.scanFields <- function(fields, what, na.strings, dec) {
  type <- typeof(what)
  if (type == "character") return(replace(fields, fields %in% na.strings, NA_character_))
  absent <- fields %in% na.strings | !nzchar(fields)
  texts <- if (dec == ".") fields else sub(dec, ".", fields, fixed = TRUE)
  texts[absent] <- NA
  values <- suppressWarnings(as.vector(texts, type))
  bad <- is.na(values) & !absent
  if (type == "integer") bad <- bad | (!is.na(values) & values != as.double(texts))
  if (any(bad)) bad <- bad & !(texts %in% c("NaN", "nan"))
  if (any(bad)) {
    expected <- switch(type, double = "a real", integer = "an integer", logical = "a logical", complex = "a complex", raw = "a raw", type)
    stop(simpleError(gettextf("scan() expected '%s', got '%s'", expected, fields[bad][1L]), sys.call(-1L)))
  }
  values
}

.scanRecords <- function(records, what, nmax, flush, fill, quiet, multi.line, na.strings, dec) {
  wanted <- length(what)
  if (!multi.line || fill || flush) {
    records <- lapply(records, function(fields) {
      if (length(fields) < wanted && !fill) stop("number of items read is not a multiple of the number of columns")
      c(fields, rep_len("", wanted))[seq_len(wanted)]
    })
  }
  fields <- as.character(unlist(records))
  count <- ceiling(length(fields)/wanted)
  fields <- c(fields, rep_len("", count * wanted - length(fields)))
  if (nmax >= 0L) count <- min(count, nmax)
  result <- vector("list", wanted)
  for (i in seq_len(wanted)) {
    if (is.null(what[[i]])) next
    column <- fields[seq.int(i, by = wanted, length.out = count)]
    result[[i]] <- .scanFields(if (is.character(what[[i]])) column else trimws(column), what[[i]], na.strings, dec)
  }
  if (!quiet) cat("Read ", count, " record", if (count != 1L) "s", "\n", sep = "", file = stderr())
  names(result) <- names(what)
  result
}

flush <- function(con) UseMethod("flush")

file.copy <- function(from, to, overwrite = recursive, recursive = FALSE, copy.mode = TRUE, copy.date = FALSE) {
  if (!length(from)) return(logical())
  if (!length(to)) stop("no files to copy to")
  if (length(to) == 1L && dir.exists(to)) {
    if (recursive) return(vapply(from, .copyTree, NA, to = to, overwrite = overwrite, USE.NAMES = FALSE))
    to <- file.path(to, basename(from))
  } else {
    if (recursive) warning("'recursive' will be ignored as 'to' is not a single existing directory")
    if (length(from) > length(to)) stop("more 'from' files than 'to' files")
  }
  mapply(function(one, other) {
    file.exists(one) && !dir.exists(one) && (overwrite || !file.exists(other)) && .copyFile(one, other, FALSE)
  }, from, to, USE.NAMES = FALSE)
}

.copyTree <- function(from, to, overwrite) {
  target <- file.path(to, basename(from))
  if (!dir.exists(from)) return(file.exists(from) && (overwrite || !file.exists(target)) && .copyFile(from, target, FALSE))
  if (!dir.exists(target)) dir.create(target)
  parts <- list.files(from, all.files = TRUE, full.names = TRUE, no.. = TRUE)
  all(vapply(parts, .copyTree, NA, to = target, overwrite = overwrite))
}

file.append <- function(file1, file2) {
  mapply(function(one, other) file.exists(other) && .copyFile(other, one, TRUE), file1, file2, USE.NAMES = FALSE)
}

file.info <- function(..., extra_cols = TRUE) {
  paths <- c(...)
  columns <- .fileInfo(paths)
  names(columns) <- c("size", "isdir", "mode", "mtime", "ctime", "atime", "uid", "gid", "uname", "grname")
  class(columns$mode) <- "octmode"
  for (time in c("mtime", "ctime", "atime")) class(columns[[time]]) <- c("POSIXct", "POSIXt")
  if (!extra_cols) columns <- columns[1:6]
  structure(columns, class = "data.frame", row.names = paths)
}

file.size <- function(...) .fileInfo(c(...))[[1L]]

file.mode <- function(...) structure(.fileInfo(c(...))[[3L]], class = "octmode")

file.mtime <- function(...) structure(.fileInfo(c(...))[[4L]], class = c("POSIXct", "POSIXt"))

file_test <- function(op, x, y) switch(op,
  `-f` = file.exists(x) & !dir.exists(x),
  `-d` = dir.exists(x),
  `-x` = unname(file.access(x, 1L) == 0L),
  `-w` = unname(file.access(x, 2L) == 0L),
  `-r` = unname(file.access(x, 4L) == 0L),
  `-nt` = !is.na(later <- unclass(file.mtime(x)) > unclass(file.mtime(y))) & later,
  `-ot` = !is.na(earlier <- unclass(file.mtime(x)) < unclass(file.mtime(y))) & earlier,
  stop(gettextf("test '%s' is not available", op), domain = NA))

file_ext <- function(x) ifelse(grepl("[.][[:alnum:]]+$", x), sub(".*[.]", "", x), "")

file_path_sans_ext <- function(x, compression = FALSE) {
  if (compression) x <- sub("[.](gz|bz2|xz)$", "", x)
  sub("(?<=[^.])[.][[:alnum:]]+$", "", x, perl = TRUE)
}

# Modes of files and other numbers that are shown with base 8 or 16.

as.octmode <- function(x) .asMode(x, "octmode", 8L)

as.hexmode <- function(x) .asMode(x, "hexmode", 16L)

.asMode <- function(x, class, base) {
  if (inherits(x, class)) return(x)
  if (is.double(x) && all(is.na(x) | x == as.integer(x))) x <- as.integer(x)
  if (is.integer(x)) return(structure(x, class = class))
  if (is.character(x)) {
    value <- strtoi(x, base)
    if (!any(is.na(value) & !is.na(x))) return(structure(value, class = class))
  }
  stop(simpleError(gettextf("'%s' cannot be coerced to class \"%s\"", "x", class), sys.call(-1L)))
}

format.octmode <- function(x, width = NULL, ...) .formatMode(x, width, "%o")

format.hexmode <- function(x, width = NULL, upper.case = FALSE, ...) .formatMode(x, width, if (upper.case) "%X" else "%x")

.formatMode <- function(x, width, form) {
  known <- !is.na(x)
  texts <- sprintf(form, as.integer(x)[known])
  size <- max(nchar(texts), width, 0L)
  result <- rep_len(NA_character_, length(x))
  result[known] <- paste0(strrep("0", size - nchar(texts)), texts)
  attributes(result) <- attributes(x)[c("names", "dim", "dimnames")]
  result
}

as.character.octmode <- function(x, ...) .plainMode(x, "%o")

as.character.hexmode <- function(x, ...) .plainMode(x, "%x")

.plainMode <- function(x, form) ifelse(is.na(x), NA_character_, sprintf(form, as.integer(x)))

print.octmode <- function(x, ...) {
  print(format(x), ...)
  invisible(x)
}

print.hexmode <- function(x, ...) {
  print(format(x), ...)
  invisible(x)
}

`[.octmode` <- function(x, i) structure(NextMethod("["), class = class(x))

`[.hexmode` <- function(x, i) structure(NextMethod("["), class = class(x))

`&.octmode` <- function(e1, e2) as.octmode(bitwAnd(as.octmode(e1), as.octmode(e2)))

`|.octmode` <- function(e1, e2) as.octmode(bitwOr(as.octmode(e1), as.octmode(e2)))

`!.octmode` <- function(a) as.octmode(bitwNot(as.octmode(a)))

`&.hexmode` <- function(e1, e2) as.hexmode(bitwAnd(as.hexmode(e1), as.hexmode(e2)))

`|.hexmode` <- function(e1, e2) as.hexmode(bitwOr(as.hexmode(e1), as.hexmode(e2)))

`!.hexmode` <- function(a) as.hexmode(bitwNot(as.hexmode(a)))
