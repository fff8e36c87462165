# Devices for graphics. There is only one kind: one that draws nothing, as pdf(NULL) is in R, so that programs that also draw run.

.deviceState <- new.env()

.openDevices <- function() if (is.null(.deviceState$open)) structure(integer(), names = character()) else .deviceState$open

.useDevice <- function(number) {
  .deviceState$current <- number
  open <- .openDevices()
  .assignLocked(".Device", if (number == 1L) "null device" else names(open)[match(number, open)], baseenv())
  texts <- as.list(rep("", max(1L, .deviceState$most, open)))
  texts[[1L]] <- "null device"
  for (i in seq_along(open)) texts[[open[i]]] <- names(open)[i]
  .deviceState$most <- length(texts)
  .assignLocked(".Devices", texts, baseenv())
}

.Device <- "null device"

.Devices <- list("null device")

.addDevice <- function(name) {
  number <- setdiff(2:64, .openDevices())[1L]
  if (is.na(number)) stop("too many open devices")
  .deviceState$open <- sort(c(.openDevices(), structure(number, names = name)))
  .useDevice(number)
  invisible()
}

# Nobody must take a file for written that is not: who asks for one is told.
.deviceWithoutFile <- function(name, file) {
  if (!(is.null(file) || identical(file, nullfile()))) cat("oser: graphics are not drawn, ", file, " is not written\n", sep = "", file = stderr())
  .addDevice(name)
}

pdf <- function(file = if (onefile) "Rplots.pdf" else "Rplot%03d.pdf", width, height, onefile = TRUE, ...) .deviceWithoutFile("pdf", file)

png <- function(filename = "Rplot%03d.png", ...) .deviceWithoutFile("png", filename)

jpeg <- function(filename = "Rplot%03d.jpeg", ...) .deviceWithoutFile("jpeg", filename)

bmp <- function(filename = "Rplot%03d.bmp", ...) .deviceWithoutFile("bmp", filename)

tiff <- function(filename = "Rplot%03d.tiff", ...) .deviceWithoutFile("tiff", filename)

svg <- function(filename = "Rplot%03d.svg", ...) .deviceWithoutFile("svg", filename)

postscript <- function(file = "Rplots.ps", ...) .deviceWithoutFile("postscript", file)

dev.list <- function() {
  open <- .openDevices()
  if (length(open)) open
}

dev.cur <- function() {
  current <- .deviceState$current
  if (is.null(current) || current == 1L) return(c(`null device` = 1L))
  open <- .openDevices()
  open[match(current, open)]
}

dev.next <- function(which = dev.cur()) {
  open <- .openDevices()
  if (!length(open)) return(c(`null device` = 1L))
  later <- open[open > which]
  if (length(later)) later[1L] else open[1L]
}

dev.prev <- function(which = dev.cur()) {
  open <- .openDevices()
  if (!length(open)) return(c(`null device` = 1L))
  before <- open[open < which]
  if (length(before)) before[length(before)] else open[length(open)]
}

dev.set <- function(which = dev.next()) {
  open <- .openDevices()
  if (length(open)) .useDevice(as.integer(if (which %in% open) which else dev.next(which)))
  dev.cur()
}

dev.off <- function(which = dev.cur()) {
  if (which == 1L) stop("cannot shut down device 1 (the null device)")
  after <- dev.next(which)
  open <- .openDevices()
  .deviceState$open <- open[open != which]
  .useDevice(if (length(.deviceState$open)) as.integer(if (identical(as.integer(dev.cur()), as.integer(which)) || is.na(dev.cur())) after else dev.cur()) else 1L)
  dev.cur()
}

graphics.off <- function() {
  for (each in .openDevices()) dev.off(each)
  invisible()
}

dev.new <- function(..., noRStudioGD = FALSE) .addDevice("pdf")

dev.interactive <- function(orNone = FALSE) FALSE

deviceIsInteractive <- function(name = NULL) invisible()

dev.control <- function(displaylist = c("inhibit", "enable")) {
  if (dev.cur() == 1L) stop("dev.control() called without an open graphics device")
  invisible()
}

dev.size <- function(units = c("in", "cm", "px")) switch(match.arg(units), `in` = c(7, 7), cm = c(7, 7) * 2.54, px = c(504, 504))

dev.flush <- function(level = 1L) invisible(0L)

dev.hold <- function(level = 1L) invisible(0L)

# Nothing has been drawn, so that nothing is in what is recorded.
recordPlot <- function(load = NULL, attach = NULL) {
  if (dev.cur() == 1L) stop("no current device to record from")
  structure(list(NULL, NULL), class = "recordedplot", pid = Sys.getpid(), Rversion = getRversion(), load = load, attach = attach)
}

replayPlot <- function(x, reloadPkgs = FALSE) {
  if (!inherits(x, "recordedplot")) stop("argument is not of class \"recordedplot\"")
  invisible()
}

print.recordedplot <- function(x, ...) {
  replayPlot(x)
  invisible(x)
}
