# A server in GNU R: reads the path of a directory from standard input, runs the script.R in it in a process of its own,
# forked from this one, has its output written to gnu.txt beside it, and answers with a line. Written for Oser.
arguments <- commandArgs(TRUE)
source(arguments[1])
patience <- as.numeric(arguments[2])

run <- function(directory) {
  setwd(directory)
  patience <- patience
  rm(list = setdiff(ls(globalenv(), all.names = TRUE), ".drive"), envir = globalenv())
  output <- file("gnu.txt", "w")
  sink(output)
  sink(output, type = "message")
  on.exit({
    sink(type = "message")
    while (sink.number()) sink()
    close(output)
  })
  setTimeLimit(elapsed = patience)
  .drive("script.R")
}

input <- file("stdin", "r")
while (length(directory <- readLines(input, 1L))) {
  job <- parallel::mcparallel(run(directory), mc.set.seed = FALSE, silent = TRUE)
  # Its warnings are about processes that were killed; those to come would inherit them.
  answer <- suppressWarnings(parallel::mccollect(job, wait = FALSE, timeout = 2 * patience))
  if (is.null(answer)) tools::pskill(job$pid, tools::SIGKILL)
  while (!is.null(answer) && !is.null(suppressWarnings(parallel::mccollect(job, wait = FALSE, timeout = 1)))) {}
  cat(if (is.null(answer)) "killed" else if (inherits(answer[[1L]], "try-error")) "stopped" else "done", "\n", sep = "")
  flush(stdout())
}
