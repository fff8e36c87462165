# Runs a script and prints all that can be seen of it: values, output, and conditions with their calls. GNU R and Oser both
# run this, so that what they print can be compared. Written for Oser.
.drive <- function(file) {
  shown <- function(kind, condition) {
    call <- conditionCall(condition)
    cat(kind, ": ", conditionMessage(condition), if (!is.null(call)) c(" [in ", deparse(call)[1L], "]"), "\n", sep = "")
  }
  muffle <- function(condition, name)
    for (restart in computeRestarts(condition)) if (identical(restart$name, name)) invokeRestart(restart)
  # What functions of packages look like is their own: they are only named.
  isOfPackage <- function(value) is.function(value) && !is.primitive(value) && isNamespace(environment(value))
  statements <- tryCatch(withCallingHandlers(parse(file, keep.source = FALSE), warning = function(w) {
    cat("warning: ", conditionMessage(w), "\n", sep = "")
    muffle(w, "muffleWarning")
  }), error = function(e) NULL)
  if (is.null(statements)) {
    cat("does not parse\n")
    return(invisible())
  }
  set.seed(1)
  for (statement in statements) {
    ended <- tryCatch(withCallingHandlers({
      result <- withVisible(eval(statement, globalenv()))
      if (result$visible) if (isOfPackage(result$value)) cat("function of ", getNamespaceName(environment(result$value)), "\n", sep = "") else print(result$value)
      FALSE
    }, warning = function(w) {
      shown("warning", w)
      muffle(w, "muffleWarning")
    }, message = function(m) {
      shown("message", m)
      muffle(m, "muffleMessage")
    }), error = function(e) {
      shown("error", e)
      TRUE
    })
    if (ended) break
  }
  invisible()
}
