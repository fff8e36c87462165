# A server in GNU R: reads the path of a directory from standard input, runs the script.R in it in a process of its own,
# forked from this one, has its output written to gnu.txt beside it, and answers with a line. Written for Oser.
arguments <- commandArgs(TRUE)
source(arguments[1])
patience <- as.numeric(arguments[2])

run <- function(directory) {
  setwd(directory)
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
  answer <- parallel::mccollect(job, wait = FALSE, timeout = 2 * patience)
  if (is.null(answer)) tools::pskill(job$pid, tools::SIGKILL)
  while (!is.null(answer) && !is.null(parallel::mccollect(job, wait = FALSE, timeout = 1))) {}
  cat(if (is.null(answer)) "killed" else if (inherits(answer[[1L]], "try-error")) "stopped" else "done", "\n", sep = "")
  flush(stdout())
}
