# Ciphers and encodings.
caesar <- function(text, shift) {
  shift <- shift %% 26
  turn <- function(alphabet) c(alphabet[-seq_len(shift)], alphabet[seq_len(shift)])
  if (shift == 0) return(text)
  chartr(paste(c(letters, LETTERS), collapse = ""), paste(c(turn(letters), turn(LETTERS)), collapse = ""), text)
}
message <- "Attack at dawn, or never!"
for (k in c(0, 1, 13, 25)) cat(sprintf("%2d %s\n", k, caesar(message, k)))
stopifnot(identical(caesar(caesar(message, 7), -7), message))

vigenere <- function(text, key, decode = FALSE) {
  codes <- utf8ToInt(text)
  is_letter <- codes %in% c(65:90, 97:122)
  shifts <- utf8ToInt(tolower(key)) - 97
  used <- cumsum(is_letter)
  shift <- shifts[(used - 1) %% length(shifts) + 1]
  if (decode) shift <- -shift
  base <- ifelse(codes >= 97, 97, 65)
  codes[is_letter] <- (codes - base + shift)[is_letter] %% 26 + base[is_letter]
  intToUtf8(codes)
}
secret <- vigenere(message, "lemon")
print(secret)
print(vigenere(secret, "lemon", TRUE))

morse <- c(a = ".-", b = "-...", c = "-.-.", d = "-..", e = ".", s = "...", o = "---", r = ".-.", t = "-")
encode <- function(word) paste(morse[strsplit(word, "")[[1]]], collapse = " ")
decode <- function(code) paste(names(morse)[match(strsplit(code, " ")[[1]], morse)], collapse = "")
codes <- vapply(c("sos", "code", "test", "roads"), encode, "")
print(codes)
print(vapply(codes, decode, "", USE.NAMES = FALSE))

rle_encode <- function(text) {
  runs <- rle(strsplit(text, "")[[1]])
  paste0(runs$lengths, runs$values, collapse = "")
}
rle_decode <- function(text) {
  counts <- as.integer(regmatches(text, gregexpr("[0-9]+", text))[[1]])
  values <- regmatches(text, gregexpr("[^0-9]", text))[[1]]
  paste(strrep(values, counts), collapse = "")
}
packed <- rle_encode("WWWWBBWWWWWWWWC")
cat(packed, rle_decode(packed), "\n")

to_base <- function(n, base) {
  digits <- c(0:9, letters)
  out <- character()
  repeat {
    out <- c(digits[n %% base + 1], out)
    n <- n %/% base
    if (n == 0) break
  }
  paste(out, collapse = "")
}
for (b in c(2, 8, 16, 36)) cat(sprintf("%-2d %s %d\n", b, to_base(46655, b), strtoi(to_base(46655, b), b)))

checksum <- function(text) Reduce(function(h, c) bitwAnd(bitwXor(h * 31, c), 65535L), utf8ToInt(text), 7)
print(vapply(c("abc", "acb", ""), checksum, 0))
roman <- function(n) {
  values <- c(1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1)
  symbols <- c("M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I")
  out <- ""
  for (i in seq_along(values)) while (n >= values[i]) { out <- paste0(out, symbols[i]); n <- n - values[i] }
  out
}
print(sapply(c(4, 9, 14, 40, 1994, 2024), roman))
print(rev(utf8ToInt("caf\u00e9")))
cat(intToUtf8(rev(utf8ToInt("caf\u00e9"))), nchar("caf\u00e9"), nchar("caf\u00e9", "bytes"), "\n")
