# A traffic light, a vending machine and a tokenizer as state machines.
light <- function() {
  states <- c("red", "green", "yellow")
  i <- 0L
  function() {
    i <<- i %% length(states) + 1L
    states[i]
  }
}
nxt <- light()
for (k in 1:7) cat(nxt(), "")
cat("\n")
vending <- function(stock) {
  credit <- 0
  sold <- list()
  step <- function(event, ...) {
    args <- list(...)
    switch(event,
      coin = { credit <<- credit + args[[1]]; sprintf("credit %.2f", credit) },
      select = {
        item <- args[[1]]
        if (!item %in% names(stock)) return("unknown item")
        price <- stock[[item]]$price
        if (stock[[item]]$count == 0L) "sold out"
        else if (credit < price) sprintf("insert %.2f more", price - credit)
        else {
          credit <<- credit - price
          stock[[item]]$count <<- stock[[item]]$count - 1L
          sold[[length(sold) + 1]] <<- item
          paste("here is your", item)
        }
      },
      refund = { back <- credit; credit <<- 0; sprintf("returned %.2f", back) },
      stop("no such event: ", event))
  }
  list(step = step, report = function() list(stock = sapply(stock, `[[`, "count"), sold = table(unlist(sold))))
}
vm <- vending(list(cola = list(price = 1.5, count = 1L), chips = list(price = 1, count = 5L)))
events <- list(list("select", "cola"), list("coin", 1), list("select", "cola"), list("coin", 1), list("select", "cola"),
  list("select", "cola"), list("select", "gum"), list("coin", .5), list("select", "chips"), list("refund"))
for (e in events) cat(sprintf("%-14s -> %s\n", paste(unlist(e), collapse = " "), do.call(vm$step, e)))
result <- tryCatch(vm$step("kick"), error = function(e) conditionMessage(e))
result
str(vm$report())
tokenize <- function(src) {
  tokens <- character(0); types <- character(0); buffer <- ""; state <- "start"
  emit <- function() if (nzchar(buffer)) {
    tokens <<- c(tokens, buffer); types <<- c(types, state); buffer <<- ""
  }
  for (ch in strsplit(paste0(src, " "), "")[[1]]) {
    kind <- if (grepl("[0-9.]", ch)) "number" else if (grepl("[A-Za-z_]", ch)) "name" else if (ch == " ") "blank" else "operator"
    if (kind != state || kind == "operator") { emit(); state <- kind }
    if (kind != "blank") buffer <- paste0(buffer, ch)
  }
  data.frame(type = types, token = tokens)
}
tokenize("x1 = 3.14*(radius + 2)")
table(tokenize("a+b*c-10/2")$type)
precedence <- c("+" = 1, "-" = 1, "*" = 2, "/" = 2, "^" = 3)
to_rpn <- function(tokens) {
  out <- c(); ops <- c()
  for (t in tokens) {
    if (grepl("^[0-9]", t)) out <- c(out, t)
    else if (t == "(") ops <- c(ops, t)
    else if (t == ")") {
      while (tail(ops, 1) != "(") { out <- c(out, tail(ops, 1)); ops <- head(ops, -1) }
      ops <- head(ops, -1)
    } else {
      while (length(ops) && tail(ops, 1) != "(" && precedence[tail(ops, 1)] >= precedence[t]) { out <- c(out, tail(ops, 1)); ops <- head(ops, -1) }
      ops <- c(ops, t)
    }
  }
  c(out, rev(ops))
}
rpn <- to_rpn(tokenize("2 * (3 + 4) - 10 / 5")$token)
rpn
evaluate <- function(rpn) {
  stack <- numeric()
  for (t in rpn) {
    if (t %in% names(precedence)) {
      b <- stack[length(stack)]; a <- stack[length(stack) - 1]
      stack <- c(stack[seq_len(length(stack) - 2)], get(t)(a, b))
    } else stack <- c(stack, as.numeric(t))
  }
  stack
}
evaluate(rpn)
