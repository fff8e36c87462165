# People who wrote packages.

person <- function(given = NULL, family = NULL, middle = NULL, email = NULL, role = NULL, comment = NULL, first = NULL, last = NULL) {
  if (!is.null(first)) given <- first
  if (!is.null(last)) family <- last
  fields <- list(given = c(given, middle), family = family, role = role, email = email, comment = comment)
  fields <- lapply(fields, function(each) if (length(each) && any(nzchar(each))) each)
  structure(list(structure(fields, names = c("given", "family", "role", "email", "comment"))), class = "person")
}

c.person <- function(..., recursive = FALSE) {
  all <- lapply(list(...), function(each) unclass(as.person(each)))
  structure(do.call(c, all), class = "person")
}

`[.person` <- function(x, i) structure(unclass(x)[i], class = "person")

`[[.person` <- function(x, i) structure(list(unclass(x)[[i]]), class = "person")

`$.person` <- function(x, name) {
  people <- unclass(x)
  if (length(people) == 1L) return(people[[1L]][[name]])
  result <- vector("list", length(people))
  for (i in seq_along(people)) if (!is.null(people[[i]][[name]])) result[[i]] <- people[[i]][[name]]
  result
}

as.person <- function(x) UseMethod("as.person")

as.person.person <- function(x) x

# "Ann Smith [aut] <a@b.c> (comment) and Bob Jones".
as.person.default <- function(x) {
  texts <- unlist(strsplit(as.character(x), "[[:space:]]*(,|,?[[:space:]]and)[[:space:]]+(?![^\\[(]*[\\])])", perl = TRUE))
  part <- function(text, pattern) {
    found <- regmatches(text, regexec(pattern, text))[[1L]]
    if (length(found)) trimws(found[2L])
  }
  people <- lapply(texts[nzchar(texts)], function(text) {
    role <- part(text, "\\[([^]]*)\\]")
    name <- trimws(gsub("[[:space:]]+", " ", gsub("\\[[^]]*\\]|<[^>]*>|\\([^)]*\\)", "", text)))
    words <- strsplit(name, " ", fixed = TRUE)[[1L]]
    person(given = if (length(words) > 1L) paste(words[-length(words)], collapse = " ") else name,
           family = if (length(words) > 1L) words[length(words)], email = part(text, "<([^>]*)>"),
           role = if (!is.null(role)) strsplit(role, "[[:space:]]*,[[:space:]]*")[[1L]], comment = part(text, "\\(([^)]*)\\)"))
  })
  if (length(people)) do.call(c, people) else structure(list(), class = "person")
}

# An ORCID is shown as the address it stands for.
.notedComments <- function(comments) {
  names <- names(comments)
  texts <- unname(comments)
  orcid <- names == "ORCID" & grepl("([0-9]{4}-){3}[0-9]{3}[0-9X]$", texts)
  texts[orcid] <- paste0("<https://orcid.org/", sub(".*/", "", texts[orcid]), ">")
  paste0(ifelse(nzchar(names) & !orcid, paste0(names, ": "), ""), texts)
}

format.person <- function(x, include = c("given", "family", "email", "role", "comment"),
                          braces = list(given = "", family = "", email = c("<", ">"), role = c("[", "]"), comment = c("(", ")")),
                          collapse = list(given = " ", family = " ", email = ", ", role = ", ", comment = ", "), ...,
                          style = c("text", "R"), escape = FALSE) {
  standard <- list(given = "", family = "", email = c("<", ">"), role = c("[", "]"), comment = c("(", ")"))
  standard[names(braces)] <- braces
  between <- list(given = " ", family = " ", email = ", ", role = ", ", comment = ", ")
  between[names(collapse)] <- collapse
  vapply(unclass(x), function(each) {
    parts <- vapply(include, function(field) {
      value <- each[[field]]
      if (is.null(value)) return("")
      if (field == "comment" && !is.null(names(value))) value <- .notedComments(value)
      around <- rep_len(standard[[field]], 2L)
      paste0(around[1L], paste(value, collapse = between[[field]]), around[2L])
    }, "")
    paste(parts[nzchar(parts)], collapse = " ")
  }, "")
}

as.character.person <- function(x, ...) as.character(format(x, ...))

toString.person <- function(x, ...) paste(format(x, ...), collapse = ", ")

print.person <- function(x, ...) {
  if (length(x)) print(format(x, ...)) else cat("person()\n")
  invisible(x)
}

sessionInfo <- function(package = NULL) {
  attached <- setdiff(.packages(), .standardPackages())
  loaded <- setdiff(loadedNamespaces(), c(.standardPackages(), attached))
  described <- function(names) structure(lapply(names, packageDescription), names = names)
  structure(list(R.version = R.version, platform = paste0(R.version$platform, " (64-bit)"), locale = Sys.getlocale(), running = "Oser",
                 RNGkind = RNGkind(), basePkgs = intersect(.packages(), .standardPackages()), otherPkgs = if (length(attached)) described(attached),
                 loadedOnly = if (length(loaded)) described(loaded), matprod = "default", BLAS = "", LAPACK = ""), class = "sessionInfo")
}

toLatex.sessionInfo <- function(object, ...) stop("sessionInfo() is not written as LaTeX")

print.sessionInfo <- function(x, locale = TRUE, ...) {
  cat(x$R.version$version.string, "\n", sep = "")
  cat("Running under: ", x$running, "\n\n", sep = "")
  if (locale) cat("locale:\n", x$locale, "\n\n", sep = "")
  cat("attached base packages:\n")
  print(x$basePkgs, quote = FALSE)
  versions <- function(packages) vapply(names(packages), function(each) paste(each, packages[[each]]$Version, sep = "_"), "", USE.NAMES = FALSE)
  if (length(x$otherPkgs)) {
    cat("\nother attached packages:\n")
    print(versions(x$otherPkgs), quote = FALSE)
  }
  if (length(x$loadedOnly)) {
    cat("\nloaded via a namespace (and not attached):\n")
    print(versions(x$loadedOnly), quote = FALSE)
  }
  invisible(x)
}
