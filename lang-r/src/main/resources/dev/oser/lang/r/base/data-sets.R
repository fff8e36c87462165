# Data of packages.

.dataFiles <- function(path) {
  files <- list.files(file.path(path, "data"), full.names = TRUE)
  files[grepl("\\.(R|r|rda|RData|rdata|tab|txt|csv|TXT|CSV)(\\.(gz|bz2|xz))?$", files) & !grepl("/Rdata\\.", files)]
}

.dataName <- function(file) sub("\\.[A-Za-z]+(\\.(gz|bz2|xz))?$", "", basename(file))

# The variables of a file of data, in an environment.
.readData <- function(file) {
  into <- new.env()
  kind <- tolower(sub("^.*\\.([A-Za-z]+)(\\.(gz|bz2|xz))?$", "\\1", basename(file)))
  switch(kind,
    r = sys.source(file, envir = into, chdir = TRUE),
    rda = , rdata = load(file, envir = into),
    tab = , txt = assign(.dataName(file), read.table(file, header = TRUE, as.is = FALSE), envir = into),
    csv = assign(.dataName(file), read.table(file, header = TRUE, sep = ";", as.is = FALSE), envir = into))
  into
}

.delayData <- function(file, target) {
  kind <- tolower(sub("^.*\\.([A-Za-z]+)(\\.(gz|bz2|xz))?$", "\\1", basename(file)))
  if (kind %in% c("tab", "txt", "csv")) {
    name <- .dataName(file)
    delayedAssign(name, get(name, envir = .readData(file)), assign.env = target)
  } else {
    # Which variables such a file has is known only when it has been read.
    values <- .readData(file)
    importIntoEnv(target, names(values), values, names(values))
  }
}

data <- function(..., list = character(), package = NULL, lib.loc = NULL, verbose = FALSE, envir = environment(), overwrite = TRUE) {
  if (missing(envir)) envir <- .GlobalEnv
  written <- as.character(substitute(list(...))[-1L])
  wanted <- c(written, list)
  places <- if (is.null(package)) c(.packages(), NULL) else package
  if (!is.null(package)) for (each in package) if (!length(find.package(each, lib.loc, quiet = TRUE))) stop(packageNotFoundError(each, lib.loc, sys.call()))
  if (!length(wanted)) return(.dataTable(places, lib.loc))
  for (name in wanted) {
    found <- FALSE
    for (place in places) {
      source <- .dataOf(name, place, lib.loc)
      if (is.null(source)) next
      for (each in names(source)) if (overwrite || !exists(each, envir = envir, inherits = FALSE)) assign(each, source[[each]], envir = envir)
      found <- TRUE
      break
    }
    if (!found) warning(gettextf("data set %s not found", sQuote(name)), domain = NA)
  }
  invisible(wanted)
}

# R's own data sets by name, or all of a group of them.
.ownData <- function(name) {
  index <- .datasetIndex()
  items <- sub(" .*", "", index)
  groups <- sub("^[^ ]* ([^ ]*) .*", "\\1", index)
  found <- items[if (name %in% groups) groups == name else items == name]
  if (length(found)) structure(lapply(found, .dataset), names = found)
}

# The variables that a name stands for in a package: NULL if it has no such data.
.dataOf <- function(name, package, lib.loc) {
  path <- find.package(package, lib.loc, quiet = TRUE)
  if (!is.null(.standardNamespace(package))) return(if (package == "datasets") .ownData(name))
  if (!length(path)) return(NULL)
  index <- file.path(path[1L], "data", "Rdata")
  if (file.exists(paste0(index, ".rdx"))) {
    values <- new.env()
    lazyLoad(index, values)
    names <- name
    sets <- file.path(path[1L], "data", "Rdata.rds")
    if (file.exists(sets)) names <- readRDS(sets)[[name]]
    names <- intersect(names, names(values))
    return(if (length(names)) mget(names, envir = values))
  }
  files <- .dataFiles(path[1L])
  file <- files[.dataName(files) == name]
  if (length(file)) as.list(.readData(file[1L]), all.names = TRUE)
}

.dataTable <- function(packages, lib.loc) {
  rows <- do.call(rbind, lapply(packages, function(each) {
    path <- find.package(each, lib.loc, quiet = TRUE)
    names <- if (!is.null(.standardNamespace(each))) { if (each == "datasets") ls(.standardNamespace(each)) } else if (length(path)) {
      index <- file.path(path[1L], "data", "Rdata.rdx")
      if (file.exists(index)) names(readRDS(index)$variables) else .dataName(.dataFiles(path[1L]))
    }
    if (length(names)) cbind(Package = each, LibPath = dirname(path[1L]), Item = names, Title = "")
  }))
  if (is.null(rows)) rows <- matrix(character(), 0L, 4L, dimnames = list(NULL, c("Package", "LibPath", "Item", "Title")))
  structure(list(title = "Data sets", header = NULL, results = rows, footer = NULL), class = "packageIQR")
}

print.packageIQR <- function(x, ...) {
  for (package in unique(x$results[, "Package"])) {
    cat("Data sets in package ", sQuote(package), ":\n\n", sep = "")
    writeLines(x$results[x$results[, "Package"] == package, "Item"])
    cat("\n")
  }
  invisible(x)
}
