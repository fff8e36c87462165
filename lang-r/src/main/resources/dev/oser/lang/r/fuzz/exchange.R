# What a value is, in a form that can be compared although environments are others after a value was written and read.
# GNU R and Oser both run this. Written for Oser.
.form <- function(x, seen = new.env()) {
  attached <- function() {
    all <- attributes(x)
    if (is.function(x) || is.language(x)) all <- all[setdiff(names(all), c("srcref", "srcfile", "wholeSrcref"))]
    if (length(all)) lapply(all[order(names(all))], .form, seen)
  }
  switch(typeof(x),
    environment = .environmentForm(x, seen),
    closure = list("closure", deparse(x), .environmentForm(environment(x), seen), attached()),
    builtin = , special = list("primitive", deparse(x)),
    double = list("double", .bits(x), attached()),
    complex = list("complex", .bits(Re(x)), .bits(Im(x)), attached()),
    list = , pairlist = , expression = {
      parts <- as.list(unclass(x))
      list(typeof(x), lapply(seq_along(parts), function(i) .form(parts[[i]], seen)), attached())
    },
    symbol = list("symbol", as.character(x)),
    language = list("language", deparse(x), attached()),
    list(typeof(x), as.vector(unclass(x)), enc2utf8(as.character(unclass(x))), attached()))
}

# Bits of doubles: of all that is no number there are two kinds.
.bits <- function(x) {
  x <- as.double(x)
  known <- !is.na(x)
  list(is.nan(x), known, writeBin(x[known], raw()))
}

.environmentForm <- function(x, seen) {
  for (known in list(globalenv(), baseenv(), emptyenv())) if (identical(x, known)) return(environmentName(known))
  for (i in seq_along(seen$all)) if (identical(x, seen$all[[i]])) return(list("seen", i))
  seen$all <- c(seen$all, list(x))
  names <- sort(ls(x, all.names = TRUE), method = "radix")
  values <- lapply(names, function(name) {
    if (name == "...") "dots"
    else if (bindingIsActive(name, x)) "active"
    else .form(get(name, envir = x, inherits = FALSE), seen)
  })
  locked <- vapply(names, bindingIsLocked, NA, env = x)
  list("environment", names, values, unname(locked), environmentIsLocked(x), .form(attributes(x), seen), .environmentForm(parent.env(x), seen))
}

# Writes the value of each expression, in the way of its number.
.writeAll <- function(expressions, directory, write) {
  for (i in seq_along(expressions)) {
    write(eval(parse(text = expressions[i], keep.source = FALSE), new.env(parent = globalenv())), file.path(directory, paste0(i, ".rds")), i)
  }
}

.write <- function(x, file, i) {
  version <- 2L + i %% 2L
  switch(1L + i %% 7L,
    saveRDS(x, file, version = version),
    saveRDS(x, file, version = version, compress = FALSE),
    saveRDS(x, file, version = version, compress = "bzip2"),
    saveRDS(x, file, version = version, compress = "xz"),
    saveRDS(x, file, version = version, ascii = NA),
    writeBin(serialize(x, NULL, xdr = FALSE, version = version), file),
    { con <- gzfile(file, "wb"); serialize(x, con, version = version); close(con) })
}

# Compares what was written with what the expressions make here, and prints the numbers of those that differ.
.compareAll <- function(expressions, directory) {
  for (i in seq_along(expressions)) {
    own <- .form(eval(parse(text = expressions[i], keep.source = FALSE), new.env(parent = globalenv())))
    other <- tryCatch(.form(readRDS(file.path(directory, paste0(i, ".rds")))), error = function(e) conditionMessage(e))
    if (!identical(own, other)) cat("differs ", i, ": ", if (is.character(other)) other, "\n", sep = "")
  }
  cat("compared", length(expressions), "\n")
}

# Reads damaged files: whatever is in them, there is an error or a value that can be written and looked at.
.readAll <- function(files) {
  for (file in files) {
    tryCatch(suppressWarnings({
      x <- readRDS(file)
      serialize(x, NULL)
      .form(x)
      invisible(utils::capture.output(print(x)))
    }), error = function(e) NULL)
    cat("read", file, "\n")
  }
}
