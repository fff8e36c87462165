# An operating system in small: tasks with priorities send each other parcels and wait.
new_task <- function(name, priority, work) {
  task <- new.env()
  task$name <- name
  task$priority <- priority
  task$work <- work
  task$inbox <- list()
  task$state <- "ready"
  task$runs <- 0
  task
}

new_system <- function() {
  system <- new.env()
  system$tasks <- list()
  system$switches <- 0
  system$checksum <- 0
  system
}

add_task <- function(system, task) {
  system$tasks[[task$name]] <- task
  invisible(task)
}

send <- function(system, to, parcel) {
  task <- system$tasks[[to]]
  task$inbox <- c(task$inbox, list(parcel))
  if (task$state == "waiting") task$state <- "ready"
}

receive <- function(task) {
  if (length(task$inbox) == 0) return(NULL)
  parcel <- task$inbox[[1]]
  task$inbox <- task$inbox[-1]
  parcel
}

next_task <- function(system) {
  best <- NULL
  for (task in system$tasks) {
    if (task$state == "ready" && (is.null(best) || task$priority > best$priority)) best <- task
  }
  best
}

schedule <- function(system) {
  while (!is.null(task <- next_task(system))) {
    system$switches <- system$switches + 1
    task$runs <- task$runs + 1
    task$state <- task$work(system, task)
  }
}

producer <- function(count) {
  sent <- 0
  function(system, task) {
    if (sent >= count) return("done")
    sent <<- sent + 1
    worker <- if (sent %% 3 == 0) "worker two" else "worker one"
    send(system, worker, list(from = "producer", number = sent, data = (sent * 17) %% 101))
    if (sent %% 5 == 0) "waiting" else "ready"
  }
}

worker <- function(factor) {
  function(system, task) {
    parcel <- receive(task)
    if (is.null(parcel)) return("waiting")
    parcel$data <- (parcel$data * factor + parcel$number) %% 10007
    parcel$from <- task$name
    send(system, "printer", parcel)
    "ready"
  }
}

printer <- function() {
  function(system, task) {
    parcel <- receive(task)
    if (is.null(parcel)) return("waiting")
    system$checksum <- (system$checksum * 31 + parcel$data) %% 1000003
    if (parcel$number %% 5 == 0) send(system, "producer", list(from = task$name))
    "ready"
  }
}

run <- function() {
  system <- new_system()
  add_task(system, new_task("producer", 10, producer(4000)))
  add_task(system, new_task("worker one", 30, worker(7)))
  add_task(system, new_task("worker two", 20, worker(11)))
  add_task(system, new_task("printer", 40, printer()))
  schedule(system)
  c(system$switches, system$checksum, system$tasks[["printer"]]$runs)
}
