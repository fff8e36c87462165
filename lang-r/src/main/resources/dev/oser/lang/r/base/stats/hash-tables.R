# Tables that find values by any object, of package utils.

# Keys that may be the same object are in one bucket; `identical` or the address tells them apart.
hashtab <- function(type = c("identical", "address"), size) {
  type <- match.arg(type)
  table <- new.env(parent = emptyenv())
  table$type <- type
  table$buckets <- new.env(parent = emptyenv())
  table$count <- 0L
  structure(list(table), class = "hashtab")
}

.hashTable <- function(h) {
  if (!is.hashtab(h)) stop("not a proper hash table object")
  unclass(h)[[1L]]
}

is.hashtab <- function(x) inherits(x, "hashtab") && is.list(x) && is.environment(unclass(x)[[1L]])

typhash <- function(h) .hashTable(h)$type

numhash <- function(h) .hashTable(h)$count

.hashBucket <- function(key)
  paste(typeof(key), length(key), if (is.atomic(key)) paste(utils::head(as.vector(key), 3L), collapse = "\r") else "")

# Where a key is in its bucket, or 0.
.hashPlace <- function(table, entries, key) {
  same <- if (table$type == "identical") function(entry) identical(entry$key, key)
          else function(entry) identical(.addressText(entry$key), .addressText(key))
  for (i in seq_along(entries)) if (same(entries[[i]])) return(i)
  0L
}

.addressText <- function(x) if (is.environment(x)) format(x) else list(x)

gethash <- function(h, key, nomatch = NULL) {
  table <- .hashTable(h)
  entries <- table$buckets[[.hashBucket(key)]]
  place <- .hashPlace(table, entries, key)
  if (place) entries[[place]]$value else nomatch
}

sethash <- function(h, key, value) {
  table <- .hashTable(h)
  bucket <- .hashBucket(key)
  entries <- table$buckets[[bucket]]
  place <- .hashPlace(table, entries, key)
  if (!place) {
    table$count <- table$count + 1L
    place <- length(entries) + 1L
  }
  entries[[place]] <- list(key = key, value = value)
  assign(bucket, entries, envir = table$buckets)
  invisible(value)
}

remhash <- function(h, key) {
  table <- .hashTable(h)
  bucket <- .hashBucket(key)
  entries <- table$buckets[[bucket]]
  place <- .hashPlace(table, entries, key)
  if (!place) return(invisible(FALSE))
  table$count <- table$count - 1L
  assign(bucket, entries[-place], envir = table$buckets)
  invisible(TRUE)
}

clrhash <- function(h) {
  table <- .hashTable(h)
  table$buckets <- new.env(parent = emptyenv())
  table$count <- 0L
  invisible(NULL)
}

maphash <- function(h, FUN) {
  FUN <- match.fun(FUN)
  for (entries in as.list(.hashTable(h)$buckets, all.names = TRUE)) for (entry in entries) FUN(entry$key, entry$value)
  invisible(NULL)
}

length.hashtab <- function(x) numhash(x)

`[[.hashtab` <- function(h, key, nomatch = NULL, ...) gethash(h, key, nomatch)

`[[<-.hashtab` <- function(h, key, ..., value) {
  sethash(h, key, value)
  h
}

.hashAddress <- function(h) gsub("<environment: |>", "", .environmentText(.hashTable(h)))

format.hashtab <- function(x, ...) sprintf("<hashtable %s: count = %d, type = \"%s\">", .hashAddress(x), numhash(x), typhash(x))

print.hashtab <- function(x, ...) {
  writeLines(format(x))
  invisible(x)
}

str.hashtab <- function(object, ...)
  cat(sprintf("class 'hashtab': %d entries; type=\"%s\", addr=<pointer: %s> \n", numhash(object), typhash(object), .hashAddress(object)))
