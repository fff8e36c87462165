# Classes, generic functions and methods of S4 that R keeps as objects in the database of an installed package.

.registerFormal <- function(name, ns) {
  variables <- names(ns)
  representations <- variables[startsWith(variables, ".__C__")]
  .registerClasses(structure(lapply(representations, get, envir = ns), names = substring(representations, 7L)), name, ns)
  tables <- variables[startsWith(variables, ".__T__")]
  generics <- sub(":[^:]*$", "", substring(tables, 7L))
  for (each in setdiff(generics, c("coerce", "coerce<-"))) .registerGeneric(each, ns)
  for (i in seq_along(tables)) .registerMethods(generics[i], get(tables[i], envir = ns), ns)
  invisible()
}

# Those that others extend come first.
.registerClasses <- function(representations, package, ns) {
  waiting <- names(representations)
  register <- function(name) {
    if (!(name %in% waiting)) return(NULL)
    waiting <<- setdiff(waiting, name)
    found <- representations[[name]]
    direct <- .directClasses(found)
    for (each in direct) register(each)
    .registerClass(name, found, direct[!vapply(direct, function(each) is.null(.classFacts(each)), NA)], package, ns)
  }
  for (each in names(representations)) register(each)
  for (each in names(representations)) if (.isUnion(representations[[each]]))
    for (member in .nearest(attr(representations[[each]], "subclasses")))
      if (!is.null(.classFacts(member)) && !extends(member, each)) .extendClass(member, each)
}

.isUnion <- function(representation) inherits(representation, "ClassUnionRepresentation")

.nearest <- function(extensions) {
  near <- vapply(extensions, function(each) identical(as.numeric(attr(each, "distance")), 1), NA)
  as.character(names(extensions)[near])
}

.directClasses <- function(representation) {
  direct <- .nearest(attr(representation, "contains"))
  # R has a class of its own between environments and classes that extend them.
  direct[direct == ".environment"] <- "environment"
  direct
}

.registerClass <- function(name, found, direct, package, ns) {
  if (inherits(found, "refClassRepresentation")) return(.registerReference(name, found, direct, ns))
  slots <- unlist(lapply(attr(found, "slots"), function(each) as.character(each)[1L]))
  slots <- slots[!(names(slots) %in% c(".xData", ".S3Class"))]
  kind <- if (.isUnion(found)) "union" else if ("oldClass" %in% names(attr(found, "contains"))) "registered" else "defined"
  if (kind == "registered" && !is.null(.classFacts(name))) return(NULL)
  .defineClass(name, kind, slots, direct, isTRUE(as.logical(attr(found, "virtual"))), .keptPrototype(found, slots), package)
  validity <- attr(found, "validity")
  if (is.function(validity)) .setClassValidity(name, validity)
}

# Values that new objects begin with, as far as they fit their slots.
.keptPrototype <- function(found, slots) {
  prototype <- attr(found, "prototype")
  slots <- slots[names(slots) != ".Data"]
  values <- lapply(names(slots), function(each) attr(prototype, each, exact = TRUE))
  names(values) <- names(slots)
  fits <- vapply(names(slots), function(each) !is.null(values[[each]]) && is(values[[each]], slots[[each]]), NA)
  values <- values[fits]
  data <- attr(found, "slots")[[".Data"]]
  if (!is.null(data) && !isS4(prototype) && length(prototype)) {
    attributes(prototype) <- attributes(prototype)[intersect(names(attributes(prototype)), c("dim", "dimnames"))]
    values <- c(values, list(prototype))
  }
  values
}

.registerReference <- function(name, found, direct, ns) {
  extended <- setdiff(direct, "envRefClass")
  methods <- as.list(attr(found, "refMethods"), all.names = TRUE)
  own <- Filter(function(each) is.function(each) && identical(as.character(attr(each, "refClassName")), name), methods)
  own <- own[!grepl("#", names(own), fixed = TRUE)]
  inherited <- unlist(lapply(extended, function(each) names(.allFields(each))))
  classes <- as.list(attr(found, "fieldClasses"))
  computed <- as.list(attr(found, "fieldPrototypes"), all.names = TRUE)
  fields <- lapply(names(classes), function(each)
    if (identical(as.character(classes[[each]]), "activeBindingFunction") && is.function(computed[[each]])) computed[[each]] else as.character(classes[[each]])[1L])
  names(fields) <- names(classes)
  plain <- lapply(own, function(each) {
    attributes(each) <- NULL
    each
  })
  setRefClass(name, fields = fields[!(names(fields) %in% inherited) | vapply(fields, is.function, NA)], contains = if (length(extended)) extended else character(), methods = plain, where = ns)
}

.registerGeneric <- function(name, ns) {
  found <- get0(name, envir = ns, mode = "function", inherits = FALSE)
  if (is.null(found) || !inherits(found, c("standardGeneric", "nonstandardGenericFunction", "genericFunction"))) return(.ensureGeneric(name, ns))
  if (!is.null(.genericFacts(name)) && identical(.genericFacts(name)$package, as.character(attr(found, "package")))) return(NULL)
  standard <- attr(found, "default")
  if (is.function(standard)) standard <- .ownDefinition(name, standard) else standard <- NULL
  .defineGeneric(name, as.character(attr(found, "package")), found, as.character(attr(found, "signature")), standard)
}

# A package that makes a generic function of one of R's keeps R's definition, which asks for what only R has.
.ownDefinition <- function(name, definition) {
  home <- environmentName(environment(definition))
  own <- if (home %in% .standardPackages()) get0(name, envir = asNamespace(home), mode = "function", inherits = FALSE)
  attributes(definition) <- NULL
  if (is.null(own)) definition else own
}

# Conversions are methods of coerce and `coerce<-`, which R has in tables as all methods.
.registerConversions <- function(generic, table) {
  for (label in ls(table, all.names = TRUE)) {
    method <- get(label, envir = table)
    classes <- as.character(attr(method, "defined"))
    if (!is.function(method) || length(classes) != 2L) next
    attributes(method) <- NULL
    known <- .conversion(classes[1L], classes[2L])
    if (generic == "coerce") setAs(classes[1L], classes[2L], method, known$back) else setAs(classes[1L], classes[2L], known$forward, method)
  }
}

.registerMethods <- function(generic, table, ns) {
  if (generic %in% c("coerce", "coerce<-")) return(.registerConversions(generic, table))
  if (is.null(.genericFacts(generic))) return(NULL)
  for (label in ls(table, all.names = TRUE)) {
    method <- get(label, envir = table)
    if (!is.function(method)) next
    classes <- as.character(attr(method, "defined"))
    if (!length(classes)) classes <- strsplit(label, "#", fixed = TRUE)[[1L]]
    if (is.primitive(method) || inherits(method, "derivedDefaultMethod") || inherits(method, "internalDispatchMethod")) next
    attributes(method) <- NULL
    .defineMethod(generic, classes, method)
  }
}

# What exportClasses, exportMethods and their patterns add to the exports of a package.
.exportedFormal <- function(ns, info) {
  variables <- names(ns)
  classes <- info$exportClasses
  defined <- substring(variables[startsWith(variables, ".__C__")], 7L)
  for (pattern in info$exportClassPatterns) classes <- c(classes, defined[grepl(pattern, defined)])
  tables <- variables[startsWith(variables, ".__T__")]
  generics <- sub(":[^:]*$", "", substring(tables, 7L))
  shown <- intersect(unique(c(info$exportMethods, intersect(info$exports, generics))), variables)
  c(paste0(".__C__", unique(classes))[unique(classes) %in% defined], shown, tables[generics %in% c(info$exportMethods, info$exports)])
}
