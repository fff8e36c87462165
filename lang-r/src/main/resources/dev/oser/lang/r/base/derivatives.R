# Derivatives of expressions, with the simplifications that R makes on the way.

D <- function(expr, name) {
  if (is.expression(expr)) expr <- expr[[1L]]
  if (!is.character(name) || length(name) < 1L) stop("variable must be a character string")
  if (length(name) > 1L) warning("only the first element is used as variable name")
  .derivative(expr, name[1L])
}

# The call of D that is running, if there is one.
.derivativeCall <- function() {
  for (call in rev(sys.calls())) if (identical(call[[1L]], as.name("D"))) return(call)
}

.isNumber <- function(e, value) is.numeric(e) && length(e) == 1L && e == value

.isMinus <- function(e) is.call(e) && identical(e[[1L]], as.name("-")) && length(e) == 2L

.plus <- function(a, b) {
  if (.isNumber(a, 0)) b
  else if (.isNumber(b, 0)) a
  else if (.isMinus(a)) .minus(b, a[[2L]])
  else if (.isMinus(b)) .minus(a, b[[2L]])
  else call("+", a, b)
}

.negative <- function(a) if (.isNumber(a, 0)) 0 else if (.isMinus(a)) a[[2L]] else call("-", a)

.minus <- function(a, b) {
  if (.isNumber(b, 0)) a
  else if (.isNumber(a, 0)) .negative(b)
  else if (.isMinus(a)) .negative(.plus(a[[2L]], b))
  else if (.isMinus(b)) call("+", a, b[[2L]])
  else call("-", a, b)
}

.times <- function(a, b) {
  if (.isNumber(a, 0) || .isNumber(b, 0)) 0
  else if (.isNumber(a, 1)) b
  else if (.isNumber(b, 1)) a
  else if (.isMinus(a)) .negative(.times(a[[2L]], b))
  else if (.isMinus(b)) .negative(.times(a, b[[2L]]))
  else call("*", a, b)
}

.over <- function(a, b) {
  if (.isNumber(a, 0)) 0
  else if (.isNumber(b, 0)) NA_real_
  else if (.isNumber(b, 1)) a
  else if (.isMinus(a)) .negative(.over(a[[2L]], b))
  else if (.isMinus(b)) .negative(.over(a, b[[2L]]))
  else call("/", a, b)
}

.power <- function(a, b) {
  if (.isNumber(b, 1)) a
  else if (.isNumber(b, 0)) 1
  else if (.isNumber(a, 0)) 0
  else call("^", a, b)
}

.derivative <- function(e, name) {
  if (is.numeric(e) || is.logical(e) || is.complex(e)) return(0)
  if (is.name(e)) return(if (as.character(e) == name) 1 else 0)
  if (!is.call(e)) stop("invalid expression")
  f <- as.character(e[[1L]])
  a <- if (length(e) > 1L) e[[2L]]
  b <- if (length(e) > 2L) e[[3L]]
  da <- function() .derivative(a, name)
  db <- function() .derivative(b, name)
  of <- function(name, ...) as.call(list(as.name(name), ...))
  switch(f,
    `(` = da(),
    `+` = if (is.null(b)) da() else .plus(da(), db()),
    `-` = if (is.null(b)) .negative(da()) else .minus(da(), db()),
    `*` = .plus(.times(da(), b), .times(a, db())),
    `/` = .minus(.over(da(), b), .over(.times(a, db()), .power(b, 2))),
    `^` = if (is.numeric(b)) .times(b, .times(da(), .power(a, b - 1)))
      else .plus(.times(.power(a, .minus(b, 1)), .times(b, da())), .times(.power(a, b), .times(of("log", a), db()))),
    sqrt = .derivative(call("^", a, 0.5), name),
    exp = .times(e, da()),
    log = if (is.null(b)) .over(da(), a)
      else stop("only single-argument calls to log() are supported;\n  maybe use log(x,a) = log(x)/log(a)", call. = FALSE),
    sin = .times(of("cos", a), da()),
    cos = .negative(.times(of("sin", a), da())),
    tan = .over(da(), .power(of("cos", a), 2)),
    sinh = .times(of("cosh", a), da()),
    cosh = .times(of("sinh", a), da()),
    tanh = .over(da(), .power(of("cosh", a), 2)),
    asin = .over(da(), of("sqrt", .minus(1, .power(a, 2)))),
    acos = .negative(.over(da(), of("sqrt", .minus(1, .power(a, 2))))),
    atan = .over(da(), .plus(1, .power(a, 2))),
    pnorm = .times(of("dnorm", a), da()),
    dnorm = .negative(.times(a, .times(of("dnorm", a), da()))),
    gamma = .times(da(), .times(e, of("digamma", a))),
    lgamma = .times(da(), of("digamma", a)),
    digamma = .times(da(), of("trigamma", a)),
    log1p = .over(da(), .plus(1, a)),
    expm1 = .times(of("exp", a), da()),
    log2 = .over(da(), .times(a, quote(log(2)))),
    log10 = .over(da(), .times(a, quote(log(10)))),
    stop(simpleError(gettextf("Function '%s' is not in the derivatives table", f), .derivativeCall())))
}

deriv <- function(expr, ...) UseMethod("deriv")

deriv.formula <- function(expr, namevec, function.arg = NULL, ...) deriv.default(expr[[length(expr)]], namevec, function.arg, ...)

deriv.default <- function(expr, namevec, function.arg = NULL, tag = ".expr", hessian = FALSE, ...) {
  if (is.expression(expr)) expr <- expr[[1L]]
  if (hessian) stop("second derivatives are not supported")
  lines <- c(
    bquote(.value <- .(expr)),
    bquote(.grad <- array(0, c(length(.value), .(length(namevec))), list(NULL, .(as.call(c(as.name("c"), as.list(namevec))))))),
    lapply(namevec, function(name) bquote(.grad[, .(name)] <- .(.derivative(expr, name)))),
    quote(attr(.value, "gradient") <- .grad),
    quote(.value))
  body <- as.call(c(as.name("{"), lines))
  if (is.null(function.arg)) return(as.expression(body))
  arguments <- if (is.function(function.arg)) formals(function.arg) else {
    names <- if (isTRUE(function.arg)) namevec else function.arg
    structure(rep(list(quote(expr = )), length(names)), names = names)
  }
  as.function(c(arguments, body), envir = parent.frame(2L))
}
