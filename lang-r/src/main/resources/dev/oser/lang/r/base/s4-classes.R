# Classes of S4: what setClass and its relatives make of their arguments. The table of classes is in Java.

setClass <- function(Class, representation = list(), prototype = NULL, contains = character(), validity = NULL, access, where = topenv(parent.frame()),
                     version, sealed, package, S3methods = FALSE, slots) {
  parts <- as.list(representation)
  if (!missing(slots)) parts <- c(parts, .slotList(slots))
  tags <- if (is.null(names(parts))) character(length(parts)) else names(parts)
  extended <- unique(c(contains, unlist(parts[tags == ""])))
  own <- unlist(parts[tags != ""])
  virtual <- "VIRTUAL" %in% extended || (length(parts) == 0L && length(contains) == 0L && is.null(prototype))
  extended <- extended[extended != "VIRTUAL"]
  .checkClasses(Class, extended, own)
  .defineClass(Class, "defined", own, extended, virtual, .prototypeParts(prototype), .packageAt(where))
  .setClassValidity(Class, validity)
  invisible(.generatorOf(Class))
}

# Slots without a class take anything.
.slotList <- function(slots) {
  if (is.null(names(slots))) return(structure(as.list(rep("ANY", length(slots))), names = as.character(slots)))
  bare <- names(slots) == ""
  result <- as.list(slots)
  result[bare] <- "ANY"
  names(result)[bare] <- unlist(slots[bare])
  result
}

.prototypeParts <- function(prototype) {
  if (is.null(prototype)) return(list())
  if (inherits(prototype, ".prototypeParts")) return(unclass(prototype))
  if (is.list(prototype) && !is.object(prototype) && (length(prototype) == 0L || !is.null(names(prototype)))) return(prototype)
  if (is.object(prototype) || is.null(names(prototype))) return(list(prototype))
  as.list(prototype)
}

.checkClasses <- function(Class, extended, own) {
  for (each in extended) if (is.null(.classFacts(each)))
    .complain(gettextf("no definition was found for superclass %s in the specification of class %s", dQuote(each), dQuote(Class)),
              quote(reconcilePropertiesAndPrototype(name, slots, prototype, superClasses, where)))
  repeated <- unique(names(own)[duplicated(names(own))])
  if (length(repeated))
    .complain(gettextf("duplicated slot names: %s", paste(repeated, collapse = ", ")), quote(representation(...)))
  unknown <- vapply(own, function(each) is.null(.classFacts(each)), NA) & own != Class
  if (any(unknown))
    warning(simpleWarning(gettextf("undefined slot classes in definition of \"%s\": %s", Class,
                                   paste0(names(own)[unknown], "(class \"", own[unknown], "\")", collapse = ", ")),
                          NULL))
}

# An error of a call that R makes on the way and we do not.
.complain <- function(message, call) stop(simpleError(message, call))

# The class attribute of an object of S4.
.classMark <- function(name, package = "methods") structure(name, package = package)

# The name that classes and generic functions have as that of their package if they are defined here.
.packageAt <- function(where) {
  where <- as.environment(where)
  if (isNamespace(where)) as.character(getNamespaceName(where)) else if (startsWith(environmentName(where), "package:")) substring(environmentName(where), 9L)
  else ".GlobalEnv"
}

.generatorOf <- function(Class) {
  package <- .classFacts(Class)$package
  generator <- eval(substitute(function(...) new(NAME, ...), list(NAME = Class)), globalenv())
  attr(generator, "className") <- .classMark(Class, package)
  attr(generator, "package") <- package
  class(generator) <- .classMark("classGeneratorFunction")
  generator
}

representation <- function(...) list(...)

prototype <- function(...) structure(list(...), class = ".prototypeParts")

setClassUnion <- function(name, members = character(), where = topenv(parent.frame())) {
  for (each in members) if (is.null(.classFacts(each)))
    stop(gettextf("the member classes must be defined: not true of %s", paste(dQuote(each), collapse = ", ")), domain = NA)
  .defineClass(name, "union", character(), character(), TRUE, list(), .packageAt(where))
  for (each in members) .extendClass(each, name)
  invisible(.generatorOf(name))
}

setOldClass <- function(Classes, prototype = NULL, where = topenv(parent.frame()), test = FALSE, S4Class) {
  extended <- "oldClass"
  for (each in rev(Classes)) {
    if (is.null(.classFacts(each))) .defineClass(each, "registered", character(), extended, TRUE, list(), .packageAt(where))
    extended <- each
  }
  invisible()
}

setValidity <- function(Class, method, where) {
  .requireClass(Class)
  .setClassValidity(Class, method)
  getClass(Class)
}

.requireClass <- function(Class) {
  facts <- .classFacts(Class)
  if (is.null(facts))
    .complain(gettextf("class %s not found", dQuote(Class)), sys.call(-1L))
  facts
}

getValidity <- function(ClassDef) .classFacts(ClassDef@className)$validity

getClass <- function(Class, .Force = FALSE, where) {
  if (is(Class, "classRepresentation")) return(Class)
  facts <- .classFacts(Class)
  if (is.null(facts)) {
    if (.Force) return(NULL)
    stop(gettextf("%s is not a defined class", dQuote(Class)), domain = NA)
  }
  .classObject(facts)
}

getClassDef <- function(Class, where, package, inherits = TRUE) if (is.null(.classFacts(Class))) NULL else getClass(Class)

.classObject <- function(facts) {
  object <- new("S4")
  object <- .withAttributes(object, list(
    slots = as.list(facts$slots), contains = facts$contains[-1L], virtual = facts$virtual, validity = facts$validity,
    className = .classMark(facts$className, facts$package), package = facts$package, subclasses = facts$subclasses))
  class(object) <- .classMark("classRepresentation")
  object
}

.withAttributes <- function(object, values) {
  for (name in names(values)) attr(object, name) <- values[[name]]
  object
}

isClass <- function(Class, formal = TRUE, where) !is.null(.classFacts(Class))

isVirtualClass <- function(Class, formal = TRUE, where) {
  facts <- if (is(Class, "classRepresentation")) .classFacts(Class@className) else .classFacts(Class)
  is.null(facts) || facts$virtual
}

isClassUnion <- function(Class) {
  facts <- .classFacts(Class)
  !is.null(facts) && facts$kind == "union"
}

removeClass <- function(Class, ask, resolve.msg, where) {
  if (.removeClass(Class)) return(TRUE)
  warning(gettextf("class definition for %s not found (no action taken)", dQuote(Class)), domain = NA)
  FALSE
}

findClass <- function(Class, where, unique = "") if (is.null(.classFacts(Class))) list() else list(globalenv())

getSlots <- function(x) {
  facts <- if (is(x, "classRepresentation")) .classFacts(x@className) else .classFacts(x)
  if (is.null(facts)) .complain(gettextf("%s is not a defined class", dQuote(x)), quote(getClass(x)))
  facts$slots
}

slotNames <- function(x) {
  name <- if (is(x, "classRepresentation")) x@className else if (is.character(x) && length(x) == 1L && !isS4(x)) x else class(x)[1L]
  facts <- .classFacts(name)
  if (is.null(facts)) character() else as.character(names(facts$slots))
}

initialize <- function(.Object, ...) standardGeneric("initialize")

# What an assignment to a slot says if it is refused; R calls a function without a name for it.
.refuseSlot <- function(cl, name, valueClass) {
  declared <- .classFacts(cl)$slots[name]
  if (is.null(declared) || is.na(declared))
    stop(gettextf("%s is not a slot in class %s", sQuote(name), dQuote(cl)), domain = NA)
  stop(gettextf("assignment of an object of class %s is not valid for @%s in an object of class %s; is(value, \"%s\") is not TRUE",
                dQuote(valueClass), sQuote(name), dQuote(cl), declared), domain = NA)
}
