# Encryption with a key that is an integer at first and a number, too large for integers, later (Flückiger §5.5).
power.modulo <- function(base, exponent, modulus) {
  result <- base - base + 1L
  base <- base %% modulus
  while (exponent > 0) {
    if (exponent %% 2L == 1L) result <- (result * base) %% modulus
    exponent <- exponent %/% 2L
    base <- (base * base) %% modulus
  }
  result
}

crypt <- function(message, exponent, modulus) {
  for (i in seq_along(message)) message[i] <- power.modulo(message[i], exponent, modulus)
  message
}

run <- function() {
  message <- (1:2000 * 31L) %% 3000L
  total <- 0
  for (i in 1:4) total <- total + sum(crypt(crypt(message, 17L, 3233L), 2753L, 3233L))
  large <- as.numeric(message)
  for (i in 1:12) total <- total + sum(crypt(large, 65537, 67108859))
  for (i in 1:4) total <- total + sum(crypt(message, 17L, 3233L))
  total
}
