# Graphical objects of package grid: lists that say what would be drawn, and trees of them.

# Parameters keep what they are given; those that a device could not use are refused.
gpar <- function(...) {
  gp <- list(...)
  for (each in setdiff(names(gp), "")) {
    if (length(gp[[each]]) == 0L && each %in% .gparNames) .complain(gettextf("'gpar' element '%s' must not be length 0", each), call("check.length", each))
    if (each %in% .numericGpar && !is.null(gp[[each]])) gp[[each]] <- .gparNumber(gp[[each]], each)
  }
  if ("fontface" %in% names(gp)) {
    gp$font <- .fontNumbers(gp$fontface)
    gp$fontface <- NULL
  }
  structure(gp, class = "gpar")
}

.gparNames <- c("fill", "col", "lty", "lwd", "lex", "cex", "fontsize", "lineheight", "font", "fontfamily", "alpha", "lineend", "linejoin", "linemitre", "fontface")

.numericGpar <- c("lwd", "lex", "cex", "fontsize", "lineheight", "alpha", "linemitre")

.gparNumber <- function(value, name)
  withCallingHandlers(as.numeric(value), warning = function(w) {
    warning(simpleWarning(conditionMessage(w), call("numnotnull", name)))
    invokeRestart("muffleWarning")
  })

.fontNumbers <- function(face) {
  if (is.numeric(face)) return(as.integer(face))
  known <- c(plain = 1L, bold = 2L, italic = 3L, oblique = 3L, bold.italic = 4L, symbol = 5L, cyrillic = 5L, cyrillic.oblique = 6L, EUC = 7L)
  found <- known[face]
  if (anyNA(found)) stop("invalid fontface")
  found
}

print.gpar <- function(x, ...) {
  print(unclass(x), ...)
  invisible(x)
}

get.gpar <- function(names = NULL) {
  all <- list(fill = "white", col = "black", lty = "solid", lwd = 1, cex = 1, fontsize = 12, lineheight = 1.2, font = 1L, fontfamily = "", alpha = 1,
              lineend = "butt", linejoin = "round", linemitre = 10, lex = 1)
  structure(if (is.null(names)) all else all[names], class = "gpar")
}

.gridState <- new.env()

.nextNumber <- function(kind) {
  .gridState[[kind]] <- (if (is.null(.gridState[[kind]])) 0L else .gridState[[kind]]) + 1L
  .gridState[[kind]]
}

grobName <- function(grob = NULL, prefix = "GRID")
  paste(prefix, if (is.null(grob)) "GROB" else class(grob)[1L], .nextNumber("grobs"), sep = ".")

grob <- function(..., name = NULL, gp = NULL, vp = NULL, cl = NULL) .validGrob(structure(list(..., name = name, gp = gp, vp = vp), class = c(cl, "grob", "gDesc")))

.validGrob <- function(x) {
  if (!is.null(x$gp) && !inherits(x$gp, "gpar")) stop("invalid 'gp' slot")
  if (is.character(x$vp)) x$vp <- do.call(vpPath, as.list(x$vp))
  if (!is.null(x$vp) && !inherits(x$vp, c("viewport", "vpPath", "vpList", "vpStack", "vpTree"))) stop("invalid 'vp' slot")
  x <- validDetails(x)
  if (is.null(x$name)) x["name"] <- list(grobName(x)) else x$name <- as.character(x$name)
  x
}

is.grob <- function(x) inherits(x, "grob")

as.character.grob <- function(x, ...) paste0(class(x)[1L], "[", x$name, "]")

print.grob <- function(x, ...) {
  cat(as.character(x), "\n")
  invisible(x)
}

gList <- function(...) {
  all <- unlist(lapply(list(...), function(each) if (inherits(each, "gList")) unclass(each) else list(each)), recursive = FALSE)
  all <- Filter(Negate(is.null), all)
  if (!all(vapply(all, is.grob, NA))) stop("only 'grobs' allowed in \"gList\"")
  structure(if (is.null(all)) list() else all, class = "gList")
}

as.character.gList <- function(x, ...) paste0("(", paste(vapply(unclass(x), as.character, ""), collapse = ", "), ")")

print.gList <- function(x, ...) {
  cat(as.character(x), "\n")
  invisible(x)
}

`[.gList` <- function(x, index, ...) structure(unclass(x)[index], class = "gList")

gTree <- function(..., name = NULL, gp = NULL, vp = NULL, children = NULL, childrenvp = NULL, cl = NULL) {
  tree <- list(..., name = name, gp = gp, vp = vp)
  if (!is.null(childrenvp)) tree$childrenvp <- childrenvp
  setChildren(.validGrob(structure(tree, class = c(cl, "gTree", "grob", "gDesc"))), children)
}

grobTree <- function(..., name = NULL, gp = NULL, vp = NULL, childrenvp = NULL, cl = NULL)
  gTree(children = gList(...), name = name, gp = gp, vp = vp, childrenvp = childrenvp, cl = cl)

setChildren <- function(x, children) {
  if (!inherits(x, "gTree")) stop("can only set 'children' for a \"gTree\"")
  if (!is.null(children) && !inherits(children, "gList")) stop("'children' must be a \"gList\"")
  children <- unclass(if (is.null(children)) gList() else children)
  names(children) <- if (length(children)) vapply(children, function(each) each$name, "")
  # A later child takes the place of an earlier one of its name.
  children <- children[!duplicated(names(children), fromLast = TRUE)]
  x$children <- structure(children, class = "gList")
  x$childrenOrder <- if (length(children)) names(children) else character()
  x
}

childNames <- function(gTree) if (inherits(gTree, "gTree")) gTree$childrenOrder else stop("it is only valid to get 'children' from a \"gTree\"")

gPath <- function(...) .path(c(...), "gPath")

vpPath <- function(...) .path(c(...), "vpPath")

.path <- function(names, kind) {
  if (!length(names)) stop("a path must contain at least one name")
  names <- unlist(strsplit(as.character(names), "::", fixed = TRUE))
  n <- length(names)
  structure(list(path = if (n > 1L) paste(names[-n], collapse = "::"), name = names[n], n = n), class = c(kind, "path"))
}

as.character.path <- function(x, ...) paste(c(x$path, x$name), collapse = "::")

print.path <- function(x, ...) {
  cat(as.character(x), "\n")
  invisible(x)
}

depth <- function(x, ...) UseMethod("depth")

depth.path <- function(x, ...) x$n

depth.viewport <- function(x, ...) 1

depth.vpList <- function(x, ...) depth(x[[length(x)]], ...)

depth.vpStack <- function(x, ...) sum(vapply(unclass(x), depth, 0))

depth.vpTree <- function(x, ...) depth(x$parent) + depth(x$children[[length(x$children)]])

.pathNames <- function(path) {
  if (is.character(path)) path <- gPath(path)
  strsplit(as.character(path), "::", fixed = TRUE)[[1L]]
}

# The places of children that a path leads to, each as the names on the way. Unless strict, a path may begin anywhere below.
.findGrobs <- function(tree, names, strict, grep, global) {
  matches <- function(pattern, name) if (grep) grepl(pattern, name) else identical(pattern, name)
  found <- list()
  look <- function(tree, way) {
    for (each in tree$childrenOrder) {
      here <- c(way, each)
      enough <- if (strict) length(here) == length(names) else length(here) >= length(names)
      if (enough && all(mapply(matches, names, utils::tail(here, length(names))))) {
        found[[length(found) + 1L]] <<- here
        if (!global) return(TRUE)
      }
      child <- tree$children[[each]]
      if (inherits(child, "gTree") && isTRUE(look(child, here))) return(TRUE)
    }
    FALSE
  }
  look(tree, character())
  found
}

.requireTree <- function(gTree) if (!inherits(gTree, "gTree")) stop("it is only valid to get a child from a \"gTree\"", call. = FALSE)

getGrob <- function(gTree, gPath, strict = FALSE, grep = FALSE, global = FALSE) {
  .requireTree(gTree)
  at <- .findGrobs(gTree, .pathNames(gPath), strict, any(grep), global)
  grobs <- lapply(at, function(way) .grobAt(gTree, way))
  if (global) do.call(gList, grobs) else if (length(grobs)) grobs[[1L]]
}

.grobAt <- function(tree, way) {
  for (each in way) tree <- tree$children[[each]]
  tree
}

# A tree in which `change` was applied to what is at a place.
.changeAt <- function(tree, way, change) {
  if (!length(way)) return(change(tree))
  tree$children[[way[1L]]] <- .changeAt(tree$children[[way[1L]]], way[-1L], change)
  tree
}

setGrob <- function(gTree, gPath, newGrob, strict = FALSE, grep = FALSE) {
  .requireTree(gTree)
  at <- .findGrobs(gTree, .pathNames(gPath), strict, any(grep), FALSE)
  if (!length(at)) return(gTree)
  if (newGrob$name != utils::tail(at[[1L]], 1L)) stop("New 'grob' name does not match 'gPath'")
  .changeAt(gTree, at[[1L]], function(old) newGrob)
}

addGrob <- function(gTree, child, gPath = NULL, strict = FALSE, grep = FALSE, global = FALSE, warn = TRUE) {
  .requireTree(gTree)
  if (!is.grob(child)) stop("invalid 'grob' argument")
  add <- function(tree) {
    order <- union(tree$childrenOrder, child$name)
    children <- unclass(tree$children)
    children[[child$name]] <- child
    tree$children <- structure(children, class = "gList")
    tree$childrenOrder <- order
    tree
  }
  if (is.null(gPath)) return(add(gTree))
  .changeAll(gTree, gPath, strict, grep, global, warn, add)
}

.changeAll <- function(gTree, gPath, strict, grep, global, warn, change) {
  at <- .findGrobs(gTree, .pathNames(gPath), strict, any(grep), global)
  if (!length(at) && warn) warning(gettextf("'gPath' (%s) not found", as.character(if (is.character(gPath)) do.call("gPath", as.list(gPath)) else gPath)), call. = FALSE, domain = NA)
  for (way in at) gTree <- .changeAt(gTree, way, change)
  gTree
}

removeGrob <- function(gTree, gPath, strict = FALSE, grep = FALSE, global = FALSE, warn = TRUE) {
  .requireTree(gTree)
  at <- .findGrobs(gTree, .pathNames(gPath), strict, any(grep), global)
  if (!length(at) && warn) stop(gettextf("'gPath' (%s) not found", paste(.pathNames(gPath), collapse = "::")), domain = NA)
  for (way in at) {
    last <- way[length(way)]
    gTree <- .changeAt(gTree, way[-length(way)], function(tree) {
      tree$children <- structure(unclass(tree$children)[setdiff(names(tree$children), last)], class = "gList")
      tree$childrenOrder <- setdiff(tree$childrenOrder, last)
      tree
    })
  }
  gTree
}

reorderGrob <- function(x, order, back = TRUE) {
  now <- childNames(x)
  first <- if (is.character(order)) order else now[order]
  x$childrenOrder <- if (back) c(first, setdiff(now, first)) else c(setdiff(now, first), first)
  x
}

editGrob <- function(grob, gPath = NULL, ..., strict = FALSE, grep = FALSE, global = FALSE, warn = TRUE) {
  specs <- list(...)
  if (is.null(gPath)) return(.editThis(grob, specs))
  .requireTree(grob)
  .changeAll(grob, gPath, strict, grep, global, warn, function(found) .editThis(found, specs))
}

.editThis <- function(grob, specs) {
  unknown <- setdiff(names(specs), c(names(grob), "gp", "vp"))
  for (each in unknown) warning(gettextf("slot '%s' not found", each), call. = FALSE, domain = NA)
  specs <- specs[setdiff(names(specs), unknown)]
  grob[names(specs)] <- specs
  .validGrob(editDetails(grob, specs))
}

gEdit <- function(gPath = NULL, ...) structure(list(gPath = gPath, specs = list(...)), class = "gEdit")

gEditList <- function(...) structure(list(...), class = "gEditList")

applyEdit <- function(x, edit) if (is.null(edit$gPath)) .editThis(x, edit$specs) else do.call(editGrob, c(list(x, edit$gPath), edit$specs))

applyEdits <- function(x, edits) {
  for (each in if (inherits(edits, "gEdit")) list(edits) else edits) x <- applyEdit(x, each)
  x
}

# What classes of grobs may have methods for.
validDetails <- function(x) UseMethod("validDetails")

validDetails.default <- function(x) x

editDetails <- function(x, specs) UseMethod("editDetails")

editDetails.default <- function(x, specs) x

makeContext <- function(x) UseMethod("makeContext")

makeContext.default <- function(x) x

makeContent <- function(x) UseMethod("makeContent")

makeContent.default <- function(x) x

drawDetails <- function(x, recording) UseMethod("drawDetails")

drawDetails.default <- function(x, recording) invisible()

preDrawDetails <- function(x) UseMethod("preDrawDetails")

preDrawDetails.default <- function(x) invisible()

postDrawDetails <- function(x) UseMethod("postDrawDetails")

postDrawDetails.default <- function(x) invisible()

widthDetails <- function(x) UseMethod("widthDetails")

widthDetails.default <- function(x) unit(1, "null")

heightDetails <- function(x) UseMethod("heightDetails")

heightDetails.default <- function(x) unit(1, "null")

ascentDetails <- function(x) UseMethod("ascentDetails")

ascentDetails.default <- function(x) heightDetails(x)

descentDetails <- function(x) UseMethod("descentDetails")

descentDetails.default <- function(x) unit(0, "inches")

xDetails <- function(x, theta) UseMethod("xDetails")

xDetails.default <- function(x, theta) unit(0.5, "npc")

yDetails <- function(x, theta) UseMethod("yDetails")

yDetails.default <- function(x, theta) unit(0.5, "npc")

grid.ls <- function(x = NULL, grobs = TRUE, viewports = FALSE, fullNames = FALSE, recursive = TRUE, print = TRUE, flatten = TRUE, ...) {
  if (is.null(x)) return(invisible())
  line <- function(grob, indent) {
    cat(strrep("  ", indent), if (fullNames) as.character(grob) else grob$name, "\n", sep = "")
    if (recursive && inherits(grob, "gTree")) for (each in grob$childrenOrder) line(grob$children[[each]], indent + 1L)
  }
  if (grobs && !isFALSE(print)) for (each in if (inherits(x, "gList")) unclass(x) else list(x)) line(each, 0L)
  invisible(x)
}
