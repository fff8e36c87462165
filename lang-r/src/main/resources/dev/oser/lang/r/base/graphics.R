# Parameters of graphics, which a device that draws nothing has as well. Recorded from GNU R 4.2.2.

.standardPar <- list(xlog = FALSE, ylog = FALSE, adj = 0.5, ann = TRUE, ask = FALSE, bg = "transparent", bty = "o", cex = 1, cex.axis = 1, cex.lab = 1,
  cex.main = 1.2, cex.sub = 1, cin = c(0.15, 0.2), col = "black", col.axis = "black", col.lab = "black", col.main = "black", col.sub = "black",
  cra = c(10.8, 14.4), crt = 0, csi = 0.2, cxy = c(0.0260416666666667, 0.0387596899224806), din = c(7, 7), err = 0L, family = "",
  fg = "black", fig = c(0, 1, 0, 1), fin = c(7, 7), font = 1L, font.axis = 1L, font.lab = 1L, font.main = 2L, font.sub = 1L, lab = c(5L,
  5L, 7L), las = 0L, lend = "round", lheight = 1, ljoin = "round", lmitre = 10, lty = "solid", lwd = 1, mai = c(1.02, 0.82, 0.82,
  0.42), mar = c(5.1, 4.1, 4.1, 2.1), mex = 1, mfcol = c(1L, 1L), mfg = c(1L, 1L, 1L, 1L), mfrow = c(1L, 1L), mgp = c(3, 1, 0), mkh = 0.001,
  new = FALSE, oma = c(0, 0, 0, 0), omd = c(0, 1, 0, 1), omi = c(0, 0, 0, 0), page = TRUE, pch = 1L, pin = c(5.76, 5.16), plt = c(0.117142857142857,
  0.94, 0.145714285714286, 0.882857142857143), ps = 12L, pty = "m", smo = 1, srt = 0, tck = NA_real_, tcl = -0.5, usr = c(0, 1, 0,
  1), xaxp = c(0, 1, 5), xaxs = "r", xaxt = "s", xpd = FALSE, yaxp = c(0, 1, 5), yaxs = "r", yaxt = "s", ylbias = 0.2)


.fixedPar <- c("cin", "cra", "csi", "cxy", "din", "page")

# Programs may set and ask for parameters; the ones that only a device knows cannot be set.
par <- function(..., no.readonly = FALSE) {
  if (dev.cur() == 1L) dev.new()
  now <- .standardPar
  changed <- .deviceState$par
  now[names(changed)] <- changed
  given <- list(...)
  if (!length(given)) return(if (no.readonly) now[setdiff(names(now), .fixedPar)] else now)
  if (length(given) == 1L && is.null(names(given)) && (is.list(given[[1L]]) || is.null(given[[1L]]))) given <- as.list(given[[1L]])
  if (!length(given)) return(invisible(list()))
  if (is.null(names(given))) {
    asked <- unlist(given)
    if (!is.character(asked)) stop("invalid argument passed to par()")
    for (each in setdiff(asked, names(now))) warning(gettextf("\"%s\" is not a graphical parameter", each), domain = NA)
    return(if (length(asked) == 1L) now[[asked]] else now[asked])
  }
  for (each in names(given)) {
    if (!(each %in% names(now))) {
      warning(gettextf("\"%s\" is not a graphical parameter", each), domain = NA)
      next
    }
    if (each %in% .fixedPar) {
      warning(gettextf("graphical parameter \"%s\" cannot be set", each), domain = NA)
      next
    }
    changed[each] <- given[each]
  }
  .deviceState$par <- changed
  invisible(now[intersect(names(given), names(now))])
}

layout <- function(mat, widths = rep.int(1, ncol(mat)), heights = rep.int(1, nrow(mat)), respect = FALSE) {
  if (dev.cur() == 1L) dev.new()
  invisible(max(mat))
}
