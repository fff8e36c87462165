# as() and what it converts between.

# Conversions that programs defined, by the classes they are from and to.
.conversions <- new.env()

.conversionKey <- function(from, to) paste(from, to, sep = "\r")

setAs <- function(from, to, def, replace = NULL, where) {
  assign(.conversionKey(from, to), list(forward = def, back = replace), envir = .conversions)
  invisible()
}

.conversion <- function(from, to) .conversions[[.conversionKey(from, to)]]

as <- function(object, Class, strict = TRUE, ext) {
  from <- class(object)[1L]
  if (from == Class) return(object)
  own <- .conversion(from, Class)
  if (!is.null(own)) return(own$forward(object))
  if (Class == "vector" && is.atomic(object) && !is.null(dim(object)) && !isS4(object)) return(as.vector(object))
  if (!isS4(object) && is(object, Class) && !(Class == "numeric" && is.integer(object))) return(object)
  if (isS4(object) && extends(from, Class)) return(.upward(object, Class))
  for (each in is(object)[-1L]) {
    inherited <- .conversion(each, Class)
    if (!is.null(inherited)) return(inherited$forward(.upward(object, each)))
  }
  facts <- .classFacts(Class)
  if (isS4(object) && !is.null(facts) && extends(Class, from)) return(.downward(object, Class))
  .convertBasic(object, from, Class, sys.call())
}

.convertBasic <- function(from, label, Class, call) {
  switch(Class,
    numeric = as.numeric(from), double = as.double(from), integer = as.integer(from), character = as.character(from),
    logical = as.logical(from), complex = as.complex(from), raw = as.raw(from), list = unname(as.list(from)),
    vector = as.vector(from), matrix = as.matrix(from), array = as.array(from), data.frame = as.data.frame(from), name = as.name(from),
    `function` = as.function(from), environment = as.environment(from), `NULL` = NULL,
    .complain(gettextf("no method or default for coercing %s to %s", dQuote(label), dQuote(Class)), call))
}

# An object as one of a class that its own extends.
.upward <- function(object, Class) {
  facts <- .classFacts(Class)
  if (facts$kind == "basic" && !facts$virtual) return(if (isVirtualClass(Class)) object else object@.Data)
  if (facts$virtual || is.environment(object)) return(object)
  result <- facts$prototype
  for (name in names(facts$slots)) slot(result, name, check = FALSE) <- slot(object, name)
  result
}

.downward <- function(object, Class) {
  result <- new(Class)
  for (name in slotNames(class(object))) slot(result, name, check = FALSE) <- slot(object, name)
  result
}

`as<-` <- function(object, Class, value) {
  own <- .conversion(class(object)[1L], Class)
  if (!is.null(own$back)) return(own$back(object, value))
  if (class(object)[1L] == Class) return(value)
  if (!is(object, Class))
    stop(gettextf("no method or default for as() replacement of %s with Class=\"%s\"", dQuote(class(object)[1L]), Class), domain = NA)
  facts <- .classFacts(Class)
  if (facts$kind == "basic") object@.Data <- value
  else for (name in names(facts$slots)) slot(object, name, check = FALSE) <- slot(value, name)
  object
}

canCoerce <- function(object, Class) is(object, Class) || !is.null(.conversion(class(object)[1L], Class))


# Objects that are taken for ones of S4, or no longer, where their class does not say so.
asS4 <- function(object, flag = TRUE, complete = TRUE) {
  if (identical(isS4(object), as.logical(flag))) return(object)
  if (flag || is.null(.classFacts(class(object)[1L]))) return(.markFormal(object, flag))
  data <- .classFacts(class(object)[1L])$dataType
  if (is.null(data)) {
    if (complete == 1L) stop(gettextf("object of class %s does not correspond to a valid S3 object", dQuote(class(object)[1L], FALSE)), domain = NA)
    return(object)
  }
  if (complete) object@.Data else .markFormal(object, FALSE)
}

asS3 <- function(object, flag = TRUE, complete = TRUE) asS4(object, !as.logical(flag), complete)

# The data of an object, made anew in the class its definition names; other attributes of a value are not those of the object.
setDataPart <- function(object, value, check = TRUE) {
  declared <- .classFacts(class(object)[1L])$slots
  if (!(".Data" %in% names(declared)))
    stop(gettextf("class %s does not have a data part (a .Data slot) defined", dQuote(class(object)[1L])), domain = NA)
  if (check && !is(value, declared[[".Data"]])) value <- as(value, declared[[".Data"]])
  if (!is.function(value)) attributes(value) <- attributes(value)[intersect(names(attributes(value)), c("dim", "dimnames"))]
  object@.Data <- value
  object
}
