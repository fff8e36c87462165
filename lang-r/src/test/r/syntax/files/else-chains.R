grade <- function(x) {
  if (x >= 90) "A"
  else if (x >= 80) "B"
  else if (x >= 70) {
    "C"
  }
  else {
    "F"
  }
}
sign2 <- function(x) if (x > 0) 1 else if (x < 0) -1 else 0
if (TRUE) {
  1
} else {
  2
}
