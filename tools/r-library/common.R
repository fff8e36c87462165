# What the recorders of this directory share. A table is lines of fields separated by tabs; see dev.oser.lang.r.Table.

# A string field: everything but printable ASCII and the separators of fields and items is escaped.
escaped <- function(x) vapply(enc2utf8(as.character(x)), function(text) {
  if (is.na(text)) return("\\N")
  points <- utf8ToInt(text)
  if (!length(points)) return("\\e")
  plain <- points >= 32 & points < 127 & !points %in% utf8ToInt("\\|")
  out <- character(length(points))
  out[plain] <- intToUtf8(points[plain], multiple = TRUE)
  out[!plain] <- sprintf("\\u{%x}", points[!plain])
  paste(out, collapse = "")
}, "", USE.NAMES = FALSE)

real <- function(x) ifelse(is.na(x) & !is.nan(x), "NA", ifelse(is.nan(x), "NaN",
  ifelse(is.infinite(x), ifelse(x > 0, "Infinity", "-Infinity"), sprintf("%a", x))))

items <- function(x) paste(x, collapse = "|")
reals <- function(x) items(real(x))
strings <- function(x) items(escaped(x))

row <- function(...) paste(vapply(list(...), function(x) if (is.numeric(x)) format(x, digits = 15, scientific = FALSE) else x, ""), collapse = "\t")

save.table <- function(name, rows) writeLines(rows, file.path(directory, paste0(name, ".tsv")))
