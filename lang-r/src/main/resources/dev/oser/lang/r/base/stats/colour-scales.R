# Palettes of grDevices that go through hues, saturations and values in straight pieces, and what else is computed without a device.

# The colours of pieces, each with its hue, saturation and value from one end to the other, without the first `without`.
.piecewise <- function(n, pieces, alpha, rev) {
  if (n <= 0) return(character())
  colours <- unlist(lapply(pieces, function(piece) {
    count <- piece$count + piece$without
    through <- function(ends) seq(ends[1L], ends[length(ends)], length.out = count)
    if (piece$count < 1) return(NULL)
    keep <- seq_len(count) > piece$without
    list(hsv(through(piece$h)[keep], through(piece$s)[keep], through(piece$v)[keep], alpha))
  }))
  if (rev) base::rev(colours) else colours
}

.piece <- function(count, h, s, v = 1, without = 0) list(count = count, h = h, s = s, v = v, without = without)

heat.colors <- function(n, alpha, rev = FALSE) {
  pale <- n %/% 4
  .piecewise(n, list(.piece(n - pale, c(0, 1 / 6), 1), .piece(pale, 1 / 6, c(1 - 1 / (2 * pale), 1 / (2 * pale)))), if (missing(alpha)) 1 else alpha, rev)
}

topo.colors <- function(n, alpha, rev = FALSE) {
  third <- n %/% 3
  .piecewise(n, list(.piece(n - 2 * third, c(43, 31) / 60, 1), .piece(third, c(23, 11) / 60, 1), .piece(third, c(10, 6) / 60, c(1, 0.3))),
             if (missing(alpha)) 1 else alpha, rev)
}

terrain.colors <- function(n, alpha, rev = FALSE) {
  green <- n %/% 2
  .piecewise(n, list(.piece(green, c(4, 2) / 12, 1, c(0.65, 0.9)), .piece(n - green, c(2, 0) / 12, c(1, 0), c(0.9, 0.95), without = 1)),
             if (missing(alpha)) 1 else alpha, rev)
}

cm.colors <- function(n, alpha, rev = FALSE) {
  half <- n %/% 2
  odd <- n %% 2
  sides <- if (n == 1) list(.piece(1, 0.5, 0.5))
  else list(.piece(half + odd, 0.5, c(0.5, if (odd) 0 else 0.5 / half)), .piece(half, 10 / 12, c(if (odd) 0 else 0.5 / half, 0.5), without = odd))
  .piecewise(n, sides, if (missing(alpha)) 1 else alpha, rev)
}

# Steps that look alike are equal in light, not in what is written down.
gray.colors <- function(n, start = 0.3, end = 0.9, gamma = 2.2, alpha, rev = FALSE) {
  levels <- seq(start^gamma, end^gamma, length.out = n)^(1 / gamma)
  gray(if (rev) base::rev(levels) else levels, if (!missing(alpha)) alpha)
}

grey.colors <- gray.colors

# Colours by hue, chroma and luminance: polar coordinates of CIE LUV, for the white of D65.
hcl <- function(h = 0, c = 35, l = 85, alpha, fixup = TRUE) {
  n <- max(length(h), length(c), length(l), if (!missing(alpha)) length(alpha))
  if (!min(length(h), length(c), length(l))) return(character())
  h <- rep_len(h, n) * pi / 180
  c <- rep_len(c, n)
  l <- rep_len(l, n)
  dark <- l <= 0
  u <- ifelse(dark, 0, c * cos(h) / (13 * l)) + 0.1978398
  v <- ifelse(dark, 0, c * sin(h) / (13 * l)) + 0.4683363
  bright <- ifelse(dark, 0, ifelse(l > 8, ((l + 16) / 116)^3, l / 903.3))
  x <- 9 * bright * u / (4 * v)
  z <- -x / 3 - 5 * bright + 3 * bright / v
  light <- cbind(3.240479 * x - 1.53715 * bright - 0.498535 * z, -0.969256 * x + 1.875992 * bright + 0.041556 * z,
                 0.055648 * x - 0.204043 * bright + 1.057311 * z)
  shown <- ifelse(light > 0.00304, 1.055 * pmax(light, 0)^(1 / 2.4) - 0.055, 12.92 * light)
  levels <- floor(255 * shown + 0.5)
  outside <- rowSums(levels < 0 | levels > 255) > 0
  levels <- pmin(pmax(levels, 0), 255)
  result <- if (missing(alpha)) rgb(levels[, 1L], levels[, 2L], levels[, 3L], maxColorValue = 255)
  else rgb(levels[, 1L], levels[, 2L], levels[, 3L], floor(255 * rep_len(alpha, n) + 0.5), maxColorValue = 255)
  if (!fixup) result[outside] <- NA
  result
}

# Rows and columns for so many plots: up to three below each other, else nearly as many one way as the other.
n2mfrow <- function(nr.plots, asp = 1) {
  if (nr.plots <= 3 && asp == 1) return(c(nr.plots, 1))
  rows <- ceiling(sqrt(nr.plots / asp))
  c(rows, ceiling(nr.plots / rows))
}

# Where points in space are seen, by a matrix of homogeneous coordinates.
trans3d <- function(x, y, z, pmat) {
  seen <- cbind(x, y, z, 1, deparse.level = 0) %*% pmat
  list(x = seen[, 1L] / seen[, 4L], y = seen[, 2L] / seen[, 4L])
}

devAskNewPage <- function(ask = NULL) if (is.null(ask)) FALSE else invisible(FALSE)

# Inches in the units of a plot.
xinch <- function(x = 1, warn.log = TRUE) {
  if (warn.log && par("xlog")) warning("x log scale:  xinch() is nonsense")
  x * diff(par("usr")[1:2]) / par("pin")[1L]
}

yinch <- function(y = 1, warn.log = TRUE) {
  if (warn.log && par("ylog")) warning("y log scale:  yinch() is nonsense")
  y * diff(par("usr")[3:4]) / par("pin")[2L]
}

xyinch <- function(xy = 1, warn.log = TRUE) {
  if (warn.log && (par("xlog") || par("ylog"))) warning("log scale:  xyinch() is nonsense")
  xy * c(xinch(warn.log = FALSE), yinch(warn.log = FALSE))
}

# Nobody points at anything where nothing is shown.
locator <- function(n = 512, type = "n", ...) NULL

identify <- function(x, ...) UseMethod("identify")

identify.default <- function(x, ...) integer()

# What would be drawn is computed, since that may fail.
panel.smooth <- function(x, y, col = par("col"), bg = NA, pch = par("pch"), cex = 1, col.smooth = 2, span = 2 / 3, iter = 3, ...) {
  ok <- is.finite(x) & is.finite(y)
  if (any(ok)) stats::lowess(x[ok], y[ok], f = span, iter = iter)
  invisible()
}
