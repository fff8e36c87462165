# Methods of S3 that are found without being visible where a generic is called.

registerS3method <- function(genname, class, method, envir = parent.frame()) {
  method <- if (is.character(method)) get(method, envir = envir, mode = "function") else method
  if (!is.function(method)) stop("'method' must be a function or name of a function", domain = NA)
  assign(paste(genname, class, sep = "."), method, envir = .genericTable(genname, envir))
  invisible()
}

.S3method <- function(generic, class, method) {
  caller <- parent.frame()
  found <- if (missing(method)) get(paste0(generic, ".", class), envir = caller, mode = "function")
           else if (is.function(method)) method else get(as.character(method), envir = caller, mode = "function")
  assign(paste0(generic, ".", class), found, envir = .genericTable(generic, caller))
  invisible(found)
}

# The table of the namespace that defines a generic.
.genericTable <- function(generic, envir) {
  found <- get0(generic, envir = envir, mode = "function")
  if (is.null(found)) found <- get0(generic, envir = .libraryOf(), mode = "function")
  if (is.function(found) && inherits(found, "genericFunction")) found <- .genericFacts(generic)$standard
  .methodsTable(if (is.function(found) && !is.primitive(found)) environment(found))
}

# Where functions that only R's own packages see are found.
.libraryOf <- function() parent.env(.standardNamespace("utils"))

# `info` has rows of generic, class, name of the method and, for generics of packages that may not be loaded, the name of that package.
registerS3methods <- function(info, package, env) {
  if (!NROW(info)) return(invisible())
  if (ncol(info) < 4L) info <- cbind(info, NA_character_)
  missing <- character()
  for (i in seq_len(nrow(info))) {
    method <- if (is.na(info[i, 3L]) || !nzchar(info[i, 3L])) paste(info[i, 1L], info[i, 2L], sep = ".") else info[i, 3L]
    if (!exists(method, envir = env, inherits = TRUE)) missing <- c(missing, method)
    else if (is.na(info[i, 4L])) .registerFrom(info[i, 1L], info[i, 2L], method, env, env)
    else .registerLater(info[i, 1L], info[i, 2L], method, env, info[i, 4L])
  }
  if (length(missing))
    warning(sprintf(ngettext(length(missing), "S3 method %s was declared in NAMESPACE but not found", "S3 methods %s were declared in NAMESPACE but not found"),
                    paste(sQuote(missing), collapse = ", ")), call. = FALSE, domain = NA)
  facts <- if (isNamespace(env) && !isBaseNamespace(env)) env[[".__NAMESPACE__."]]
  if (is.environment(facts)) facts$S3methods <- rbind(facts$S3methods, unname(info[, 1:4, drop = FALSE]))
  invisible()
}

.registerFrom <- function(generic, class, method, env, from)
  importIntoEnv(.genericTable(generic, from), paste(generic, class, sep = "."), env, method)

.registerLater <- function(generic, class, method, env, package) {
  force(generic)
  force(class)
  force(method)
  register <- function(...) .registerFrom(generic, class, method, env, asNamespace(package))
  if (isNamespaceLoaded(package)) register() else setHook(packageEvent(package, "onLoad"), register)
}
