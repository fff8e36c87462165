# Which methods of S3 and S4 there are, and where objects of a name are.

# Functions that are no methods though a generic and a dot come first in their names.
.onlyLookLikeMethods <- c("all.equal", "all.names", "all.vars", "as.polySpline", "format.Date.", "merge.levels", "plot.design", "plot.new", "plot.window", "plot.xy", "print.simple",
                          "qr.coef", "qr.fitted", "qr.Q", "qr.qty", "qr.qy", "qr.R", "qr.resid", "qr.solve", "qr.X", "rep.int", "rep_len", "sample.int",
                          "seq.int", "sort.int", "sort.list", "summary.connection", "t.test", "update.packages", "weighted.residuals")

.knownS3Generics <- c(
  Math = "base", Ops = "base", Summary = "base", Complex = "base", as.character = "base", as.data.frame = "base", as.environment = "base",
  as.matrix = "base", as.vector = "base", cbind = "base", labels = "base", print = "base", rbind = "base", rep = "base", seq = "base",
  seq.int = "base", plot = "base", sequence = "base", solve = "base", summary = "base", t = "base", edit = "utils", str = "utils",
  contour = "graphics", hist = "graphics", identify = "graphics", image = "graphics", lines = "graphics", pairs = "graphics",
  points = "graphics", text = "graphics", add1 = "stats", AIC = "stats", anova = "stats", biplot = "stats", coef = "stats",
  confint = "stats", deviance = "stats", df.residual = "stats", drop1 = "stats", extractAIC = "stats", fitted = "stats",
  formula = "stats", logLik = "stats", model.frame = "stats", model.matrix = "stats", predict = "stats", profile = "stats",
  qqnorm = "stats", residuals = "stats", se.contrast = "stats", terms = "stats", update = "stats", vcov = "stats")

.S3PrimitiveGenerics <- c(
  "anyNA", "as.character", "as.complex", "as.double", "as.environment", "as.integer", "as.logical", "as.call", "as.numeric", "as.raw", "c", "dim",
  "dim<-", "dimnames", "dimnames<-", "is.array", "is.finite", "is.infinite", "is.matrix", "is.na", "is.nan", "is.numeric", "length", "length<-",
  "levels<-", "names", "names<-", "rep", "seq.int", "xtfrm")

methods <- function(generic.function, class) {
  if (!missing(generic.function)) {
    generic <- substitute(generic.function)
    generic.function <- if (is.character(generic)) generic else if (is.name(generic) && !.isTextVariable(generic, parent.frame())) as.character(generic)
                        else if (is.function(generic.function)) deparse(generic)[1L] else as.character(generic.function)
    generic.function <- sub("^.*:::?", "", generic.function)
    envir <- parent.frame()
    return(.S3methods(generic.function, class, envir))
  }
  written <- substitute(class)
  if (!is.character(written) && !(is.name(written) && .isTextVariable(written, parent.frame()))) class <- as.character(written)
  .methodsFor(class, parent.frame())
}

.isTextVariable <- function(name, where) is.character(get0(as.character(name), envir = where, mode = "any")) && !exists(as.character(name), envir = where, mode = "function")

.S3methods <- function(generic.function, class, envir = parent.frame()) {
  if (missing(generic.function)) .methodsFor(class, envir)
  else .methodsOf(if (is.function(generic.function)) deparse(substitute(generic.function)) else generic.function, envir)
}

# Names of functions that look like methods, with where each is.
.functionPlaces <- function(pattern) {
  places <- lapply(seq_along(search()), function(i) {
    env <- as.environment(i)
    names <- ls(env, all.names = TRUE)
    names <- names[grepl(pattern, names)]
    names <- names[vapply(names, exists, NA, envir = env, mode = "function", inherits = FALSE)]
    if (length(names)) data.frame(name = names, visible = TRUE, from = sub("^package:", "", search()[i]), stringsAsFactors = FALSE)
  })
  hidden <- lapply(unique(c("base", loadedNamespaces())), function(each) {
    table <- .methodsTable(if (each == "base") NULL else .getNamespace(each))
    names <- ls(table, all.names = TRUE)
    names <- names[grepl(pattern, names)]
    if (length(names)) data.frame(name = names, visible = FALSE, from = paste("registered S3method for", sub("\\..*$", "", names)), stringsAsFactors = FALSE)
  })
  own <- ls(.libraryOf(), all.names = TRUE)
  own <- own[grepl(pattern, own)]
  if (length(own)) hidden <- c(hidden, list(data.frame(name = own, visible = FALSE, from = "library", stringsAsFactors = FALSE)))
  all <- do.call(rbind, c(places, hidden))
  if (is.null(all)) return(data.frame(name = character(), visible = logical(), from = character(), stringsAsFactors = FALSE))
  all <- all[!duplicated(all$name), , drop = FALSE]
  all[order(all$name), , drop = FALSE]
}

.escaped <- function(text) gsub("([^[:alnum:]_])", "\\\\\\1", text)

.methodsOf <- function(generic, where) {
  if (is.null(get0(generic, envir = where, mode = "function")) && !(generic %in% c("Math", "Ops", "Summary", "Complex")))
    stop(gettextf("no function '%s' is visible", generic), domain = NA)
  found <- .functionPlaces(paste0("^", .escaped(generic), "\\."))
  found <- found[!(found$name %in% .onlyLookLikeMethods) & !(found$name %in% names(.knownS3Generics)), , drop = FALSE]
  formal <- if (isGeneric(generic)) vapply(.methodTable(generic), function(each) paste0(generic, ",", paste(each$signature, collapse = ","), "-method"), "") else character()
  info <- data.frame(visible = c(found$visible, rep(TRUE, length(formal))), from = c(found$from, rep(".GlobalEnv", length(formal))),
                     generic = rep(generic, nrow(found) + length(formal)), isS4 = rep(c(FALSE, TRUE), c(nrow(found), length(formal))),
                     stringsAsFactors = FALSE, row.names = c(found$name, formal))
  structure(rownames(info), info = info, byclass = FALSE, class = "MethodsFunction")
}

.methodsFor <- function(class, where) {
  found <- .functionPlaces(paste0("\\.", .escaped(class), "$"))
  generics <- substr(found$name, 1L, nchar(found$name) - nchar(class) - 1L)
  known <- vapply(generics, function(each) exists(each, envir = where, mode = "function") || each %in% c("Math", "Ops", "Summary", "Complex"), NA)
  found <- found[known, , drop = FALSE]
  generics <- generics[known]
  info <- data.frame(visible = found$visible, from = found$from, generic = generics, isS4 = rep(FALSE, nrow(found)), stringsAsFactors = FALSE,
                     row.names = found$name)
  structure(rownames(info), info = info, byclass = TRUE, class = "MethodsFunction")
}

format.MethodsFunction <- function(x, byclass = attr(x, "byclass"), ...) {
  facts <- attr(x, "info")
  if (isTRUE(byclass)) return(unique(facts$generic))
  marks <- rep("", nrow(facts))
  marks[!facts$visible] <- "*"
  paste0(row.names(facts), marks)
}

print.MethodsFunction <- function(x, byclass = attr(x, "byclass"), ...) {
  texts <- format(x, byclass = byclass)
  if (length(texts)) {
    print(noquote(texts))
    cat("see '?methods' for accessing help and source code\n")
  } else cat("no methods found\n")
  invisible(x)
}

getAnywhere <- function(x) {
  name <- if (is.character(x)) x else as.character(substitute(x))
  objects <- list()
  where <- character()
  visible <- logical()
  add <- function(value, place, seen) {
    objects[[length(objects) + 1L]] <<- value
    where <<- c(where, place)
    visible <<- c(visible, seen)
  }
  for (i in seq_along(search())) if (exists(name, envir = as.environment(i), inherits = FALSE)) add(get(name, envir = as.environment(i)), search()[i], TRUE)
  dots <- gregexpr(".", name, fixed = TRUE)[[1L]]
  for (dot in dots[dots > 1L]) {
    generic <- substr(name, 1L, dot - 1L)
    if (!exists(generic, mode = "function", envir = globalenv())) next
    method <- getS3method(generic, substring(name, dot + 1L), optional = TRUE, envir = globalenv())
    if (!is.null(method)) add(method, paste("registered S3 method for", generic), FALSE)
  }
  for (each in setdiff(loadedNamespaces(), "base")) {
    ns <- .getNamespace(each)
    if (exists(name, envir = ns, inherits = FALSE)) add(get(name, envir = ns), paste0("namespace:", each), FALSE)
  }
  if (exists(name, envir = baseenv(), inherits = FALSE)) add(get(name, envir = baseenv()), "namespace:base", FALSE)
  repeated <- vapply(seq_along(objects), function(i) any(vapply(objects[seq_len(i - 1L)], identical, NA, objects[[i]])), NA)
  structure(list(name = name, objs = objects, where = where, visible = visible, dups = as.logical(repeated)), class = "getAnywhere")
}

print.getAnywhere <- function(x, ...) {
  different <- sum(!x$dups)
  head <- if (different == 0L) sprintf("no object named %s was found", sQuote(x$name))
          else if (different == 1L) c(sprintf("A single object matching %s was found", sQuote(x$name)), "It was found in the following places")
          else c(sprintf("%d differing objects matching %s ", different, sQuote(x$name)), "in the following places")
  writeLines(c(head, sprintf("  %s", x$where)))
  if (different == 1L) {
    writeLines(c("with value", ""))
    print(x$objs[[1L]])
  } else if (different > 1L) writeLines("Use [] to view one of them")
  invisible(x)
}

`[.getAnywhere` <- function(x, i) if (length(i) == 1L) x$objs[[i]] else x$objs[i]

argsAnywhere <- function(x) {
  found <- getAnywhere(if (is.character(x)) x else as.character(substitute(x)))
  functions <- Filter(is.function, found$objs[!found$dups])
  if (length(functions) == 1L) args(functions[[1L]]) else lapply(functions, args)
}

isS3method <- function(method, f, class, envir = parent.frame()) {
  if (missing(method)) method <- paste(f, class, sep = ".") else {
    dots <- gregexpr(".", method, fixed = TRUE)[[1L]]
    for (dot in dots[dots > 1L]) if (isS3method(f = substr(method, 1L, dot - 1L), class = substring(method, dot + 1L), envir = envir)) return(TRUE)
    return(FALSE)
  }
  generic <- get0(f, envir = envir, mode = "function")
  !(method %in% .onlyLookLikeMethods) && is.function(generic) && (isTRUE(isS3stdGeneric(generic)) || is.primitive(generic) || f %in% names(.knownS3Generics)) &&
    !is.null(getS3method(f, class, optional = TRUE, envir = envir))
}

# Whether a function does nothing but call a method; its value has the name of the generic.
isS3stdGeneric <- function(f) {
  code <- body(f)
  while (is.call(code) && identical(code[[1L]], as.name("{")) && length(code) > 1L) code <- code[[2L]]
  if (is.call(code) && identical(code[[1L]], as.name("UseMethod"))) return(structure(TRUE, names = as.character(code[[2L]])))
  FALSE
}

globalVariables <- function(names, package, add = TRUE) {
  .declared$names <- if (missing(names)) .declared$names else if (add) unique(c(.declared$names, names)) else names
  .declared$names
}

suppressForeignCheck <- function(names, package, add = TRUE) if (missing(names)) character() else names

.declared <- new.env()
