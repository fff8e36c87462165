# Functions that draw. The device draws nothing, so what is left of them is what programs see: their arguments are evaluated and checked, a
# device is opened, and they return what they return in R.

.deviceIsNeeded <- function() if (dev.cur() == 1L) dev.new()

.newPlot <- function() {
  .deviceIsNeeded()
  .deviceState$plotted <- dev.cur()
}

# Lines and points go to a plot that is there.
.hasPlot <- function() !is.null(.deviceState$plotted) && dev.cur() != 1L && .deviceState$plotted == dev.cur()

xy.coords <- function(x, y = NULL, xlab = NULL, ylab = NULL, log = NULL, recycle = FALSE, setLab = TRUE) {
  if (is.null(y)) {
    if (inherits(x, "formula")) {
      frame <- model.frame(x)
      y <- frame[[1L]]
      x <- frame[[2L]]
    } else if (is.ts(x)) {
      y <- x
      x <- as.vector(time(x))
    } else if (is.data.frame(x) || is.matrix(x)) {
      x <- as.matrix(x)
      if (ncol(x) == 1L) {
        y <- x[, 1L]
        x <- seq_along(y)
      } else {
        if (setLab && is.null(xlab)) xlab <- colnames(x)[1L]
        if (setLab && is.null(ylab)) ylab <- colnames(x)[2L]
        y <- x[, 2L]
        x <- x[, 1L]
      }
    } else if (is.list(x)) {
      y <- x[["y"]]
      x <- x[["x"]]
    } else if (is.complex(x)) {
      y <- Im(x)
      x <- Re(x)
    } else {
      if (is.factor(x)) x <- as.numeric(x)
      if (setLab && is.null(xlab)) xlab <- "Index"
      y <- x
      x <- seq_along(x)
    }
  }
  if (inherits(x, "POSIXt")) x <- as.POSIXct(x)
  if (length(x) != length(y)) {
    if (!recycle) stop("'x' and 'y' lengths differ")
    size <- max(length(x), length(y))
    x <- rep_len(x, size)
    y <- rep_len(y, size)
  }
  list(x = if (is.object(x) || is.character(x)) as.double(x) else x, y = if (is.object(y) || is.character(y)) as.double(y) else y, xlab = xlab, ylab = ylab)
}

plot.new <- function() {
  .newPlot()
  invisible()
}

frame <- plot.new

plot.window <- function(xlim, ylim, log = "", asp = NA, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  for (limits in list(xlim, ylim)) if (length(limits) != 2L || !all(is.finite(as.numeric(limits)))) stop("need finite 'xlim' values")
  invisible()
}

plot.default <- function(x, y = NULL, type = "p", xlim = NULL, ylim = NULL, log = "", main = NULL, sub = NULL, xlab = NULL, ylab = NULL, ...) {
  xlabel <- if (!missing(x)) deparse1(substitute(x))
  ylabel <- if (!missing(y)) deparse1(substitute(y))
  coordinates <- xy.coords(x, y, xlabel, ylabel, log)
  forced <- list(type, main, sub, xlab, ylab, ...)
  .newPlot()
  window <- list(x = if (is.null(xlim)) coordinates$x else xlim, y = if (is.null(ylim)) coordinates$y else ylim)
  for (side in c("x", "y")) if (!any(is.finite(window[[side]]))) stop(gettextf("need finite '%slim' values", side), call. = FALSE, domain = NA)
  invisible()
}

.plotsObject <- function(x, ...) {
  forced <- list(x, ...)
  .newPlot()
  invisible()
}

plot.data.frame <- .plotsObject

plot.factor <- .plotsObject

plot.histogram <- function(x, ...) .plotsObject(x, ...)

plot.lm <- .plotsObject

plot.density <- .plotsObject

plot.hclust <- .plotsObject

plot.table <- .plotsObject

plot.ts <- .plotsObject

plot.stepfun <- .plotsObject

plot.ecdf <- .plotsObject

plot.TukeyHSD <- .plotsObject

plot.prcomp <- .plotsObject

plot.dendrogram <- .plotsObject

plot.decomposed.ts <- .plotsObject

plot.HoltWinters <- .plotsObject

plot.medpolish <- .plotsObject

plot.princomp <- .plotsObject

plot.isoreg <- .plotsObject

plot.profile.nls <- .plotsObject

plot.acf <- .plotsObject

plot.spec <- .plotsObject

plot.tskernel <- .plotsObject

plot.stl <- .plotsObject

plot.formula <- function(formula, data = parent.frame(), ..., subset, ylab, ask = FALSE) {
  frame <- eval(call("model.frame", formula, substitute(data)), parent.frame())
  .plotsObject(frame)
}

plot.function <- function(x, y = 0, to = 1, from = y, xlim = NULL, ylab = NULL, ...) {
  f <- x
  ends <- if (is.null(xlim)) c(from, to) else xlim
  curve(f, ends[1L], ends[2L], ...)
}

curve <- function(expr, from = NULL, to = NULL, n = 101, add = FALSE, type = "l", xname = "x", xlab = xname, ylab = NULL, log = NULL, xlim = NULL, ...) {
  given <- substitute(expr)
  if (is.null(from)) from <- if (is.null(xlim)) 0 else xlim[1L]
  if (is.null(to)) to <- if (is.null(xlim)) 1 else xlim[2L]
  if (is.name(given)) given <- call(as.character(given), as.name(xname))
  else if (!(is.call(given) || is.expression(given)) || !xname %in% all.vars(given)) {
    stop(gettextf("'expr' must be a function, or a call or an expression containing '%s'", xname), domain = NA)
  }
  x <- seq.int(from, to, length.out = n)
  place <- list(x)
  names(place) <- xname
  y <- eval(given, place, parent.frame())
  if (length(y) != length(x)) stop("'expr' did not evaluate to an object of length 'n'")
  if (add) if (!.hasPlot()) stop("plot.new has not been called yet") else .newPlot()
  invisible(list(x = x, y = y))
}

points <- function(x, ...) UseMethod("points")

lines <- function(x, ...) UseMethod("lines")

text <- function(x, ...) UseMethod("text")

plot.xy <- function(xy, type, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  forced <- list(xy, type, ...)
  invisible()
}

points.default <- function(x, y = NULL, type = "p", ...) plot.xy(xy.coords(x, y), type = type, ...)

lines.default <- function(x, y = NULL, type = "l", ...) plot.xy(xy.coords(x, y), type = type, ...)

.formulaToPlot <- function(formula, data = parent.frame(), ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  forced <- eval(call("model.frame", formula, substitute(data)), parent.frame())
  invisible()
}

points.formula <- .formulaToPlot

lines.formula <- .formulaToPlot

text.formula <- .formulaToPlot

lines.histogram <- function(x, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  .drawn(x, ...)
}

lines.ts <- lines.default

text.default <- function(x, y = NULL, labels = seq_along(x), ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  forced <- list(xy.coords(x, y, recycle = TRUE), labels, ...)
  invisible()
}

# What is added to a plot and returns nothing.
.drawn <- function(...) {
  forced <- list(...)
  invisible()
}

abline <- function(a = NULL, b = NULL, h = NULL, v = NULL, reg = NULL, coef = NULL, untf = FALSE, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  forced <- list(a, b, h, v, reg, coef, ...)
  invisible()
}

title <- function(main = NULL, sub = NULL, xlab = NULL, ylab = NULL, line = NA, outer = FALSE, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  .drawn(main, sub, xlab, ylab, ...)
}

mtext <- function(text, side = 3, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  .drawn(text, side, ...)
}

box <- function(which = "plot", lty = "solid", ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  .drawn(...)
}

polygon <- function(x, y = NULL, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  .drawn(xy.coords(x, y), ...)
}

rect <- function(xleft, ybottom, xright, ytop, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  .drawn(xleft, ybottom, xright, ytop, ...)
}

# Ends of lines are numbers; `caller` is the call that a user wrote.
.lineEnds <- function(ends, caller) {
  for (i in seq_along(ends)) {
    numbers <- (is.numeric(ends[[i]]) || is.logical(ends[[i]])) && length(ends[[i]])
    if (!numbers) stop(simpleError(sprintf("invalid %s argument", c("first", "second", "third", "fourth")[i]), caller))
  }
}

segments <- function(x0, y0, x1 = x0, y1 = y0, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  if (missing(x1) && missing(y1)) stop("one of 'x1' and 'y1' must be given")
  .lineEnds(list(x0, y0, x1, y1), sys.call())
  .drawn(...)
}

arrows <- function(x0, y0, x1 = x0, y1 = y0, length = 0.25, angle = 30, code = 2, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  if (missing(x1) && missing(y1)) stop("one of 'x1' and 'y1' must be given")
  .lineEnds(list(x0, y0, x1, y1), sys.call())
  if (!isTRUE(as.double(length) >= 0)) stop("invalid arrow head length")
  if (!isTRUE(is.finite(as.double(angle)))) stop("invalid arrow head angle")
  if (!as.integer(code) %in% 0:3) stop("invalid arrow head specification")
  .drawn(...)
}

rug <- function(x, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  .drawn(x, ...)
  invisible(x)
}

grid <- function(nx = NULL, ny = nx, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  .drawn(...)
}

matlines <- function(x, y, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  .drawn(x, y, ...)
}

matpoints <- function(x, y, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  .drawn(x, y, ...)
}

axis <- function(side, at = NULL, labels = TRUE, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  forced <- list(side, labels, ...)
  invisible(at)
}

legend <- function(x, y = NULL, legend, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  forced <- list(x, y, legend, ...)
  invisible(list())
}

# Whole plots that return nothing.
matplot <- function(x, y, ...) .plotsObject(x, ...)

pie <- function(x, labels = names(x), ...) {
  if (!is.numeric(x) || any(is.na(x) | x < 0)) stop("'x' values must be positive.")
  .plotsObject(x, labels, ...)
  invisible(NULL)
}

pairs.default <- .plotsObject

coplot <- function(formula, data, ...) .plotsObject(formula, ...)

mosaicplot <- function(x, ...) .plotsObject(x, ...)

image <- function(x, ...) .plotsObject(x, ...)

contour <- function(x, ...) .plotsObject(x, ...)

filled.contour <- function(x, ...) .plotsObject(x, ...)

dotchart <- function(x, ...) .plotsObject(x, ...)

stripchart <- function(x, ...) .plotsObject(x, ...)

sunflowerplot <- function(x, ...) .plotsObject(x, ...)

smoothScatter <- function(x, ...) .plotsObject(x, ...)

symbols <- function(x, ...) .plotsObject(x, ...)

assocplot <- function(x, ...) .plotsObject(x, ...)

fourfoldplot <- function(x, ...) .plotsObject(x, ...)

biplot.default <- .plotsObject

screeplot.default <- .plotsObject

lag.plot <- function(x, ...) .plotsObject(x, ...)

ts.plot <- function(...) .plotsObject(...)

monthplot <- function(x, ...) .plotsObject(x, ...)

interaction.plot <- function(x.factor, trace.factor, response, ...) .plotsObject(x.factor, trace.factor, response)

scatter.smooth <- function(x, y = NULL, ...) .plotsObject(x, y)

rect.hclust <- function(tree, k = NULL, ...) {
  groups <- cutree(tree, k = k)[tree$order]
  invisible(lapply(unname(split(seq_along(groups), factor(groups, unique(groups)))), function(places) {
    found <- tree$order[places]
    names(found) <- tree$labels[found]
    found
  }))
}

layout.show <- function(n = 1) .plotsObject(n)

qqnorm <- function(y, ...) UseMethod("qqnorm")

qqnorm.default <- function(y, ylim, main, xlab, ylab, plot.it = TRUE, datax = FALSE, ...) {
  known <- !is.na(y)
  if (!any(known)) stop("y is empty or has only NAs")
  x <- y
  x[known] <- qnorm(ppoints(sum(known)))[order(order(y[known]))]
  if (!is.null(names(y))) names(x) <- names(y)
  if (plot.it) .plotsObject(x)
  invisible(if (datax) list(x = y, y = x) else list(x = x, y = y))
}

qqline <- function(y, ...) {
  if (!.hasPlot()) stop("plot.new has not been called yet")
  .drawn(y, ...)
}

qqplot <- function(x, y, plot.it = TRUE, ...) {
  x <- sort(x)
  y <- sort(y)
  if (length(y) < length(x)) x <- approx(seq_along(x), x, n = length(y))$y
  if (length(x) < length(y)) y <- approx(seq_along(y), y, n = length(x))$y
  if (plot.it) .plotsObject(x)
  invisible(list(x = x, y = y))
}

stars <- function(x, ...) .plotsObject(x, ...)

extendrange <- function(x, r = range(x, na.rm = TRUE), f = 0.05) {
  f <- rep_len(f, 2L)
  r + c(-f[1L], f[2L]) * diff(r)
}
