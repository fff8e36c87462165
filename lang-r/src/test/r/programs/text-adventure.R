# A tiny text adventure driven by a script of commands.
rooms <- list(
  hall = list(desc = "a dusty hall", exits = c(north = "library", east = "kitchen"), items = c("lamp")),
  library = list(desc = "a library full of books", exits = c(south = "hall"), items = c("book", "key")),
  kitchen = list(desc = "a cold kitchen", exits = c(west = "hall", down = "cellar"), items = character(0)),
  cellar = list(desc = "a dark cellar", exits = c(up = "kitchen"), items = c("treasure"))
)
new_game <- function(rooms) {
  state <- new.env()
  state$rooms <- rooms
  state$here <- "hall"
  state$bag <- character(0)
  state$turns <- 0L
  state$done <- FALSE
  class(state) <- "game"
  state
}
print.game <- function(x, ...) {
  cat("<game: turn", x$turns, "in", x$here, "carrying", if (length(x$bag)) toString(x$bag) else "nothing", ">\n")
  invisible(x)
}
describe <- function(game) {
  room <- game$rooms[[game$here]]
  cat("You are in ", room$desc, ".\n", sep = "")
  if (length(room$items)) cat("  You see:", paste0("a ", room$items, collapse = ", "), "\n")
  cat("  Exits:", paste(names(room$exits), collapse = "/"), "\n")
}
commands <- list(
  look = function(game, arg) describe(game),
  go = function(game, arg) {
    to <- game$rooms[[game$here]]$exits[arg]
    if (is.na(to)) stop("you cannot go ", arg)
    if (to == "cellar" && !"lamp" %in% game$bag) {
      warning("too dark to see the steps")
      return(invisible())
    }
    game$here <- unname(to)
    describe(game)
  },
  take = function(game, arg) {
    items <- game$rooms[[game$here]]$items
    if (!arg %in% items) stop("there is no ", arg, " here")
    game$rooms[[game$here]]$items <- setdiff(items, arg)
    game$bag <- c(game$bag, arg)
    cat("Taken:", arg, "\n")
    if (arg == "treasure") game$done <- TRUE
  },
  drop = function(game, arg) {
    stopifnot(arg %in% game$bag)
    game$bag <- game$bag[game$bag != arg]
    game$rooms[[game$here]]$items <- c(game$rooms[[game$here]]$items, arg)
  },
  bag = function(game, arg) print(game)
)
play <- function(game, script) {
  for (line in script) {
    if (game$done) break
    game$turns <- game$turns + 1L
    cat(">", line, "\n")
    words <- strsplit(trimws(line), " +")[[1]]
    action <- commands[[words[1]]]
    if (is.null(action)) {
      cat("I do not know how to '", words[1], "'.\n", sep = "")
      next
    }
    withCallingHandlers(
      tryCatch(action(game, words[2]),
               error = function(e) cat("Sorry:", conditionMessage(e), "\n")),
      warning = function(w) { cat("Careful:", conditionMessage(w), "\n"); invokeRestart("muffleWarning") })
  }
  if (game$done) cat("You won after", game$turns, "turns!\n")
  game
}
game <- play(new_game(rooms), c("look", "go north", "take sword", "take key", "go south", "go east", "go down", "dance",
  "go west", "take lamp", "drop hat", "bag", "go east", "go down", "take treasure", "look"))
print(game)
sapply(game$rooms, function(r) length(r$items))
