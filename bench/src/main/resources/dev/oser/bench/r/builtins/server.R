# Answers what ./oser bench r-builtins asks, in GNU R and in Oser alike: each request is a file in a folder, each answer a line.

# Inputs: the same in both, since the seed is set before.
numbers <- function(n) rnorm(n)
whole <- function(n, most = n) sample.int(most, n, TRUE)
words <- function(n, different = 1000L) {
  made <- paste0(sample(letters, different, TRUE), sample(letters, different, TRUE), seq_len(different))
  sample(made, n, TRUE)
}
frame <- function(n) data.frame(id = seq_len(n), group = whole(n, 20L), value = numbers(n), word = words(n, 50L))

# What both must agree on, whatever the result is.
fingerprint <- function(x) {
  if (is.environment(x) || is.function(x) || is.language(x)) return(typeof(x))
  if (is.list(x)) {
    seen <- x[seq_len(min(length(x), 3L))]
    return(paste(c("list", length(x), vapply(unclass(seen), fingerprint, "")), collapse = " "))
  }
  total <- if (is.character(x)) sum(nchar(x), na.rm = TRUE)
    else if (is.raw(x)) sum(as.integer(x))
    else if (is.complex(x)) sum(Mod(x))
    else if (length(x)) sum(abs(as.numeric(x)[is.finite(x)]))
    else 0
  paste(typeof(x), length(x), format(total, digits = 6))
}

now <- function() as.numeric(Sys.time())

# Calls a function until the seconds are over, but at least as often as asked; returns how often.
keep.calling <- function(run, seconds, least) {
  calls <- 0
  end <- now() + seconds
  while (calls < least || now() < end) {
    run()
    calls <- calls + 1
  }
  calls
}

# Makes the function to be timed and returns how it can be asked for a round.
prepare <- function(size, setup, expression, warm) {
  place <- new.env(parent = globalenv())
  assign("n", as.numeric(size), place)
  set.seed(42)
  eval(parse(text = setup), place)
  run <- eval(parse(text = paste0("function() {", expression, "}")), place)
  set.seed(42)
  print <- fingerprint(run())
  calls <- keep.calling(run, warm, 2)
  list(run = run, print = print, calls = max(1, ceiling(calls / warm * 0.02)))
}

round.of <- function(run, calls) {
  before <- now()
  for (i in seq_len(calls)) run()
  (now() - before) / calls
}

serve <- function(folder) {
  number <- 0L
  current <- NULL
  repeat {
    number <- number + 1L
    file <- file.path(folder, number)
    while (!file.exists(file)) Sys.sleep(0.002)
    request <- readLines(file)
    if (request[1L] == "end") break
    answer <- tryCatch(
      if (request[1L] == "prepare") {
        current <- NULL
        current <- prepare(request[2L], request[3L], request[4L], as.numeric(request[5L]))
        current$print
      } else format(round.of(current$run, current$calls), digits = 15),
      error = function(e) paste("error:", conditionMessage(e)))
    cat("answer ", gsub("\n", " ", answer), "\n", sep = "")
    flush(stdout())
  }
}
