# Generic functions and methods of S4. Tables and dispatch are in Java.

setGeneric <- function(name, def = NULL, group = list(), valueClass = character(), where = topenv(parent.frame()), package = NULL, signature = NULL,
                       useAsDefault, genericFunction = NULL, simpleInheritanceOnly = NULL) {
  if (is.function(def) && !length(formals(def)) && !is.primitive(def))
    stop(simpleError("no suitable arguments to dispatch methods in this function",
                     quote(makeGeneric(name, fdef, fdeflt, group = group, valueClass = valueClass, package = package, signature = signature,
                                       genericFunction = genericFunction, simpleInheritanceOnly = simpleInheritanceOnly))))
  existing <- .existingFunction(name, where)
  if (is.null(def) && is.null(existing))
    stop(gettextf("must supply a function skeleton for %s, explicitly or via an existing function", sQuote(name)), domain = NA)
  if (is.primitive(existing)) {
    if (!is.null(def))
      stop(gettextf("%s dispatches internally;  methods can be defined, but the generic function is implicit, and cannot be changed.",
                    sQuote(name)), domain = NA)
    .ensureGeneric(name, where)
    return(name)
  }
  if (is.function(def)) .checkDispatch(body(def), name)
  standard <- existing
  if (is.null(def)) def <- .skeleton(name, existing, where)
  else if (!.callsStandardGeneric(body(def))) {
    standard <- def
    def <- .skeleton(name, def, where)
  } else if (!is.null(existing) && !identical(names(formals(args(existing))), names(formals(def)))) {
    if (!identical(environment(existing), globalenv()) && !isNamespace(where))
      message(gettextf("Creating a new generic function for %s in the global environment", sQuote(name)), domain = NA)
    standard <- NULL
  }
  if (!missing(useAsDefault) && is.function(useAsDefault)) standard <- useAsDefault
  .installGeneric(name, def, standard, valueClass, signature, where)
  name
}

# A function of this name that is not generic in the sense of S4 itself.
.existingFunction <- function(name, where = globalenv()) {
  if (!exists(name, envir = where, mode = "function")) return(NULL)
  found <- get(name, envir = where, mode = "function")
  if (is.primitive(found) || !inherits(found, "genericFunction")) return(found)
  .genericFacts(name)$standard
}

# A generic function that dispatches for another one is most likely a mistake.
.checkDispatch <- function(code, name) {
  if (!is.call(code)) return(invisible())
  if (identical(code[[1L]], as.name("standardGeneric")) && length(code) > 1L && !identical(code[[2L]], name))
    warning(simpleWarning(gettextf("the body of the generic function for %s calls 'standardGeneric' to dispatch on a different name (\"%s\")!",
                                   sQuote(name), paste(as.character(code[[2L]]), collapse = "\n")), quote(.recursiveCallTest(body, fname))))
  for (part in as.list(code)) if (is.call(part)) .checkDispatch(part, name)
}

.callsStandardGeneric <- function(code) "standardGeneric" %in% all.names(code)

# A function with the parameters of another one that calls the methods.
.skeleton <- function(name, like, where = globalenv()) {
  generic <- function() NULL
  parameters <- formals(args(like))
  if (length(parameters)) formals(generic) <- parameters
  body(generic) <- call("standardGeneric", name)
  environment(generic) <- where
  generic
}

.installGeneric <- function(name, def, standard, valueClass = character(), signature = NULL, where = globalenv()) {
  parameters <- names(formals(def))
  if (is.null(signature)) signature <- setdiff(parameters, "...")
  if (length(signature) == 0L) signature <- parameters
  kind <- if (is.call(body(def)) && identical(body(def), call("standardGeneric", name))) "standardGeneric" else "nonstandardGenericFunction"
  if (length(valueClass)) {
    body(def) <- substitute({
      ans <- BODY
      .valueClassTest(ans, CLASSES, NAME)
    }, list(BODY = body(def), CLASSES = valueClass, NAME = name))
    kind <- "nonstandardGenericFunction"
  }
  package <- .packageOf(name, standard, where)
  attr(def, "generic") <- .classMark(name, package)
  attr(def, "package") <- package
  attr(def, "valueClass") <- valueClass
  class(def) <- .classMark(kind)
  .defineGeneric(name, package, def, signature, standard)
  assign(name, def, envir = where)
}

.packageOf <- function(name, standard, where = globalenv()) {
  if (is.null(standard) || identical(environment(standard), globalenv()) || identical(environment(standard), where)) return(.packageAt(where))
  place <- environmentName(environment(standard))
  if (place %in% c("", "R_GlobalEnv")) if (exists(name, envir = baseenv(), inherits = FALSE)) "base" else ".GlobalEnv" else place
}

.valueClassTest <- function(object, classes, fname) {
  if (!any(vapply(classes, function(each) is(object, each), NA)))
    stop(gettextf("invalid value from generic function %s, class %s, expected %s", sQuote(fname), dQuote(class(object)[1L]),
                  paste(dQuote(classes), collapse = " or ")), domain = NA)
  object
}

# Parameters of primitives that have no formals, as methods see them.
.internalParameters <- function(name)
  switch(name, `[` = c("x", "i", "j", "...", "drop"), `[[` = c("x", "i", "j", "..."), `$` = c("x", "name"), `[<-` = , `[[<-` = c("x", "i", "j", "...", "value"),
         `$<-` = c("x", "name", "value"), Ops = , Arith = , Compare = , Logic = c("e1", "e2"), Math = "x", Math2 = c("x", "digits"),
         Summary = c("x", "...", "na.rm"), Complex = "z", c = c("x", "..."), `%*%` = c("x", "y"), NULL)

.functionOf <- function(parameters) {
  result <- function() NULL
  formals(result) <- structure(rep(list(quote(expr = )), length(parameters)), names = parameters)
  result
}

# Makes sure that methods can be defined for a function. Functions of packages that do not dispatch themselves say so.
.ensureGeneric <- function(f, where = globalenv()) {
  if (!is.null(.genericFacts(f))) return(invisible())
  existing <- .existingFunction(f, where)
  inner <- .internalParameters(f)
  if (length(getGroupMembers(f)) || is.primitive(existing)) {
    if (is.null(inner)) inner <- names(formals(args(existing)))
    signature <- setdiff(inner, c("...", if (f %in% c("$", "$<-")) "name"))
    return(.defineGeneric(f, "base", .functionOf(inner), signature, NULL))
  }
  if (is.null(existing)) return(NULL)
  if (isNamespace(where)) NULL
  else if (identical(environment(existing), globalenv()))
    message(gettextf("Creating a generic function from function %s in the global environment", sQuote(f)), domain = NA)
  else if (!.dispatchesItself(f, existing))
    message(gettextf("Creating a generic function for %s from package %s in the global environment", sQuote(f),
                     sQuote(.packageOf(f, existing))), domain = NA)
  .installGeneric(f, .skeleton(f, existing, where), existing, where = where)
}

.dispatchesItself <- function(name, definition)
  "UseMethod" %in% all.names(body(definition)) || exists(paste0(name, ".default"), envir = globalenv()) ||
    name %in% c("unlist", "as.vector", "levels", "plot", "predict", "update", "lines", "is.unsorted", "rep_len")

setMethod <- function(f, signature = character(), definition, where = topenv(parent.frame()), valueClass = NULL, sealed) {
  if (is.function(f)) f <- as.character(attr(f, "generic"))
  # It is one primitive with two names.
  if (f == "as.numeric") f <- "as.double"
  if (is.null(.genericFacts(f)) && is.null(.existingFunction(f, where)) && !length(getGroupMembers(f)))
    stop(gettextf("no existing definition for function %s", sQuote(f)), domain = NA)
  .ensureGeneric(f, where)
  facts <- .genericFacts(f)
  classes <- .placedSignature(facts$signature, signature)
  .sayUnknownClasses(f, classes)
  .defineMethod(f, classes, .conformed(f, classes, facts, definition))
  invisible(f)
}

setReplaceMethod <- function(f, ..., where = topenv(parent.frame())) setMethod(paste0(f, "<-"), ..., where = where)

signature <- function(...) {
  classes <- list(...)
  for (i in seq_along(classes)) if (!is.character(classes[[i]]) || length(classes[[i]]) != 1L)
    stop(gettextf("bad class specified for element %d (should be a single character string)", i), domain = NA)
  structure(as.character(unlist(classes)), names = names(classes))
}

# Classes in the order of the parameters that methods can be for.
.placedSignature <- function(parameters, signature) {
  signature <- unlist(signature)
  tags <- names(signature)
  if (is.null(tags)) return(as.character(signature))
  places <- pmatch(tags, parameters)
  free <- setdiff(seq_along(parameters), places)
  places[is.na(places)] <- free[seq_len(sum(is.na(places)))]
  result <- rep("ANY", max(places))
  result[places] <- signature
  result
}

.sayUnknownClasses <- function(f, classes) {
  unknown <- classes[vapply(classes, function(each) is.null(.classFacts(each)), NA)]
  if (length(unknown))
    message(gettextf("in method for %s with signature %s: no definition for class %s", sQuote(f),
                     sQuote(paste0("\"", classes, "\"", collapse = ",")), paste(dQuote(unknown), collapse = ", ")), domain = NA)
}

# The method with the parameters of its generic: what differs is done by a function inside.
.conformed <- function(f, classes, facts, definition) {
  wanted <- facts$parameters
  given <- names(formals(definition))
  if (facts$package == "base" && is.null(facts$standard)) return(definition)
  if (identical(wanted, given)) return(definition)
  used <- facts$signature[seq_along(classes)][classes != "ANY"]
  if (!all(used %in% given))
    .complain(gettextf("in method for %s with signature %s: formal arguments (%s) omitted in the method definition cannot be in the signature",
                       sQuote(f), sQuote(paste0(used, "=\"", classes[classes != "ANY"], "\"", collapse = ", ")),
                       paste0(wanted, " = \"", classes[1L], "\"", collapse = ", ")),
              quote(conformMethod(signature, mnames, fnames, f, fdef, definition)))
  if (!("..." %in% wanted)) .refuseParameters(f, classes, facts, wanted, given)
  outer <- formals(.functionOf(wanted))
  passed <- lapply(intersect(wanted, given), as.name)
  behind <- cumsum(wanted == "...") > 0L & wanted != "..."
  tags <- ifelse(intersect(wanted, given) %in% wanted[behind], intersect(wanted, given), "")
  if (any(tags != "")) names(passed) <- tags
  if (!("..." %in% given)) passed <- c(passed, as.name("..."))
  method <- function() NULL
  formals(method) <- outer
  body(method) <- substitute({
    .local <- INNER
    CALL
  }, list(INNER = definition, CALL = as.call(c(as.name(".local"), passed))))
  environment(method) <- environment(definition)
  method
}

.refuseParameters <- function(f, classes, facts, wanted, given)
  .complain(gettextf("methods can add arguments to the generic %s only if '...' is an argument to the generic", sQuote(f)),
            quote(rematchDefinition(definition, fdef, mnames, fnames, signature)))

# What the call of a generic says if no method fits; R calls a function without a name for it.
.refuseDispatch <- function(classes, fdef, mtable) {
  stop(gettextf("unable to find an inherited method for function %s for signature %s", sQuote(fdef),
                sQuote(paste0("\"", classes, "\"", collapse = ", "))), domain = NA)
}

# Says in which argument of which generic an error was. Each dispatch gives these two names values of its own.
.refuseArgument <- function(cond)
  stop("error in evaluating the argument '", .argument, "' in selecting a method for function '", .function, "': ", conditionMessage(cond))

isGeneric <- function(f, where, fdef, getName = FALSE) !is.null(.genericFacts(f))

removeGeneric <- function(f, where) {
  known <- isGeneric(f)
  if (known) {
    .removeFormalGeneric(f)
    if (exists(f, envir = globalenv(), inherits = FALSE)) rm(list = f, envir = globalenv())
  } else warning(gettextf("generic function %s not found for removal", sQuote(f)), domain = NA)
  known
}

existsMethod <- function(f, signature = character(), where) {
  facts <- .genericFacts(f)
  !is.null(facts) && !is.null(.lookUpMethod(f, .placedSignature(facts$signature, signature), FALSE))
}

hasMethod <- function(f, signature = character(), where) {
  facts <- .genericFacts(f)
  if (is.null(facts)) return(FALSE)
  if (length(signature) == 0L) return(length(.methodTable(f)) > 0L)
  found <- .lookUpMethod(f, .placedSignature(facts$signature, signature), TRUE)
  !is.null(found) && !identical(found$definition, facts$standard)
}

getMethod <- function(f, signature = character(), where, optional = FALSE, mlist, fdef)
  .methodObject(f, signature, optional, FALSE, sys.call())

selectMethod <- function(f, signature, optional = FALSE, useInherited = TRUE, mlist, fdef, verbose = FALSE, doCache = FALSE)
  .methodObject(f, signature, optional, TRUE, sys.call())

.methodObject <- function(f, signature, optional, inherited, call) {
  if (is.function(f)) f <- as.character(attr(f, "generic"))
  facts <- .genericFacts(f)
  if (is.null(facts)) {
    if (optional) return(NULL)
    .complain(gettextf("no generic function found for '%s'", f), call)
  }
  classes <- .placedSignature(facts$signature, signature)
  found <- .lookUpMethod(f, classes, inherited)
  if (is.null(found)) {
    if (optional) return(NULL)
    .complain(gettextf(if (inherited) "no method for %s matches class %s" else "no method found for function '%s' and signature %s",
                       if (inherited) sQuote(f) else f, if (inherited) paste(dQuote(classes), collapse = ", ") else paste(classes, collapse = ", ")),
              call)
  }
  if (is.primitive(found$definition)) return(found$definition)
  .methodDefinition(f, facts, classes, found)
}

.methodDefinition <- function(f, facts, classes, found) {
  padded <- function(classes) {
    length(classes) <- max(length(classes), 1L)
    classes[is.na(classes)] <- "ANY"
    structure(classes, names = facts$signature[seq_along(classes)])
  }
  method <- .withAttributes(found$definition, list(target = padded(classes), defined = padded(found$signature), generic = f))
  class(method) <- .classMark("MethodDefinition")
  method
}

findMethod <- function(f, signature = character(), where) if (existsMethod(f, signature)) list(globalenv()) else list()

getGenerics <- function(where, searchForm = FALSE) .genericNames()

getGeneric <- function(f, mustFind = FALSE, where, package) {
  if (isGeneric(f)) get(f, envir = globalenv(), mode = "function")
  else if (mustFind) stop(gettextf("no generic function found for %s", sQuote(f)), domain = NA)
}

removeMethod <- function(f, signature = character(), where) {
  facts <- .genericFacts(f)
  if (is.null(facts)) {
    warning(gettextf("no generic function found for '%s'", f), domain = NA)
    return(FALSE)
  }
  if (.removeFormalMethod(f, .placedSignature(facts$signature, signature))) return(TRUE)
  warning(gettextf("no method found for function %s and signature %s", sQuote(f), paste0("\"", signature, "\"", collapse = ", ")), domain = NA)
  FALSE
}

showMethods <- function(f, where, classes, includeDefs = FALSE, inherited, ...) {
  facts <- .genericFacts(f)
  if (is.null(facts)) {
    cat("\nFunction \"", f, "\":\n <not an S4 generic function>\n", sep = "")
    return(invisible())
  }
  cat("Function: ", f, " (package ", facts$package, ")\n", sep = "")
  entries <- .methodTable(f)
  padded <- lapply(entries, function(each) c(each$signature, rep("ANY", facts$depth - length(each$signature))))
  for (i in order(vapply(padded, paste, "", collapse = "#"))) {
    cat(paste0(facts$signature[seq_len(facts$depth)], "=\"", padded[[i]], "\"", collapse = ", "), "\n", sep = "")
    if (includeDefs) {
      print(entries[[i]]$definition)
      cat("\n")
    }
  }
  cat("\n")
  invisible()
}
