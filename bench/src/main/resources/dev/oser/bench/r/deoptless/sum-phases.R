# A sum over data whose type changes: numbers, integers, complex numbers, and numbers again (Flückiger §3.4, Listing 3.3).
total.of <- function(data) {
  total <- 0
  for (i in seq_along(data)) total <- total + data[[i]]
  total
}

run <- function() {
  numbers <- (1:40000) / 8
  integers <- (1:40000) %% 97L
  complex <- numbers + 1i
  result <- 0
  for (data in list(numbers, integers, complex, numbers)) {
    for (i in 1:5) result <- result + Re(total.of(data))
  }
  result
}
