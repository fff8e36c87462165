# Installing packages from their sources. What is installed is the text of all files of R in their order, which loading evaluates.

# Directives of NAMESPACE are calls; `if` is evaluated.
parseNamespaceFile <- function(package, package.lib, mustExist = TRUE) {
  file <- file.path(package.lib, package, "NAMESPACE")
  if (!file.exists(file)) {
    if (mustExist) stop(gettextf("package %s has no 'NAMESPACE' file", sQuote(package)), domain = NA)
    directives <- NULL
  } else directives <- parse(file, keep.source = FALSE)
  found <- new.env()
  for (name in c("exports", "exportPatterns", "exportClasses", "exportClassPatterns", "exportMethods", "dynlibs")) assign(name, character(), envir = found)
  for (name in c("imports", "importClasses", "importMethods", "nativeRoutines")) assign(name, list(), envir = found)
  found$S3methods <- matrix(NA_character_, 0L, 4L)
  for (directive in directives) .readDirective(directive, found)
  list(imports = found$imports, exports = found$exports, exportPatterns = unique(found$exportPatterns), importClasses = found$importClasses,
       importMethods = found$importMethods, exportClasses = unique(found$exportClasses), exportMethods = unique(found$exportMethods),
       exportClassPatterns = unique(found$exportClassPatterns), dynlibs = found$dynlibs, nativeRoutines = found$nativeRoutines,
       S3methods = unique(found$S3methods))
}

# Names as directives have them: symbols, strings, or calls of c.
.directiveNames <- function(expressions) {
  texts <- lapply(expressions, function(each) if (is.call(each) && identical(each[[1L]], as.name("c"))) as.character(each)[-1L] else as.character(each))
  tags <- names(expressions)
  result <- unlist(texts)
  if (!is.null(tags) && all(lengths(texts) == 1L) && any(nzchar(tags))) names(result) <- ifelse(nzchar(tags), tags, as.character(result))
  if (is.null(result)) character() else result
}

.readDirective <- function(directive, found) {
  if (!is.call(directive)) stop(gettextf("unknown namespace directive: %s", deparse(directive)), call. = FALSE, domain = NA)
  parts <- as.list(directive)[-1L]
  name <- as.character(directive[[1L]])[1L]
  add <- function(variable, value) assign(variable, c(found[[variable]], value), envir = found)
  switch(name,
    `if` = if (eval(directive[[2L]], .GlobalEnv)) .readDirective(directive[[3L]], found)
           else if (length(directive) == 4L) .readDirective(directive[[4L]], found),
    `{` = for (each in parts) .readDirective(each, found),
    `=` = , `<-` = {
      .readDirective(directive[[3L]], found)
    },
    export = add("exports", .directiveNames(parts)),
    exportPattern = add("exportPatterns", .directiveNames(parts)),
    exportClass = , exportClasses = add("exportClasses", .directiveNames(parts)),
    exportClassPattern = add("exportClassPatterns", .directiveNames(parts)),
    exportMethods = add("exportMethods", .directiveNames(parts)),
    import = {
      except <- parts[["except"]]
      parts <- parts[if (is.null(names(parts))) TRUE else names(parts) != "except"]
      for (each in .directiveNames(parts)) add("imports", list(if (is.null(except)) each else list(each, except = as.character(eval(except)))))
    },
    importFrom = add("imports", list(list(as.character(parts[[1L]]), .directiveNames(parts[-1L])))),
    importClassFrom = , importClassesFrom = add("importClasses", list(list(as.character(parts[[1L]]), .directiveNames(parts[-1L])))),
    importMethodsFrom = add("importMethods", list(list(as.character(parts[[1L]]), .directiveNames(parts[-1L])))),
    useDynLib = .readLibrary(parts, found),
    S3method = .readMethod(parts, found),
    stop(gettextf("unknown namespace directive: %s", deparse(directive)), call. = FALSE, domain = NA))
}

.readMethod <- function(parts, found) {
  if (length(parts) < 2L || length(parts) > 3L) stop(gettextf("bad 'S3method' directive: %s", deparse(as.call(c(as.name("S3method"), parts)))), call. = FALSE, domain = NA)
  generic <- parts[[1L]]
  package <- NA_character_
  if (is.call(generic) && identical(generic[[1L]], as.name("::"))) {
    package <- as.character(generic[[2L]])
    generic <- generic[[3L]]
  }
  class <- as.character(parts[[2L]])
  method <- if (length(parts) == 3L) as.character(parts[[3L]]) else paste(as.character(generic), class, sep = ".")
  found$S3methods <- rbind(found$S3methods, c(as.character(generic), class, method, package))
}

.readLibrary <- function(parts, found) {
  library <- as.character(parts[[1L]])
  rest <- parts[-1L]
  tags <- if (is.null(names(rest))) rep("", length(rest)) else names(rest)
  options <- tags %in% c(".registration", ".fixes")
  symbols <- .directiveNames(rest[!options])
  found$dynlibs <- c(found$dynlibs, library)
  fixes <- if (".fixes" %in% tags) as.character(rest[[match(".fixes", tags)]]) else ""
  routine <- list(symbolNames = if (is.null(names(symbols))) structure(symbols, names = symbols) else symbols,
                  useRegistration = ".registration" %in% tags && isTRUE(as.logical(as.character(rest[[match(".registration", tags)]]))),
                  registrationFixes = c(fixes, ""))
  found$nativeRoutines[[library]] <- structure(routine, class = "NativeRoutineMap")
}

install.packages <- function(pkgs, lib, repos = getOption("repos"), contriburl = NULL, method, available = NULL, destdir = NULL, dependencies = NA,
                             type = "source", ..., quiet = FALSE) {
  if (!is.null(repos) && !all(file.exists(pkgs))) stop("packages are installed from files here: use install.packages(file, repos = NULL)")
  if (missing(lib) || is.null(lib)) lib <- .ownLibrary()[1L]
  for (each in pkgs) .installSource(each, lib, quiet)
  invisible()
}

remove.packages <- function(pkgs, lib) {
  if (missing(lib)) lib <- .libPaths()[1L]
  for (each in pkgs) {
    path <- file.path(lib, each)
    if (!.isInstalledIn(path)) stop(packageNotFoundError(each, lib, sys.call()))
    unlink(path, recursive = TRUE)
  }
  invisible()
}

.installSource <- function(source, lib, quiet) {
  if (!file.exists(source)) stop(gettextf("file '%s' does not exist", source), call. = FALSE, domain = NA)
  if (!dir.exists(source)) {
    inside <- tempfile("source")
    dir.create(inside)
    on.exit(unlink(inside, recursive = TRUE))
    status <- system2("tar", c("-xf", shQuote(normalizePath(source)), "-C", shQuote(inside)))
    if (status != 0L) stop(gettextf("'%s' is not an archive of a package", source), call. = FALSE, domain = NA)
    source <- list.files(inside, full.names = TRUE)
    source <- source[dir.exists(source)][1L]
  }
  if (is.na(source) || !.isInstalledIn(source)) stop(gettextf("'%s' has no DESCRIPTION: it is not the source of a package", source), call. = FALSE, domain = NA)
  fields <- read.dcf(file.path(source, "DESCRIPTION"))
  fields <- structure(as.character(fields), names = colnames(fields))
  name <- fields[["Package"]]
  for (each in c("Package", "Version")) if (is.na(fields[each]) || !nzchar(fields[each]))
    stop(gettextf("the DESCRIPTION of '%s' has no field '%s'", source, each), call. = FALSE, domain = NA)
  if (!is.null(.standardNamespace(name))) stop(gettextf("'%s' is a package that comes with R", name), call. = FALSE, domain = NA)
  if (!quiet) message(gettextf("* installing *source* package %s ...", sQuote(name)), domain = NA)
  for (each in .dependencies(paste(fields[intersect(c("Depends", "Imports"), names(fields))], collapse = ","))) .checkDependency(name, each, lib)
  fields["Built"] <- paste0("R ", getRversion(), "; ; ", format(Sys.time(), "%Y-%m-%d %H:%M:%S UTC", tz = "UTC"), "; unix")
  target <- file.path(lib, name)
  unlink(target, recursive = TRUE)
  done <- FALSE
  on.exit(if (!done) unlink(target, recursive = TRUE), add = TRUE)
  dir.create(file.path(target, "R"), recursive = TRUE)
  dir.create(file.path(target, "Meta"))
  .copyInto(source, target)
  writeLines(.sourceText(source, fields), file.path(target, "R", name))
  write.dcf(t(fields), file.path(target, "DESCRIPTION"))
  saveRDS(.descriptionFacts(fields), file.path(target, "Meta", "package.rds"))
  saveRDS(parseNamespaceFile(name, .asParent(source, name), mustExist = FALSE), file.path(target, "Meta", "nsInfo.rds"))
  done <- TRUE
  if (!quiet) message(gettextf("* DONE (%s)", name), domain = NA)
  invisible(target)
}

.checkDependency <- function(name, dependency, lib) {
  if (dependency$name == "R") {
    if (!is.null(dependency$op) && !eval(call(dependency$op, getRversion(), dependency$version)))
      stop(gettextf("this is R %s, package %s needs %s %s", getRversion(), sQuote(name), dependency$op, dependency$version), call. = FALSE, domain = NA)
  } else if (!length(find.package(dependency$name, quiet = TRUE)) && !length(find.package(dependency$name, lib, quiet = TRUE)))
    stop(gettextf("dependency %s is not available for package %s", sQuote(dependency$name), sQuote(name)), call. = FALSE, domain = NA)
}

# The directory of a package may have another name than the package, which the reader of NAMESPACE looks for by its name.
.asParent <- function(source, name) {
  if (basename(source) == name) return(dirname(source))
  inside <- tempfile("package")
  dir.create(file.path(inside, name), recursive = TRUE)
  if (file.exists(file.path(source, "NAMESPACE"))) file.copy(file.path(source, "NAMESPACE"), file.path(inside, name))
  inside
}

.copyInto <- function(source, target) {
  for (file in c("NAMESPACE", "NEWS", "NEWS.md", "LICENSE", "LICENCE", "INDEX"))
    if (file.exists(file.path(source, file))) file.copy(file.path(source, file), target)
  if (file.exists(file.path(source, "R", "sysdata.rda"))) file.copy(file.path(source, "R", "sysdata.rda"), file.path(target, "R"))
  if (dir.exists(file.path(source, "data"))) file.copy(file.path(source, "data"), target, recursive = TRUE)
  inst <- list.files(file.path(source, "inst"), full.names = TRUE, all.files = TRUE, no.. = TRUE)
  if (length(inst)) file.copy(inst, target, recursive = TRUE)
}

# All files of R in the order of Collate, or of their names as the C locale has them.
.sourceText <- function(source, fields) {
  directory <- file.path(source, "R")
  files <- list.files(directory, pattern = "\\.[RrSsq]$")
  files <- c(sort(files, method = "radix"), .unixFiles(directory))
  order <- fields[intersect(c("Collate.unix", "Collate"), names(fields))]
  if (length(order)) {
    wanted <- scan(text = gsub("\n", " ", order[1L], fixed = TRUE), what = "", quiet = TRUE)
    missing <- setdiff(wanted, files)
    if (length(missing))
      stop(gettextf("files in 'Collate' field missing from '%s':\n%s", directory, paste0("  ", missing, collapse = "\n")), call. = FALSE, domain = NA)
    files <- wanted
  }
  encoding <- if ("Encoding" %in% names(fields)) fields[["Encoding"]] else "UTF-8"
  unlist(lapply(files, function(file) {
    lines <- readLines(file.path(directory, file), warn = FALSE)
    if (!(encoding %in% c("UTF-8", "utf8", "ASCII"))) lines <- iconv(lines, encoding, "UTF-8")
    problem <- tryCatch({
      parse(text = lines, keep.source = FALSE)
      NULL
    }, error = identity)
    if (!is.null(problem)) stop(gettextf("unable to parse '%s': %s", file, conditionMessage(problem)), call. = FALSE, domain = NA)
    lines
  }))
}

.unixFiles <- function(directory) {
  files <- list.files(file.path(directory, "unix"), pattern = "\\.[RrSsq]$")
  if (length(files)) file.path("unix", files) else character()
}
