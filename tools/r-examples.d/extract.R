# Writes the examples of the help pages of a package as scripts, their expressions separated by lines of #%%.
#   Rscript extract.R PACKAGE DIRECTORY
arguments <- commandArgs(TRUE)
pages <- tools::Rd_db(arguments[1L])
for (name in names(pages)) {
  code <- tempfile()
  tools::Rd2ex(pages[[name]], code, commentDontrun = TRUE)
  if (!file.exists(code)) next
  expressions <- tryCatch(parse(code, keep.source = TRUE, encoding = "UTF-8"), error = function(e) NULL)
  texts <- lapply(attr(expressions, "srcref"), as.character)
  if (length(texts) == 0L) next
  lines <- unlist(lapply(texts, function(text) c("#%%", text)))
  writeLines(lines[-1L], file.path(arguments[2L], paste0(sub("[.]Rd$", "", name), ".R")), useBytes = TRUE)
}
