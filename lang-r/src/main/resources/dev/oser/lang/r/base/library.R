# Attaching packages and other things to the search path.

library <- function(package, help, pos = 2, lib.loc = NULL, character.only = FALSE, logical.return = FALSE, warn.conflicts, quietly = FALSE,
                    verbose = getOption("verbose"), mask.ok, exclude, include.only, attach.required = missing(include.only)) {
  if (missing(package) && missing(help)) return(.libraryContents(lib.loc))
  if (missing(package)) stop("there are no help pages")
  if (!character.only) package <- as.character(substitute(package))
  if (length(package) != 1L) stop("'package' must be of length 1")
  if (is.na(package) || package == "") stop("invalid package name")
  attached <- paste0("package:", package)
  if (!(attached %in% search())) {
    call <- sys.call()
    if (!.isAvailable(package, lib.loc)) {
      problem <- packageNotFoundError(package, if (is.null(lib.loc)) .libPaths() else lib.loc, call)
      if (!logical.return) stop(problem)
      warning(simpleWarning(conditionMessage(problem), call))
      return(invisible(FALSE))
    }
    problem <- tryCatch({
      ns <- loadNamespace(package, lib.loc)
      NULL
    }, error = identity)
    if (!is.null(problem)) return(.loadFailed(package, problem, logical.return))
    if (attach.required) .attachRequired(package, ns, quietly, lib.loc)
    problem <- tryCatch({
      env <- attachNamespace(ns, pos = pos, exclude = if (missing(exclude)) NULL else exclude,
                             include.only = if (missing(include.only)) NULL else include.only)
      NULL
    }, error = identity)
    if (!is.null(problem)) {
      if (attached %in% search()) .detach(match(attached, search()))
      return(.loadFailed(package, problem, logical.return))
    }
    if (!quietly && !isFALSE(if (missing(warn.conflicts)) NULL else warn.conflicts) && !exists(".conflicts.OK", envir = env, inherits = FALSE))
      .sayConflicts(package, env)
  }
  if (logical.return) invisible(TRUE) else invisible(.packages())
}

.isAvailable <- function(package, lib.loc)
  isNamespaceLoaded(package) || !is.null(.standardNamespace(package)) || length(find.package(package, lib.loc, quiet = TRUE)) > 0L

.loadFailed <- function(package, problem, logical.return) {
  call <- conditionCall(problem)
  text <- gettextf("package or namespace load failed for %s%s:\n %s", sQuote(package),
                   if (is.null(call)) "" else gettextf(" in %s", paste(deparse(call), collapse = "\n")), conditionMessage(problem))
  if (!logical.return) stop(text, call. = FALSE, domain = NA)
  message(paste("Error:", text), domain = NA)
  invisible(FALSE)
}

# Attaches the packages that one depends on, and says so.
.attachRequired <- function(package, ns, quietly, lib.loc) {
  for (each in .requiredPackages(ns))
    if (!(paste0("package:", each) %in% search())) {
      if (!quietly) packageStartupMessage(gettextf("Loading required package: %s", each), domain = NA)
      if (!.isAvailable(each, lib.loc))
        stop(gettextf("package %s required by %s could not be found", sQuote(each), sQuote(package)), call. = FALSE, domain = NA)
      library(each, character.only = TRUE, lib.loc = lib.loc, quietly = quietly)
    }
}

.requiredPackages <- function(ns) {
  path <- .getNamespaceInfo(ns, "path")
  if (!is.null(.standardNamespace(as.character(getNamespaceName(ns))))) return(character())
  setdiff(names(.installedFacts(path)$Depends), "R")
}

require <- function(package, lib.loc = NULL, quietly = FALSE, warn.conflicts, character.only = FALSE, mask.ok, exclude, include.only,
                    attach.required = missing(include.only)) {
  if (!character.only) package <- as.character(substitute(package))
  if (is.element(package, .packages())) return(invisible(TRUE))
  if (!quietly) packageStartupMessage("Loading required package: ", package)
  invisible(.attempted(library(package, lib.loc = lib.loc, character.only = TRUE, logical.return = TRUE, warn.conflicts = warn.conflicts,
                               quietly = quietly, mask.ok = mask.ok, exclude = exclude, include.only = include.only,
                               attach.required = attach.required), quietly))
}

# Whether something could be done; if not, that is told unless nobody wants to know.
.attempted <- function(action, quietly) tryCatch(isTRUE(action), error = function(problem) {
  if (!quietly) cat("Failed with error:  ", sQuote(conditionMessage(problem)), "\n", file = stderr(), sep = "")
  FALSE
})

requireNamespace <- function(package, ..., quietly = FALSE) {
  package <- as.character(package)[[1L]]
  if (isNamespaceLoaded(package)) return(invisible(TRUE))
  if (!quietly) packageStartupMessage("Loading required namespace: ", package)
  invisible(.attempted(is.environment(loadNamespace(package, ...)), quietly))
}

attachNamespace <- function(ns, pos = 2L, depends = NULL, exclude, include.only) {
  ns <- asNamespace(ns, base.OK = FALSE)
  package <- as.character(getNamespaceName(ns))
  attached <- paste0("package:", package)
  if (attached %in% search()) stop("namespace is already attached")
  env <- .attach(NULL, pos, attached)
  path <- .getNamespaceInfo(ns, "path")
  attr(env, "path") <- path
  exports <- getNamespaceExports(ns)
  if (!missing(include.only) && !is.null(include.only)) {
    unknown <- setdiff(include.only, exports)
    if (length(unknown))
      stop(sprintf(ngettext(length(unknown), "%s is not an exported object", "%s are not exported objects"), paste(sQuote(unknown), collapse = ", ")),
           domain = NA)
    exports <- intersect(exports, include.only)
  } else if (!missing(exclude)) exports <- setdiff(exports, exclude)
  names <- .getNamespaceInfo(ns, "exports")
  importIntoEnv(env, exports, ns, vapply(exports, function(each) as.character(names[[each]]), "", USE.NAMES = FALSE))
  data <- .getNamespaceInfo(ns, "lazydata")
  sets <- if (is.environment(data)) names(data)
  if (!missing(include.only) && !is.null(include.only)) sets <- intersect(sets, include.only)
  if (length(sets)) importIntoEnv(env, sets, data, sets)
  if (length(depends)) assign(".Depends", depends, envir = env)
  done <- FALSE
  on.exit(if (!done) .detach(match(attached, search())))
  .runOwnHook(".onAttach", ns, path)
  lockEnvironment(env, TRUE)
  .runHooks(package, "attach", path)
  done <- TRUE
  invisible(env)
}

.packages <- function(all.available = FALSE, lib.loc = NULL) {
  if (all.available) return(invisible(unique(c(.installedNames(lib.loc), if (is.null(lib.loc)) .standardPackages()))))
  attached <- search()
  invisible(substring(attached[startsWith(attached, "package:")], 9L))
}

searchpaths <- function() {
  vapply(seq_along(search()), function(i) {
    env <- as.environment(i)
    path <- attr(env, "path")
    name <- search()[i]
    if (name == "package:base") .standardPath("base")
    else if (is.character(path)) path
    else if (startsWith(name, "package:")) .standardPath(substring(name, 9L))
    else name
  }, "")
}

path.package <- function(package = NULL, quiet = FALSE) {
  if (is.null(package)) package <- .packages()
  attached <- search()
  known <- paste0("package:", package) %in% attached
  if (!all(known) && !quiet) {
    if (all(!known)) stop("none of the packages are loaded")
    warning(sprintf(ngettext(sum(!known), "package %s is not loaded", "packages %s are not loaded"), paste(sQuote(package[!known]), collapse = ", ")),
            domain = NA)
  }
  searchpaths()[match(paste0("package:", package[known]), attached)]
}

.libraryContents <- function(lib.loc) {
  facts <- .packages(all.available = TRUE, lib.loc = lib.loc)
  structure(list(header = NULL, results = cbind(Package = facts, LibPath = NA, Title = NA), footer = NULL), class = "libraryIQR")
}

# Names that every package may have without being in conflict with others.
.harmless <- function(names)
  names[!grepl("^\\.__", names) & !(names %in% c("last.dump", "last.warning", ".Last.value", ".Random.seed", ".Last.lib", ".onDetach", ".packageName",
                                                ".noGenerics", ".required", ".no_S3_generics", ".Depends", ".requireCachedGenerics", ".onLoad",
                                                ".onAttach", ".First.lib"))]

# Which of these names another environment has too, as functions if they are functions here.
.sameKind <- function(names, env, other) {
  names <- names[vapply(names, exists, NA, envir = other, inherits = FALSE)]
  names[vapply(names, function(each) {
    here <- exists(each, envir = env, mode = "function", inherits = FALSE)
    there <- exists(each, envir = other, mode = "function", inherits = FALSE)
    here == there && !.extendsGeneric(get(each, envir = env), other, each) && !identical(get(each, envir = env), get(each, envir = other))
  }, NA)]
}

# Whether a function is the generic of S4 for a function of the package that it hides.
.extendsGeneric <- function(f, other, name) {
  if (!is.function(f) || !inherits(f, "genericFunction")) return(FALSE)
  package <- attr(f, "package")
  place <- if (identical(other, baseenv())) "package:base" else environmentName(other)
  # A package may also hand on what is another's, as graphics does with plot.
  paste0("package:", package) == place || (package == "base" && identical(get0(name, envir = other), get0(name, envir = baseenv())))
}

.sayConflicts <- function(package, env) {
  names <- .harmless(ls(env, all.names = TRUE))
  place <- match(paste0("package:", package), search())
  said <- FALSE
  for (i in seq_along(search())) {
    if (i == place || search()[i] == "Autoloads") next
    same <- .sameKind(names, env, as.environment(i))
    if (i < place && search()[i] != ".GlobalEnv") same <- character()
    if (!length(same)) next
    if (!said) packageStartupMessage(gettextf("\nAttaching package: %s\n", sQuote(package)), domain = NA)
    said <- TRUE
    .packageMessage(.maskedText(same, sQuote(search()[i]), i < place))
  }
}

.packageMessage <- function(text) packageStartupMessage(text, domain = NA)

.maskedText <- function(names, where, by) {
  shown <- paste(strwrap(paste(sort(names), collapse = ", "), indent = 4L, exdent = 4L), collapse = "\n")
  paste0(sprintf(ngettext(length(names), if (by) "The following object is masked _by_ %s:\n\n%s\n" else "The following object is masked from %s:\n\n%s\n",
                          if (by) "The following objects are masked _by_ %s:\n\n%s\n" else "The following objects are masked from %s:\n\n%s\n"),
                 where, shown))
}

attach <- function(what, pos = 2L, name = deparse1(substitute(what), backtick = FALSE), warn.conflicts = TRUE) {
  if (pos == 1L) {
    warning("*** 'pos=1' is not possible; setting 'pos=2' for now.\n*** Note that 'pos=1' will give an error in the future")
    pos <- 2L
  }
  if (is.character(what) && length(what) == 1L) {
    if (!file.exists(what)) stop(gettextf("file '%s' not found", what), domain = NA)
    if (missing(name)) name <- paste0("file:", what)
    env <- .attach(NULL, pos, name)
    load(what, envir = env)
  } else {
    if (!is.null(what) && !is.list(what) && !is.environment(what)) stop("'attach' only works for lists, data frames and environments")
    env <- .attach(what, pos, name)
  }
  if (warn.conflicts && !exists(".conflicts.OK", envir = env, inherits = FALSE)) {
    names <- .harmless(ls(env, all.names = TRUE))
    for (i in seq_along(search())) {
      if (i == pos || search()[i] == "Autoloads") next
      if (i < pos && i > 1L) next
      same <- names[vapply(names, exists, NA, envir = as.environment(i), inherits = FALSE)]
      same <- same[vapply(same, function(each) exists(each, envir = env, mode = "function", inherits = FALSE) ==
                            exists(each, envir = as.environment(i), mode = "function", inherits = FALSE), NA)]
      if (length(same)) {
        others <- search()[i]
        if (sum(search() == others) > 1L) others <- gettextf("%s (pos = %d)", others, i)
        message(.maskedText(same, others, i < pos), domain = NA)
      }
    }
  }
  invisible(env)
}

detach <- function(name, pos = 2L, unload = FALSE, character.only = FALSE, force = FALSE) {
  if (!missing(name)) {
    if (!character.only) name <- substitute(name)
    pos <- if (is.numeric(name)) name else {
      if (!is.character(name)) name <- deparse(name)
      match(name, search())
    }
    if (is.na(pos)) stop("invalid 'name' argument")
  }
  package <- search()[[pos]]
  env <- as.environment(pos)
  if (startsWith(package, "package:") && package != "package:base") {
    name <- substring(package, 9L)
    ns <- .getNamespace(name)
    path <- attr(env, "path")
    if (!is.null(ns)) {
      .runOwnHook(".onDetach", ns, path)
      .runHooks(name, "detach", path)
    }
    .detach(pos)
    if (unload && !is.null(ns)) tryCatch(unloadNamespace(ns), error = function(e)
      warning(gettextf("%s namespace cannot be unloaded:\n  ", sQuote(name)), conditionMessage(e), call. = FALSE, domain = NA))
    return(invisible(env))
  }
  .detach(pos)
}

unloadNamespace <- function(ns) {
  if (is.character(ns) && is.null(.getNamespace(ns))) return(invisible())
  ns <- asNamespace(ns, base.OK = FALSE)
  name <- as.character(getNamespaceName(ns))
  attached <- match(paste0("package:", name), search())
  if (!is.na(attached)) detach(pos = attached)
  users <- getNamespaceUsers(ns)
  if (length(users))
    stop(gettextf("namespace %s is imported by %s so cannot be unloaded", sQuote(name), paste(sQuote(users), collapse = ", ")), domain = NA)
  path <- .getNamespaceInfo(ns, "path")
  .runHooks(name, "onUnload", path)
  .runOwnHook(".onUnload", ns, path)
  .forgetMethods(ns)
  .leaveNamespace(name)
  invisible()
}

# Methods that a package registered for generics of others are gone with it.
.forgetMethods <- function(ns) {
  methods <- .getNamespaceInfo(ns, "S3methods")
  for (i in seq_len(NROW(methods))) {
    table <- .genericTable(methods[i, 1L], ns)
    name <- paste(methods[i, 1L], methods[i, 2L], sep = ".")
    if (exists(name, envir = table, inherits = FALSE)) rm(list = name, envir = table)
  }
}

conflicts <- function(where = search(), detail = FALSE) {
  names <- lapply(where, function(each) .harmless(ls(as.environment(each), all.names = TRUE)))
  doubled <- unlist(names)
  doubled <- unique(doubled[duplicated(doubled)])
  if (!detail) return(doubled)
  result <- structure(lapply(names, intersect, doubled), names = where)
  result[lengths(result) > 0L]
}

packageStartupMessage <- function(..., domain = NULL, appendLF = TRUE) {
  text <- .makeMessage(..., domain = domain, appendLF = appendLF)
  message(structure(class = c("packageStartupMessage", "simpleMessage", "message", "condition"), list(message = text, call = sys.call())))
}

.packageStartupMessage <- function(message, call = NULL)
  structure(class = c("packageStartupMessage", "simpleMessage", "message", "condition"), list(message = message, call = call))
