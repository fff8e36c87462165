# Reference classes: what setRefClass makes of its arguments, the generator, and the methods all objects have.

# What programs said about each class: own fields and methods, which class it extends, locked fields.
.references <- new.env()

setRefClass <- function(Class, fields = character(), contains = character(), methods = list(), where = topenv(parent.frame()), inheritPackage,
                        ...) {
  extended <- setdiff(contains, c("envRefClass", "VIRTUAL"))
  for (each in extended) if (is.null(.references[[each]]))
    .complain(gettextf("class %s is not a defined reference class", dQuote(each)), quote(refClassInformation(Class, contains, fields, methods, where)))
  assign(Class, list(fields = .fieldList(fields), extended = extended, methods = list(), once = character(), where = where),
         envir = .references)
  .defineClass(Class, "reference", character(), c(extended, "envRefClass"[length(extended) == 0L]), "VIRTUAL" %in% contains, list(), .packageAt(where))
  .addMethods(Class, methods)
  .referenceGenerator(Class)
}

# Fields by their names: a class, or a function that computes the field.
.fieldList <- function(fields) {
  if (is.character(fields) && is.null(names(fields))) return(structure(as.list(rep("ANY", length(fields))), names = fields))
  as.list(fields)
}

.addMethods <- function(Class, methods) {
  own <- .references[[Class]]
  own$methods[names(methods)] <- methods
  assign(Class, own, envir = .references)
  .completeReference(Class)
}

# A class and those it extends, itself first.
.referenceLineage <- function(Class) {
  lineage <- Class
  for (each in .references[[Class]]$extended) lineage <- c(lineage, .referenceLineage(each))
  unique(lineage)
}

.allFields <- function(Class) {
  fields <- list()
  for (each in rev(.referenceLineage(Class))) {
    own <- .references[[each]]$fields
    fields[names(own)] <- own
  }
  fields
}

.fieldClasses <- function(Class) {
  classes <- vapply(.allFields(Class), function(each) if (is.function(each)) "activeBindingFunction" else each, "")
  if (length(classes)) classes else character()
}

# Enters what objects of a class are made of, for it and for the classes that extend it.
.completeReference <- function(Class) {
  lineage <- .referenceLineage(Class)
  fields <- .allFields(Class)
  begun <- lapply(names(fields), function(name) if (is.function(fields[[name]])) fields[[name]] else .unsetField(name, fields[[name]]))
  once <- unlist(lapply(lineage, function(each) .references[[each]]$once))
  .defineReference(Class, structure(begun, names = as.character(names(fields))), .fieldClasses(Class), as.character(once), .methodChains(lineage),
                   .packageAt(.references[[Class]]$where), .references[[Class]]$where)
  for (each in .allSubclasses(Class)) .completeReference(each)
}

# What a field holds before it is set: an empty object of its class, or one that says that it was not set.
.unsetField <- function(name, class) {
  facts <- .classFacts(class)
  if (!is.null(facts) && !facts$virtual && facts$kind != "reference") return(facts$prototype)
  if (!isClass("uninitializedField"))
    .defineClass("uninitializedField", "defined", c(field = "character", className = "character"), character(), FALSE, list())
  object <- .withAttributes(new("S4"), list(field = name, className = class))
  class(object) <- .classMark("uninitializedField")
  object
}

# For each method the functions that callSuper leads to, and the standard methods that they mention.
.methodChains <- function(lineage) {
  defined <- lapply(lineage, function(each) .references[[each]]$methods)
  names <- unique(unlist(lapply(defined, names)))
  chains <- lapply(names, function(name) {
    chain <- Filter(Negate(is.null), lapply(defined, function(each) each[[name]]))
    last <- Position(function(f) !("callSuper" %in% all.names(body(f))), chain)
    if (!is.na(last)) return(chain[seq_len(last)])
    c(chain, .lastMethod(name))
  })
  names(chains) <- names
  mentioned <- unique(unlist(lapply(defined, function(methods) lapply(methods, function(f) all.names(body(f))))))
  standard <- setdiff(intersect(names(.standardMethods), mentioned), names)
  c(chains, lapply(.standardMethods[standard], list))
}

# What callSuper finds when no class that is extended has the method.
.lastMethod <- function(name) {
  if (name == "initialize") return(list(.standardMethods$initFields))
  if (!is.null(.standardMethods[[name]])) return(.standardMethods[name])
  list(function(...) NULL)
}

# They run in the object, from where only names of packages lead here.
.standardMethods <- list(
  copy = function(shallow = FALSE) methods:::.copyReference(.self, shallow),
  field = function(name, value) if (missing(value)) get(name, envir = .self) else invisible(methods:::.setField(.self, name, value)),
  show = function() methods:::.showReference(.self),
  getClass = function(...) methods::getClass(class(.self)),
  getRefClass = function(...) methods:::.referenceGenerator(class(.self)),
  initFields = function(...) methods:::.setFields(.self, list(...), quote(initRefFields(.self, .refClassDef, as.environment(.self), list(...)))),
  export = function(Class) methods:::.exportReference(.self, Class),
  import = function(value, Class = class(value)) methods:::.importReference(.self, value),
  usingMethods = function(...) invisible(),
  trace = function(...) invisible(),
  untrace = function(...) invisible())

# The methods in the order in which R lists them.
.standardMethodNames <- c("field", "trace", "getRefClass", "initFields", "copy", "callSuper", ".objectPackage", "export", "untrace",
                          "getClass", "show", "usingMethods", ".objectParent", "import")

# A member that the object does not hold yet.
.referenceMember <- function(object, name) {
  .completeObject(object)
  if (exists(name, envir = object, inherits = FALSE)) return(get(name, envir = object))
  method <- .standardMethods[[name]]
  if (is.null(method))
    .complain(gettextf("%s is not a valid field or method name for reference class %s", sQuote(name), dQuote(class(object))),
              quote(envRefInferField(x, what, getClass(class(x)), selfEnv)))
  .installMethod(object, name, method)
}

# Fields, like methods below, may have any name: no name is the beginning of this parameter's.
.newReference <- function(`(class)`, ...) {
  object <- .instantiateReference(`(class)`)
  if (exists("initialize", envir = object, inherits = FALSE)) object$initialize(...)
  else .setFields(object, list(...), quote(methods::initRefFields(.Object, classDef, selfEnv, list(...))))
  object
}

.setFields <- function(object, values, call) {
  tags <- names(values)
  for (i in seq_along(values)) {
    if (is.null(tags) || tags[i] == "") .setFromUnnamed(object, values[[i]], call)
    else .setField(object, tags[i], values[[i]])
  }
  invisible(object)
}

.setField <- function(object, name, value) {
  if (!(name %in% names(.allFields(class(object)))))
    .complain(gettextf("%s is not a field in class %s", sQuote(name), dQuote(class(object))),
              quote(envRefSetField(.Object, field, classDef, selfEnv, elements[[field]])))
  assign(name, value, envir = object)
}

# An argument of $new() without a name is an object of a class that this one extends.
.setFromUnnamed <- function(object, value, call) {
  if (is(value, "envRefClass")) return(.importReference(object, value))
  warning(simpleWarning(gettextf("unnamed arguments to $new() must be objects from a reference class; got an object of class %s", dQuote(class(value)[1L])), call))
}

.importReference <- function(object, value) {
  for (name in intersect(names(.allFields(class(value))), names(.allFields(class(object)))))
    if (!.isActiveField(value, name)) assign(name, get(name, envir = value), envir = object)
  invisible(object)
}

.exportReference <- function(object, Class) {
  result <- .instantiateReference(Class)
  .importReference(result, object)
}

.copyReference <- function(object, shallow) {
  result <- .instantiateReference(class(object))
  for (name in names(.allFields(class(object)))) if (!.isActiveField(object, name)) {
    value <- get(name, envir = object)
    if (!shallow && is(value, "envRefClass")) value <- value$copy()
    if (!is(value, "uninitializedField")) assign(name, value, envir = result)
  }
  result
}

.showReference <- function(object) {
  cat("Reference class object of class ", dQuote(class(object), FALSE), "\n", sep = "")
  for (name in names(.allFields(class(object)))) {
    cat("Field ", dQuote(name, FALSE), ":\n", sep = "")
    print(get(name, envir = object))
  }
}

.strReference <- function(x, options, level, indent) {
  fields <- names(.allFields(class(x)))
  own <- .methodNames(class(x))
  cat("Reference class '", class(x), "' [package \"", attr(class(x), "package"), "\"] with ", length(fields), " field", if (length(fields) != 1L) "s", "\n", sep = "")
  for (name in fields) {
    cat(indent, "$ ", formatC(name, width = -max(nchar(fields))), ":", sep = "")
    .str(get(name, envir = x), options, level + 1, paste(indent, ".."))
  }
  relevant <- sort(setdiff(own, .standardMethodNames))
  cat(indent, "and ", length(own), " methods", sep = "")
  if (length(relevant)) cat(", of which", length(relevant), if (length(relevant) == 1L) "is" else "are", " possibly relevant")
  if (length(relevant)) cat(":\n", indent, "  ", paste(relevant, collapse = ", "), sep = "")
  cat("\n")
}

all.equal.envRefClass <- function(target, current, ...) {
  if (!is(current, "envRefClass") || class(target) != class(current))
    return(gettextf("Classes differ: %s is not identical to %s", dQuote(class(target)), dQuote(class(current)[1L])))
  names <- names(.allFields(class(target)))
  values <- function(object) structure(lapply(names, get, envir = object), names = names)
  all.equal(values(target), values(current), ...)
}

# The generator: what setRefClass gives.

.referenceGenerator <- function(Class) {
  Class <- as.character(Class)
  package <- .classFacts(Class)$package
  generator <- eval(substitute(function(...) new(NAME, ...), list(NAME = Class)), globalenv())
  attr(generator, "className") <- .classMark(Class, package)
  attr(generator, "package") <- package
  class(generator) <- .classMark("refObjectGenerator")
  generator
}

`$.refObjectGenerator` <- function(x, name) {
  Class <- as.character(attr(x, "className"))
  switch(name,
    new = function(...) .newReference(Class, ...),
    methods = function(...) .generatorMethods(Class, ...),
    fields = function() .fieldClasses(Class),
    className = Class,
    package = attr(x, "package"),
    def = getClass(Class),
    show = function() .showReferenceGenerator(x),
    lock = function(...) .lockFields(Class, c(...)),
    accessors = function(...) .addAccessors(Class, c(...)),
    help = function(topic) .methodHelp(Class, topic),
    .complain(gettextf("%s is not a valid field or method name for reference class %s", sQuote(name), dQuote("refGeneratorSlot")),
              quote(envRefInferField(x, what, getClass(class(x)), selfEnv))))
}

.generatorMethods <- function(`(class)`, ...) {
  given <- list(...)
  if (length(given) == 0L) return(sort(.methodNames(`(class)`)))
  if (length(given) == 1L && is.list(given[[1L]])) given <- given[[1L]]
  .addMethods(`(class)`, given)
  invisible()
}

# Methods, those that a subclass replaces and calls with the name of their class, and those that all objects have.
.methodNames <- function(Class) {
  names <- character()
  for (each in .referenceLineage(Class)) {
    own <- names(.references[[each]]$methods)
    names <- c(names, rev(setdiff(own, names)), paste0(intersect(own, names), "#", each)[length(intersect(own, names)) > 0L])
  }
  c(names, setdiff(.standardMethodNames, names))
}

.lockFields <- function(Class, fields) {
  own <- .references[[Class]]
  own$once <- unique(c(own$once, fields))
  assign(Class, own, envir = .references)
  .completeReference(Class)
  invisible()
}

.addAccessors <- function(Class, fields) {
  made <- list()
  for (field in fields) {
    title <- paste0(toupper(substring(field, 1L, 1L)), substring(field, 2L))
    made[[paste0("get", title)]] <- eval(substitute(function() FIELD, list(FIELD = as.name(field))))
    made[[paste0("set", title)]] <- eval(substitute(function(value) {
      FIELD <<- value
      invisible(.self)
    }, list(FIELD = as.name(field))))
  }
  .addMethods(Class, made)
  invisible()
}

.methodHelp <- function(Class, topic) {
  if (!is.character(topic)) topic <- as.character(substitute(topic))
  for (each in .referenceLineage(Class)) {
    method <- .references[[each]]$methods[[topic]]
    if (is.null(method)) next
    cat("Call:\n$", topic, "(", paste(names(formals(method)), collapse = ", "), ")\n\n\n", sep = "")
    first <- if (is.call(body(method)) && length(body(method)) > 1L) body(method)[[2L]]
    if (is.character(first)) cat(first, "\n\n", sep = "")
    return(invisible())
  }
}

.showReferenceGenerator <- function(object) {
  Class <- as.character(attr(object, "className"))
  cat("Generator for class \"", Class, "\":\n", sep = "")
  .showReferenceParts(Class)
}

.showReferenceClass <- function(Class) {
  cat("Reference Class \"", Class, "\":\n", sep = "")
  .showReferenceParts(Class)
}

.showReferenceParts <- function(Class) {
  classes <- .fieldClasses(Class)
  if (length(classes)) {
    cat("\nClass fields:\n")
    .showColumns(c("Name: ", "Class:"), classes)
  } else cat("\nNo fields defined\n")
  .showNames("Class Methods: ", .methodNames(Class))
  .showNames("Reference Superclasses: ", c(.referenceLineage(Class)[-1L], "envRefClass"))
  cat("\n")
}

.showNames <- function(title, names) {
  cat("\n", title, "\n", sep = "")
  cat(paste0("\"", names, "\""), sep = ", ", fill = TRUE, labels = "    ")
}
