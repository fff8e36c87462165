# Bit operations: a shift register with feedback, and counts of bits.
run <- function() {
  register <- 44257L
  ones <- 0L
  for (i in 1:50000) {
    mixed <- bitwXor(bitwXor(register, bitwShiftR(register, 2L)), bitwShiftR(register, 3L))
    bit <- bitwAnd(mixed, 1L)
    register <- bitwOr(bitwShiftR(register, 1L), bitwShiftL(bit, 15L))
    if (bitwAnd(register, 255L) > 127L) ones <- ones + 1L
  }
  c(register, ones)
}
