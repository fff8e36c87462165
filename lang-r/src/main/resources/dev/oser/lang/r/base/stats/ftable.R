# Flat contingency tables.

ftable <- function(x, ...) UseMethod("ftable")

ftable.default <- function(..., exclude = c(NA, NaN), row.vars = NULL, col.vars = NULL) {
  given <- list(...)
  if (!length(given)) stop("nothing to tabulate")
  x <- given[[1L]]
  cells <- if (is.list(x) && !is.ftable(x)) table(x, exclude = exclude)
    else if (inherits(x, "ftable")) as.table(x)
    else if (is.array(x) && length(dim(x)) > 1L) as.table(x)
    else table(..., exclude = exclude)
  names <- names(dimnames(cells))
  count <- length(dim(cells))
  places <- function(which) if (is.character(which)) {
    found <- pmatch(which, names)
    if (anyNA(found)) stop("incorrect specification for 'row.vars'", call. = FALSE)
    found
  } else which
  rows <- if (!is.null(row.vars)) places(row.vars)
  columns <- if (!is.null(col.vars)) places(col.vars)
  if (is.null(rows)) rows <- if (is.null(columns)) seq_len(count - 1L) else setdiff(seq_len(count), columns)
  if (is.null(columns)) columns <- setdiff(seq_len(count), rows)
  other <- setdiff(seq_len(count), c(rows, columns))
  if (length(other)) cells <- apply(cells, c(rows, columns), sum)
  else cells <- aperm(cells, c(rows, columns))
  names(dimnames(cells)) -> names
  sides <- split(seq_along(dim(cells)), rep(1:2, c(length(rows), length(columns))))
  labels <- dimnames(cells)
  rowLabels <- labels[seq_along(rows)]
  columnLabels <- labels[length(rows) + seq_along(columns)]
  # The last variable runs fastest on both sides.
  turned <- aperm(cells, c(rev(seq_along(rows)), rev(length(rows) + seq_along(columns))))
  structure(matrix(as.vector(turned), prod(lengths(rowLabels)), prod(lengths(columnLabels))), class = "ftable", row.vars = rowLabels, col.vars = columnLabels)
}

is.ftable <- function(x) inherits(x, "ftable")

ftable.formula <- function(formula, data = NULL, subset, na.action, ...) {
  if (missing(formula) || !inherits(formula, "formula")) stop("'formula' missing or incorrect")
  if (length(formula) != 3L) stop("'formula' must have both left and right hand sides")
  given <- data
  if (inherits(given, "ftable") || inherits(given, "table") || length(dim(given)) > 2L) {
    if (inherits(given, "ftable")) given <- as.table(given)
    names <- names(dimnames(given))
    left <- all.vars(formula[[2L]])
    right <- all.vars(formula[[3L]])
    if (identical(left, ".")) left <- setdiff(names, right)
    if (identical(right, ".")) right <- setdiff(names, left)
    return(ftable.default(given, row.vars = right, col.vars = left))
  }
  if (is.matrix(given)) given <- as.data.frame(given)
  left <- all.vars(formula[[2L]])
  right <- all.vars(formula[[3L]])
  if (identical(right, ".")) right <- setdiff(names(given), left)
  if (identical(left, ".")) left <- setdiff(names(given), right)
  frame <- lapply(c(right, left), function(name) eval(as.name(name), given, environment(formula)))
  names(frame) <- c(right, left)
  if (!missing(subset)) {
    chosen <- eval(substitute(subset), given, environment(formula))
    frame <- lapply(frame, function(column) column[chosen & !is.na(chosen)])
  }
  ftable.default(do.call(table, frame), row.vars = seq_along(right), col.vars = length(right) + seq_along(left))
}

as.table.ftable <- function(x, ...) {
  rows <- attr(x, "row.vars")
  columns <- attr(x, "col.vars")
  labels <- c(rev(rows), rev(columns))
  cells <- array(as.vector(unclass(x)), lengths(labels), dimnames = labels)
  as.table(aperm(cells, c(rev(seq_along(rows)), rev(length(rows) + seq_along(columns)))))
}

# The cells of the printed table: labels around numbers, a label only where it changes.
# The cells of the printed table, those of a column as wide as its widest.
.flatCells <- function(x, digits, quote) {
  rows <- attr(x, "row.vars")
  columns <- attr(x, "col.vars")
  labelColumns <- function(labels, count) {
    sizes <- lengths(labels)
    cells <- matrix("", count, length(labels))
    for (i in seq_along(labels)) {
      after <- prod(sizes[-seq_len(i)])
      starts <- seq.int(1L, count, by = after)
      cells[starts, i] <- rep_len(labels[[i]], length(starts))
    }
    cells
  }
  left <- labelColumns(rows, nrow(x))
  top <- t(labelColumns(columns, ncol(x)))
  numbers <- format(unclass(as.vector(x)), digits = digits)
  numbers <- matrix(numbers, nrow(x))
  quoted <- function(labels) if (quote) ifelse(nzchar(labels), paste0("\"", labels, "\""), labels) else labels
  left[] <- quoted(left)
  top[] <- quoted(top)
  rowNames <- names(rows)
  columnNames <- names(columns)
  if (is.null(rowNames)) rowNames <- rep("", length(rows))
  if (is.null(columnNames)) columnNames <- rep("", length(columns))
  head <- cbind(matrix("", length(columns), length(rows)), quoted(columnNames), top)
  middle <- c(quoted(rowNames), "", rep("", ncol(x)))
  cells <- unname(rbind(head, middle, cbind(left, "", numbers)))
  labels <- length(rows) + 1L
  for (j in seq_len(ncol(cells))) cells[, j] <- format(cells[, j], justify = if (j <= labels) "left" else "right")
  cells
}

format.ftable <- function(x, quote = TRUE, digits = getOption("digits"), ...) .flatCells(x, digits, quote)

write.ftable <- function(x, file = "", quote = TRUE, append = FALSE, digits = getOption("digits"), sep = " ", ...) {
  if (!inherits(x, "ftable")) stop("'x' must be an \"ftable\" object")
  lines <- apply(format.ftable(x, quote = quote, digits = digits), 1L, paste, collapse = sep)
  cat(lines, file = file, append = append, sep = "\n")
  invisible(x)
}

print.ftable <- function(x, digits = getOption("digits"), ...) {
  write.ftable(x, quote = FALSE, digits = digits)
  invisible(x)
}

as.data.frame.ftable <- function(x, row.names = NULL, optional = FALSE, ...) as.data.frame(as.table(x), row.names = row.names, optional = optional, ...)

as.matrix.ftable <- function(x, sep = "_", ...) {
  side <- function(labels) {
    if (!length(labels)) return(NULL)
    # The last variable runs fastest.
    grid <- rev(expand.grid(rev(labels), KEEP.OUT.ATTRS = FALSE, stringsAsFactors = FALSE))
    do.call(paste, c(unname(as.list(grid)), list(sep = sep)))
  }
  rows <- attr(x, "row.vars")
  columns <- attr(x, "col.vars")
  labels <- list(side(rows), side(columns))
  names(labels) <- c(paste(names(rows), collapse = sep), paste(names(columns), collapse = sep))
  matrix(as.vector(unclass(x)), nrow(x), ncol(x), dimnames = labels)
}

head.ftable <- function(x, n = 6L, ...) {
  # Lines with the labels of columns do not count.
  .linesOf(x, head, n + length(attr(x, "col.vars")) + 1L)
}

tail.ftable <- function(x, n = 6L, ...) .linesOf(x, tail, n)

# The first or last lines of what is printed.
.linesOf <- function(x, end, n) {
  lines <- format(x)
  dimnames(lines) <- list(rep.int("", nrow(lines)), rep.int("", ncol(lines)))
  noquote(end(lines, n))
}
