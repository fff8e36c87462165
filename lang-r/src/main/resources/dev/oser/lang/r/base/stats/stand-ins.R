# What packages that others stand on have compiled code for, written here after their documentation: functions that take the place of
# those of the same name when such a package is loaded.

.standIns <- list(
  magrittr = c("%>%", "%<>%", "%T>%", "%$%", "%!>%", "functions", "print.fseq", "[.fseq", "[[.fseq", "freduce"),
  glue = c("glue", "glue_data", "trim"),
  digest = "digest",
  plyr = c("split_indices", "loop_apply"),
  Rcpp = character())

.takeStandIns <- function(name, ns) {
  names <- .standIns[[name]]
  if (is.null(names)) return(invisible())
  for (each in names) assign(each, get(paste0(".", name, ":", each)), envir = ns)
  # What these two prepare is for their compiled code, which says so when it is called.
  if (name %in% c("magrittr", "Rcpp")) ns$.onLoad <- function(libname, pkgname) NULL
}

# Pipes of magrittr.

`.magrittr:%>%` <- function(lhs, rhs) .pipe(substitute(lhs), substitute(rhs), "%>%", parent.frame())

`.magrittr:%T>%` <- function(lhs, rhs) .pipe(substitute(lhs), substitute(rhs), "%T>%", parent.frame())

`.magrittr:%$%` <- function(lhs, rhs) .pipe(substitute(lhs), substitute(rhs), "%$%", parent.frame())

`.magrittr:%!>%` <- function(lhs, rhs) .pipe(substitute(lhs), substitute(rhs), "%!>%", parent.frame())

`.magrittr:%<>%` <- function(lhs, rhs) .pipe(substitute(lhs), substitute(rhs), "%<>%", parent.frame())

.pipeOperators <- c("%>%", "%T>%", "%$%", "%!>%", "%<>%")

# Goes down the left operands to what a chain of pipes begins with.
.pipe <- function(start, rhs, operator, caller) {
  stages <- list()
  repeat {
    stages <- c(list(.pipeStage(rhs, operator, caller)), stages)
    if (!(is.call(start) && is.symbol(start[[1L]]) && as.character(start[[1L]]) %in% .pipeOperators && length(start) == 3L)) break
    operator <- as.character(start[[1L]])
    rhs <- start[[3L]]
    start <- start[[2L]]
  }
  if (identical(start, quote(.))) return(.functionalSequence(stages, caller))
  # The compound assignment is the first of a chain.
  if (operator == "%<>%") {
    result <- .runPipe(start, stages, caller)
    eval(call("<-", start, call("quote", result)), caller)
    return(invisible(result))
  }
  .runPipe(start, stages, caller)
}

# Each stage runs in a place of its own where . is what comes before, which is computed when somebody asks for it.
.runPipe <- function(start, stages, caller) {
  place <- caller
  expression <- start
  for (stage in stages) {
    place <- .piped(expression, place, caller, stage$eager)
    expression <- stage$expression
  }
  eval(expression, place)
}

.piped <- function(expression, from, caller, eager) {
  place <- new.env(parent = caller)
  if (eager) assign(".", eval(expression, from), envir = place)
  else eval(call("delayedAssign", ".", expression, from, place))
  place
}

.pipeStage <- function(rhs, operator, caller) {
  expression <- switch(operator, `%$%` = call("with", quote(.), rhs), .pipedCall(rhs, caller))
  if (operator == "%T>%") expression <- call("{", expression, quote(.))
  list(expression = expression, eager = operator == "%!>%")
}

# A right operand as a call that has the dot among its arguments.
.pipedCall <- function(rhs, caller) {
  if (is.call(rhs)) {
    head <- rhs[[1L]]
    if (identical(head, quote(`function`))) stop("Anonymous functions must be parenthesized", call. = FALSE)
    if (identical(head, quote(`(`))) return(as.call(list(rhs, quote(.))))
    if (identical(head, quote(`{`))) return(rhs)
    if (is.symbol(head) && as.character(head) %in% c("::", ":::", "$", "@")) {
      if (!identical(rhs[[2L]], quote(.))) return(as.call(list(rhs, quote(.))))
      return(rhs)
    }
    if (any(vapply(as.list(rhs)[-1L], identical, NA, quote(.)))) return(rhs)
    return(as.call(c(head, quote(.), as.list(rhs)[-1L])))
  }
  as.call(list(rhs, quote(.)))
}

.functionalSequence <- function(stages, caller) {
  functions <- lapply(stages, function(stage) eval(call("function", as.pairlist(alist(. = )), stage$expression), caller))
  structure(.sequenceOf(functions), class = c("fseq", "function"))
}

.sequenceOf <- function(`_function_list`) function(value) .runSequence(value, `_function_list`)

.runSequence <- function(value, functions) {
  last <- length(functions)
  for (each in functions[-last]) value <- each(value)
  functions[[last]](value)
}

`.magrittr:freduce` <- function(value, function_list) .runSequence(value, function_list)

`.magrittr:functions` <- function(fseq) {
  if (!inherits(fseq, "fseq")) stop("'functions' can only take functional sequences as arguments.")
  environment(fseq)[["_function_list"]]
}

`.magrittr:print.fseq` <- function(x, ...) {
  functions <- environment(x)[["_function_list"]]
  cat("Functional sequence with the following components:\n\n")
  for (i in seq_along(functions)) cat(" ", i, ". ", deparse(body(functions[[i]])), "\n", sep = "")
  cat("\nUse 'functions' to extract the individual functions.", "\n")
  invisible(x)
}

`.magrittr:[.fseq` <- function(x, ...) structure(.sequenceOf(environment(x)[["_function_list"]][...]), class = c("fseq", "function"))

`.magrittr:[[.fseq` <- function(x, ...) environment(x)[["_function_list"]][[...]]

# Templates of glue.

`.glue:glue` <- function(..., .sep = "", .envir = parent.frame(), .open = "{", .close = "}", .na = "NA", .null = character(), .comment = character(),
                         .literal = FALSE, .transformer = NULL, .trim = TRUE)
  .glued(NULL, substitute(list(...)), parent.frame(), .sep, .envir, .open, .close, .na, .null, .comment, .literal, .transformer, .trim)

`.glue:glue_data` <- function(.x, ..., .sep = "", .envir = parent.frame(), .open = "{", .close = "}", .na = "NA", .null = character(), .comment = character(),
                              .literal = FALSE, .transformer = NULL, .trim = TRUE)
  .glued(.x, substitute(list(...)), parent.frame(), .sep, .envir, .open, .close, .na, .null, .comment, .literal, .transformer, .trim)

.glued <- function(x, written, caller, sep, envir, open, close, na, null, comment, literal, transformer, trim) {
  envir <- if (is.null(envir)) emptyenv() else envir
  written <- as.list(written)[-1L]
  if (any(vapply(written, identical, NA, quote(...)))) written <- .dotsOf(written, caller)
  tags <- if (is.null(names(written))) character(length(written)) else names(written)
  place <- if (is.null(x)) new.env(parent = envir) else list2env(.columns(x), parent = envir)
  # Variables among the arguments may use those before them.
  for (i in which(tags != "")) eval(call("delayedAssign", tags[i], written[[i]], if (identical(envir, emptyenv())) caller else .within(place, caller, envir), place))
  texts <- lapply(written[tags == ""], eval, envir = caller)
  if (any(lengths(texts) != 1L)) {
    if (any(lengths(texts) == 0L)) return(.asGlue(character()))
    stop("All unnamed arguments must be length 1", call. = FALSE)
  }
  texts <- lapply(texts, function(each) { each <- as.character(each); if (is.na(each)) if (is.null(na)) NA_character_ else na else each })
  if (!length(texts)) return(.asGlue(character()))
  text <- paste(unlist(texts), collapse = sep)
  if (trim) text <- `.glue:trim`(text)
  if (is.null(transformer)) transformer <- function(text, envir) eval(parse(text = text, keep.source = FALSE), envir)
  parts <- .templateParts(text, open, close, comment, literal)
  values <- lapply(parts, function(part) if (!part$code) part$text else .filledIn(transformer(part$text, place), na, null))
  if (any(lengths(values) == 0L)) return(.asGlue(character()))
  sizes <- unique(lengths(values))
  sizes <- sizes[sizes != 1L]
  if (length(sizes) > 1L) stop("Variables must be size 1 or ", max(sizes), call. = FALSE)
  n <- if (length(sizes)) sizes else 1L
  missing <- rep(FALSE, n)
  if (is.null(na)) for (each in values) missing <- missing | is.na(each)
  result <- if (length(values)) do.call(paste0, values) else ""
  result[missing] <- NA_character_
  .asGlue(result)
}

.asGlue <- function(x) structure(x, class = c("glue", "character"))

.columns <- function(x) if (is.environment(x)) as.list(x, all.names = TRUE) else as.list(x)[nzchar(names(x))]

# Where the expressions of variables are evaluated: they see those before them.
.within <- function(place, caller, envir) if (identical(caller, envir)) place else list2env(list(), parent = caller)

.dotsOf <- function(written, caller) {
  at <- which(vapply(written, identical, NA, quote(...)))
  given <- lapply(eval(quote(list(...)), caller), function(value) call("quote", value))
  c(written[seq_len(at - 1L)], given, written[-seq_len(at)])
}

.filledIn <- function(value, na, null) {
  if (is.null(value)) return(if (is.null(null)) character() else as.character(null))
  if (is.function(value)) return("<function>")
  value <- if (is.list(value) && !is.object(value)) vapply(value, function(each) paste(as.character(each), collapse = ""), "") else as.character(value)
  if (!is.null(na)) value[is.na(value)] <- na
  value
}

# Texts and code between delimiters, of which doubled ones stand for themselves. Quotes in code hide delimiters unless it is literal.
.templateParts <- function(text, open, close, comment, literal) {
  characters <- strsplit(text, "", fixed = TRUE)[[1L]]
  n <- length(characters)
  at <- function(i, mark) substr(text, i, i + nchar(mark) - 1L) == mark
  parts <- list()
  plain <- character()
  add <- function(text, code) parts[[length(parts) + 1L]] <<- list(text = text, code = code)
  i <- 1L
  while (i <= n) {
    if (at(i, paste0(open, open))) {
      plain <- c(plain, open)
      i <- i + 2L * nchar(open)
    } else if (at(i, open)) {
      end <- .endOfCode(characters, i + nchar(open), at, open, close, comment, literal)
      if (length(plain)) add(paste(plain, collapse = ""), FALSE)
      plain <- character()
      add(substr(text, i + nchar(open), end - 1L), TRUE)
      i <- end + nchar(close)
    } else if (at(i, paste0(close, close))) {
      plain <- c(plain, close)
      i <- i + 2L * nchar(close)
    } else {
      plain <- c(plain, characters[i])
      i <- i + 1L
    }
  }
  if (length(plain)) add(paste(plain, collapse = ""), FALSE)
  parts
}

.endOfCode <- function(characters, i, at, open, close, comment, literal) {
  depth <- 1L
  quote <- ""
  while (i <= length(characters)) {
    this <- characters[i]
    if (quote != "") {
      if (this == "\\" && quote != "`") i <- i + 1L else if (this == quote) quote <- ""
    } else if (!literal && this %in% c("'", "\"", "`")) quote <- this
    else if (!literal && length(comment) && at(i, comment)) {
      while (i <= length(characters) && characters[i] != "\n") i <- i + 1L
    } else if (at(i, close)) {
      depth <- depth - 1L
      if (depth == 0L) return(i)
      i <- i + nchar(close) - 1L
    } else if (at(i, open)) {
      depth <- depth + 1L
      i <- i + nchar(open) - 1L
    }
    i <- i + 1L
  }
  stop(if (quote == "") paste0("Expecting '", close, "'") else switch(quote, `'` = "Unterminated quote (')", `"` = "Unterminated quote (\")", "Unterminated quote (`)"), call. = FALSE)
}

# Without the indentation that all lines share, and without an empty line at either end; a backslash joins a line with the next.
`.glue:trim` <- function(x) vapply(x, .trimmed, "", USE.NAMES = FALSE)

.trimmed <- function(text) {
  if (is.na(text) || !nzchar(text)) return(text)
  # A backslash before the end of a line joins it with the next.
  text <- gsub("\\\\\n[ \t]*", "", text)
  if (!grepl("\n", text, fixed = TRUE)) return(text)
  starts <- startsWith(text, "\n")
  lines <- strsplit(text, "\n", fixed = TRUE)[[1L]]
  if (endsWith(text, "\n")) lines <- c(lines, "")
  if (starts) lines <- lines[-1L]
  if (length(lines) && grepl("^[ \t]*$", lines[length(lines)])) lines <- lines[-length(lines)]
  counted <- if (starts) lines else lines[-1L]
  counted <- counted[!grepl("^[ \t]*$", counted)]
  indent <- if (length(counted)) min(attr(regexpr("^[ \t]*", counted), "match.length")) else 0L
  first <- if (starts) 0L else 1L
  shared <- seq_along(lines) > first
  lines[shared] <- ifelse(grepl("^[ \t]*$", lines[shared]) & nchar(lines[shared]) < indent, "", substring(lines[shared], indent + 1L))
  paste(lines, collapse = "\n")
}

# Loops of plyr.

# Where each of the groups 1 to n is.
`.plyr:split_indices` <- function(group, n = 0L) {
  found <- split(seq_along(group), factor(as.integer(group), levels = seq_len(max(0L, group, n))))
  unname(found)
}

`.plyr:loop_apply` <- function(n, f) lapply(seq_len(n), function(i) f(i))

# Hashes of digest.

`.digest:digest` <- function(object, algo = c("md5", "sha1", "crc32", "sha256", "sha512", "xxhash32", "xxhash64", "murmur32", "spookyhash", "blake3"),
                             serialize = TRUE, file = FALSE, length = Inf, skip = "auto", ascii = FALSE, raw = FALSE, seed = 0, errormode = c("stop", "warn", "silent"),
                             serializeVersion = 2L) {
  algo <- match.arg(algo)
  errormode <- match.arg(errormode)
  refuse <- function(text) switch(errormode, stop = stop(text, call. = FALSE), warn = { warning(text, call. = FALSE); invisible(NA) }, silent = invisible(NA))
  if (is.character(file) && missing(object)) {
    object <- file
    file <- TRUE
  }
  if (isTRUE(file)) {
    if (!is.character(object)) return(refuse("file=TRUE can only be used with a character object"))
    path <- path.expand(object)
    if (!file.exists(path)) return(refuse(paste0("The file does not exist: ", path)))
    bytes <- readBin(path, "raw", file.size(path))
    drop <- if (is.numeric(skip)) skip else 0
  } else if (serialize) {
    bytes <- base::serialize(object, NULL, ascii = ascii, version = serializeVersion)
    drop <- if (is.numeric(skip)) skip else if (identical(skip, "auto")) if (ascii) .asciiHeader(bytes) else 14 else 0
  } else {
    if (!is.character(object) && !is.raw(object)) return(refuse("Argument object must be of type character or raw vector if serialize is FALSE"))
    bytes <- if (is.raw(object)) object else charToRaw(object[[1L]])
    drop <- if (is.numeric(skip)) skip else 0
  }
  if (drop > 0) bytes <- utils::tail(bytes, -drop)
  if (is.finite(length) && length >= 0) bytes <- utils::head(bytes, length)
  hash <- .hashOf(bytes, algo, seed)
  if (!raw || algo == "crc32") return(if (algo == "crc32") sub("^0+(?=.)", "", .inHex(hash), perl = TRUE) else .inHex(hash))
  hash
}

.inHex <- function(bytes) paste(format(bytes), collapse = "")

# The version of R that wrote it is in the first lines of a text.
.asciiHeader <- function(bytes) which(bytes == as.raw(10L))[4L]
