parse.expr <- function(tokens) {
  pos <- 1
  peek <- function() if (pos <= length(tokens)) tokens[pos] else ""
  advance <- function() { t <- peek(); pos <<- pos + 1; t }
  factor <- function() {
    t <- advance()
    if (t == "(") { v <- expr(); advance(); v }
    else if (t == "-") -factor()
    else as.numeric(t)
  }
  term <- function() {
    v <- factor()
    while (peek() %in% c("*", "/"))
      v <- if (advance() == "*") v * factor() else v / factor()
    v
  }
  expr <- function() {
    v <- term()
    while (peek() %in% c("+", "-")) v <- if (advance() == "+") v + term() else v - term()
    v
  }
  expr()
}
