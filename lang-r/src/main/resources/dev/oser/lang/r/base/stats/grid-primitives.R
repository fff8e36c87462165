# The kinds of graphical objects that package grid comes with, and functions that would draw them.

.asUnits <- function(x, units) if (is.null(x) || is.unit(x)) x else unit(x, units)

rectGrob <- function(x = unit(0.5, "npc"), y = unit(0.5, "npc"), width = unit(1, "npc"), height = unit(1, "npc"), just = "centre", hjust = NULL, vjust = NULL,
                     default.units = "npc", name = NULL, gp = gpar(), vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), width = .asUnits(width, default.units), height = .asUnits(height, default.units),
       just = just, hjust = hjust, vjust = vjust, name = name, gp = gp, vp = vp, cl = "rect")

roundrectGrob <- function(x = 0.5, y = 0.5, width = 1, height = 1, default.units = "npc", r = unit(0.1, "snpc"), just = "centre", name = NULL, gp = NULL, vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), width = .asUnits(width, default.units), height = .asUnits(height, default.units),
       r = r, just = just, name = name, gp = gp, vp = vp, cl = "roundrect")

textGrob <- function(label, x = unit(0.5, "npc"), y = unit(0.5, "npc"), just = "centre", hjust = NULL, vjust = NULL, rot = 0, check.overlap = FALSE,
                     default.units = "npc", name = NULL, gp = gpar(), vp = NULL)
  grob(label = if (is.language(label) && !is.expression(label)) as.expression(label) else if (is.expression(label)) label else as.character(label),
       x = .asUnits(x, default.units), y = .asUnits(y, default.units), just = just, hjust = hjust, vjust = vjust, rot = as.numeric(rot),
       check.overlap = as.logical(check.overlap), name = name, gp = gp, vp = vp, cl = "text")

linesGrob <- function(x = unit(c(0, 1), "npc"), y = unit(c(0, 1), "npc"), default.units = "npc", arrow = NULL, name = NULL, gp = gpar(), vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), arrow = arrow, name = name, gp = gp, vp = vp, cl = "lines")

polylineGrob <- function(x = unit(c(0, 1), "npc"), y = unit(c(0, 1), "npc"), id = NULL, id.lengths = NULL, default.units = "npc", arrow = NULL, name = NULL,
                         gp = gpar(), vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), id = id, id.lengths = id.lengths, arrow = arrow, name = name, gp = gp, vp = vp, cl = "polyline")

segmentsGrob <- function(x0 = unit(0, "npc"), y0 = unit(0, "npc"), x1 = unit(1, "npc"), y1 = unit(1, "npc"), default.units = "npc", arrow = NULL, name = NULL,
                         gp = gpar(), vp = NULL)
  grob(x0 = .asUnits(x0, default.units), y0 = .asUnits(y0, default.units), x1 = .asUnits(x1, default.units), y1 = .asUnits(y1, default.units), arrow = arrow,
       name = name, gp = gp, vp = vp, cl = "segments")

pointsGrob <- function(x = stats::runif(10), y = stats::runif(10), pch = 1, size = unit(1, "char"), default.units = "native", name = NULL, gp = gpar(), vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), pch = if (is.numeric(pch)) as.integer(pch) else pch, size = size, name = name, gp = gp, vp = vp, cl = "points")

polygonGrob <- function(x = c(0, 0.5, 1, 0.5), y = c(0.5, 1, 0.5, 0), id = NULL, id.lengths = NULL, default.units = "npc", name = NULL, gp = gpar(), vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), id = id, id.lengths = id.lengths, name = name, gp = gp, vp = vp, cl = "polygon")

pathGrob <- function(x, y, id = NULL, id.lengths = NULL, pathId = NULL, pathId.lengths = NULL, rule = "winding", default.units = "npc", name = NULL, gp = gpar(), vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), id = id, id.lengths = id.lengths, pathId = pathId, pathId.lengths = pathId.lengths,
       rule = rule, name = name, gp = gp, vp = vp, cl = "pathgrob")

circleGrob <- function(x = 0.5, y = 0.5, r = 0.5, default.units = "npc", name = NULL, gp = gpar(), vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), r = .asUnits(r, default.units), name = name, gp = gp, vp = vp, cl = "circle")

nullGrob <- function(x = unit(0.5, "npc"), y = unit(0.5, "npc"), default.units = "npc", name = NULL, vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), name = name, vp = vp, cl = "null")

rasterGrob <- function(image, x = unit(0.5, "npc"), y = unit(0.5, "npc"), width = NULL, height = NULL, just = "centre", hjust = NULL, vjust = NULL,
                       interpolate = TRUE, default.units = "npc", name = NULL, gp = gpar(), vp = NULL)
  grob(raster = image, x = .asUnits(x, default.units), y = .asUnits(y, default.units), width = .asUnits(width, default.units),
       height = .asUnits(height, default.units), just = just, hjust = hjust, vjust = vjust, interpolate = interpolate, name = name, gp = gp, vp = vp, cl = "rastergrob")

clipGrob <- function(x = unit(0.5, "npc"), y = unit(0.5, "npc"), width = unit(1, "npc"), height = unit(1, "npc"), just = "centre", hjust = NULL, vjust = NULL,
                     default.units = "npc", name = NULL, vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), width = .asUnits(width, default.units), height = .asUnits(height, default.units),
       just = just, hjust = hjust, vjust = vjust, name = name, vp = vp, cl = "clip")

moveToGrob <- function(x = 0, y = 0, default.units = "npc", name = NULL, vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), name = name, vp = vp, cl = "move.to")

lineToGrob <- function(x = 1, y = 1, default.units = "npc", arrow = NULL, name = NULL, gp = gpar(), vp = NULL)
  grob(x = .asUnits(x, default.units), y = .asUnits(y, default.units), arrow = arrow, name = name, gp = gp, vp = vp, cl = "line.to")

xaxisGrob <- function(at = NULL, label = TRUE, main = TRUE, edits = NULL, name = NULL, gp = gpar(), vp = NULL)
  gTree(at = at, label = label, main = main, edits = edits, name = name, gp = gp, vp = vp, cl = c("xaxis", "axis"))

yaxisGrob <- function(at = NULL, label = TRUE, main = TRUE, edits = NULL, name = NULL, gp = gpar(), vp = NULL)
  gTree(at = at, label = label, main = main, edits = edits, name = name, gp = gp, vp = vp, cl = c("yaxis", "axis"))

arrow <- function(angle = 30, length = unit(0.25, "inches"), ends = "last", type = "open") {
  if (!is.numeric(angle) || !is.unit(length)) stop("invalid 'angle' or 'length' argument")
  ends <- match(ends, c("first", "last", "both"))
  type <- match(type, c("open", "closed"))
  if (anyNA(ends) || anyNA(type)) stop("invalid 'ends' or 'type' argument")
  structure(list(angle = as.numeric(angle), length = length, ends = ends, type = type), class = "arrow")
}

# Where a justification puts what it justifies, from 0 to 1.
valid.just <- function(just) c(resolveHJust(just, NULL), resolveVJust(just, NULL))

resolveHJust <- function(just, hjust) {
  if (length(hjust)) return(hjust)
  if (is.numeric(just)) return(just[1L])
  switch(.checkedJust(just)[1L], left = 0, right = 1, 0.5)
}

resolveVJust <- function(just, vjust) {
  if (length(vjust)) return(vjust)
  if (is.numeric(just)) return(if (length(just) > 1L) just[2L] else 0.5)
  switch(utils::tail(.checkedJust(just), 1L), bottom = 0, top = 1, 0.5)
}

.checkedJust <- function(just) {
  known <- c("left", "right", "bottom", "top", "centre", "center")
  at <- pmatch(as.character(just), known, duplicates.ok = TRUE)
  if (anyNA(at)) stop("invalid justification", call. = FALSE)
  known[at]
}

# Nothing is drawn: the object is made, and that is all.
grid.draw <- function(x, recording = TRUE) invisible()

.undrawn <- function(make, arguments) {
  arguments$draw <- NULL
  invisible(do.call(make, arguments))
}

grid.rect <- function(..., draw = TRUE) .undrawn(rectGrob, list(...))

grid.roundrect <- function(..., draw = TRUE) .undrawn(roundrectGrob, list(...))

grid.text <- function(label, ..., draw = TRUE) .undrawn(textGrob, list(label, ...))

grid.lines <- function(..., draw = TRUE) .undrawn(linesGrob, list(...))

grid.polyline <- function(..., draw = TRUE) .undrawn(polylineGrob, list(...))

grid.segments <- function(..., draw = TRUE) .undrawn(segmentsGrob, list(...))

grid.points <- function(..., draw = TRUE) .undrawn(pointsGrob, list(...))

grid.polygon <- function(..., draw = TRUE) .undrawn(polygonGrob, list(...))

grid.path <- function(..., draw = TRUE) .undrawn(pathGrob, list(...))

grid.circle <- function(..., draw = TRUE) .undrawn(circleGrob, list(...))

grid.null <- function(..., draw = TRUE) .undrawn(nullGrob, list(...))

grid.raster <- function(image, ..., draw = TRUE) .undrawn(rasterGrob, list(image, ...))

grid.clip <- function(..., draw = TRUE) .undrawn(clipGrob, list(...))

grid.move.to <- function(..., draw = TRUE) .undrawn(moveToGrob, list(...))

grid.line.to <- function(..., draw = TRUE) .undrawn(lineToGrob, list(...))

grid.xaxis <- function(..., draw = TRUE) .undrawn(xaxisGrob, list(...))

grid.yaxis <- function(..., draw = TRUE) .undrawn(yaxisGrob, list(...))

grid.newpage <- function(recording = TRUE, clearGroups = TRUE) {
  .gridState$viewport <- NULL
  invisible()
}

grid.pretty <- function(range, n = 5L) {
  ticks <- pretty(range, n)
  ticks <- ticks[ticks >= min(range) - 1e-10 * diff(base::range(range)) & ticks <= max(range) + 1e-10 * diff(base::range(range))]
  if (range[1L] > range[2L]) rev(ticks) else ticks
}
