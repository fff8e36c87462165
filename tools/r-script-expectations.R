# Asks GNU R what it prints when it runs Oser's test scripts. Written for Oser; started by record-r-expectations.
# Usage: Rscript r-script-expectations.R <directory with cases> [only files whose path contains this]
#
# Cases: a file in a directory named "scripts" holds many, separated by lines that are exactly "#%%"; a file in
# a directory named "programs" is one. Each case is run by `Rscript --vanilla` in a process of its own, with the
# locale C.UTF-8, no arguments, no standard input and an empty working directory.
#
# What it printed goes to x.expected beside x.R, for each case in order:
#   #%% status N     begins a case: R ended with status N
#   out: TEXT        a line of standard output
#   err: TEXT        a line of standard error; all of these come after those of standard output
#   out\  or  err\   directly after the last such line: it did not end with a newline
# To decode, join what follows the five characters of each prefix, ending each line with a newline unless the
# mark follows it. Lines end at "\n" only; every other byte stands for itself. Every line of the file begins with
# one of these marks, so nothing a script prints can be taken for another case.

arguments <- commandArgs(TRUE)
directory <- normalizePath(arguments[1])
only <- if (length(arguments) > 1) arguments[2] else ""
separator <- "#%%"
processes <- 2

cases.of <- function(file) {
  lines <- readLines(file, encoding = "bytes", warn = FALSE)
  if (basename(dirname(file)) == "programs") return(list(lines))
  part <- cumsum(lines == separator)
  lapply(0:max(part), function(i) lines[part == i & lines != separator])
}

# The lines of a stream, prefixed.
marked <- function(prefix, file) {
  size <- file.size(file)
  if (size == 0) return(character())
  text <- rawToChar(readBin(file, "raw", size))
  whole <- endsWith(text, "\n")
  lines <- strsplit(text, "\n", fixed = TRUE, useBytes = TRUE)[[1]]
  c(paste0(prefix, ": ", lines), if (!whole) paste0(prefix, "\\"))
}

# Output that changes from run to run, or says nothing, is no expectation.
complaints <- function(answer) c(
  if (length(answer) < 2 && endsWith(answer[1], " 0")) "prints nothing",
  if (any(grepl("0x[0-9a-f]{8,}", answer, useBytes = TRUE))) "shows an address",
  if (any(grepl("/tmp/|Rtmp", answer, useBytes = TRUE))) "shows a temporary path")

files <- list.files(directory, "[.]R$", recursive = TRUE, full.names = TRUE)
files <- files[basename(dirname(files)) %in% c("scripts", "programs") & grepl(only, files, fixed = TRUE)]
cases <- lapply(files, cases.of)

scratch <- tempfile("cases")
place <- function(file, case) file.path(scratch, sprintf("%d-%d", file, case))
for (i in seq_along(files)) for (j in seq_along(cases[[i]])) {
  dir.create(file.path(place(i, j), "work"), recursive = TRUE)
  writeLines(cases[[i]][[j]], file.path(place(i, j), "script.R"), useBytes = TRUE)
}
one <- paste("cd \"$0/work\" && Rscript --vanilla ../script.R < /dev/null > ../out 2> ../err;",
             "echo $? > ../status")
if (length(files))
  system(paste("cd", shQuote(scratch), "&& ls | xargs -P", processes, "-n 1 sh -c", shQuote(one)))

for (i in seq_along(files)) {
  answers <- lapply(seq_along(cases[[i]]), function(j) {
    said <- place(i, j)
    answer <- c(paste(separator, "status", readLines(file.path(said, "status"))),
                marked("out", file.path(said, "out")), marked("err", file.path(said, "err")))
    for (complaint in complaints(answer))
      message(files[i], ":", j, " ", complaint)
    answer
  })
  writeLines(unlist(answers), sub("[.]R$", ".expected", files[i]), useBytes = TRUE)
}
