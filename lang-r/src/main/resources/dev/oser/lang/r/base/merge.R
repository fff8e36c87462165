# Joining data frames.

merge <- function(x, y, ...) UseMethod("merge")

merge.default <- function(x, y, ...) merge(as.data.frame(x), as.data.frame(y), ...)

merge.data.frame <- function(x, y, by = intersect(names(x), names(y)), by.x = by, by.y = by, all = FALSE, all.x = all, all.y = all,
                             sort = TRUE, suffixes = c(".x", ".y"), no.dups = TRUE, incomparables = NULL, ...) {
  y <- as.data.frame(y)
  if (length(by.x) != length(by.y)) stop("'by.x' and 'by.y' specify different numbers of columns")
  if (length(by.x) == 0L) return(.crossJoin(x, y, suffixes))
  fix.by <- function(by, frame) {
    if (is.logical(by)) return(which(by))
    if (!is.character(by)) return(as.integer(by))
    places <- match(by, names(frame))
    places[by == "row.names"] <- 0L
    if (anyNA(places)) stop("'by' must specify a uniquely valid column")
    places
  }
  by.x <- fix.by(by.x, x)
  by.y <- fix.by(by.y, y)
  rows.x <- .joinColumns(x, by.x)
  rows.y <- .joinColumns(y, by.y)
  codes <- .joinCodes(rows.x, rows.y, nrow(x), nrow(y))
  if (!is.null(incomparables) && !isFALSE(incomparables) && length(rows.x) == 1L) {
    # Each of them is a value of its own.
    alone.x <- which(rows.x[[1L]] %in% incomparables)
    alone.y <- which(rows.y[[1L]] %in% incomparables)
    top <- max(codes$x, codes$y, 0L)
    codes$x[alone.x] <- top + seq_along(alone.x)
    codes$y[alone.y] <- top + length(alone.x) + seq_along(alone.y)
  }
  pairs <- .joinPairs(codes$x, codes$y)
  names <- names(rows.x)
  left <- pairs$x
  right <- pairs$y
  only.x <- if (all.x) pairs$only.x else integer()
  only.y <- if (all.y) pairs$only.y else integer()
  keys <- lapply(seq_along(rows.x), function(k) .stackedColumn(list(rows.x[[k]][left], rows.x[[k]][only.x], rows.y[[k]][only.y])))
  if (!length(only.x) && !length(only.y)) keys <- lapply(rows.x, function(key) key[left])
  names(keys) <- names
  others.x <- setdiff(seq_along(x), by.x)
  others.y <- setdiff(seq_along(y), by.y)
  take <- function(frame, places, rows) lapply(.asColumns(frame)[places], .rowsOf, rows)
  rest.x <- take(x, others.x, c(left, only.x, rep(NA_integer_, length(only.y))))
  rest.y <- take(y, others.y, c(right, rep(NA_integer_, length(only.x)), only.y))
  names.x <- names(x)[others.x]
  names.y <- names(y)[others.y]
  shared <- intersect(names.x, names.y)
  new.x <- ifelse(names.x %in% shared, paste0(names.x, suffixes[1L]), names.x)
  new.y <- ifelse(names.y %in% shared, paste0(names.y, suffixes[2L]), names.y)
  clash <- names.x %in% names
  if (any(clash)) new.x[clash] <- paste0(names.x[clash], suffixes[1L])
  clash <- names.y %in% names
  if (any(clash) && no.dups) new.y[clash] <- paste0(names.y[clash], suffixes[2L])
  names(rest.x) <- new.x
  names(rest.y) <- new.y
  size <- length(left) + length(only.x) + length(only.y)
  result <- .frame(c(keys, rest.x, rest.y), size)
  if (sort && size > 1L) {
    matched <- seq_along(left)
    order.of <- function(rows) do.call(order, lapply(keys, function(key) key[rows]))
    places <- if (all.x || all.y) order.of(seq_len(size)) else matched[order.of(matched)]
    result <- result[places, , drop = FALSE]
  }
  attr(result, "row.names") <- .compactRows(size)
  result
}

.crossJoin <- function(x, y, suffixes) {
  shared <- intersect(names(x), names(y))
  names(x)[names(x) %in% shared] <- paste0(names(x)[names(x) %in% shared], suffixes[1L])
  names(y)[names(y) %in% shared] <- paste0(names(y)[names(y) %in% shared], suffixes[2L])
  a <- rep(seq_len(nrow(x)), nrow(y))
  b <- rep(seq_len(nrow(y)), each = nrow(x))
  result <- c(as.list(x[a, , drop = FALSE]), as.list(y[b, , drop = FALSE]))
  .frame(result, length(a))
}

.joinColumns <- function(frame, by) {
  result <- lapply(by, function(place) if (place == 0L) row.names(frame) else frame[[place]])
  names(result) <- ifelse(by == 0L, "Row.names", names(frame)[pmax(by, 1L)])
  result
}

# Numbers for rows such that the same keys have the same number.
.joinCodes <- function(x, y, rows.x, rows.y) {
  key <- function(columns) if (length(columns) == 1L) columns[[1L]] else do.call(paste, c(lapply(unname(columns), as.character), sep = "\r"))
  a <- key(x)
  b <- key(y)
  if (is.factor(a)) a <- as.character(a)
  if (is.factor(b)) b <- as.character(b)
  known <- unique(c(a, b))
  list(x = match(a, known), y = match(b, known))
}

# Rows that go together, and those that stay alone: code 0.
.joinPairs <- function(x, y) {
  count <- max(c(x, y, 0L))
  x[!x %in% y] <- 0L
  y[!y %in% x] <- 0L
  order.x <- .shellOrder(x)
  order.y <- .shellOrder(y)
  in.x <- .groups(x[order.x] + 1L, count + 1L, length(x))
  in.y <- .groups(y[order.y] + 1L, count + 1L, length(y))
  left <- vector("list", count)
  right <- vector("list", count)
  for (k in seq_len(count)) {
    a <- order.x[in.x[[k + 1L]]]
    b <- order.y[in.y[[k + 1L]]]
    left[[k]] <- rep(a, each = length(b))
    right[[k]] <- rep(b, length(a))
  }
  list(x = as.integer(unlist(left)), y = as.integer(unlist(right)), only.x = order.x[in.x[[1L]]], only.y = order.y[in.y[[1L]]])
}
