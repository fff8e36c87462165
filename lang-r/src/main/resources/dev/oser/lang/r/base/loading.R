# Loading packages: from the databases that R makes when it installs one, or from the sources that our own install keeps.

loadNamespace <- function(package, lib.loc = NULL, keep.source = getOption("keep.source.pkgs"), partial = FALSE, versionCheck = NULL,
                          keep.parse.data = getOption("keep.parse.data.pkgs")) {
  name <- as.character(package)[[1L]]
  if (length(package) > 1L) versionCheck <- package
  known <- .getNamespace(name)
  if (!is.null(known)) {
    .checkLoadedVersion(name, getNamespaceVersion(known), versionCheck, "is already loaded")
    return(known)
  }
  standard <- .standardNamespace(name)
  if (!is.null(standard)) {
    .enterNamespace(name, standard)
    if (name == "stats4") .setUpStats4(standard)
    .runHooks(name, "onLoad", .standardPath(name))
    return(standard)
  }
  path <- find.package(name, lib.loc, quiet = TRUE)
  call <- sys.call()
  while (!length(path)) {
    # Who handles the error may install the package and have another try.
    withRestarts(stop(packageNotFoundError(name, lib.loc, call)), retry_loadNamespace = function() NULL)
    path <- find.package(name, lib.loc, quiet = TRUE)
  }
  .loadFrom(name, path[1L], lib.loc, versionCheck)
}

# What is being loaded, innermost last.
.loadingNow <- new.env()

loadingNamespaceInfo <- function() {
  if (!length(.loadingNow$names)) stop("not loading a namespace")
  list(libname = dirname(.loadingNow$paths[length(.loadingNow$paths)]), pkgname = .loadingNow$names[length(.loadingNow$names)])
}

.checkLoadedVersion <- function(name, version, wanted, state) {
  if (length(wanted) < 3L && !is.list(wanted)) return(invisible())
  op <- wanted[["op"]]
  least <- wanted[["version"]]
  if (is.null(op) || is.null(least)) return(invisible())
  if (!eval(call(op, as.package_version(as.character(version)), as.package_version(as.character(least)))))
    stop(gettextf("namespace %s %s %s, but %s %s is required", sQuote(name), version, state, op, as.character(least)), call. = FALSE, domain = NA)
}

.loadFrom <- function(name, path, lib.loc, versionCheck) {
  if (name %in% .loadingNow$names)
    stop(gettextf("cyclic namespace dependency detected when loading %s, already loading %s", sQuote(name),
                  paste(sQuote(.loadingNow$names), collapse = ", ")), call. = FALSE, domain = NA)
  description <- .installedFacts(path)
  version <- description$DESCRIPTION[["Version"]]
  .checkLoadedVersion(name, version, versionCheck, "is being loaded")
  .loadingNow$names <- c(.loadingNow$names, name)
  .loadingNow$paths <- c(.loadingNow$paths, path)
  loaded <- FALSE
  on.exit({
    .loadingNow$names <- .loadingNow$names[-length(.loadingNow$names)]
    .loadingNow$paths <- .loadingNow$paths[-length(.loadingNow$paths)]
    if (!loaded) .leaveNamespace(name)
  })
  info <- .namespaceFile(name, path)
  ns <- .makeNamespace(name, version, path)
  .importAll(ns, info, description, lib.loc)
  .bindNative(ns, name, info)
  .loadCode(name, path, ns)
  if (length(info$dynlibs)) .takeStandIns(name, ns)
  .loadData(name, path, ns)
  .registerFormal(name, ns)
  registerS3methods(info$S3methods, name, ns)
  .runOwnHook(".onLoad", ns, path)
  .exportAll(ns, info)
  lockEnvironment(ns, TRUE)
  lockEnvironment(parent.env(ns), TRUE)
  loaded <- TRUE
  .runHooks(name, "onLoad", path)
  ns
}

# What NAMESPACE says, from where R keeps it or from the file itself.
.namespaceFile <- function(name, path) {
  kept <- file.path(path, "Meta", "nsInfo.rds")
  if (file.exists(kept)) readRDS(kept) else parseNamespaceFile(name, dirname(path), mustExist = FALSE)
}

.importAll <- function(ns, info, description, lib.loc) {
  limits <- c(description$Imports, description$Depends)
  for (each in info$imports) {
    package <- each[[1L]]
    limit <- limits[[package]]
    from <- loadNamespace(package, c(lib.loc, .libPaths()), versionCheck = if (length(limit) > 1L) limit)
    if (is.character(each)) namespaceImport(ns, from)
    else if (!is.null(each$except)) namespaceImport(ns, from, except = each$except)
    else namespaceImportFrom(ns, from, each[[2L]])
  }
  for (each in info$importClasses) loadNamespace(each[[1L]], c(lib.loc, .libPaths()))
  for (each in info$importMethods) namespaceImportMethods(ns, loadNamespace(each[[1L]], c(lib.loc, .libPaths())), each[[2L]])
}

.loadCode <- function(name, path, ns) {
  base <- file.path(path, "R", name)
  if (file.exists(paste0(base, ".rdx"))) lazyLoad(base, ns, filter = function(n) !(n %in% c(".__NAMESPACE__.", ".__S3MethodsTable__.")))
  else if (file.exists(base)) sys.source(base, envir = ns, keep.source = FALSE)
  sysdata <- file.path(path, "R", "sysdata")
  if (file.exists(paste0(sysdata, ".rdx"))) lazyLoad(sysdata, ns)
  else if (file.exists(paste0(sysdata, ".rda"))) load(paste0(sysdata, ".rda"), envir = ns)
}

.loadData <- function(name, path, ns) {
  target <- .getNamespaceInfo(ns, "lazydata")
  base <- file.path(path, "data", "Rdata")
  if (file.exists(paste0(base, ".rdx"))) lazyLoad(base, target)
  else if (.isTrue(.installedFacts(path)$DESCRIPTION["LazyData"]))
    for (file in .dataFiles(path)) .delayData(file, target)
}

.isTrue <- function(text) length(text) == 1L && !is.na(text) && tolower(text) %in% c("yes", "true")

.exportAll <- function(ns, info) {
  exports <- info$exports
  all <- names(ns)
  all <- all[!grepl("^\\.__", all) & !(all %in% c(".packageName", ".onLoad", ".onAttach", ".onUnload", ".First.lib", ".Last.lib", ".conflicts.OK"))]
  for (pattern in info$exportPatterns) exports <- c(exports, all[grepl(pattern, all)])
  exports <- c(exports, .exportedFormal(ns, info))
  namespaceExport(ns, exports[!duplicated(if (is.null(names(exports))) exports else paste(names(exports), exports))])
}

# A database is an index, which has the places of its records, and the records. Environments that records share are records of their own.
lazyLoad <- function(filebase, envir = parent.frame(), filter) {
  index <- readRDS(paste0(filebase, ".rdx"))
  records <- paste0(filebase, ".rdb")
  compressed <- index$compressed
  environments <- new.env()
  fetch <- function(key) lazyLoadDBfetch(key, records, compressed, known)
  known <- function(name) {
    if (!is.null(environments[[name]])) return(environments[[name]])
    # It has to be there before its contents are, which may refer to it.
    result <- new.env()
    assign(name, result, envir = environments)
    reference <- index$references[[name]]
    # Of environments that belong to source files, what is large has records of its own.
    large <- if (is.list(reference)) reference$lazyKeys
    contents <- fetch(if (is.list(reference)) reference$eagerKey else reference)
    if (!is.null(contents$enclos)) parent.env(result) <- contents$enclos
    list2env(contents$bindings, envir = result)
    for (each in names(large)) local({
      key <- large[[each]]
      delayedAssign(each, fetch(key), assign.env = result)
    })
    for (each in names(contents$attributes)) attr(result, each) <- contents$attributes[[each]]
    if (isTRUE(contents$locked)) lockEnvironment(result)
    result
  }
  names <- names(index$variables)
  if (!missing(filter)) names <- names[vapply(names, filter, NA)]
  for (name in names) .delayRecord(name, index$variables[[name]], fetch, envir)
  invisible()
}

.delayRecord <- function(name, key, fetch, envir) {
  force(key)
  delayedAssign(name, fetch(key), assign.env = envir)
}
