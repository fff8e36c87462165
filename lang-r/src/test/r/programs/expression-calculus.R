# Symbolic differentiation and simplification on R's own calls.
is_op <- function(e, op) is.call(e) && identical(e[[1]], as.name(op))
num <- function(e, v) is.numeric(e) && e == v

simplify <- function(e) {
  if (!is.call(e)) return(e)
  if (is_op(e, "(")) return(simplify(e[[2]]))
  e[-1] <- lapply(as.list(e)[-1], simplify)
  args <- as.list(e)[-1]
  if (all(vapply(args, is.numeric, NA))) return(eval(e))
  op <- as.character(e[[1]])
  if (length(args) == 2) {
    a <- args[[1]]
    b <- args[[2]]
    switch(op,
      "+" = { if (num(a, 0)) return(b); if (num(b, 0)) return(a); if (identical(a, b)) return(simplify(call("*", 2, a))) },
      "-" = { if (num(b, 0)) return(a); if (num(a, 0)) return(call("-", b)); if (identical(a, b)) return(0) },
      "*" = { if (num(a, 0) || num(b, 0)) return(0); if (num(a, 1)) return(b); if (num(b, 1)) return(a)
              if (is.numeric(b)) return(simplify(call("*", b, a)))
              if (is.numeric(a) && is_op(b, "*") && is.numeric(b[[2]])) return(call("*", a * b[[2]], b[[3]])) },
      "/" = { if (num(a, 0)) return(0); if (num(b, 1)) return(a) },
      "^" = { if (num(b, 0)) return(1); if (num(b, 1)) return(a) })
  }
  e
}

d <- function(e, x) {
  if (is.numeric(e)) return(0)
  if (is.name(e)) return(if (identical(e, as.name(x))) 1 else 0)
  f <- as.character(e[[1]])
  u <- e[[2]]
  v <- if (length(e) > 2) e[[3]]
  switch(f,
    "(" = d(u, x),
    "+" = if (is.null(v)) d(u, x) else call("+", d(u, x), d(v, x)),
    "-" = if (is.null(v)) call("-", d(u, x)) else call("-", d(u, x), d(v, x)),
    "*" = bquote(.(d(u, x)) * .(v) + .(u) * .(d(v, x))),
    "/" = bquote((.(d(u, x)) * .(v) - .(u) * .(d(v, x))) / .(v)^2),
    "^" = if (is.numeric(v)) bquote(.(v) * .(u)^.(v - 1) * .(d(u, x)))
          else bquote(.(u)^.(v) * (.(d(v, x)) * log(.(u)) + .(v) * .(d(u, x)) / .(u))),
    sin = bquote(cos(.(u)) * .(d(u, x))),
    cos = bquote(-sin(.(u)) * .(d(u, x))),
    exp = bquote(exp(.(u)) * .(d(u, x))),
    log = bquote(.(d(u, x)) / .(u)),
    stop("cannot differentiate ", f, call. = FALSE))
}

derive <- function(e, x = "x") simplify(d(e, x))

numeric_slope <- function(e, at, h = 1e-6) {
  f <- function(x) eval(e, list(x = x))
  (f(at + h) - f(at - h)) / (2 * h)
}

formulas <- expression(
  3 * x + 2, x^3 - 2 * x, (x + 1) * (x - 1), sin(x) * x, exp(2 * x), log(x^2 + 1), 1 / x,
  cos(x)^2, x^x, (x^2 + 1) / (x - 3), -x^2, exp(sin(x)), 5)

for (e in formulas) {
  derivative <- derive(e)
  here <- eval(derivative, list(x = 1.3))
  cat(sprintf("%-22s", deparse(e)), "->", deparse(derivative))
  cat("  ", isTRUE(all.equal(here, numeric_slope(e, 1.3), tolerance = 1e-5)), "\n")
}

second <- derive(derive(quote(x^4)))
print(second)
print(derive(quote(a * x^2 + b * x), "a"))
print(derive(quote(a * x^2 + b * x), "x"))
print(simplify(quote((x + 0) * 1 + (2 + 3) * x * 0 + y^1)))
print(simplify(quote(x + x)))
tryCatch(derive(quote(tan(x))), error = function(e) cat("error:", conditionMessage(e), "\n"))

as_function <- function(e, arg = "x") {
  f <- function() NULL
  formals(f) <- setNames(alist(x = ), arg)
  body(f) <- e
  environment(f) <- globalenv()
  f
}
newton <- function(e, start, steps = 50) {
  f <- as_function(e)
  g <- as_function(derive(e))
  x <- start
  for (i in seq_len(steps)) {
    new <- x - f(x) / g(x)
    if (abs(new - x) < 1e-12) break
    x <- new
  }
  list(root = new, steps = i)
}
print(as_function(derive(quote(x^3))))
str(newton(quote(x^2 - 2), 1))
str(newton(quote(exp(x) - 3 * x), 0))
print(all.vars(derive(quote(a * x^2 + b * sin(w * x)))))

depth <- function(e) if (is.call(e)) 1 + max(vapply(as.list(e)[-1], depth, 0)) else 0
sizes <- sapply(formulas, function(e) length(all.names(derive(e))))
print(sizes)
print(sapply(formulas, depth))
