# Families of distributions and links for generalised linear models (McCullagh and Nelder, Generalized Linear Models, 1989).

make.link <- function(link) {
  small <- .Machine$double.eps
  parts <- switch(link,
    logit = list(function(mu) log(mu / (1 - mu)),
                 function(eta) {
                   odds <- exp(eta)
                   odds[eta < -30] <- small
                   odds[eta > 30] <- 1 / small
                   odds / (1 + odds)
                 },
                 function(eta) {
                   odds <- exp(eta)
                   slope <- odds / (1 + odds)^2
                   slope[abs(eta) > 30] <- small
                   slope
                 }, function(eta) TRUE),
    probit = list(function(mu) qnorm(mu),
                  function(eta) {
                    limit <- -qnorm(small)
                    pnorm(pmin(pmax(eta, -limit), limit))
                  },
                  function(eta) pmax(dnorm(eta), small), function(eta) TRUE),
    cauchit = list(function(mu) qcauchy(mu),
                   function(eta) {
                     limit <- -qcauchy(small)
                     pcauchy(pmin(pmax(eta, -limit), limit))
                   },
                   function(eta) pmax(dcauchy(eta), small), function(eta) TRUE),
    cloglog = list(function(mu) log(-log(1 - mu)),
                   function(eta) pmax(pmin(-expm1(-exp(eta)), 1 - small), small),
                   function(eta) {
                     eta <- pmin(eta, 700)
                     pmax(exp(eta) * exp(-exp(eta)), small)
                   }, function(eta) TRUE),
    identity = list(function(mu) mu, function(eta) eta, function(eta) rep.int(1, length(eta)), function(eta) TRUE),
    log = list(function(mu) log(mu), function(eta) pmax(exp(eta), small), function(eta) pmax(exp(eta), small), function(eta) TRUE),
    sqrt = list(function(mu) sqrt(mu), function(eta) eta^2, function(eta) 2 * eta, function(eta) all(is.finite(eta)) && all(eta > 0)),
    `1/mu^2` = list(function(mu) 1 / mu^2, function(eta) 1 / sqrt(eta), function(eta) -1 / (2 * eta^1.5), function(eta) all(is.finite(eta)) && all(eta > 0)),
    inverse = list(function(mu) 1 / mu, function(eta) 1 / eta, function(eta) -1 / eta^2, function(eta) all(is.finite(eta)) && all(eta != 0)),
    stop(gettextf("%s link not recognised", sQuote(link)), domain = NA))
  structure(list(linkfun = parts[[1L]], linkinv = parts[[2L]], mu.eta = parts[[3L]], valideta = parts[[4L]], name = link), class = "link-glm")
}

.shaped <- function(value, like) {
  attributes(value) <- attributes(like)
  value
}

power <- function(lambda = 1) {
  if (!is.numeric(lambda) || is.na(lambda)) stop("invalid argument 'lambda'")
  if (lambda <= 0 || lambda == 1) return(make.link(c("log", "identity")[1L + (lambda > 0)]))
  positive <- function(value) pmax(.Machine$double.eps, value)
  inverse <- 1 / lambda
  parts <- list(linkfun = function(mu) mu^lambda, linkinv = function(eta) positive(eta^inverse), mu.eta = function(eta) positive(inverse * eta^(inverse - 1)),
                valideta = function(eta) !any(!is.finite(eta) | eta <= 0), name = sprintf("mu^%s", format(round(lambda, 3))))
  `class<-`(parts, "link-glm")
}

# The link that the argument of a family names: a name, a string or a link itself.
.chosenLink <- function(expression, where, known, family, call) {
  text <- if (is.character(expression)) expression else paste(deparse(expression), collapse = "")
  if (is.symbol(expression) && text %in% known) return(make.link(text))
  link <- tryCatch(eval(expression, where), error = function(e) stop(simpleError(conditionMessage(e), call)))
  if (inherits(link, "link-glm")) return(link)
  if (is.character(link) && length(link) == 1L) return(make.link(link))
  choices <- paste(sQuote(known), collapse = ", ")
  stop(simpleError(gettextf("link \"%s\" not available for %s family; available links are %s", text, family, choices), call))
}

.family <- function(name, link, variance, dev.resids, aic, initialize, validmu = function(mu) TRUE, simulate = NULL, validmuLate = NULL) {
  result <- list(family = name, link = link$name, linkfun = link$linkfun, linkinv = link$linkinv, variance = variance, dev.resids = dev.resids, aic = aic,
                 mu.eta = link$mu.eta, initialize = initialize, validmu = validmu, valideta = link$valideta)
  if (!is.null(simulate)) result$simulate <- simulate
  structure(result, class = "family")
}

print.family <- function(x, ...) {
  cat("\nFamily:", x$family, "\nLink function:", x$link, "\n\n")
  invisible(x)
}

gaussian <- function(link = "identity") {
  chosen <- .chosenLink(substitute(link), parent.frame(), c("inverse", "log", "identity"), "gaussian", sys.call())
  minusTwice <- function(y, n, mu, wt, dev) {
    count <- length(y)
    2 + count + count * log(dev * 2 * pi / count) - sum(log(wt))
  }
  prepare <- expression({
    # The link of what is observed must be there to begin with.
    free <- is.null(c(etastart, start, mustart))
    if (free && switch(family$link, log = any(y <= 0), inverse = any(y == 0), FALSE)) stop("cannot find valid starting values: please specify some")
    mustart <- y
    n <- rep.int(1, nobs)
  })
  .family("gaussian", chosen, function(mu) rep.int(1, length(mu)), function(y, mu, wt) (y - mu)^2 * wt, minusTwice, prepare)
}

.binomialDeviance <- function(y, mu, wt) {
  part <- function(a, b) {
    value <- a * log(a / b)
    value[a == 0] <- 0
    value
  }
  .shaped(2 * wt * (part(y, mu) + part(1 - y, 1 - mu)), y)
}

.binomialStart <- function(family) substitute(expression({
  if (NCOL(y) == 1) {
    if (is.factor(y)) y <- y != levels(y)[1L]
    n <- rep.int(1, nobs)
    y[weights == 0] <- 0
    if (any(y < 0 | y > 1)) stop("y values must be 0 <= y <= 1")
    mustart <- (weights * y + 0.5) / (weights + 1)
    m <- weights * y
    if (CHECK && any(abs(m - round(m)) > 0.001)) warning(gettextf("non-integer #successes in a %s glm!", NAME), domain = NA)
  } else if (NCOL(y) == 2) {
    if (CHECK && any(abs(y - round(y)) > 0.001)) warning(gettextf("non-integer counts in a %s glm!", NAME), domain = NA)
    n <- (y1 <- y[, 1L]) + y[, 2L]
    y <- y1 / n
    if (any(none <- n == 0)) y[none] <- 0
    weights <- weights * n
    mustart <- (n * y + 0.5) / (n + 1)
  } else stop(gettextf("for the '%s' family, y must be a vector of 0 and 1's\nor a 2 column matrix where col 1 is no. successes and col 2 is no. failures", NAME), domain = NA)
}), list(CHECK = family == "binomial", NAME = family))

binomial <- function(link = "logit") {
  chosen <- .chosenLink(substitute(link), parent.frame(), c("logit", "probit", "cloglog", "cauchit", "log"), "binomial", sys.call())
  .family("binomial", chosen, variance = function(mu) mu * (1 - mu), dev.resids = .binomialDeviance,
    aic = function(y, n, mu, wt, dev) {
      trials <- if (any(n > 1)) n else wt
      -2 * sum(ifelse(trials > 0, wt / trials, 0) * dbinom(round(trials * y), round(trials), mu, log = TRUE))
    },
    initialize = eval(.binomialStart("binomial")), validmu = function(mu) all(is.finite(mu)) && all(mu > 0 & mu < 1),
    simulate = function(object, nsim) {
      centre <- fitted(object)
      w <- object$prior.weights
      if (any(w %% 1 != 0)) stop("cannot simulate from non-integer prior.weights")
      rbinom(length(centre) * nsim, size = w, prob = centre) / w
    })
}

quasibinomial <- function(link = "logit") {
  chosen <- .chosenLink(substitute(link), parent.frame(), c("logit", "probit", "cloglog", "cauchit", "log"), "quasibinomial", sys.call())
  .family("quasibinomial", chosen, variance = function(mu) mu * (1 - mu), dev.resids = .binomialDeviance, aic = function(y, n, mu, wt, dev) NA,
    initialize = eval(.binomialStart("quasibinomial")), validmu = function(mu) all(is.finite(mu)) && all(mu > 0 & mu < 1))
}

.poissonDeviance <- function(y, mu, wt) {
  part <- mu * wt
  some <- which(y > 0)
  part[some] <- (wt * (y * log(y / mu) - (y - mu)))[some]
  2 * part
}

.poissonStart <- function(family) substitute(expression({
  if (any(y < 0)) stop(gettextf("negative values not allowed for the '%s' family", NAME), domain = NA)
  n <- rep.int(1, nobs)
  mustart <- y + 0.1
}), list(NAME = family))

poisson <- function(link = "log") {
  chosen <- .chosenLink(substitute(link), parent.frame(), c("log", "identity", "sqrt"), "poisson", sys.call())
  .family("poisson", chosen, variance = function(mu) mu, dev.resids = .poissonDeviance,
    aic = function(y, n, mu, wt, dev) -2 * sum(dpois(y, mu, log = TRUE) * wt),
    initialize = eval(.poissonStart("Poisson")), validmu = function(mu) all(is.finite(mu)) && all(mu > 0),
    simulate = function(object, nsim) {
      if (any(object$prior.weights != 1)) warning("ignoring prior weights")
      centre <- fitted(object)
      rpois(nsim * length(centre), centre)
    })
}

quasipoisson <- function(link = "log") {
  chosen <- .chosenLink(substitute(link), parent.frame(), c("log", "identity", "sqrt"), "quasipoisson", sys.call())
  .family("quasipoisson", chosen, variance = function(mu) mu, dev.resids = .poissonDeviance, aic = function(y, n, mu, wt, dev) NA,
    initialize = eval(.poissonStart("quasiPoisson")), validmu = function(mu) all(is.finite(mu)) && all(mu > 0))
}

Gamma <- function(link = "inverse") {
  chosen <- .chosenLink(substitute(link), parent.frame(), c("inverse", "log", "identity"), "gamma", sys.call())
  prepare <- expression({
    n <- rep.int(1, nobs)
    mustart <- y
    if (min(y) <= 0) stop("non-positive values not allowed for the 'Gamma' family")
  })
  minusTwice <- function(y, n, mu, wt, dev) {
    shape <- sum(wt) / dev
    2 - 2 * sum(wt * dgamma(y, shape = shape, scale = mu / shape, log = TRUE))
  }
  deviances <- function(y, mu, wt) {
    relative <- y / mu
    2 * wt * ((relative - 1) - log(replace(relative, y == 0, 1)))
  }
  draw <- function(object, nsim) {
    if (any(object$prior.weights != 1)) message("using weights as shape parameters")
    mean <- fitted(object)
    form <- object$prior.weights / summary(object)$dispersion
    rgamma(length(mean) * nsim, form, rate = form / mean)
  }
  .family("Gamma", chosen, function(mu) mu * mu, deviances, minusTwice, prepare, function(mu) !any(!is.finite(mu) | mu <= 0), draw)
}

inverse.gaussian <- function(link = "1/mu^2") {
  chosen <- .chosenLink(substitute(link), parent.frame(), c("inverse", "log", "identity", "1/mu^2"), "inverse gaussian", sys.call())
  .family("inverse.gaussian", chosen, variance = function(mu) mu^3, dev.resids = function(y, mu, wt) wt * ((y - mu)^2) / (y * mu^2),
    aic = function(y, n, mu, wt, dev) sum(wt) * (log(dev / sum(wt) * 2 * pi) + 1) + 3 * sum(log(y) * wt) + 2,
    initialize = expression({
      if (any(y <= 0)) stop("positive values only are allowed for the 'inverse.gaussian' family")
      n <- rep.int(1, nobs)
      mustart <- y
    }))
}

quasi <- function(link = "identity", variance = "constant") {
  text <- function(e) if (is.character(e)) e else paste(deparse(e), collapse = "")
  known <- c("logit", "probit", "cloglog", "identity", "inverse", "log", "1/mu^2", "sqrt")
  chosen <- .chosenLink(substitute(link), parent.frame(), known, "quasi", sys.call())
  named <- text(substitute(variance))
  if (!named %in% c("constant", "mu(1-mu)", "mu", "mu^2", "mu^3", "mu(1 - mu)")) {
    given <- variance
    if (is.list(given)) return(.quasiOf(chosen, given$name, given$varfun, given$dev.resids, given$initialize, given$validmu))
    named <- given
  }
  if (named == "mu(1 - mu)") named <- "mu(1-mu)"
  positive <- function(mu) all(mu > 0)
  shares <- function(mu) all(mu > 0) && all(mu < 1)
  start <- function(value) substitute(expression({
    n <- rep.int(1, nobs)
    mustart <- VALUE
  }), list(VALUE = value))
  switch(named,
    constant = .quasiOf(chosen, named, function(mu) rep.int(1, length(mu)), function(y, mu, wt) wt * ((y - mu)^2), eval(start(quote(y))), function(mu) TRUE),
    `mu(1-mu)` = .quasiOf(chosen, named, function(mu) mu * (1 - mu), .binomialDeviance, eval(start(quote(pmax(0.001, pmin(0.999, y))))), shares),
    mu = .quasiOf(chosen, named, function(mu) mu, function(y, mu, wt) 2 * wt * (y * log(ifelse(y == 0, 1, y / mu)) - (y - mu)), eval(start(quote(y + 0.1 * (y == 0)))), positive),
    `mu^2` = .quasiOf(chosen, named, function(mu) mu^2, function(y, mu, wt) pmax(-2 * wt * (log(ifelse(y == 0, 1, y) / mu) - (y - mu) / mu), 0),
                      eval(start(quote(y + 0.1 * (y == 0)))), positive),
    `mu^3` = .quasiOf(chosen, named, function(mu) mu^3, function(y, mu, wt) wt * ((y - mu)^2) / (y * mu^2), eval(start(quote(y + 0.1 * (y == 0)))), positive),
    stop(gettextf("'variance' \"%s\" is invalid: possible values are \"mu(1-mu)\", \"mu\", \"mu^2\", \"mu^3\" and \"constant\"", named), domain = NA))
}

.quasiOf <- function(link, name, variance, deviance, initialize, validmu) {
  result <- .family("quasi", link, variance, deviance, function(y, n, mu, wt, dev) NA, initialize, validmu)
  result$varfun <- name
  result
}
