# Questions about packages, classes and methods of S4 that programs ask less often.

getPackageName <- function(where = parent.frame(), create = TRUE) {
  if (is.character(where)) where <- if (startsWith(where, "package:")) as.environment(where) else asNamespace(where)
  else if (is.numeric(where)) where <- as.environment(where)
  if (identical(where, baseenv()) || identical(where, .BaseNamespaceEnv)) return("base")
  if (identical(where, globalenv())) return(".GlobalEnv")
  known <- get0(".packageName", where, inherits = FALSE)
  if (is.character(known)) return(known)
  if (isNamespace(where)) return(getNamespaceName(where)[[1L]])
  name <- attr(where, "name")
  if (is.character(name)) return(sub("^package:", "", name))
  above <- topenv(where)
  if (identical(above, where)) "" else getPackageName(above, create)
}

setPackageName <- function(pkg, env) invisible(assign(".packageName", pkg, env))

className <- function(class, package) {
  known <- getClassDef(class)
  name <- if (is.null(known)) as.character(class) else as.character(known@className)
  attr(name, "package") <- if (!missing(package)) package else if (is.null(known)) ".GlobalEnv" else known@package
  name
}

packageSlot <- function(object) attr(object, "package")

`packageSlot<-` <- function(object, value) {
  attr(object, "package") <- value
  object
}

# The groups a function belongs to, the nearest first.
getGroup <- function(fdef, recursive = FALSE, where) {
  name <- if (is.character(fdef)) fdef else as.character(fdef@generic)
  found <- Filter(function(group) name %in% getGroupMembers(group), c("Arith", "Compare", "Logic", "Math", "Math2", "Ops", "Summary", "Complex"))
  result <- as.list(found)
  if (recursive && length(found)) c(result, getGroup(found[1L], TRUE)) else result
}

isGroup <- function(f, where, fdef) f %in% c("Arith", "Compare", "Logic", "Math", "Math2", "Ops", "Summary", "Complex")

removeMethods <- function(f, where, all = missing(where)) {
  if (!isGeneric(f)) {
    warning(gettextf("%s is not an S4 generic function in %s; methods not removed", sQuote(f), sQuote(".GlobalEnv")), domain = NA)
    return(FALSE)
  }
  for (method in .methodTable(f)) removeMethod(f, method$signature)
  TRUE
}

findFunction <- function(f, generic = TRUE, where = topenv(parent.frame())) {
  places <- search()
  found <- Filter(function(i) exists(f, as.environment(i), mode = "function", inherits = FALSE), seq_along(places))
  if (!generic) found <- Filter(function(i) !is(get(f, as.environment(i)), "genericFunction"), found)
  lapply(found, function(i) as.environment(i))
}

isSealedClass <- function(Class, where) {
  known <- getClassDef(Class)
  !is.null(known) && known@package %in% c("methods", "base")
}

# Methods for basic classes alone cannot be changed where the function is a primitive.
isSealedMethod <- function(f, signature, fdef, where) {
  f <- as.character(f)
  if (!is.primitive(get0(f, baseenv(), mode = "function"))) return(FALSE)
  all(vapply(signature, function(class) {
    known <- getClassDef(class)
    !is.null(known) && known@package %in% c("methods", "base")
  }, NA))
}

inheritedSlotNames <- function(Class, where) {
  known <- getClassDef(Class)
  if (is.null(known)) stop(gettextf("%s is not a defined class", dQuote(Class)))
  above <- unique(unlist(lapply(extends(Class)[-1L], function(name) {
    other <- getClassDef(name)
    if (!is.null(other)) names(other@slots)
  })))
  intersect(names(known@slots), above)
}

hasMethods <- function(f, where, package) isGeneric(f) && length(.methodTable(f)) > 0L

dumpMethod <- function(f, signature = character(), file = defaultDumpName(f, signature), where, def = selectMethod(f, signature, optional = TRUE)) {
  if (!is.function(def)) stop("no method found")
  plain <- as.function(c(formals(def), list(body(def))), envir = globalenv())
  lines <- c(paste0("setMethod(", deparse1(f), ", ", deparse1(as.character(signature)), ","), deparse(plain), ")")
  if (is.character(file) && !nzchar(file)) writeLines(lines) else writeLines(lines, file)
  invisible(file)
}

defaultDumpName <- function(generic, signature) if (missing(signature)) paste(generic, "R", sep = ".") else paste(c(generic, signature, "R"), collapse = ".")

dumpMethods <- function(f, file = "", signature = NULL, methods, where) {
  lines <- character()
  for (method in .methodTable(f)) {
    shown <- utils::capture.output(dumpMethod(f, method$signature, file = ""))
    lines <- c(lines, shown)
  }
  if (is.character(file) && !nzchar(file)) writeLines(lines) else writeLines(lines, file)
  invisible(file)
}

# cbind and rbind of two, for which methods may be set.
cbind2 <- function(x, y, ...) if (missing(y)) cbind(x, deparse.level = 0) else cbind(x, y, deparse.level = 0)

rbind2 <- function(x, y, ...) if (missing(y)) rbind(x, deparse.level = 0) else rbind(x, y, deparse.level = 0)

getDataPart <- function(object, NULL.for.none = FALSE) {
  if (NULL.for.none && !".Data" %in% slotNames(object)) return(NULL)
  object@.Data
}

validSlotNames <- function(names) {
  if (anyDuplicated(names)) stop(gettextf("duplicate slot names: %s", paste(sQuote(names[duplicated(names)]), collapse = "")), domain = NA)
  if ("class" %in% names) stop("\"class\" is a reserved slot name and cannot be redefined")
  names
}
