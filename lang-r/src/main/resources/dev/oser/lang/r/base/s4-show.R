# How objects of S4 are shown.

show <- function(object) standardGeneric("show")

# The method of show for everything.
.showObject <- function(object) {
  if (!isS4(object)) return(invisible(print(object)))
  switch(class(object)[1L],
    classRepresentation = .showClass(object),
    standardGeneric = , nonstandardGenericFunction = .showGeneric(object),
    MethodDefinition = .showMethod(object),
    classGeneratorFunction = .showGenerator(object),
    refObjectGenerator = .showReferenceGenerator(object),
    if (is.environment(object) && is(object, "envRefClass")) object$show() else .showSlots(object))
  invisible()
}

.showSlots <- function(object) {
  cat("An object of class ", dQuote(class(object), FALSE), "\n", sep = "")
  names <- slotNames(object)
  if (".Data" %in% names) print(object@.Data)
  else if (length(names) == 0L) cat("<S4 Type Object>\n")
  for (name in names[names != ".Data"]) {
    cat("Slot ", dQuote(name, FALSE), ":\n", sep = "")
    print(slot(object, name))
    cat("\n")
  }
}

.plainFunction <- function(object) {
  attributes(object) <- NULL
  object
}

.showGenerator <- function(object) {
  cat("class generator function for class ", dQuote(object@className), " from package ", sQuote(object@package), "\n", sep = "")
  print(.plainFunction(object))
}

.showGeneric <- function(object) {
  cat(class(object), " for \"", object@generic, "\" defined from package \"", object@package, "\"\n", sep = "")
  if (length(object@valueClass)) cat("  defined with value class: ", paste0("\"", object@valueClass, "\"", collapse = ", "), "\n", sep = "")
  cat("\n")
  print(.plainFunction(object))
  cat("Methods may be defined for arguments: ", paste(.genericFacts(object@generic)$signature, collapse = ", "), "\n",
      "Use  showMethods(", object@generic, ")  for currently available ones.\n", sep = "")
}

.showMethod <- function(object) {
  cat("Method Definition:\n\n")
  print(.plainFunction(object))
  cat("\nSignatures:\n")
  print(rbind(target = object@target, defined = object@defined))
}

# Names above classes, in columns as wide as the wider of the two.
.showColumns <- function(titles, values) {
  if (length(values) == 0L) return(invisible())
  cells <- format(rbind(names(values), as.character(values)), justify = "right")
  dimnames(cells) <- list(titles, rep("", ncol(cells)))
  print(cells, quote = FALSE, right = TRUE)
}

showClass <- function(Class, complete = TRUE, propertiesAreCalled = "Slots") .showClass(getClass(Class))

.showClass <- function(object) {
  facts <- .classFacts(object@className)
  if (facts$kind == "reference") return(.showReferenceClass(facts$className))
  if (facts$kind == "union") cat("Extended class definition ( \"ClassUnionRepresentation\" )\n")
  cat(if (facts$virtual) "Virtual Class " else "Class ", "\"", facts$className, "\"",
      if (facts$package == "methods") " [package \"methods\"]" else paste0(" [in \"", facts$package, "\"]"), "\n", sep = "")
  if (length(facts$slots)) {
    cat("\nSlots:\n")
    .showColumns(c("Name: ", "Class:"), facts$slots)
  } else cat("\nNo Slots, prototype of class \"", if (facts$virtual) "S4" else class(facts$prototype), "\"\n", sep = "")
  if (length(facts$contains) > 1L) {
    cat("\nExtends: ")
    .showRelated(facts$className, facts$contains[-1L], function(each) .via(facts$className, each))
  }
  below <- .allSubclasses(facts$className)
  if (length(below)) {
    cat("\nKnown Subclasses: ")
    .showRelated(facts$className, below, function(each) .via(each, facts$className))
  }
}

# The class between two that are not directly related, or none.
.via <- function(lower, upper) {
  direct <- .classFacts(lower)$direct
  if (upper %in% direct) return(character())
  for (each in direct) if (extends(each, upper)) return(.classBefore(each, upper))
  character()
}

.classBefore <- function(lower, upper) {
  between <- .via(lower, upper)
  if (length(between)) between else lower
}

.allSubclasses <- function(name) {
  found <- character()
  level <- .classFacts(name)$subclasses
  while (length(level)) {
    found <- c(found, setdiff(level, found))
    level <- unlist(lapply(level, function(each) .classFacts(each)$subclasses))
  }
  found
}

.showRelated <- function(name, related, via) {
  between <- lapply(related, via)
  if (all(lengths(between) == 0L) && !any(vapply(related, .isDataPart, NA, first = name))) {
    cat(paste0("\"", related, "\"", collapse = ", "), "\n", sep = "")
    return(invisible())
  }
  cat("\n")
  for (i in seq_along(related))
    cat("Class \"", related[i], "\", ", if (.isDataPart(name, related[i])) "from data part" else if (length(between[[i]])) paste0("by class \"", between[[i]], "\", distance ",
        .distanceBetween(name, related[i])) else "directly", "\n", sep = "")
}

.isDataPart <- function(first, second) {
  isData <- function(lower, upper) identical(.classFacts(lower)$dataType, upper) && .classFacts(lower)$kind != "basic" &&
    upper %in% .classFacts(lower)$direct
  isData(first, second) || isData(second, first)
}

.distanceBetween <- function(first, second) {
  steps <- 0L
  lower <- if (extends(first, second)) first else second
  upper <- if (lower == first) second else first
  level <- lower
  while (!(upper %in% level)) {
    level <- unlist(lapply(level, function(each) .classFacts(each)$direct))
    steps <- steps + 1L
  }
  steps
}

# The lines of str for an object of S4; the first one is begun.
.strFormal <- function(x, options, level, indent) {
  if (is.environment(x) && is(x, "envRefClass")) return(.strReference(x, options, level, indent))
  names <- slotNames(x)
  package <- attr(class(x), "package")
  cat("Formal class '", class(x), "' [package \"", package, "\"] with ", length(names), " slot", if (length(names) != 1L) "s", "\n", sep = "")
  inner <- paste(indent, "..")
  for (name in names) {
    cat(inner, "@ ", formatC(name, width = -max(nchar(names))), ":", sep = "")
    value <- slot(x, name)
    .str(value, options, level + 1, paste(inner, ".."))
  }
}
