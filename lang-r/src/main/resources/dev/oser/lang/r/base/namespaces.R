# Namespaces: what a package defines, what it takes from others and what it gives. An environment `.__NAMESPACE__.` in each has the facts.

.getNamespaceInfo <- function(ns, which) ns[[".__NAMESPACE__."]][[which]]

getNamespace <- function(name) {
  if (is.environment(name)) return(name)
  known <- .getNamespace(name)
  if (is.null(known)) loadNamespace(name) else known
}

..getNamespace <- function(name, where) {
  known <- .getNamespace(name)
  if (!is.null(known)) return(known)
  tryCatch(loadNamespace(name), error = function(e) {
    warning(gettextf("namespace %s is not available and has been replaced\nby .GlobalEnv when processing object %s", sQuote(name)[1L], sQuote(where)),
            domain = NA, call. = FALSE, immediate. = TRUE)
    .GlobalEnv
  })
}

asNamespace <- function(ns, base.OK = TRUE) {
  found <- if (is.environment(ns)) ns else getNamespace(ns)
  problem <- if (!isNamespace(found)) "not a namespace" else if (isBaseNamespace(found) && !base.OK) "operation not allowed on base namespace"
  if (length(problem)) stop(problem)
  found
}

isBaseNamespace <- function(ns) identical(ns, .BaseNamespaceEnv)

getNamespaceName <- function(ns) {
  ns <- asNamespace(ns)
  if (isBaseNamespace(ns)) "base" else .getNamespaceInfo(ns, "spec")["name"]
}

getNamespaceVersion <- function(ns) .specificationOf(asNamespace(ns))["version"]

.specificationOf <- function(ns)
  if (identical(ns, .BaseNamespaceEnv)) c(name = "base", version = as.character(getRversion())) else ns[[".__NAMESPACE__."]]$spec

getNamespaceInfo <- function(ns, which) {
  ns <- asNamespace(ns, base.OK = FALSE)
  get(which, envir = ns[[".__NAMESPACE__."]])
}

setNamespaceInfo <- function(ns, which, val) assign(which, val, envir = asNamespace(ns, base.OK = FALSE)[[".__NAMESPACE__."]])

getNamespaceExports <- function(ns) {
  ns <- asNamespace(ns)
  names(if (isBaseNamespace(ns)) .BaseNamespaceEnv else .getNamespaceInfo(ns, "exports"))
}

getNamespaceImports <- function(ns) {
  ns <- asNamespace(ns)
  if (!isBaseNamespace(ns)) .getNamespaceInfo(ns, "imports")
}

getNamespaceUsers <- function(ns) {
  wanted <- getNamespaceName(asNamespace(ns, base.OK = FALSE))
  others <- setdiff(loadedNamespaces(), "base")
  uses <- vapply(others, function(each) wanted %in% names(getNamespaceImports(each)), NA)
  as.character(others[uses])
}

getExportedValue <- function(ns, name) {
  ns <- asNamespace(ns)
  if (isBaseNamespace(ns)) return(get(name, envir = ns, inherits = FALSE))
  inside <- .getNamespaceInfo(ns, "exports")[[name]]
  if (!is.null(inside)) return(get0(inside, envir = ns))
  data <- .getNamespaceInfo(ns, "lazydata")
  if (is.environment(data) && exists(name, envir = data, inherits = FALSE)) return(get(name, envir = data))
  package <- getNamespaceName(ns)
  .refuseMissing(package, name)
  stop(gettextf("'%s' is not an exported object from 'namespace:%s'", name, package), call. = FALSE, domain = NA)
}

# R's own package has it, and we do not.
.refuseMissing <- function(package, name)
  if (name %in% .standardNames(package))
    stop(gettextf("'%s' of package '%s' is not there yet", name, package), call. = FALSE, domain = NA)

# What is not exported of R's own packages is not in their namespaces here, but in the library they share.
.getInternalValue <- function(package, name) {
  ns <- asNamespace(package)
  if (exists(name, envir = ns, inherits = FALSE)) return(get(name, envir = ns, inherits = FALSE))
  if (!is.null(.standardNamespace(package)) && exists(name, envir = parent.env(ns), inherits = FALSE)) return(get(name, envir = parent.env(ns)))
  data <- .getNamespaceInfo(ns, "lazydata")
  if (is.environment(data) && exists(name, envir = data, inherits = FALSE)) return(get(name, envir = data))
  .refuseMissing(package, name)
  stop(simpleError(gettextf("object '%s' not found", name), if (sys.nframe() > 1L) sys.call(-1L)))
}

# The facts about a package that comes with R.
.standardFacts <- function(name) {
  version <- paste(R.version$major, R.version$minor, sep = ".")
  ns <- .standardNamespace(name)
  exports <- new.env(parent = baseenv())
  for (each in setdiff(.standardNames(name), if (name == "datasets") .standardNames(name)))
    if (exists(each, envir = ns, inherits = FALSE)) assign(each, structure(each, names = each), envir = exports)
  imports <- switch(name, stats = c("graphics", "grDevices", "utils"), graphics = "grDevices", splines = c("graphics", "stats"),
                    stats4 = c("grDevices", "graphics", "methods", "stats"), character())
  data <- new.env(parent = baseenv())
  if (name == "datasets")
    for (each in .standardNames(name)) if (exists(each, envir = ns, inherits = FALSE)) importIntoEnv(data, each, ns, each)
  facts <- new.env(parent = baseenv())
  list2env(list(spec = c(name = name, version = version), exports = exports,
                imports = c(list(base = TRUE), structure(rep(list(TRUE), length(imports)), names = imports)), path = .standardPath(name),
                dynlibs = NULL, S3methods = matrix(NA_character_, 0L, 4L), lazydata = data, DLLs = list(), nativeRoutines = list()), facts)
  facts
}

# Where R itself would have a package: there are no files, but programs paste paths together.
.standardPath <- function(name) file.path(R.home("library"), name)

.makeNamespace <- function(name, version, path) {
  imports <- new.env(parent = .BaseNamespaceEnv)
  attr(imports, "name") <- paste0("imports:", name)
  ns <- new.env(parent = imports)
  facts <- new.env(parent = baseenv())
  list2env(list(spec = c(name = name, version = version), exports = new.env(parent = baseenv()), imports = list(base = TRUE), path = path,
                dynlibs = NULL, S3methods = matrix(NA_character_, 0L, 4L), lazydata = .namedEnvironment(paste0("lazydata:", name)), DLLs = list(),
                nativeRoutines = list()), facts)
  assign(".__NAMESPACE__.", facts, envir = ns)
  assign(".__S3MethodsTable__.", new.env(parent = baseenv()), envir = ns)
  assign(".packageName", name, envir = ns)
  .enterNamespace(name, ns)
  ns
}

.namedEnvironment <- function(name) {
  result <- new.env(parent = baseenv())
  attr(result, "name") <- name
  result
}

namespaceExport <- function(ns, vars) {
  ns <- asNamespace(ns, base.OK = FALSE)
  if (!length(vars)) return(invisible())
  inside <- as.character(vars)
  outside <- if (is.null(names(vars))) inside else ifelse(nzchar(names(vars)), names(vars), inside)
  there <- vapply(inside, exists, NA, envir = ns, mode = "any", inherits = FALSE) |
    vapply(inside, function(each) exists(each, envir = parent.env(ns), inherits = FALSE), NA)
  if (!all(there)) {
    text <- paste(sQuote(inside[!there]), collapse = ", ")
    stop(ngettext(sum(!there), gettextf("undefined exports: %s", gsub("[\u2018\u2019]", "", text)),
                  gettextf("undefined exports: %s", gsub("[\u2018\u2019]", "", text))), call. = FALSE, domain = NA)
  }
  exports <- .getNamespaceInfo(ns, "exports")
  for (i in seq_along(inside)) assign(outside[i], structure(inside[i], names = outside[i]), envir = exports)
  invisible()
}

namespaceImport <- function(self, ..., from = NULL, except = character(0L)) for (ns in list(...)) namespaceImportFrom(self, asNamespace(ns), from = from, except = except)

namespaceImportFrom <- function(self, ns, vars, generics, packages, from = "non-package environment", except = character(0L)) {
  target <- if (isNamespace(self)) parent.env(self) else self
  if (is.character(ns)) ns <- loadNamespace(ns)
  ns <- asNamespace(ns)
  package <- as.character(getNamespaceName(ns))
  all <- missing(vars)
  if (all) {
    outside <- inside <- setdiff(getNamespaceExports(ns), except)
  } else {
    outside <- as.character(vars)
    inside <- if (is.null(names(vars))) outside else outside
    if (!is.null(names(vars))) {
      given <- nzchar(names(vars))
      outside[given] <- names(vars)[given]
    }
  }
  if (isBaseNamespace(ns)) return(invisible())
  exports <- .getNamespaceInfo(ns, "exports")
  unknown <- !vapply(inside, exists, NA, envir = exports, inherits = FALSE)
  data <- .getNamespaceInfo(ns, "lazydata")
  if (any(unknown)) {
    missing <- .importLater(target, package, inside[unknown], outside[unknown], data)
    if (length(missing))
      stop(sprintf(ngettext(length(missing), "object %s is not exported by 'namespace:%s'", "objects %s are not exported by 'namespace:%s'"),
                   paste(sQuote(missing), collapse = ", "), package), call. = FALSE, domain = NA)
    inside <- inside[!unknown]
    outside <- outside[!unknown]
  }
  named <- vapply(inside, function(each) as.character(exports[[each]]), "")
  importIntoEnv(target, outside, ns, as.character(named))
  if (isNamespace(self)) {
    facts <- self[[".__NAMESPACE__."]]
    facts$imports <- c(facts$imports, structure(list(if (all) TRUE else structure(inside, names = outside)), names = package))
  }
  invisible()
}

# Imports that are not exports: data, and functions that R's own package has and ours does not yet. A package that names one and never calls it
# must load, so that these say what is missing when they are used. Gives the names that are neither.
.importLater <- function(target, package, inside, outside, data) {
  standard <- .standardNames(package)
  unknown <- character()
  for (i in seq_along(inside)) {
    if (is.environment(data) && exists(inside[i], envir = data, inherits = FALSE)) importIntoEnv(target, outside[i], data, inside[i])
    else if (inside[i] %in% standard) {
      refusal <- eval(substitute(function(...) stop(TEXT, call. = FALSE),
                                 list(TEXT = gettextf("'%s' of package '%s' is not there yet", inside[i], package))), .BaseNamespaceEnv)
      assign(outside[i], refusal, envir = target)
    } else unknown <- c(unknown, inside[i])
  }
  unknown
}

namespaceImportClasses <- function(self, ns, vars, from = NULL) invisible()

namespaceImportMethods <- function(self, ns, vars, from = NULL) {
  known <- vars[vapply(vars, exists, NA, envir = .getNamespaceInfo(asNamespace(ns), "exports"), inherits = FALSE)]
  if (length(known)) namespaceImportFrom(self, asNamespace(ns), known, from = from)
}

getFromNamespace <- function(x, ns, pos = -1, envir = as.environment(pos)) {
  if (missing(ns)) {
    package <- attr(envir, "name")
    if (is.null(package) || substr(package, 1L, 8L) != "package:") stop("environment specified is not a package")
    ns <- substring(package, 9L)
  }
  ns <- asNamespace(ns)
  if (!exists(x, envir = ns, inherits = FALSE) && !isBaseNamespace(ns)) {
    package <- as.character(getNamespaceName(ns))
    if (!is.null(.standardNamespace(package)) && exists(x, envir = parent.env(ns), inherits = FALSE)) return(get(x, envir = parent.env(ns)))
  }
  get(x, envir = ns, inherits = FALSE)
}

assignInMyNamespace <- function(x, value) {
  ns <- topenv(environment(sys.function(-1L)))
  if (!isNamespace(ns)) stop("can only be called from a function in a namespace")
  .assignLocked(x, value, ns)
}

assignInNamespace <- function(x, value, ns, pos = -1, envir = as.environment(pos)) {
  if (missing(ns)) {
    package <- attr(envir, "name")
    if (is.null(package) || substr(package, 1L, 8L) != "package:") stop("environment specified is not a package")
    ns <- substring(package, 9L)
  }
  ns <- asNamespace(ns)
  if (!exists(x, envir = ns, inherits = FALSE)) stop("cannot add bindings to a locked environment")
  .assignLocked(x, value, ns)
  table <- if (!isBaseNamespace(ns)) ns[[".__S3MethodsTable__."]]
  if (is.environment(table) && exists(x, envir = table, inherits = FALSE)) assign(x, value, envir = table)
  invisible()
}

fixInNamespace <- function(x, ns, pos = -1, envir = as.environment(pos), ...) stop("there is no editor")

.assignLocked <- function(x, value, envir) {
  locked <- bindingIsLocked(x, envir)
  if (locked) {
    unlockBinding(x, envir)
    on.exit(lockBinding(x, envir))
  }
  assign(x, value, envir = envir)
  invisible()
}

packageName <- function(env = parent.frame()) {
  if (!is.environment(env)) stop("'env' must be an environment")
  top <- topenv(env)
  if (isBaseNamespace(top) || identical(top, baseenv())) return("base")
  name <- top[[".packageName"]]
  if (!is.null(name)) return(name)
  if (isNamespace(top)) as.character(getNamespaceName(top))
}
