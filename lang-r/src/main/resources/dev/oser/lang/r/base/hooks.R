# Functions that run when a package is loaded, attached, detached or unloaded.

.userHooksEnv <- new.env(hash = FALSE, parent = baseenv())

packageEvent <- function(pkgname, event = c("onLoad", "attach", "detach", "onUnload"))
  sprintf("UserHook::%s::%s", sub("_.*$", "", pkgname), match.arg(event))

getHook <- function(hookName, ...) get0(hookName, envir = .userHooksEnv, inherits = FALSE, ifnotfound = list())

setHook <- function(hookName, value, action = c("append", "prepend", "replace"))
  invisible(.keepHooks(hookName, .withHook(getHook(hookName), value, match.arg(action))))

.withHook <- function(known, value, action) {
  if (action == "replace") return(if (is.list(value) || is.null(value)) value else list(value))
  if (action == "append") c(known, value) else c(value, known)
}

.keepHooks <- function(name, hooks) {
  if (length(hooks)) .userHooksEnv[[name]] <- hooks else if (!is.null(.userHooksEnv[[name]])) rm(list = name, envir = .userHooksEnv)
  NULL
}

# Errors of hooks are told and do not stop what they are called for.
.runHooks <- function(package, event, path) {
  hooks <- getHook(packageEvent(package, event))
  for (hook in if (event %in% c("detach", "onUnload")) rev(hooks) else hooks) {
    if (is.character(hook)) hook <- get(hook)
    try(hook(package, path))
  }
}

# Calls what a package itself wants to be called, `.onLoad` and the like.
.runOwnHook <- function(name, ns, path) {
  fun <- get0(name, envir = ns, inherits = FALSE, mode = "function")
  if (is.null(fun)) return(invisible())
  package <- pkgname <- as.character(getNamespaceName(ns))
  libname <- dirname(path)
  problem <- tryCatch({
    if (name %in% c(".onLoad", ".onAttach")) fun(libname, pkgname) else fun(path)
    NULL
  }, error = identity)
  if (is.null(problem)) return(invisible())
  text <- gettextf("%s failed in %s() for '%s', details:\n  call: %s\n  error: %s", name, if (name == ".onAttach") "attachNamespace" else
                   if (name == ".onLoad") "loadNamespace" else "unloadNamespace", package, deparse(conditionCall(problem))[1L], conditionMessage(problem))
  if (name %in% c(".onLoad", ".onAttach")) stop(text, call. = FALSE, domain = NA) else warning(text, call. = FALSE, domain = NA)
}
