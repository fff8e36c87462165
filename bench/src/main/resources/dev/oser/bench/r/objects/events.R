# A discrete event simulation: customers, two clerks, and a calendar sorted by time.
calendar <- function() {
  first <- NULL
  schedule <- function(time, kind, customer) {
    event <- new.env()
    event$time <- time
    event$kind <- kind
    event$customer <- customer
    if (is.null(first) || time < first$time) {
      event$following <- first
      first <<- event
      return(invisible(NULL))
    }
    before <- first
    while (!is.null(before$following) && before$following$time <= time) before <- before$following
    event$following <- before$following
    before$following <- event
    invisible(NULL)
  }
  take <- function() {
    event <- first
    first <<- event$following
    event
  }
  list(schedule = schedule, take = take, is_empty = function() is.null(first))
}

simulate <- function(customers, clerks) {
  agenda <- calendar()
  waiting <- integer(0)
  free <- clerks
  arrived <- numeric(customers)
  total_wait <- 0
  longest <- 0L
  seed <- 42
  draw <- function(most) {
    seed <<- (seed * 16807) %% 2147483647
    seed / 2147483647 * most
  }
  start <- function(customer, now) {
    free <<- free - 1
    total_wait <<- total_wait + now - arrived[customer]
    agenda$schedule(now + 2 + draw(9), "leave", customer)
  }
  agenda$schedule(0, "arrive", 1L)
  now <- 0
  while (!agenda$is_empty()) {
    event <- agenda$take()
    now <- event$time
    if (event$kind == "arrive") {
      customer <- event$customer
      arrived[customer] <- now
      if (customer < customers) agenda$schedule(now + draw(7), "arrive", customer + 1L)
      if (free > 0) {
        start(customer, now)
      } else {
        waiting <- c(waiting, customer)
        longest <- max(longest, length(waiting))
      }
    } else {
      free <- free + 1
      if (length(waiting) > 0) {
        following <- waiting[1]
        waiting <- waiting[-1]
        start(following, now)
      }
    }
  }
  c(now, total_wait / customers, longest)
}

run <- function() round(simulate(10000, 2), 6)
