# Bessel functions; those of negative order by reflection (NIST Digital Library of Mathematical Functions, 10.2, 10.27).

besselI <- function(x, nu, expon.scaled = FALSE) .bessels(x, nu, "i", function(x, nu) {
  value <- .bessel("I", x, abs(nu), expon.scaled)
  if (nu < 0 && nu != round(nu)) value <- value + 2 / pi * sin(-nu * pi) * .bessel("K", x, -nu, expon.scaled) * (if (expon.scaled) exp(-2 * x) else 1)
  value
})

besselK <- function(x, nu, expon.scaled = FALSE) .bessels(x, nu, "k", function(x, nu) .bessel("K", x, abs(nu), expon.scaled))

besselJ <- function(x, nu) .bessels(x, nu, "j", function(x, nu) {
  if (nu >= 0) return(.bessel("J", x, nu, FALSE))
  sine <- if (nu == round(nu)) 0 else sin(-pi * nu)
  cosine <- if (nu - 0.5 == round(nu - 0.5)) 0 else cos(pi * nu)
  (if (cosine == 0) 0 else cosine * .bessel("J", x, -nu, FALSE)) - (if (sine == 0) 0 else sine * .bessel("Y", x, -nu, FALSE))
})

besselY <- function(x, nu) .bessels(x, nu, "y", function(x, nu) {
  if (nu >= 0) return(.bessel("Y", x, nu, FALSE))
  sine <- if (nu == round(nu)) 0 else sin(-pi * nu)
  cosine <- if (nu - 0.5 == round(nu - 0.5)) 0 else cos(pi * nu)
  (if (cosine == 0) 0 else cosine * .bessel("Y", x, -nu, FALSE)) + (if (sine == 0) 0 else sine * .bessel("J", x, -nu, FALSE))
})

.bessels <- function(x, nu, letter, f) {
  bad <- FALSE
  result <- .byElement(function(x, nu) {
    if (is.na(x) || is.na(nu)) return(x + nu)
    if (x < 0) {
      bad <<- TRUE
      return(NaN)
    }
    f(x, nu)
  }, as.double(x), as.double(nu))
  if (bad) for (text in c(sprintf("value out of range in 'bessel_%s'", letter), "NaNs produced")) warning(simpleWarning(text, sys.call(-1L)))
  result
}
