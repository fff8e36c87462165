# Roman numerals as a class with arithmetic, printing and parsing.
VALUES <- c(M = 1000, CM = 900, D = 500, CD = 400, C = 100, XC = 90, L = 50, XL = 40,
            X = 10, IX = 9, V = 5, IV = 4, I = 1)

roman_text <- function(n) {
  if (is.na(n) || n < 1 || n > 3999) return(NA_character_)
  out <- ""
  for (k in names(VALUES)) {
    while (n >= VALUES[[k]]) {
      out <- paste0(out, k)
      n <- n - VALUES[[k]]
    }
  }
  out
}

parse_roman <- function(s) {
  v <- unname(VALUES[strsplit(toupper(s), "")[[1]]])
  if (anyNA(v)) return(NA_real_)
  n <- length(v)
  signs <- if (n > 1) c(ifelse(v[-n] < v[-1], -1, 1), 1) else 1
  total <- sum(v * signs)
  if (identical(roman_text(total), toupper(s))) total else NA_real_
}

rom <- function(x) {
  n <- if (is.character(x)) vapply(x, parse_roman, numeric(1), USE.NAMES = FALSE) else as.numeric(x)
  structure(n, class = "rom")
}

format.rom <- function(x, ...) vapply(unclass(x), roman_text, "")
as.character.rom <- function(x, ...) format(x)
print.rom <- function(x, ...) {
  print(noquote(format(x)))
  invisible(x)
}
"[.rom" <- function(x, i) rom(unclass(x)[i])
length.rom <- function(x) length(unclass(x))
rev.rom <- function(x) rom(rev(unclass(x)))

Ops.rom <- function(e1, e2) {
  a <- unclass(if (is.character(e1)) rom(e1) else e1)
  b <- unclass(if (is.character(e2)) rom(e2) else e2)
  r <- get(.Generic)(a, b)
  if (.Generic %in% c("+", "-", "*", "^", "%/%", "%%")) rom(r) else r
}

Summary.rom <- function(..., na.rm = FALSE) {
  r <- do.call(.Generic, c(lapply(list(...), unclass), na.rm = na.rm))
  if (.Generic %in% c("sum", "max", "min", "range", "prod")) rom(r) else r
}

years <- rom(c(1, 4, 9, 14, 40, 90, 400, 1066, 1984, 2024, 3999))
years
data.frame(n = unclass(years), roman = format(years))
rom("MCMXCIX")
unclass(rom(c("MMXX", "iv", "IIII", "abc", "VX")))
rom("X") + rom("V")
rom(50) - 1
rom("II") * "XXI"
rom(10) > "IX"
rom(c(3, 5)) == c("III", "IV")
sum(rom(c("X", "XX", "XXX")))
max(rom(c(5, 50, 500)))
range(rom(c(8, 3, 6)))
rev(rom(1:5))
rom(1:10)[c(4, 9)]
rom(c(0, 4000, 12))
length(rom(1:7))
sort(unclass(rom(c("L", "V", "C"))))

ok <- all(vapply(1:3999, function(n) parse_roman(roman_text(n)) == n, NA))
cat("every number up to 3999 comes back:", ok, "\n")
lengths <- nchar(vapply(1:3999, roman_text, ""))
cat("longest:", roman_text(which.max(lengths)), "for", which.max(lengths), "\n")
print(table(lengths))
palindromes <- Filter(function(n) {
  s <- strsplit(roman_text(n), "")[[1]]
  length(s) > 2 && identical(s, rev(s))
}, 1:500)
cat(sapply(palindromes, roman_text), fill = 50)
