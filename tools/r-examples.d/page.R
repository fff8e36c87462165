# Evaluates the expressions of a page one after the other as Rscript would, with a line in front of the output of each, and goes on
# behind errors. The driver leaves no variables where the page could see them.
#   Rscript page.R SCRIPT PACKAGE
(function(script, package) {
  lines <- readLines(script, encoding = "UTF-8")
  texts <- split(lines[lines != "#%%"], cumsum(lines == "#%%")[lines != "#%%"])
  options(device = function(...) pdf(NULL))
  if (package != "base") library(package, character.only = TRUE)
  set.seed(1)
  for (i in seq_along(texts)) {
    cat("\n#%% ", i, "\n", sep = "")
    tryCatch(
      for (expression in as.list(parse(text = texts[[i]], keep.source = TRUE, encoding = "UTF-8"))) {
        result <- withVisible(eval(expression, globalenv()))
        value <- result$value
        # Of a function of R's packages only the parameters are shown: its code is not for us to read.
        if (is.function(value) && (is.primitive(value) || isNamespace(environment(value)))) value <- args(value)
        if (result$visible) if (isS4(value)) methods::show(value) else print(value)
      },
      error = function(e) cat("\n#%% error ", conditionMessage(e), "\n", sep = ""))
  }
})(commandArgs(TRUE)[1L], commandArgs(TRUE)[2L])
