# Records how R lays out vectors, matrices, arrays and factors. Started by record-r-library.
arguments <- commandArgs(TRUE)
source(file.path(arguments[1], "common.R"))
directory <- arguments[2]
set.seed(19910801)

shown <- function(x, ...) escaped(paste0(paste(capture.output(print(x, ...)), collapse = "\n"), "\n"))

pieces <- c(letters, LETTERS, 0:9, " ", ".", "\\", "\"", "'", "\n", "\t", "\u00e9", "\u00df", "\u4e2d", "\uff21", "e\u0301",
  "\U1F600", "\u200b", "\u2028", "\u00a0", "\u00ad", "\a", "\001", "\177", "\u0300", "\uac00", "\u03a9")
word <- function() paste(sample(pieces, sample(0:12, 1), replace = TRUE, prob = c(rep(4, 62), rep(0.5, length(pieces) - 62))), collapse = "")
words <- function(n) vapply(seq_len(n), function(i) if (runif(1) < 0.04) NA_character_ else word(), "")
plain <- function(n) vapply(seq_len(n), function(i) paste(sample(letters, sample(1:9, 1), replace = TRUE), collapse = ""), "")
numbers <- function(n) switch(sample(4, 1), sample(10^sample(6, 1), n, replace = TRUE), round(rnorm(n), 2), rnorm(n), rexp(n) * 1e6)
width <- function() { w <- sample(c(80, 80, 80, 30, 60, 120), 1); options(width = w); w }

# Strings: width and escapes.
points <- c(1:0x2ff, sample(0x300:0xd7ff, 3000), sample(0xe000:0xffff, 1000), sample(0x10000:0x1ffff, 2000), sample(0x20000:0x10ffff, 300))
save.table("characters", vapply(points, function(p) { x <- intToUtf8(p); row(p, nchar(x, "width"), escaped(encodeString(x))) }, ""))
save.table("encoded", c(replicate(1500, { x <- word(); q <- sample(c("", "\"", "'"), 1); w <- sample(c(0, 0, 5, 20), 1)
  j <- sample(c("left", "right", "centre", "none"), 1)
  row(escaped(x), escaped(q), w, j, nchar(x, "width"), escaped(encodeString(x, width = w, quote = q, justify = j))) })))

sizes <- function() sample(c(1:12, 20, 40, 99, 100, 101, 130), 1)
save.table("vectors", c(replicate(200, { w <- width(); x <- numbers(sizes()); row(w, "FALSE", strings(format(x, digits = 7)), shown(x)) }),
  replicate(300, { w <- width(); x <- words(sizes()); q <- runif(1) < 0.7; row(w, "TRUE", strings(if (q) ifelse(is.na(x), "NA", encodeString(x, quote = "\"")) else
    ifelse(is.na(x), "<NA>", encodeString(x))), shown(x, quote = q)) })))
save.table("named", c(replicate(200, { w <- width(); x <- numbers(sizes()); n <- words(length(x)); names(x) <- n
  row(w, strings(n), strings(format(unname(x), digits = 7)), shown(x)) }),
  replicate(200, { w <- width(); x <- words(sizes()); n <- plain(length(x)); names(x) <- n
  row(w, strings(n), strings(ifelse(is.na(x), "NA", encodeString(x, quote = "\""))), shown(x)) })))

labels <- function(n) if (runif(1) < 0.4) NULL else if (runif(1) < 0.5) plain(n) else words(n)
or.none <- function(x) if (is.null(x)) "-" else strings(x)
matrix.row <- function(left) {
  w <- width(); r <- sample(c(1:5, 12), 1); c <- sample(c(1:6, 15, 30), 1)
  names <- list(labels(r), labels(c))
  if (runif(1) < 0.3) names(names) <- sample(c("", "row", "x", "a long title", "\u4e2d"), 2)
  if (is.null(names[[1]]) && is.null(names[[2]])) names <- NULL
  if (left) { x <- matrix(words(r * c), r, c, dimnames = names); q <- runif(1) < 0.6; right <- runif(1) < 0.3
    out <- shown(x, quote = q, right = right)
    cells <- if (q) ifelse(is.na(x), "NA", encodeString(x, quote = "\"")) else ifelse(is.na(x), "<NA>", encodeString(x)) }
  else { x <- matrix(numbers(r * c), r, c, dimnames = names); right <- TRUE; out <- shown(x)
    cells <- if (is.integer(x)) as.character(x) else apply(unname(x), 2, function(column) format(column, digits = 7)) }
  titles <- names(names)
  row(w, r, c, if (right) "TRUE" else "FALSE", or.none(names[[1]]), or.none(names[[2]]), if (is.null(titles)) "-" else strings(titles), strings(cells), if (left) "TRUE" else "FALSE", out)
}
save.table("matrices", c(replicate(250, matrix.row(FALSE)), replicate(250, matrix.row(TRUE))))

save.table("slices", replicate(200, { d <- sample(1:3, sample(3:5, 1), replace = TRUE)
  names <- lapply(d, function(n) if (runif(1) < 0.5) NULL else plain(n))
  if (all(vapply(names, is.null, NA))) names <- NULL else if (runif(1) < 0.5) names(names) <- sample(c("", "k", "title"), length(d), replace = TRUE)
  out <- capture.output(print(array(0, d, dimnames = names)))
  row(items(as.character(d)), items(vapply(seq_along(d), function(i) if (is.null(names[[i]])) "-" else paste(names[[i]], collapse = ","), "")),
    if (is.null(names(names))) "-" else strings(names(names)), escaped(paste(out[startsWith(out, ", , ")], collapse = "\n"))) }))

save.table("levels", replicate(400, { w <- width(); n <- sample(c(0:6, 20, 60, 200), 1); l <- unique(plain(n)); o <- runif(1) < 0.4
  x <- factor(character(), levels = l, ordered = o)
  row(w, if (o) "TRUE" else "FALSE", strings(l), shown(x)) }))
frame <- function() { w <- width(); r <- sample(c(1:5, 11), 1); c <- sample(c(1:5, 12), 1)
  columns <- lapply(seq_len(c), function(i) if (runif(1) < 0.5) numbers(r) else plain(r))
  x <- as.data.frame(columns, col.names = make.unique(plain(c))); cells <- as.matrix(format(x, digits = 7, na.encode = FALSE))
  row(w, r, c, strings(rownames(x)), strings(names(x)), strings(cells), shown(x)) }
save.table("frames", replicate(300, frame()))
