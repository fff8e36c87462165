# Minimisation of functions of several variables.

optim <- function(par, fn, gr = NULL, ..., method = c("Nelder-Mead", "BFGS", "CG", "L-BFGS-B", "SANN", "Brent"), lower = -Inf, upper = Inf, control = list(), hessian = FALSE) {
  force(par)
  limited <- any(lower > -Inf, upper < Inf)
  if (missing(method) && limited) {
    warning("bounds can only be used with method L-BFGS-B (or Brent)")
    method <- "L-BFGS-B"
  }
  method <- match.arg(method)
  if (limited && !method %in% c("L-BFGS-B", "Brent")) {
    warning("bounds can only be used with method L-BFGS-B (or Brent)")
    method <- "L-BFGS-B"
  }
  settings <- .optimSettings(control, method, length(par))
  if (method == "Nelder-Mead" && length(par) == 1L && isTRUE(settings$warn.1d.NelderMead))
    warning("one-dimensional optimization by Nelder-Mead is unreliable:\nuse \"Brent\" or optimize() directly")
  lower <- rep_len(as.double(lower), length(par))
  upper <- rep_len(as.double(upper), length(par))
  objective <- .scaledObjective(par, fn, gr, list(...), settings, sys.call(), lower, upper)
  start <- par / settings$parscale
  found <- switch(method,
    Brent = .brent(par, function(x) fn(x, ...) / settings$fnscale, lower, upper, settings),
    SANN = .anneal(start, objective, settings),
    `L-BFGS-B` = .minimizeWithin(start, objective$value, objective$gradient, lower / settings$parscale, upper / settings$parscale,
                                 c(settings$lmm, settings$factr, settings$pgtol, settings$maxit)),
    .minimize(method, start, objective$value, objective$gradient,
              c(settings$reltol, settings$abstol, settings$maxit, if (method == "CG") c(settings$type, 0, 0) else c(settings$alpha, settings$beta, settings$gamma))))
  best <- found$par * (if (method == "Brent") 1 else settings$parscale)
  names(best) <- names(par)
  result <- list(par = best, value = found$value * settings$fnscale, counts = setNames(as.integer(found$counts), c("function", "gradient")),
                 convergence = found$convergence, message = if (nzchar(found$message)) found$message)
  if (hessian) result$hessian <- optimHess(best, fn, gr, ..., control = control)
  result
}

.optimSettings <- function(control, method, n) {
  usual <- list(trace = 0, fnscale = 1, parscale = rep.int(1, n), ndeps = rep.int(1e-3, n), maxit = 100L, abstol = -Inf, reltol = sqrt(.Machine$double.eps),
                alpha = 1, beta = 0.5, gamma = 2, REPORT = 10, warn.1d.NelderMead = TRUE, type = 1, lmm = 5, factr = 1e7, pgtol = 0, tmax = 10, temp = 10)
  if (method == "Nelder-Mead") usual$maxit <- 500L
  if (method == "SANN") usual$maxit <- 10000L
  unknown <- setdiff(names(control), names(usual))
  if (length(unknown)) warning(simpleWarning(paste("unknown names in control:", paste(unknown, collapse = ", ")), sys.call(-1L)))
  usual[names(control)] <- control
  if (usual$trace < 0) warning("read the documentation for 'trace' more carefully")
  usual
}

# The function and its gradient in the scales that the minimisers work in.
.scaledObjective <- function(par, fn, gr, extra, settings, caller, lower = -Inf, upper = Inf) {
  fail <- function(...) stop(simpleError(gettextf(...), caller))
  names <- names(par)
  scale <- settings$parscale
  call <- function(f, x) {
    point <- x * scale
    names(point) <- names
    do.call(f, c(list(point), extra))
  }
  value <- function(x) {
    found <- call(fn, x)
    if (length(found) != 1L) fail("objective function in optim evaluates to length %d not 1", length(found))
    as.double(found) / settings$fnscale
  }
  gradient <- if (is.null(gr)) function(x) .differences(value, x, settings$ndeps, lower / scale, upper / scale)
  else function(x) {
    slope <- call(gr, x)
    if (length(slope) != length(x)) fail("gradient in optim evaluated to length %d not %d", length(slope), length(x))
    as.double(slope) * scale / settings$fnscale
  }
  propose <- if (is.function(gr)) function(x) as.double(call(gr, x)) / scale
  list(value = value, gradient = gradient, propose = propose)
}

# Central differences.
# Slopes from two points, both within the bounds.
.differences <- function(f, x, steps, lower = -Inf, upper = Inf) vapply(seq_along(x), function(i) {
  up <- down <- x
  up[i] <- x[i] + steps[i]
  down[i] <- x[i] - steps[i]
  width <- 2 * steps[i]
  most <- rep_len(upper, i)[i]
  least <- rep_len(lower, i)[i]
  if (up[i] > most || down[i] < least) {
    up[i] <- min(up[i], most)
    down[i] <- max(down[i], least)
    width <- up[i] - down[i]
  }
  slope <- (f(up) - f(down)) / width
  if (!is.finite(slope)) stop("non-finite finite-difference value [", i, "]", call. = FALSE)
  slope
}, 0)

.brent <- function(par, f, lower, upper, settings) {
  if (length(par) != 1L) stop(simpleError("method = \"Brent\" is only available for one-dimensional optimization", sys.call(-1L)))
  if (!all(is.finite(c(lower, upper)))) stop(simpleError("'lower' and 'upper' must be finite values", sys.call(-1L)))
  found <- optimize(f, lower = lower, upper = upper, tol = settings$reltol)
  list(par = found$minimum, value = found$objective, counts = c(NA, NA), convergence = 0L, message = "")
}

# Simulated annealing with Belisle's logarithmic cooling (Journal of Applied Probability 29, 1992).
.anneal <- function(start, objective, settings) {
  finite <- function(y) if (is.finite(y)) y else 1e35
  rounds <- settings$maxit
  if (settings$tmax < 1) stop("'tmax' is not a positive integer", call. = FALSE)
  here <- best <- start
  value <- least <- finite(objective$value(start))
  scale <- 1 / settings$temp
  done <- 0
  while (done < rounds) {
    temperature <- settings$temp / log(done + exp(1))
    for (k in seq_len(settings$tmax)) {
      if (done >= rounds) break
      there <- if (is.null(objective$propose)) here + scale * temperature * rnorm(length(here)) else objective$propose(here)
      reached <- finite(objective$value(there))
      climb <- reached - value
      if (climb <= 0 || runif(1) < exp(-climb / temperature)) {
        here <- there
        value <- reached
        if (value <= least) {
          best <- here
          least <- value
        }
      }
      done <- done + 1
    }
  }
  list(par = best, value = least, counts = c(if (rounds > 0) rounds else NA, NA), convergence = 0L, message = "")
}

optimHess <- function(par, fn, gr = NULL, ..., control = list()) {
  settings <- .optimSettings(control, "BFGS", length(par))
  objective <- .scaledObjective(par, fn, gr, list(...), settings, sys.call())
  x <- par / settings$parscale
  n <- length(par)
  columns <- vapply(seq_len(n), function(i) {
    step <- settings$ndeps[i] / settings$parscale[i]
    up <- down <- x
    up[i] <- x[i] + step
    down[i] <- x[i] - step
    settings$fnscale * (objective$gradient(up) - objective$gradient(down)) / (2 * step * settings$parscale[i] * settings$parscale)
  }, numeric(n))
  dim(columns) <- c(n, n)
  columns <- 0.5 * (columns + t(columns))
  names <- names(par)
  if (!is.null(names)) dimnames(columns) <- list(names, names)
  columns
}

nlm <- function(f, p, ..., hessian = FALSE, typsize = rep(1, length(p)), fscale = 1, print.level = 0, ndigit = 12, gradtol = 1e-6,
                stepmax = max(1000 * sqrt(sum((p / typsize)^2)), 1000), steptol = 1e-6, iterlim = 100, check.analyticals = TRUE) {
  derivative <- NULL
  value <- function(x) {
    y <- f(x, ...)
    if (!is.numeric(y)) stop("invalid function value in 'nlm' optimizer", call. = FALSE)
    if (!is.finite(y[1L])) {
      warning("NA/Inf replaced by maximum positive value", call. = FALSE)
      return(.Machine$double.xmax)
    }
    y
  }
  first <- value(p)
  analytic <- !is.null(attr(first, "gradient"))
  slope <- if (analytic) function(x) as.vector(attr(f(x, ...), "gradient")) else function(x) {
    # Central differences, exact enough that the tolerances mean something.
    steps <- pmax(abs(x), typsize) * (10^-ndigit)^(1 / 3)
    vapply(seq_along(x), function(i) {
      up <- down <- x
      up[i] <- x[i] + steps[i]
      down[i] <- x[i] - steps[i]
      (as.vector(value(up)) - as.vector(value(down))) / (up[i] - down[i])
    }, 0)
  }
  found <- .quasiNewton(function(x) as.vector(value(x))[1L], slope, as.double(p), typsize, fscale, gradtol, steptol, iterlim)
  result <- list(minimum = found$value, estimate = found$par, gradient = found$gradient)
  if (hessian) {
    n <- length(p)
    steps <- pmax(abs(found$par), typsize) * 1e-4
    cells <- vapply(seq_len(n), function(i) {
      up <- down <- found$par
      up[i] <- up[i] + steps[i]
      down[i] <- down[i] - steps[i]
      (slope(up) - slope(down)) / (2 * steps[i])
    }, numeric(n))
    dim(cells) <- c(n, n)
    result$hessian <- (cells + t(cells)) / 2
  }
  c(result, list(code = found$code, iterations = found$iterations))
}

# A quasi-Newton method with a line search that goes back (Dennis and Schnabel, Numerical Methods for Unconstrained
# Optimization and Nonlinear Equations, 1983, algorithms A6.3.1 and A9.4.1).
.quasiNewton <- function(f, slope, x, typical, fscale, gradtol, steptol, most) {
  n <- length(x)
  y <- f(x)
  g <- slope(x)
  inverse <- diag(typical^2, n) / max(abs(y), fscale)
  flat <- function(x, y, g) max(abs(g) * pmax(abs(x), typical) / max(abs(y), fscale)) <= gradtol
  rounds <- 0L
  code <- if (flat(x, y, g)) 1L else 0L
  while (code == 0L) {
    direction <- -as.vector(inverse %*% g)
    descent <- sum(direction * g)
    if (!is.finite(descent) || descent >= 0) {
      inverse <- diag(typical^2, n) / max(abs(y), fscale)
      direction <- -as.vector(inverse %*% g)
      descent <- sum(direction * g)
    }
    step <- 1
    shortest <- steptol / max(abs(direction) / pmax(abs(x), typical))
    repeat {
      there <- x + step * direction
      reached <- f(there)
      if (reached <= y + 1e-4 * step * descent) break
      if (step < shortest) {
        code <- 3L
        break
      }
      guess <- -descent * step^2 / (2 * (reached - y - descent * step))
      step <- if (is.finite(guess)) min(max(guess, 0.1 * step), 0.5 * step) else 0.1 * step
    }
    rounds <- rounds + 1L
    if (code == 3L) break
    after <- slope(there)
    moved <- there - x
    turned <- after - g
    curvature <- sum(moved * turned)
    if (curvature > sqrt(.Machine$double.eps) * sqrt(sum(moved^2) * sum(turned^2))) {
      if (rounds == 1L) inverse <- diag(curvature / sum(turned^2), n)
      product <- as.vector(inverse %*% turned)
      inverse <- inverse + (1 + sum(turned * product) / curvature) * outer(moved, moved) / curvature - (outer(moved, product) + outer(product, moved)) / curvature
    }
    small <- max(abs(moved) / pmax(abs(there), typical)) <= steptol
    x <- there
    y <- reached
    g <- after
    code <- if (flat(x, y, g)) 1L else if (small) 2L else if (rounds >= most) 4L else 0L
  }
  list(par = x, value = y, gradient = g, code = code, iterations = rounds)
}

nlminb <- function(start, objective, gradient = NULL, hessian = NULL, ..., scale = 1, control = list(), lower = -Inf, upper = Inf) {
  names <- names(start)
  known <- c("eval.max", "iter.max", "trace", "abs.tol", "rel.tol", "x.tol", "xf.tol", "step.min", "step.max", "sing.tol", "scale.init", "diff.g")
  unknown <- setdiff(names(control), known)
  if (length(unknown)) stop(gettextf("unknown names in control: %s", paste(unknown, collapse = ", ")), domain = NA)
  named <- function(x) setNames(x, names)
  value <- function(x) {
    y <- objective(named(x), ...)
    if (length(y) != 1L || !is.numeric(y)) stop("objective function in optimize evaluates to length ", length(y), " not 1", call. = FALSE)
    if (is.finite(y)) as.double(y) else .Machine$double.xmax / 1e10
  }
  lower <- rep_len(as.double(lower), length(start))
  upper <- rep_len(as.double(upper), length(start))
  if (any(start < lower | start > upper)) start <- pmin(pmax(start, lower), upper)
  slopes <- 0L
  slope <- if (is.null(gradient)) function(x) {
    slopes <<- slopes + length(x)
    steps <- pmax(abs(x), 1e-2) * .Machine$double.eps^(1 / 3)
    vapply(seq_along(x), function(i) {
      up <- down <- x
      up[i] <- min(x[i] + steps[i], upper[i])
      down[i] <- max(x[i] - steps[i], lower[i])
      (value(up) - value(down)) / (up[i] - down[i])
    }, 0)
  } else function(x) {
    slopes <<- slopes + 1L
    as.double(gradient(named(x), ...))
  }
  most <- .orElse(control$iter.max, 150L)
  found <- .minimizeWithin(as.double(start), value, slope, lower, upper, c(10, .orElse(control$rel.tol, 1e-10) / .Machine$double.eps / 100, 0, most))
  message <- if (found$convergence == 1L) "iteration limit reached without convergence (10)" else "relative convergence (4)"
  list(par = named(found$par), objective = found$value, convergence = as.integer(found$convergence == 1L), iterations = found$counts[1L],
       evaluations = c(`function` = found$counts[1L], gradient = slopes), message = message)
}

constrOptim <- function(theta, f, grad, ui, ci, mu = 1e-4, control = list(), method = if (is.null(grad)) "Nelder-Mead" else "BFGS", outer.iterations = 100, outer.eps = 1e-5, ..., hessian = FALSE) {
  # Up or down: the wall is on the side of what is worse.
  way <- if (isTRUE(control$fnscale < 0)) -1 else 1
  wall <- .movingWall(as.matrix(ui), ci, way * mu)
  if (min(wall$room(theta)) <= 0) stop("initial value is not in the interior of the feasible region")
  goal <- f(theta, ...)
  walled <- goal + wall$value(theta, theta)
  counts <- 0L
  for (round in seq_len(outer.iterations)) {
    last <- list(goal = goal, walled = walled)
    centre <- theta
    slope <- if (!is.null(grad)) function(x, ...) grad(x, ...) + wall$slope(x, centre)
    inner <- optim(theta, function(x, ...) {
      height <- wall$value(x, centre)
      if (is.nan(height)) NaN else f(x, ...) + height
    }, slope, ..., control = control, method = method, hessian = hessian)
    counts <- counts + inner$counts
    walled <- inner$value
    settled <- is.finite(walled) && is.finite(last$walled) && abs(walled - last$walled) < outer.eps * (0.001 + abs(walled))
    if (settled) break
    theta <- inner$par
    goal <- f(theta, ...)
    if (way * (goal - last$goal) > 0) break
  }
  if (round == outer.iterations) inner[c("convergence", "message")] <- list(7, "Barrier algorithm ran out of iterations and did not converge")
  if (way * (goal - last$goal) > 0)
    inner[c("convergence", "message")] <- list(11, sprintf("Objective function %s at outer iteration %d", if (way > 0) "increased" else "decreased", round))
  reached <- f(inner$par, ...)
  height <- inner$value - reached
  inner$counts <- counts
  inner$value <- reached
  c(inner, list(outer.iterations = round, barrier.value = height))
}

# A logarithmic barrier that moves with the solution (Lange, Numerical Analysis for Statisticians, 1999).
.movingWall <- function(ui, ci, mu) {
  room <- function(x) drop(ui %*% x) - ci
  list(room = room,
    value = function(x, centre) {
      now <- room(x)
      if (any(now < 0)) return(NaN)
      height <- sum(room(centre) * log(now) - drop(ui %*% x))
      -mu * (if (is.finite(height)) height else -Inf)
    },
    slope = function(x, centre) -mu * drop(crossprod(ui, room(centre) / room(x) - 1)))
}
