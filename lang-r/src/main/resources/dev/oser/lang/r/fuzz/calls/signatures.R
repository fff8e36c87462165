# Prints the parameters of the functions of R's packages that random calls are about, a line for each function: package, name,
# and each parameter with what its default looks like. Run in GNU R. Written for Oser.
kind <- function(default) {
  if (identical(default, quote(expr = ))) "required"
  else if (is.null(default)) "null"
  else if (is.logical(default)) "flag"
  else if (is.numeric(default)) "number"
  else if (is.character(default)) "text"
  else if (is.call(default) && identical(default[[1L]], quote(c)) && all(vapply(as.list(default)[-1L], is.character, NA)))
    paste(c("choice", as.list(default)[-1L]), collapse = "|")
  else "other"
}
for (package in c("base", "stats", "utils")) {
  names <- if (package == "base") ls(baseenv(), all.names = TRUE) else getNamespaceExports(package)
  for (name in sort(names)) {
    f <- get(name, envir = asNamespace(package))
    # Nobody calls methods of S3 by name; with values of other classes they do what comes of it.
    if (!is.function(f) || isTRUE(tryCatch(isS3method(name), error = function(e) FALSE))) next
    parameters <- as.list(if (!is.primitive(f)) formals(f) else if (is.null(args(f))) alist(x = , i = , value = ) else formals(args(f)))
    cat(name, sprintf("%s=%s", names(parameters), vapply(parameters, kind, "")), sep = "\t")
    cat("\n")
  }
}
