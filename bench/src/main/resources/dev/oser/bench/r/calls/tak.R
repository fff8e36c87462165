# The function of Takeuchi, whose last argument is not always asked for.
tak <- function(x, y, z) if (y >= x) z else tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y))
run <- function() {
  tak(18, 12, 6)
  63609
}
