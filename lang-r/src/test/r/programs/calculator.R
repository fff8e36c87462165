# A calculator: tokens, a recursive descent parser, evaluation, and useful errors.
token <- function(type, text, at) list(type = type, text = text, at = at)

tokens_of <- function(line) {
  patterns <- c(number = "^[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?", name = "^[A-Za-z][A-Za-z0-9_]*",
                op = "^(\\*\\*|[-+*/^%(),=!])", space = "^\\s+")
  out <- list()
  at <- 1
  while (nchar(line) > 0) {
    found <- FALSE
    for (type in names(patterns)) {
      m <- regexpr(patterns[[type]], line)
      if (m == 1) {
        n <- attr(m, "match.length")
        if (type != "space") out[[length(out) + 1]] <- token(type, substr(line, 1, n), at)
        line <- substring(line, n + 1)
        at <- at + n
        found <- TRUE
        break
      }
    }
    if (!found) stop(structure(class = c("syntax_error", "error", "condition"),
                               list(message = paste0("bad character '", substr(line, 1, 1), "'"), call = NULL, at = at)))
  }
  out
}

syntax_error <- function(what, at) {
  stop(structure(class = c("syntax_error", "error", "condition"), list(message = what, call = NULL, at = at)))
}

parse_line <- function(line) {
  tokens <- tokens_of(line)
  i <- 1
  end <- nchar(line) + 1
  look <- function() if (i <= length(tokens)) tokens[[i]] else token("end", "", end)
  is_next <- function(...) look()$type == "op" && look()$text %in% c(...)
  take <- function() {
    t <- look()
    i <<- i + 1
    t
  }
  need <- function(text) if (is_next(text)) take() else syntax_error(paste0("expected '", text, "'"), look()$at)

  binary <- function(lower, ...) function() {
    left <- lower()
    while (is_next(...)) {
      op <- take()$text
      left <- list(op = op, left, lower())
    }
    left
  }
  primary <- function() {
    t <- take()
    if (t$type == "number") return(as.numeric(t$text))
    if (t$type == "name") {
      if (!is_next("(")) return(as.name(t$text))
      take()
      args <- list()
      if (!is_next(")")) repeat {
        args[[length(args) + 1]] <- sum_()
        if (!is_next(",")) break
        take()
      }
      need(")")
      return(c(list(op = "call", t$text), args))
    }
    if (t$type == "op" && t$text == "(") {
      inner <- sum_()
      need(")")
      return(inner)
    }
    if (t$type == "end") syntax_error("unexpected end", t$at)
    syntax_error(paste0("unexpected '", t$text, "'"), t$at)
  }
  postfix <- function() {
    e <- primary()
    while (is_next("!")) {
      take()
      e <- list(op = "call", "factorial", e)
    }
    e
  }
  power <- function() {
    base <- postfix()
    if (is_next("^", "**")) {
      take()
      list(op = "^", base, unary())
    } else base
  }
  unary <- function() {
    if (is_next("-")) {
      take()
      list(op = "neg", unary())
    } else power()
  }
  product <- binary(unary, "*", "/", "%")
  sum_ <- binary(product, "+", "-")

  if (length(tokens) > 1 && tokens[[1]]$type == "name" && tokens[[2]]$text == "=") {
    i <- 3
    result <- list(op = "set", tokens[[1]]$text, sum_())
  } else result <- sum_()
  if (look()$type != "end") syntax_error(paste0("unexpected '", look()$text, "'"), look()$at)
  result
}

functions <- list(sqrt = sqrt, max = max, min = min, factorial = factorial, sum = sum,
                  abs = abs, round = round, avg = function(...) mean(c(...)))

value <- function(e, vars) {
  if (is.numeric(e)) return(e)
  if (is.name(e)) {
    n <- as.character(e)
    if (!exists(n, envir = vars, inherits = FALSE)) stop("unknown variable ", n, call. = FALSE)
    return(get(n, envir = vars))
  }
  switch(e$op,
    "+" = value(e[[2]], vars) + value(e[[3]], vars),
    "-" = value(e[[2]], vars) - value(e[[3]], vars),
    "*" = value(e[[2]], vars) * value(e[[3]], vars),
    "/" = {
      d <- value(e[[3]], vars)
      if (d == 0) stop("division by zero", call. = FALSE)
      value(e[[2]], vars) / d
    },
    "%" = value(e[[2]], vars) %% value(e[[3]], vars),
    "^" = value(e[[2]], vars)^value(e[[3]], vars),
    neg = -value(e[[2]], vars),
    set = {
      v <- value(e[[3]], vars)
      assign(e[[2]], v, envir = vars)
      v
    },
    call = {
      f <- functions[[e[[2]]]]
      if (is.null(f)) stop("unknown function ", e[[2]], call. = FALSE)
      do.call(f, lapply(e[-(1:2)], value, vars))
    })
}

show <- function(e) {
  if (!is.list(e)) return(as.character(e))
  parts <- vapply(e[-1], show, "")
  paste0("(", e$op, " ", paste(parts, collapse = " "), ")")
}

vars <- new.env()
vars$pi <- pi
calculate <- function(line) {
  tryCatch({
    tree <- parse_line(line)
    cat(sprintf("%-24s %-34s = %s\n", line, show(tree), format(value(tree, vars), digits = 8)))
  }, syntax_error = function(e) {
    cat(line, "\n", strrep(" ", e$at - 1), "^ ", conditionMessage(e), "\n", sep = "")
  }, error = function(e) cat(line, "-> error:", conditionMessage(e), "\n"))
}

for (line in c("1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "2 ** -1", "10 % 4 - 1", "5!", "3!!",
               "x = 4", "y = x * 2.5e1", "x * y - 1", "sqrt(x) + max(1, y, 3)", "avg(1, 2, 3, 4)",
               "2 * pi", "round(2 / 3, 2)", "1 / 0", "z + 1", "foo(1)", "1 +", "(1", "1 2", "3 $ 4", "max(1,,2)", ")"))
  calculate(line)
print(sort(ls(vars)))
