# Trees of clusters: lists of branches with their heights, whose leaves are numbers of observations.

as.dendrogram <- function(object, ...) UseMethod("as.dendrogram")

as.dendrogram.dendrogram <- function(object, ...) object

as.dendrogram.hclust <- function(object, hang = -1, check = TRUE, ...) {
  heights <- object$height
  labels <- object$labels
  if (check && any(object$merge == 0L)) stop("invalid 'merge' component in dendrogram")
  names <- if (is.null(labels)) seq_along(object$order) else labels
  nodes <- vector("list", length(heights))
  for (k in seq_along(heights)) {
    parts <- lapply(object$merge[k, ], function(one) {
      if (one > 0L) return(nodes[[one]])
      at <- if (hang < 0) 0 else max(0, heights[k] - hang * max(heights))
      structure(-one, members = 1L, height = at, label = names[[-one]], leaf = TRUE)
    })
    nodes[[k]] <- .branching(parts, heights[k])
    nodes[object$merge[k, object$merge[k, ] > 0L]] <- list(NULL)
  }
  structure(nodes[[length(nodes)]], class = "dendrogram")
}

# A node above others. It stands in the middle between those at its sides.
.branching <- function(parts, height, class = NULL) {
  members <- sum(vapply(parts, .membersOf, 0L))
  result <- structure(parts, members = members, midpoint = .midpointOf(parts), height = height)
  if (!is.null(class)) class(result) <- class
  result
}

.membersOf <- function(node) as.integer(attr(node, "members"))

.ownMidpoint <- function(node) if (is.null(attr(node, "midpoint"))) 0 else attr(node, "midpoint")

.midpointOf <- function(parts) {
  last <- length(parts)
  before <- sum(vapply(parts[-last], .membersOf, 0L))
  (.ownMidpoint(parts[[1L]]) + before + .ownMidpoint(parts[[last]])) / 2
}

.branchesOf <- function(x) lapply(seq_along(x), function(i) x[[i]])

`[[.dendrogram` <- function(x, ..., drop = TRUE) {
  part <- NextMethod("[[")
  if (!is.null(part)) class(part) <- "dendrogram"
  part
}

is.leaf <- function(object) is.logical(leaf <- attr(object, "leaf")) && leaf

# What a function of the leaves gives, from left to right.
.overLeaves <- function(x, f) if (is.leaf(x)) list(f(x)) else unlist(lapply(unclass(x), .overLeaves, f), recursive = FALSE)

labels.dendrogram <- function(object, ...) unlist(.overLeaves(object, function(leaf) attr(leaf, "label")))

order.dendrogram <- function(x) {
  if (!inherits(x, "dendrogram")) stop("'order.dendrogram' requires a dendrogram")
  if (is.list(x)) unlist(.overLeaves(x, as.vector)) else as.vector(x)
}

print.dendrogram <- function(x, digits = getOption("digits"), ...) {
  what <- if (is.leaf(x)) sprintf("leaf '%s'", format(attr(x, "label"), digits = digits))
          else sprintf("with %d branches and %d members total", length(x), .membersOf(x))
  cat(sprintf("'dendrogram' %s, at height %s \n", what, format(attr(x, "height"), digits = digits)))
  invisible(x)
}

str.dendrogram <- function(object, max.level = NA, digits.d = 3, give.attr = FALSE, wid = getOption("width"), nest.lev = 0, indent.str = "",
                           last.str = getOption("str.dendrogram.last"), stem = "--", ...) {
  if (is.null(last.str)) last.str <- "`"
  .strBranch(object, max.level, digits.d, nest.lev, indent.str, last.str, stem, give.attr)
  invisible()
}

.strBranch <- function(node, most, digits, level, indent, last, stem, give) {
  facts <- attributes(node)
  if (is.leaf(node)) {
    label <- facts$label
    shown <- facts[setdiff(names(facts), c("members", "height", "class", "label", "leaf"))]
    text <- paste(names(shown), vapply(shown, function(each) paste(format(each, digits = digits), collapse = " "), ""), sep = " = ", collapse = ", ")
    if (!length(shown)) text <- ""
    high <- facts$height > 0
    cat(stem, "leaf ", if (is.character(label)) paste0("\"", label, "\"") else format(label, digits = digits), " ",
        if (high || nzchar(text)) paste0("(", if (high) paste("h=", format(facts$height, digits = digits)), " ", text, " )"),
        "\n", sep = "")
    return(invisible())
  }
  count <- length(node)
  others <- facts[setdiff(names(facts), c("members", "height", "class", "edgetext"))]
  give <- give && length(others) > 0L
  cut <- !is.na(most) && level >= most
  cat(stem, "[dendrogram w/ ", count, " branches and ", facts$members, " members at h = ", format(facts$height, digits = digits),
      if (give) paste0(", ", names(others), " = ", vapply(others, function(each) paste(format(each, digits = digits), collapse = " "), ""), collapse = ""), "]", if (cut) " ..", "\n", sep = "")
  if (cut) return(invisible())
  parts <- .branchesOf(node)
  for (i in seq_len(count)) {
    cat(indent, if (i < count) "  |" else paste0("  ", last), sep = "")
    .strBranch(parts[[i]], most, digits, level + 1, paste0(indent, if (i < count) "  |" else "   "), last, stem, give)
  }
  invisible()
}

rev.dendrogram <- function(x) {
  if (is.leaf(x)) return(x)
  facts <- attributes(x)
  parts <- lapply(rev(.branchesOf(x)), function(part) unclass(rev.dendrogram(part)))
  attributes(parts) <- facts
  attr(parts, "midpoint") <- .midpointOf(parts)
  parts
}

# What is above a height, with branches in the place of what is below.
cut.dendrogram <- function(x, h, ...) {
  lower <- list()
  above <- function(node, root = FALSE) {
    facts <- attributes(node)
    if (root || facts$height > h) {
      if (is.leaf(node)) return(node)
      parts <- lapply(.branchesOf(node), function(part) unclass(above(part)))
      attributes(parts) <- facts
      attr(parts, "members") <- sum(vapply(parts, .membersOf, 0L))
      attr(parts, "x.member") <- facts$members
      return(parts)
    }
    lower[[length(lower) + 1L]] <<- node
    facts$class <- NULL
    facts$x.member <- facts$members
    facts$members <- 1L
    facts$leaf <- TRUE
    facts$label <- paste("Branch", length(lower))
    result <- length(lower)
    attributes(result) <- facts
    result
  }
  upper <- above(x, TRUE)
  list(upper = structure(upper, class = "dendrogram"), lower = lower)
}

# Branches with smaller sums of weights (or what else is made of them) come first.
reorder.dendrogram <- function(x, wts, agglo.FUN = sum, ...) {
  if (!inherits(x, "dendrogram")) stop("'reorder.dendrogram' requires a dendrogram")
  agglo.FUN <- match.fun(agglo.FUN)
  inOrder <- function(node) {
    if (is.leaf(node)) {
      attr(node, "value") <- wts[as.vector(node)[1L]]
      return(node)
    }
    facts <- attributes(node)
    parts <- lapply(.branchesOf(node), function(part) unclass(inOrder(part)))
    values <- vapply(parts, function(part) as.double(attr(part, "value")), 0)
    parts <- parts[order(values)]
    attributes(parts) <- facts
    attr(parts, "value") <- agglo.FUN(values[order(values)])
    attr(parts, "midpoint") <- .midpointOf(parts)
    parts
  }
  inOrder(x)
}

merge.dendrogram <- function(x, y, ..., height, adjust = c("auto", "add.max", "none")) {
  adjust <- match.arg(adjust)
  parts <- list(x, y, ...)
  if (!all(vapply(parts, inherits, NA, "dendrogram"))) stop("all arguments must be dendrograms")
  highest <- max(vapply(parts, attr, 0, "height"))
  if (missing(height)) height <- 1.1 * highest
  else if (height < highest) {
    warning(gettextf("'height' must be at least %g, the maximal height of its components", highest), domain = NA)
    height <- 1.1 * highest
  }
  used <- order.dendrogram(x)
  for (i in seq_along(parts)[-1L]) {
    own <- order.dendrogram(parts[[i]])
    if (adjust == "add.max" || (adjust == "auto" && any(own %in% used))) {
      shift <- max(used)
      parts[[i]] <- dendrapply(parts[[i]], function(node) {
        if (is.leaf(node)) node[] <- node + shift
        node
      })
      own <- own + shift
    }
    used <- c(used, own)
  }
  .branching(parts, height, "dendrogram")
}

dendrapply <- function(X, FUN, ...) {
  FUN <- match.fun(FUN)
  if (!inherits(X, "dendrogram")) stop("'X' is not a dendrogram")
  visit <- function(node) {
    result <- FUN(node, ...)
    if (is.leaf(node)) return(result)
    if (!is.list(result)) result <- as.list(result)
    parts <- .branchesOf(node)
    result[seq_along(parts)] <- lapply(parts, visit)
    result
  }
  visit(X)
}

# Pairs of leaves are as far from each other as the node above both is high.
cophenetic.dendrogram <- function(x) {
  names <- labels(x)
  count <- length(names)
  cells <- matrix(0, count, count)
  first <- 0L
  fill <- function(node) {
    if (is.leaf(node)) {
      first <<- first + 1L
      return(first)
    }
    parts <- lapply(.branchesOf(node), fill)
    for (i in seq_along(parts)) for (j in seq_len(i - 1L)) {
      cells[parts[[i]], parts[[j]]] <<- attr(node, "height")
      cells[parts[[j]], parts[[i]]] <<- attr(node, "height")
    }
    unlist(parts)
  }
  fill(x)
  dimnames(cells) <- list(names, names)
  as.dist(cells)
}

as.hclust.dendrogram <- function(x, ...) {
  nodes <- list()
  visit <- function(node) {
    if (is.leaf(node)) return(-as.integer(node)[1L])
    if (length(node) != 2L) stop("only binary dendrograms can be an \"hclust\"")
    below <- vapply(.branchesOf(node), visit, 0L)
    nodes[[length(nodes) + 1L]] <<- list(below = below, height = attr(node, "height"))
    length(nodes)
  }
  visit(x)
  heights <- vapply(nodes, function(node) node$height, 0)
  sorted <- order(heights)
  place <- match(seq_along(nodes), sorted)
  merge <- t(vapply(sorted, function(k) {
    below <- nodes[[k]]$below
    ifelse(below > 0L, place[pmax(below, 1L)], below)
  }, c(0L, 0L)))
  labels <- labels(x)
  order <- as.integer(order.dendrogram(x))
  structure(list(merge = merge, height = heights[sorted], order = order, labels = as.character(labels)[order(order)], call = match.call(),
                 method = NA_character_, dist.method = NA_character_), class = "hclust")
}

heatmap <- function(x, Rowv = NULL, Colv = if (symm) "Rowv" else NULL, distfun = dist, hclustfun = hclust, reorderfun = function(d, w) reorder(d, w),
                    add.expr, symm = FALSE, revC = identical(Colv, "Rowv"), scale = c("row", "column", "none"), na.rm = TRUE, margins = c(5, 5),
                    ColSideColors, RowSideColors, cexRow = 0.2 + 1 / log10(nr), cexCol = 0.2 + 1 / log10(nc), labRow = NULL, labCol = NULL,
                    main = NULL, xlab = NULL, ylab = NULL, keep.dendro = FALSE, verbose = getOption("verbose"), ...) {
  scale <- if (symm && missing(scale)) "none" else match.arg(scale)
  if (length(extents <- dim(x)) != 2L || !is.numeric(x)) stop("'x' must be a numeric matrix")
  if (any(extents <= 1L)) stop("'x' must have at least 2 rows and 2 columns")
  # Each side has the order of its tree, that of a tree made of the distances, or none.
  side <- function(given, means, values) {
    if (is.logical(given) && length(given) == 1L && is.na(given)) return(list(order = seq_along(means)))
    tree <- if (inherits(given, "dendrogram")) given
            else {
              made <- as.dendrogram(hclustfun(distfun(values)))
              if (is.logical(given) && !given) made else reorderfun(made, if (is.null(given)) means else given)
            }
    places <- order.dendrogram(tree)
    if (length(places) != length(means)) stop("dendrogram ordering gave index of wrong length")
    list(order = places, tree = tree)
  }
  rows <- side(Rowv, rowMeans(x, na.rm = na.rm), x)
  columns <- if (identical(Colv, "Rowv")) {
    if (extents[1L] != extents[2L]) stop("Colv = \"Rowv\" but nrow(x) != ncol(x)")
    rows
  } else side(Colv, colMeans(x, na.rm = na.rm), if (symm) x else t(x))
  invisible(list(rowInd = rows$order, colInd = columns$order, Rowv = if (keep.dendro) rows$tree, Colv = if (keep.dendro) columns$tree))
}
