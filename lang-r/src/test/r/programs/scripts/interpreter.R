# A small stack machine and a compiler from R expressions to it.
compile <- function(e) {
  if (is.numeric(e)) return(list(list(op = "push", value = e)))
  if (is.name(e)) return(list(list(op = "load", name = as.character(e))))
  if (is.call(e)) {
    f <- as.character(e[[1]])
    if (f == "(") return(compile(e[[2]]))
    if (f == "<-") return(c(compile(e[[3]]), list(list(op = "store", name = as.character(e[[2]])))))
    if (f == "{") return(do.call(c, lapply(as.list(e)[-1], compile)))
    if (f == "if") {
      condition <- compile(e[[2]])
      yes <- compile(e[[3]])
      no <- if (length(e) > 3) compile(e[[4]]) else list(list(op = "push", value = 0))
      return(c(condition, list(list(op = "branch", skip = length(yes) + 1)), yes, list(list(op = "jump", skip = length(no))), no))
    }
    if (f == "while") {
      condition <- compile(e[[2]])
      body <- compile(e[[3]])
      return(c(condition, list(list(op = "branch", skip = length(body) + 1)), body,
               list(list(op = "jump", skip = -(length(body) + length(condition) + 2)))))
    }
    if (length(e) == 2 && f == "-") return(c(compile(e[[2]]), list(list(op = "negate"))))
    return(c(compile(e[[2]]), compile(e[[3]]), list(list(op = "binary", name = f))))
  }
  stop("cannot compile ", deparse(e))
}

run <- function(code, trace = FALSE) {
  stack <- c()
  env <- new.env()
  pc <- 1
  steps <- 0
  while (pc <= length(code)) {
    i <- code[[pc]]
    steps <- steps + 1
    if (steps > 10000) stop("too many steps")
    switch(i$op,
      push = stack <- c(stack, i$value),
      load = {
        if (!exists(i$name, envir = env, inherits = FALSE)) stop("undefined: ", i$name)
        stack <- c(stack, get(i$name, envir = env))
      },
      store = {
        assign(i$name, stack[length(stack)], envir = env)
      },
      negate = stack[length(stack)] <- -stack[length(stack)],
      binary = {
        n <- length(stack)
        value <- do.call(i$name, list(stack[n - 1], stack[n]))
        stack <- c(stack[seq_len(n - 2)], as.numeric(value))
      },
      branch = {
        condition <- stack[length(stack)]
        stack <- stack[-length(stack)]
        if (condition == 0) pc <- pc + i$skip
      },
      jump = pc <- pc + i$skip,
      stop("unknown op ", i$op))
    if (trace) cat(sprintf("%2d %-7s [%s]\n", pc, i$op, paste(stack, collapse = " ")))
    pc <- pc + 1
  }
  list(value = stack[length(stack)], env = env, steps = steps)
}

r <- run(compile(quote(1 + 2 * (3 - -4))), trace = TRUE)
r$value
program <- quote({
  n <- 10
  a <- 0
  b <- 1
  while (n > 0) {
    t <- a + b
    a <- b
    b <- t
    n <- n - 1
  }
  a
})
code <- compile(program)
length(code)
table(vapply(code, function(i) i$op, ""))
r <- run(code)
r$value
sort(ls(r$env))
mget(c("a", "b", "n"), envir = r$env)
run(compile(quote(if (1 < 2) 10 else 20)))$value
tryCatch(run(compile(quote(x + 1))), error = function(e) conditionMessage(e))
tryCatch(run(compile(quote(while (1) 1))), error = function(e) conditionMessage(e))
tryCatch(compile(quote("a")), error = function(e) conditionMessage(e))
