# Installed packages: where they are and what their DESCRIPTION says.

packageNotFoundError <- function(package, lib.loc, call = NULL)
  structure(class = c("packageNotFoundError", "error", "condition"),
            list(message = gettextf("there is no package called %s", sQuote(package)), call = call, package = package, lib.loc = lib.loc))

# Libraries of this session; NULL until somebody asks.
.libraryState <- new.env()

.libPaths <- function(new, include.site = TRUE) {
  if (!missing(new)) {
    new <- Sys.glob(path.expand(new))
    wanted <- c(new, if (include.site) .siteLibraries())
    .libraryState$paths <- unique(normalizePath(wanted[dir.exists(wanted)], "/"))
    return(invisible(.libraryState$paths))
  }
  if (is.null(.libraryState$paths)) {
    wanted <- c(.ownLibrary(), .pathList("R_LIBS"), .pathList("R_LIBS_USER"), .siteLibraries())
    .libraryState$paths <- unique(normalizePath(wanted[dir.exists(wanted)], "/"))
  }
  .libraryState$paths
}

.pathList <- function(variable) {
  text <- Sys.getenv(variable)
  if (nzchar(text)) path.expand(strsplit(text, ":", fixed = TRUE)[[1L]]) else character()
}

# Where our own install puts packages, whether it is there or not.
.ownLibrary <- function() {
  own <- .pathList("OSER_LIBS")
  if (length(own)) return(own)
  data <- Sys.getenv("XDG_DATA_HOME")
  if (!nzchar(data)) data <- path.expand("~/.local/share")
  file.path(data, "oser", "library")
}

# Where R and Debian put packages. R's own packages are there too, and are never loaded from there: they are in our library.
.siteLibraries <- function() {
  site <- .pathList("R_LIBS_SITE")
  if (!length(site)) site <- c("/usr/local/lib/R/site-library", "/usr/lib/R/site-library")
  c(site, R.home("library"))
}

.Library.site <- character()

.Library <- R.home("library")

.isInstalledIn <- function(path) file.exists(file.path(path, "DESCRIPTION"))

find.package <- function(package = NULL, lib.loc = NULL, quiet = FALSE, verbose = getOption("verbose")) {
  if (is.null(package)) package <- .packages()
  found <- lapply(package, function(each) {
    if (is.null(lib.loc)) {
      if (!is.null(.standardNamespace(each))) return(.standardPath(each))
      loaded <- .getNamespace(each)
      if (!is.null(loaded)) return(.getNamespaceInfo(loaded, "path"))
    }
    paths <- file.path(if (is.null(lib.loc)) .libPaths() else lib.loc, each)
    paths <- paths[.isInstalledIn(paths)]
    if (!is.null(.standardNamespace(each))) paths <- if (length(paths)) .standardPath(each) else character()
    if (length(paths)) paths[1L] else character()
  })
  missing <- package[lengths(found) == 0L]
  if (length(missing) && !quiet) {
    if (length(missing) == 1L && length(package) == 1L) stop(packageNotFoundError(missing, lib.loc, sys.call()))
    stop(sprintf(ngettext(length(missing), "there is no package called %s", "there are no packages called %s"), paste(sQuote(missing), collapse = ", ")),
         domain = NA)
  }
  as.character(unlist(found))
}

system.file <- function(..., package = "base", lib.loc = NULL, mustWork = FALSE) {
  path <- find.package(package, lib.loc, quiet = TRUE)
  path <- path[dir.exists(path)]
  if (nargs() == 0L || !length(list(...))) {
    if (length(path)) return(path[1L])
  } else if (length(path)) {
    files <- file.path(path[1L], ...)
    files <- files[file.exists(files)]
    if (length(files)) return(files)
  }
  if (mustWork) stop("no file found") else ""
}

# What R keeps of DESCRIPTION, from where it keeps it or made from the file.
.installedFacts <- function(path) {
  kept <- file.path(path, "Meta", "package.rds")
  if (file.exists(kept)) return(readRDS(kept))
  fields <- read.dcf(file.path(path, "DESCRIPTION"))
  fields <- structure(as.character(fields), names = colnames(fields))
  .descriptionFacts(fields)
}

.descriptionFacts <- function(fields) {
  part <- function(name) if (name %in% names(fields)) .dependencies(fields[[name]]) else list()
  depends <- part("Depends")
  list(DESCRIPTION = fields, Built = list(R = getRversion(), Platform = "", Date = "", OStype = "unix"), Rdepends = depends[["R"]],
       Depends = depends[setdiff(names(depends), "R")], Suggests = part("Suggests"), Imports = part("Imports"), LinkingTo = part("LinkingTo"))
}

# "R6 (>= 2.0), stats" as a list of names, operators and versions.
.dependencies <- function(text) {
  parts <- trimws(strsplit(text, ",", fixed = TRUE)[[1L]])
  parts <- parts[nzchar(parts)]
  result <- lapply(parts, function(part) {
    name <- sub("[[:space:](].*$", "", part)
    limit <- regmatches(part, regexec("\\([[:space:]]*([<>=!]+)[[:space:]]*([^[:space:])]+)[[:space:]]*\\)", part))[[1L]]
    if (length(limit)) list(name = name, op = limit[2L], version = package_version(limit[3L], strict = FALSE)) else list(name = name)
  })
  structure(result, names = vapply(result, `[[`, "", "name"))
}

.standardDescription <- function(package) {
  version <- paste(R.version$major, R.version$minor, sep = ".")
  c(Package = package, Version = version, Priority = "base", Title = paste("The R", package, "Package, as Oser has it"), License = "Apache-2.0",
    Built = paste0("R ", version, "; ; ; unix"))
}

packageDescription <- function(pkg, lib.loc = NULL, fields = NULL, drop = TRUE, encoding = "") {
  path <- find.package(pkg, lib.loc, quiet = TRUE)
  if (!length(path)) {
    warning(gettextf("no package '%s' was found", pkg), domain = NA)
    return(NA)
  }
  standard <- !is.null(.standardNamespace(pkg))
  all <- as.list(if (standard) .standardDescription(pkg) else .installedFacts(path[1L])$DESCRIPTION)
  result <- if (is.null(fields)) all else {
    picked <- structure(rep(list(NA), length(fields)), names = fields)
    known <- intersect(fields, names(all))
    picked[known] <- all[known]
    picked
  }
  if (drop && length(fields) == 1L) return(result[[1L]])
  class(result) <- "packageDescription"
  if (!is.null(fields)) attr(result, "fields") <- fields
  attr(result, "file") <- file.path(path[1L], if (file.exists(file.path(path[1L], "Meta", "package.rds"))) "Meta/package.rds" else "DESCRIPTION")
  result
}

print.packageDescription <- function(x, abbrCollate = 0.8 * getOption("width"), ...) {
  known <- Filter(Negate(is.na), as.list(unclass(x)))
  write.dcf(list2DF(lapply(known, as.character)))
  read <- attr(x, "fields")
  cat("\n-- File:", attr(x, "file"), "\n")
  if (length(read)) cat("-- Fields read: ", paste(read, collapse = ", "), "\n", sep = "")
  invisible(x)
}

packageVersion <- function(pkg, lib.loc = NULL) {
  version <- suppressWarnings(packageDescription(pkg, lib.loc = lib.loc, fields = "Version"))
  if (is.na(version)) stop(packageNotFoundError(pkg, lib.loc, sys.call()))
  package_version(version)
}

packageDate <- function(pkg, lib.loc = NULL, date.fields = c("Date", "Packaged", "Date/Publication", "Built"), ...) {
  known <- packageDescription(pkg, lib.loc = lib.loc, fields = date.fields, drop = FALSE)
  for (field in date.fields) {
    text <- known[[field]]
    if (is.na(text)) next
    if (field == "Built") text <- sub("^R [^;]*;[^;]*; *'?([^;']*).*$", "\\1", text)
    date <- suppressWarnings(as.Date(sub("^([0-9]{4}-[0-9]{2}-[0-9]{2}).*$", "\\1", text), optional = TRUE))
    if (!is.na(date)) return(date)
  }
  as.Date(NA)
}

.installedNames <- function(lib.loc = NULL) {
  libraries <- if (is.null(lib.loc)) .libPaths() else lib.loc
  names <- unlist(lapply(libraries, function(each) {
    inside <- list.files(each)
    inside[.isInstalledIn(file.path(each, inside))]
  }))
  setdiff(unique(as.character(names)), .standardPackages())
}

installed.packages <- function(lib.loc = NULL, priority = NULL, noCache = FALSE, cache = TRUE, fields = NULL, subarch = .Platform$r_arch, ...) {
  columns <- unique(c("Version", "Priority", "Depends", "Imports", "LinkingTo", "Suggests", "Enhances", "License", "License_is_FOSS",
                      "License_restricts_use", "OS_type", "MD5sum", "NeedsCompilation", "Built", fields))
  row <- function(package, path, description) {
    description["Built"] <- sub("^R ([^;]*);.*$", "\\1", description["Built"])
    c(Package = package, LibPath = dirname(path), structure(as.character(description[columns]), names = columns))
  }
  rows <- lapply(.installedNames(lib.loc), function(each) {
    path <- find.package(each, lib.loc)
    row(each, path, .installedFacts(path)$DESCRIPTION)
  })
  if (is.null(lib.loc)) rows <- c(rows, lapply(.standardPackages(), function(each) row(each, .standardPath(each), .standardDescription(each))))
  if (!length(rows)) return(matrix(character(), 0L, length(columns) + 2L, dimnames = list(NULL, c("Package", "LibPath", columns))))
  result <- do.call(rbind, rows)
  rownames(result) <- result[, "Package"]
  if (!is.null(priority)) {
    if (identical(priority, "high")) priority <- c("base", "recommended")
    keep <- if (identical(priority, NA) || identical(priority, "NA")) is.na(result[, "Priority"]) else result[, "Priority"] %in% priority
    result <- result[keep, , drop = FALSE]
  }
  result
}
