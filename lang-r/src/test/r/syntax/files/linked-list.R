cons <- function(head, tail) structure(list(head = head, tail = tail), class = "cons")
length.cons <- function(x) { n <- 0; while (!is.null(x)) { n <- n + 1; x <- .subset2(x, "tail") }; n }
print.cons <- function(x, ...) {
  while (!is.null(x)) {
    cat(x$head, if (is.null(x$tail)) "\n" else "-> ", sep = "")
    x <- x$tail
  }
}
