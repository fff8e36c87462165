# Viewports of package grid and the tree of those that were pushed, in which one is the current one.

viewport <- function(x = unit(0.5, "npc"), y = unit(0.5, "npc"), width = unit(1, "npc"), height = unit(1, "npc"), default.units = "npc", just = "centre",
                     gp = gpar(), clip = "inherit", mask = "inherit", xscale = c(0, 1), yscale = c(0, 1), angle = 0, layout = NULL, layout.pos.row = NULL,
                     layout.pos.col = NULL, name = NULL) {
  x <- .asUnits(x, default.units)
  y <- .asUnits(y, default.units)
  width <- .asUnits(width, default.units)
  height <- .asUnits(height, default.units)
  if (length(x) > 1L || length(y) > 1L || length(width) > 1L || length(height) > 1L) stop("'x', 'y', 'width', and 'height' must all be units of length 1")
  if (!inherits(gp, "gpar")) stop("invalid 'gp' value")
  wrong <- function(scale) !is.numeric(scale) || length(scale) != 2L || any(!is.finite(scale)) || diff(scale) == 0
  if (wrong(xscale)) stop("invalid 'xscale' in viewport")
  if (wrong(yscale)) stop("invalid 'yscale' in viewport")
  if (!is.numeric(angle) || length(angle) != 1L || !is.finite(angle)) stop("invalid 'angle' in viewport")
  if (!is.null(layout) && !inherits(layout, "layout")) stop("invalid 'layout' in viewport")
  clips <- if (is.character(clip)) switch(clip, on = TRUE, off = NA, inherit = FALSE, stop("invalid 'clip' value")) else clip
  masks <- if (is.character(mask)) switch(mask, inherit = TRUE, none = FALSE, stop("invalid 'mask' value")) else mask
  at <- valid.just(just)
  structure(list(x = x, y = y, width = width, height = height, justification = at, gp = gp, clip = clips, xscale = xscale, yscale = yscale,
                 angle = as.numeric(angle), layout = layout, layout.pos.row = layout.pos.row, layout.pos.col = layout.pos.col, valid.just = at,
                 valid.pos.row = if (!is.null(layout.pos.row)) as.integer(range(layout.pos.row)),
                 valid.pos.col = if (!is.null(layout.pos.col)) as.integer(range(layout.pos.col)),
                 name = if (is.null(name)) paste0("GRID.VP.", .nextNumber("viewports")) else as.character(name), parentgpar = NULL, gpar = NULL,
                 trans = NULL, widths = NULL, heights = NULL, width.cm = NULL, height.cm = NULL, rotation = NULL, cliprect = NULL, parent = NULL,
                 children = NULL, devwidth = NULL, devheight = NULL, clippath = NULL, mask = masks, resolvedmask = NULL), class = "viewport")
}

plotViewport <- function(margins = c(5.1, 4.1, 4.1, 2.1), ...) {
  margins <- rep_len(as.numeric(margins), 4L)
  viewport(x = unit(margins[2L], "lines"), y = unit(margins[1L], "lines"), width = unit(1, "npc") - unit(sum(margins[c(2L, 4L)]), "lines"),
           height = unit(1, "npc") - unit(sum(margins[c(1L, 3L)]), "lines"), just = c("left", "bottom"), ...)
}

dataViewport <- function(xData = NULL, yData = NULL, xscale = NULL, yscale = NULL, extension = 0.05, ...) {
  extension <- rep_len(extension, 2L)
  scaled <- function(data, scale, by, which) {
    if (!is.null(scale)) return(scale)
    if (is.null(data)) stop(gettextf("must specify at least one of '%s' or '%s'", c("xData", "yData")[which], c("xscale", "yscale")[which]), domain = NA)
    extendrange(data, f = by)
  }
  viewport(xscale = scaled(xData, xscale, extension[1L], 1L), yscale = scaled(yData, yscale, extension[2L], 2L), ...)
}

as.character.viewport <- function(x, ...) paste0("viewport[", x$name, "]")

print.viewport <- function(x, ...) {
  cat(as.character(x), "\n")
  invisible(x)
}

vpList <- function(...) .viewports(list(...), "vpList")

vpStack <- function(...) .viewports(list(...), "vpStack")

.viewports <- function(all, kind) {
  if (!all(vapply(all, inherits, NA, what = c("viewport", "vpList", "vpStack", "vpTree")))) stop(gettextf("only viewports allowed in '%s'", kind), domain = NA)
  structure(all, class = c(kind, "viewport"))
}

vpTree <- function(parent, children) {
  if (!inherits(parent, "viewport") || !inherits(children, "vpList")) stop("'parent' must be a viewport and 'children' must be a 'vpList' in 'vpTree'")
  structure(list(parent = parent, children = children), class = c("vpTree", "viewport"))
}

as.character.vpList <- function(x, ...) paste0("(", paste(vapply(unclass(x), as.character, ""), collapse = ", "), ")")

as.character.vpStack <- function(x, ...) paste(vapply(unclass(x), as.character, ""), collapse = "->")

as.character.vpTree <- function(x, ...) paste(as.character(x$parent), as.character(x$children), sep = "->")

viewport.layout <- function(vp) vp$layout

grid.layout <- function(nrow = 1, ncol = 1, widths = unit(rep_len(1, ncol), "null"), heights = unit(rep_len(1, nrow), "null"), default.units = "null",
                        respect = FALSE, just = "centre") {
  whole <- is.matrix(respect)
  if (whole && !identical(dim(respect), as.integer(c(nrow, ncol)))) stop("'respect' must be logical or an 'nrow' by 'ncol' matrix")
  structure(list(nrow = as.integer(nrow), ncol = as.integer(ncol), widths = rep_len(.asUnits(widths, default.units), ncol),
                 heights = rep_len(.asUnits(heights, default.units), nrow), respect = if (whole) TRUE else as.logical(respect),
                 valid.respect = if (whole) 2L else as.integer(as.logical(respect)),
                 respect.mat = if (whole) matrix(as.integer(respect), nrow, ncol) else matrix(0L, nrow, ncol), just = just, valid.just = valid.just(just)), class = "layout")
}

layout.widths <- function(lay) lay$widths

layout.heights <- function(lay) lay$heights

# A pushed viewport: an environment with its parent and children. The outermost is that of the device.
.pushed <- function(vp, parent) {
  node <- new.env()
  node$vp <- vp
  node$parent <- parent
  node$children <- list()
  node
}

.currentNode <- function() {
  if (is.null(.gridState$viewport)) .gridState$viewport <- .pushed(viewport(name = "ROOT"), NULL)
  .gridState$viewport
}

.push <- function(vp) {
  if (inherits(vp, "vpStack")) for (each in unclass(vp)) .push(each)
  else if (inherits(vp, "vpList")) {
    here <- .currentNode()
    for (i in seq_along(vp)) {
      if (i > 1L) .gridState$viewport <- here
      .push(unclass(vp)[[i]])
    }
  } else if (inherits(vp, "vpTree")) {
    .push(vp$parent)
    .push(vp$children)
  } else {
    parent <- .currentNode()
    parent$children[[vp$name]] <- .pushed(vp, parent)
    .gridState$viewport <- parent$children[[vp$name]]
  }
}

pushViewport <- function(..., recording = TRUE) {
  all <- list(...)
  if (!length(all)) stop("must specify at least one viewport")
  for (each in all) if (inherits(each, "viewport")) .push(each) else stop("only valid to push viewports")
  invisible()
}

.climb <- function(n, remove) {
  node <- .currentNode()
  steps <- 0L
  way <- character()
  while ((n == 0L || steps < n) && !is.null(node$parent)) {
    parent <- node$parent
    way <- c(node$vp$name, way)
    if (remove) parent$children[[node$vp$name]] <- NULL
    node <- parent
    steps <- steps + 1L
  }
  if (n > 0L && steps < n) stop("cannot navigate up past the top-level viewport ('grid' and 'graphics' output mixed?)", call. = FALSE)
  .gridState$viewport <- node
  way
}

popViewport <- function(n = 1, recording = TRUE) {
  if (n < 0) stop("must pop at least one viewport")
  .climb(n, TRUE)
  invisible()
}

upViewport <- function(n = 1, recording = TRUE) {
  if (n < 0) stop("must navigate up at least one viewport")
  way <- .climb(n, FALSE)
  invisible(if (length(way)) vpPath(way))
}

# The names from a viewport down to one below it that a path leads to.
.wayDown <- function(node, names, strict) {
  for (each in names(node$children)) {
    below <- node$children[[each]]
    if (identical(each, names[1L])) {
      if (length(names) == 1L) return(each)
      rest <- .wayDown(below, names[-1L], TRUE)
      if (!is.null(rest)) return(c(each, rest))
    }
    if (!strict) {
      rest <- .wayDown(below, names, FALSE)
      if (!is.null(rest)) return(c(each, rest))
    }
  }
  NULL
}

downViewport <- function(name, strict = FALSE, recording = TRUE) {
  way <- .wayDown(.currentNode(), .pathNames(name), strict)
  if (is.null(way)) stop(gettextf("Viewport '%s' was not found", as.character(name)), domain = NA)
  for (each in way) .gridState$viewport <- .currentNode()$children[[each]]
  invisible(vpPath(way))
}

seekViewport <- function(name, recording = TRUE) {
  upViewport(0)
  downViewport(name)
}

current.viewport <- function() .currentNode()$vp

current.parent <- function(n = 1) {
  node <- .currentNode()
  for (i in seq_len(n)) node <- if (is.null(node)) NULL else node$parent
  if (!is.null(node)) node$vp
}

current.vpPath <- function() {
  node <- .currentNode()
  way <- character()
  while (!is.null(node$parent)) {
    way <- c(node$vp$name, way)
    node <- node$parent
  }
  if (length(way)) vpPath(way)
}
