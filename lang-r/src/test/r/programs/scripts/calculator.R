# A tokenizer, a recursive descent parser and an evaluator for arithmetic.
tokenize <- function(text) {
  pattern <- "[0-9]+\\.?[0-9]*|[-+*/^()=]|[A-Za-z_]+"
  tokens <- regmatches(text, gregexpr(pattern, text))[[1]]
  rest <- gsub(pattern, "", text)
  if (grepl("[^[:space:]]", rest))
    stop("unexpected character '", substr(trimws(rest), 1, 1), "'", call. = FALSE)
  tokens
}

parser <- function(tokens) {
  position <- 1
  peek <- function() if (position <= length(tokens)) tokens[position] else ""
  advance <- function() { token <- peek(); position <<- position + 1; token }
  expect <- function(token) if (advance() != token) stop("expected '", token, "'", call. = FALSE)
  expression <- function() {
    left <- term()
    while (peek() %in% c("+", "-")) left <- list(op = advance(), left = left, right = term())
    left
  }
  term <- function() {
    left <- power()
    while (peek() %in% c("*", "/")) left <- list(op = advance(), left = left, right = power())
    left
  }
  power <- function() {
    base <- unary()
    if (peek() == "^") { advance(); list(op = "^", left = base, right = power()) } else base
  }
  unary <- function() {
    if (peek() == "-") { advance(); list(op = "neg", left = unary()) } else primary()
  }
  primary <- function() {
    token <- advance()
    if (token == "(") { inner <- expression(); expect(")"); inner }
    else if (grepl("^[0-9]", token)) as.numeric(token)
    else if (grepl("^[A-Za-z_]", token)) as.name(token)
    else stop("unexpected '", token, "'", call. = FALSE)
  }
  tree <- expression()
  if (peek() != "") stop("trailing '", peek(), "'", call. = FALSE)
  tree
}

evaluate <- function(tree, variables) {
  if (is.numeric(tree)) return(tree)
  if (is.name(tree)) {
    name <- as.character(tree)
    if (!exists(name, envir = variables, inherits = FALSE)) stop("unknown variable ", sQuote(name, FALSE), call. = FALSE)
    return(get(name, envir = variables))
  }
  left <- evaluate(tree$left, variables)
  if (tree$op == "neg") return(-left)
  right <- evaluate(tree$right, variables)
  switch(tree$op, "+" = left + right, "-" = left - right, "*" = left * right,
         "/" = if (right == 0) stop("division by zero", call. = FALSE) else left / right, "^" = left^right)
}

show <- function(tree) {
  if (is.list(tree)) {
    if (tree$op == "neg") paste0("(- ", show(tree$left), ")")
    else paste0("(", tree$op, " ", show(tree$left), " ", show(tree$right), ")")
  } else format(tree)
}

variables <- new.env()
run <- function(line) {
  tokens <- tokenize(line)
  if (length(tokens) > 1 && tokens[2] == "=") {
    value <- evaluate(parser(tokens[-(1:2)]), variables)
    assign(tokens[1], value, envir = variables)
  } else {
    tree <- parser(tokens)
    cat(format(show(tree), width = 34))
    value <- evaluate(tree, variables)
  }
  cat("=>", format(value, digits = 10), "\n")
}

for (line in c("1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "x = 7 / 4", "x * x - 1", "10 / 4 / 5",
               "y = x ^ 0.5", "y * y", "1 / 0", "2 * (3 + ", "foo + 1", "3 $ 4", "1 2", "((((42))))")) {
  cat(sprintf("%-20s ", line))
  tryCatch(run(line), error = function(e) cat("error:", conditionMessage(e), "\n"))
}
print(sort(ls(variables)))
print(mget(c("x", "y"), envir = variables))
str <- capture.output(print(parser(tokenize("1+a"))))
cat(str, sep = "\n")
