# Models that find their own starting values (Bates and Watts, Nonlinear Regression Analysis, section 3.3; Pinheiro and Bates, Mixed-Effects Models,
# appendix C): from a straight line or a level first, then by least squares with the parameters that enter linearly left out.

selfStart <- function(model, initial, parameters, template) UseMethod("selfStart")

selfStart.default <- function(model, initial, parameters, template)
  structure(as.function(model), initial = as.function(initial), pnames = if (!missing(parameters)) parameters, class = "selfStart")

selfStart.formula <- function(model, initial, parameters, template = NULL) {
  if (is.null(template)) {
    inputs <- setdiff(all.vars(model[[length(model)]]), parameters)
    template <- c(inputs, parameters)
  }
  structure(deriv(model, parameters, template), initial = as.function(initial), pnames = parameters, class = "selfStart")
}

getInitial <- function(object, data, ...) UseMethod("getInitial")

getInitial.default <- function(object, data, mCall, LHS = NULL, ...) {
  if (is.function(object) && !is.null(attr(object, "initial"))) return(getInitial.selfStart(object, data, mCall, LHS, ...))
  stop(gettextf("no 'getInitial' method found for \"%s\" objects", data.class(object)), domain = NA)
}

getInitial.selfStart <- function(object, data, mCall, LHS = NULL, ...) attr(object, "initial")(mCall = mCall, data = data, LHS = LHS, ...)

getInitial.formula <- function(object, data, ...) {
  if (!is.null(attr(data, "parameters"))) return(attr(data, "parameters"))
  side <- object[[length(object)]]
  if (!is.call(side)) stop("invalid formula")
  model <- get(as.character(side[[1L]]), envir = environment(object), mode = "function")
  if (!inherits(model, "selfStart")) stop("no self-starting model in the formula")
  called <- as.list(match.call(model, side))[-1L]
  found <- getInitial.selfStart(model, data, called, if (length(object) == 3L) object[[2L]], ...)
  found
}

# Means of the responses at each of the inputs, in their order.
sortedXyData <- function(x, y, data) UseMethod("sortedXyData")

sortedXyData.default <- function(x, y, data) {
  if (is.language(x) || ((length(x) == 1L) && is.character(x))) x <- .inData(x, data)
  if (is.language(y) || ((length(y) == 1L) && is.character(y))) y <- .inData(y, data)
  x <- as.numeric(x)
  y <- as.numeric(y)
  known <- !is.na(x) & !is.na(y)
  means <- tapply(y[known], x[known], mean)
  structure(data.frame(x = sort(unique(x[known])), y = as.vector(means)), class = c("sortedXyData", "data.frame"))
}

.inData <- function(code, data) {
  if (is.character(code)) code <- as.name(code)
  if (is.expression(code)) code <- code[[1L]]
  eval(code, data, globalenv())
}

NLSstClosestX <- function(xy, yval) UseMethod("NLSstClosestX")

# Where lines between the points reach a value.
NLSstClosestX.sortedXyData <- function(xy, yval) {
  away <- xy$y - yval
  if (any(is.na(away))) return(NA)
  if (all(away > 0) || all(away < 0)) return(xy$x[which.min(abs(away))])
  if (any(away == 0)) return(mean(xy$x[away == 0]))
  first <- which(away[-1L] * away[-length(away)] < 0)[1L]
  xy$x[first] - away[first] * (xy$x[first + 1L] - xy$x[first]) / (away[first + 1L] - away[first])
}

NLSstRtAsymptote <- function(xy) UseMethod("NLSstRtAsymptote")

NLSstRtAsymptote.sortedXyData <- function(xy) .beyond(xy$y, length(xy$y))

NLSstLfAsymptote <- function(xy) UseMethod("NLSstLfAsymptote")

NLSstLfAsymptote.sortedXyData <- function(xy) .beyond(xy$y, 1L)

# An eighth of the range beyond the end that is nearer.
.beyond <- function(y, end) {
  ends <- range(y)
  step <- diff(ends) / 8
  if (abs(y[end] - ends[1L]) < abs(y[end] - ends[2L])) ends[1L] - step else ends[2L] + step
}

NLSstAsymptotic <- function(xy) UseMethod("NLSstAsymptotic")

NLSstAsymptotic.sortedXyData <- function(xy) {
  # A straight line for the logarithm of what is missing to the asymptote has minus the rate as its slope.
  level <- NLSstRtAsymptote(xy)
  rate <- -coef(lm.fit(cbind(1, xy$x), log(abs(xy$y - level))))[[2L]]
  found <- .partlyLinear(function(rate) cbind(1, 1 - exp(-exp(rate) * xy$x)), c(lrc = log(abs(rate))), xy$y)
  c(b0 = found$linear[[1L]], b1 = found$linear[[2L]], lrc = found$nonlinear[["lrc"]])
}

# Least squares for a model that is a sum of terms with linear coefficients: Gauss and Newton's steps for the other parameters, for each of which the
# coefficients are those of a regression (Golub and Pereyra, 1973; Ruhe and Wedin, 1980).
.partlyLinear <- function(terms, start, y, most = 100L) {
  at <- function(values) {
    basis <- as.matrix(terms(values))
    if (!all(is.finite(basis))) return(list(deviance = Inf))
    made <- qr(basis)
    linear <- qr.coef(made, y)
    linear[is.na(linear)] <- 0
    list(basis = basis, linear = linear, left = y - drop(basis %*% linear), deviance = sum((y - drop(basis %*% linear))^2))
  }
  values <- start
  now <- at(values)
  if (!is.finite(now$deviance)) stop("no starting values could be found")
  for (round in seq_len(most)) {
    slopes <- vapply(seq_along(values), function(i) {
      step <- 1e-6 * max(abs(values[i]), 1e-2)
      high <- low <- values
      high[i] <- values[i] + step
      low[i] <- values[i] - step
      drop((as.matrix(terms(high)) - as.matrix(terms(low))) %*% now$linear) / (2 * step)
    }, y)
    made <- qr(cbind(slopes, now$basis))
    change <- qr.coef(made, now$left)[seq_along(values)]
    if (anyNA(change)) break
    turned <- qr.qty(made, now$left)
    explained <- sqrt(sum(turned[seq_len(made$rank)]^2))
    if (explained <= 1e-9 * sqrt(now$deviance) || explained == 0) break
    factor <- 1
    repeat {
      next.values <- values + factor * change
      then <- at(next.values)
      if (then$deviance <= now$deviance || factor < 1e-5) break
      factor <- factor / 2
    }
    if (then$deviance > now$deviance) break
    values <- next.values
    now <- then
  }
  list(nonlinear = values, linear = now$linear, deviance = now$deviance)
}

# The names that a call of a model has for its parameters, for their values.
.startingValues <- function(mCall, parameters, values) {
  names <- vapply(parameters, function(one) as.character(mCall[[one]])[1L], "")
  structure(as.double(values), names = names)
}

# Of a model called with the names of its parameters the derivatives are given, too.
.selfGradient <- function(value, call, slopes) {
  given <- as.list(call)[names(slopes)]
  if (!all(vapply(given, is.name, NA))) return(value)
  columns <- do.call(cbind, unname(slopes))
  dimnames(columns) <- list(NULL, vapply(given, as.character, ""))
  attr(value, "gradient") <- columns
  value
}

.selfStarting <- function(model, parameters, initial) structure(model, initial = initial, pnames = parameters, class = "selfStart")

SSasymp <- .selfStarting(function(input, Asym, R0, lrc) {
  rate <- exp(lrc)
  decay <- exp(-rate * input)
  .selfGradient(Asym + (R0 - Asym) * decay, match.call(), list(Asym = 1 - decay, R0 = decay, lrc = -(R0 - Asym) * decay * rate * input))
}, c("Asym", "R0", "lrc"), function(mCall, data, LHS, ...) {
  xy <- sortedXyData(mCall[["input"]], LHS, data)
  if (nrow(xy) < 3L) stop("too few distinct input values to fit an asymptotic regression model")
  found <- NLSstAsymptotic(xy)
  .startingValues(mCall, c("Asym", "R0", "lrc"), c(found[[1L]] + found[[2L]], found[[1L]], found[[3L]]))
})

SSasympOff <- .selfStarting(function(input, Asym, lrc, c0) {
  rate <- exp(lrc)
  decay <- exp(-rate * (input - c0))
  .selfGradient(Asym * (1 - decay), match.call(), list(Asym = 1 - decay, lrc = Asym * decay * rate * (input - c0), c0 = -Asym * decay * rate))
}, c("Asym", "lrc", "c0"), function(mCall, data, LHS, ...) {
  xy <- sortedXyData(mCall[["input"]], LHS, data)
  if (nrow(xy) < 4L) stop("too few distinct input values to fit the 'asympOff' model")
  found <- NLSstAsymptotic(xy)
  level <- found[[1L]] + found[[2L]]
  # The curve of the other form is zero here.
  .startingValues(mCall, c("Asym", "lrc", "c0"), c(level, found[[3L]], exp(-found[[3L]]) * log(-(found[[1L]] - level) / level)))
})

SSasympOrig <- .selfStarting(function(input, Asym, lrc) {
  rate <- exp(lrc)
  decay <- exp(-rate * input)
  .selfGradient(Asym * (1 - decay), match.call(), list(Asym = 1 - decay, lrc = Asym * decay * rate * input))
}, c("Asym", "lrc"), function(mCall, data, LHS, ...) {
  xy <- sortedXyData(mCall[["input"]], LHS, data)
  if (nrow(xy) < 3L) stop("too few distinct input values to fit the 'asympOrig' model")
  rough <- NLSstAsymptotic(xy)[[3L]]
  found <- .partlyLinear(function(rate) 1 - exp(-exp(rate) * xy$x), c(lrc = rough), xy$y)
  .startingValues(mCall, c("Asym", "lrc"), c(found$linear[[1L]], found$nonlinear[[1L]]))
})

SSbiexp <- .selfStarting(function(input, A1, lrc1, A2, lrc2) {
  first <- exp(-exp(lrc1) * input)
  second <- exp(-exp(lrc2) * input)
  .selfGradient(A1 * first + A2 * second, match.call(),
                list(A1 = first, lrc1 = -A1 * first * exp(lrc1) * input, A2 = second, lrc2 = -A2 * second * exp(lrc2) * input))
}, c("A1", "lrc1", "A2", "lrc2"), function(mCall, data, LHS, ...) {
  xy <- sortedXyData(mCall[["input"]], LHS, data)
  n <- nrow(xy)
  if (n < 5L) stop("too few distinct input values to fit a biexponential")
  # Peeling: the slow part is what is left late, the fast one what it leaves early.
  late <- xy[seq.int(to = n, length.out = max(3L, n %/% 2L)), ]
  slow <- coef(lm.fit(cbind(1, late$x), log(pmax(late$y, 1e-3 * max(xy$y)))))
  early <- xy[seq_len(max(3L, n %/% 2L)), ]
  rest <- abs(early$y - exp(slow[[1L]] + slow[[2L]] * early$x))
  fast <- coef(lm.fit(cbind(1, early$x), log(pmax(rest, 1e-3 * max(xy$y)))))
  rates <- log(abs(c(fast[[2L]], slow[[2L]])))
  found <- .partlyLinear(function(rates) exp(-outer(xy$x, exp(rates))), rates, xy$y)
  # The faster part is the first one.
  sorted <- order(-found$nonlinear)
  .startingValues(mCall, c("A1", "lrc1", "A2", "lrc2"), c(rbind(found$linear[sorted], found$nonlinear[sorted])))
})

SSfol <- .selfStarting(function(Dose, input, lKe, lKa, lCl) {
  ke <- exp(lKe)
  ka <- exp(lKa)
  out <- exp(-ke * input)
  into <- exp(-ka * input)
  size <- Dose * exp(lKe + lKa - lCl) / (ka - ke)
  value <- size * (out - into)
  .selfGradient(value, match.call(), list(lKe = value * (1 + ke / (ka - ke)) - size * ke * input * out,
                                          lKa = value * (1 - ka / (ka - ke)) + size * ka * input * into, lCl = -value))
}, c("lKe", "lKa", "lCl"), function(mCall, data, LHS, ...) {
  input <- .inData(mCall[["input"]], data)
  dose <- .inData(mCall[["Dose"]], data)
  y <- .inData(LHS, data)
  n <- length(y)
  if (n < 4L) stop("must have at least 4 observations to fit an 'SSfol' model")
  peak <- which.max(y)
  late <- seq_along(y) >= max(peak, 2L) & y > 0
  slope <- if (sum(late) >= 2L) coef(lm.fit(cbind(1, input[late]), log(y[late])))[[2L]] else -0.1
  ke <- if (slope < 0) -slope else 0.1
  terms <- function(logs) {
    k <- exp(logs)
    dose * k[1L] * k[2L] / (k[2L] - k[1L]) * (exp(-k[1L] * input) - exp(-k[2L] * input))
  }
  found <- .partlyLinear(terms, c(log(ke), log(ke) + 2.5), y)
  .startingValues(mCall, c("lKe", "lKa", "lCl"), c(found$nonlinear, -log(found$linear[[1L]])))
})

SSfpl <- .selfStarting(function(input, A, B, xmid, scal) {
  below <- exp((xmid - input) / scal)
  share <- 1 / (1 + below)
  bend <- below * share^2 * (B - A) / scal
  .selfGradient(A + (B - A) * share, match.call(), list(A = 1 - share, B = share, xmid = -bend, scal = bend * (xmid - input) / scal))
}, c("A", "B", "xmid", "scal"), function(mCall, data, LHS, ...) {
  xy <- sortedXyData(mCall[["input"]], LHS, data)
  if (nrow(xy) < 5L) stop("too few distinct input values to fit a four-parameter logistic")
  line <- .logitLine(xy)
  found <- .partlyLinear(function(values) cbind(1, 1 / (1 + exp((values[1L] - xy$x) / exp(values[2L])))), c(line[1L], log(line[2L])), xy$y)
  .startingValues(mCall, c("A", "B", "xmid", "scal"), c(found$linear[[1L]], sum(found$linear), found$nonlinear[1L], exp(found$nonlinear[2L])))
})

# The middle and the scale of a logistic curve, from the line of the inputs on the logits of the responses within their range.
.logitLine <- function(xy) {
  ends <- range(xy$y)
  share <- (xy$y - ends[1L] + 0.05 * diff(ends)) / (1.1 * diff(ends))
  as.vector(coef(lm.fit(cbind(1, log(share / (1 - share))), xy$x)))
}

SSgompertz <- .selfStarting(function(x, Asym, b2, b3) {
  power <- b3^x
  decay <- exp(-b2 * power)
  .selfGradient(Asym * decay, match.call(), list(Asym = decay, b2 = -Asym * decay * power, b3 = -Asym * decay * b2 * b3^(x - 1) * x))
}, c("Asym", "b2", "b3"), function(mCall, data, LHS, ...) {
  xy <- sortedXyData(mCall[["x"]], LHS, data)
  if (nrow(xy) < 4L) stop("too few distinct input values to fit the Gompertz model")
  level <- NLSstRtAsymptote(xy)
  line <- coef(lm.fit(cbind(1, xy$x), log(-log(pmin(xy$y / level, 1 - 1e-8)))))
  found <- .partlyLinear(function(values) exp(-values[1L] * values[2L]^xy$x), exp(line), xy$y)
  .startingValues(mCall, c("Asym", "b2", "b3"), c(found$linear[[1L]], found$nonlinear))
})

SSlogis <- .selfStarting(function(input, Asym, xmid, scal) {
  below <- exp((xmid - input) / scal)
  share <- 1 / (1 + below)
  bend <- Asym * below * share^2 / scal
  .selfGradient(Asym * share, match.call(), list(Asym = share, xmid = -bend, scal = bend * (xmid - input) / scal))
}, c("Asym", "xmid", "scal"), function(mCall, data, LHS, ...) {
  xy <- sortedXyData(mCall[["input"]], LHS, data)
  if (nrow(xy) < 4L) stop("too few distinct input values to fit a logistic model")
  found <- .partlyLinear(function(values) 1 / (1 + exp((values[1L] - xy$x) / values[2L])), .logitLine(xy), xy$y)
  .startingValues(mCall, c("Asym", "xmid", "scal"), c(found$linear[[1L]], found$nonlinear))
})

SSmicmen <- .selfStarting(function(input, Vm, K) {
  below <- K + input
  .selfGradient(Vm * input / below, match.call(), list(Vm = input / below, K = -Vm * input / below^2))
}, c("Vm", "K"), function(mCall, data, LHS, ...) {
  input <- .inData(mCall[["input"]], data)
  y <- .inData(LHS, data)
  xy <- sortedXyData(input, y)
  if (nrow(xy) < 3L) stop("too few distinct input values to fit a Michaelis-Menten model")
  inner <- xy$x > 0 & xy$y > 0
  # Lineweaver and Burk's line of reciprocals.
  line <- coef(lm.fit(cbind(1, 1 / xy$x[inner]), 1 / xy$y[inner]))
  found <- .partlyLinear(function(K) xy$x / (K + xy$x), abs(line[[2L]] / line[[1L]]), xy$y)
  .startingValues(mCall, c("Vm", "K"), c(found$linear[[1L]], found$nonlinear))
})

SSweibull <- .selfStarting(function(x, Asym, Drop, lrc, pwr) {
  rate <- exp(lrc)
  power <- x^pwr
  decay <- exp(-rate * power)
  .selfGradient(Asym - Drop * decay, match.call(),
                list(Asym = rep(1, length(x)), Drop = -decay, lrc = Drop * decay * rate * power, pwr = Drop * decay * rate * power * log(x)))
}, c("Asym", "Drop", "lrc", "pwr"), function(mCall, data, LHS, ...) {
  xy <- sortedXyData(mCall[["x"]], LHS, data)
  if (nrow(xy) < 5L) stop("too few distinct input values to fit the Weibull growth model")
  if (any(xy$x < 0)) stop("all 'x' values must be non-negative to fit the Weibull growth model")
  top <- NLSstRtAsymptote(xy)
  bottom <- NLSstLfAsymptote(xy)
  inner <- xy$x > 0
  line <- coef(lm.fit(cbind(1, log(xy$x[inner])), log(-log((top - xy$y[inner]) / (top - bottom)))))
  found <- .partlyLinear(function(values) cbind(1, -exp(-exp(values[1L]) * xy$x^values[2L])), line, xy$y)
  .startingValues(mCall, c("Asym", "Drop", "lrc", "pwr"), c(found$linear, found$nonlinear))
})
