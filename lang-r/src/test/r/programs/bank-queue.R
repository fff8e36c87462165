# A bank with several tellers: customers arrive at random, wait, and are served.
set.seed(20)

new_customer <- function(id, arrival, service) {
  structure(list(id = id, arrival = arrival, service = service, start = NA, end = NA),
            class = "customer")
}

print.customer <- function(x, ...) {
  cat(sprintf("customer %2d: arrives %6.2f, needs %5.2f", x$id, x$arrival, x$service))
  if (!is.na(x$start)) cat(sprintf(", waits %5.2f", x$start - x$arrival))
  cat("\n")
  invisible(x)
}

arrivals <- function(n, rate, mean_service) {
  times <- cumsum(rexp(n, rate))
  services <- rexp(n, 1 / mean_service)
  Map(new_customer, seq_len(n), times, services)
}

simulate <- function(customers, tellers) {
  free_at <- numeric(tellers)
  served_by <- integer(length(customers))
  for (i in seq_along(customers)) {
    who <- which.min(free_at)
    start <- max(customers[[i]]$arrival, free_at[who])
    customers[[i]]$start <- start
    customers[[i]]$end <- start + customers[[i]]$service
    free_at[who] <- customers[[i]]$end
    served_by[i] <- who
  }
  list(customers = customers, served_by = served_by, closing = max(free_at))
}

waits <- function(result) vapply(result$customers, function(c) c$start - c$arrival, numeric(1))

report <- function(result, tellers) {
  w <- waits(result)
  cat("\n== ", tellers, " teller", if (tellers > 1) "s", " ==\n", sep = "")
  cat("served:      ", length(w), "\n")
  cat("mean wait:   ", format(mean(w), digits = 4), "\n")
  cat("longest wait:", format(max(w), digits = 4), "\n")
  cat("no wait:     ", sum(w == 0), "\n")
  cat("closing:     ", round(result$closing, 2), "\n")
  print(table(teller = result$served_by))
}

queue <- arrivals(40, rate = 1 / 2, mean_service = 4)
for (k in 1:3) print(queue[[k]])

results <- lapply(1:3, function(k) simulate(queue, k))
for (k in seq_along(results)) report(results[[k]], k)

summary_frame <- data.frame(
  tellers = 1:3,
  mean_wait = sapply(results, function(r) round(mean(waits(r)), 3)),
  p90 = sapply(results, function(r) round(quantile(waits(r), 0.9, names = FALSE), 3)),
  idle_share = sapply(1:3, function(k) {
    busy <- sum(sapply(results[[k]]$customers, `[[`, "service"))
    round(1 - busy / (k * results[[k]]$closing), 3)
  })
)
print(summary_frame)

longest <- which.max(waits(results[[1]]))
print(results[[1]]$customers[[longest]])
histogram <- cut(waits(results[[2]]), breaks = c(-Inf, 0, 1, 2, 4, 8, Inf))
for (l in levels(histogram)) cat(sprintf("%-10s %s\n", l, strrep("*", sum(histogram == l))))
