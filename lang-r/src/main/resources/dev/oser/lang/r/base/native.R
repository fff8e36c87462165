# Compiled code of packages, which cannot be called here: what asks for it is told what is missing.

# A package binds the names of its routines to what describes them; what it registers only its library knows.
.bindNative <- function(ns, name, info) {
  for (library in info$dynlibs) {
    symbols <- info$nativeRoutines[[library]]$symbolNames
    for (each in names(symbols)) assign(each, .nativeRoutine(symbols[[each]], library), envir = ns)
  }
  facts <- ns[[".__NAMESPACE__."]]
  facts$dynlibs <- info$dynlibs
  facts$nativeRoutines <- info$nativeRoutines
}

.nativeRoutine <- function(name, library)
  structure(list(name = name, address = structure(list(), class = "NativeSymbol"), dll = structure(list(name = library, path = "", dynamicLookup = FALSE),
            class = "DLLInfo")), class = "NativeSymbolInfo")

# `routine` is what was given, or how it was written if there is no such variable.
.refuseNative <- function(routine, where) {
  name <- if (is.list(routine) && is.character(routine$name)) routine$name else as.character(routine)[1L]
  package <- packageName(where)
  if (is.null(package)) stop(gettextf("native routine '%s' cannot be called: there is no compiled code here", name), call. = FALSE, domain = NA)
  stop(gettextf("package '%s' needs its compiled code: native routine '%s' cannot be called", package, name), call. = FALSE, domain = NA)
}

is.loaded <- function(symbol, PACKAGE = "", type = "") FALSE

getNativeSymbolInfo <- function(name, PACKAGE, unlist = TRUE, withRegistrationInfo = FALSE) {
  library <- if (missing(PACKAGE)) "" else if (is.list(PACKAGE)) PACKAGE[["name"]] else PACKAGE
  result <- lapply(name, .nativeRoutine, library)
  if (length(name) == 1L && unlist) result[[1L]] else structure(result, names = name)
}

library.dynam <- function(chname, package, lib.loc, verbose = FALSE, file.ext = ".so", ...)
  structure(list(name = chname, path = "", dynamicLookup = FALSE), class = "DLLInfo")

library.dynam.unload <- function(chname, libpath, verbose = FALSE, file.ext = ".so") invisible()

dyn.load <- function(x, local = TRUE, now = TRUE, ...) stop(gettextf("unable to load shared object '%s': there is no compiled code here", x), domain = NA)

dyn.unload <- function(x) stop(gettextf("shared object '%s' was not loaded", x), domain = NA)

getLoadedDLLs <- function() structure(list(), class = "DLLInfoList")
