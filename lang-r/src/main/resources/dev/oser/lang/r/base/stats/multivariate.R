# Principal components, clusters and scaling.

prcomp <- function(x, ...) UseMethod("prcomp")

prcomp.default <- function(x, retx = TRUE, center = TRUE, scale. = FALSE, tol = NULL, rank. = NULL, ...) {
  if (...length()) warning("extra arguments are dropped", call. = FALSE)
  moved <- scale(as.matrix(x), center = center, scale = scale.)
  centre <- attr(moved, "scaled:center")
  unit <- attr(moved, "scaled:scale")
  if (any(unit == 0)) stop("cannot rescale a constant/zero column to unit variance")
  n <- nrow(moved)
  p <- ncol(moved)
  kept <- min(n, p, rank.)
  parts <- svd(moved, nu = 0, nv = kept)
  spread <- parts$d / sqrt(max(1, n - 1))
  if (!is.null(tol)) {
    count <- sum(parts$d > parts$d[1L] * max(0, tol))
    kept <- min(kept, count)
  }
  turn <- parts$v[, seq_len(kept), drop = FALSE]
  dimnames(turn) <- list(colnames(moved), paste0("PC", seq_len(kept)))
  result <- list(sdev = spread, rotation = turn, center = if (is.null(centre)) FALSE else centre, scale = if (is.null(unit)) FALSE else unit)
  if (retx) result$x <- moved %*% turn
  structure(result, class = "prcomp")
}

prcomp.formula <- function(formula, data = NULL, subset, na.action, ...) {
  if (length(formula) == 3L) stop("response not allowed in formula")
  said <- match.call()
  frame <- eval(.frameCall(match.call(expand.dots = FALSE), c("formula", "data", "subset", "na.action")), parent.frame())
  if (!all(vapply(frame, is.numeric, NA))) stop("PCA applies only to numerical variables")
  shape <- attr(frame, "terms")
  attr(shape, "intercept") <- 0L
  result <- prcomp.default(model.matrix(shape, frame), ...)
  said[[1L]] <- as.name("prcomp")
  result$call <- said
  lost <- attr(frame, "na.action")
  if (!is.null(lost)) {
    result$na.action <- lost
    if (!is.null(result$x)) result$x <- napredict(lost, result$x)
  }
  result
}

print.prcomp <- function(x, digits = max(3L, getOption("digits") - 3L), ...) {
  writeLines(sprintf("Standard deviations (1, .., p=%d):", length(x$sdev)))
  print(x$sdev, ...)
  writeLines(sprintf("\nRotation (n x k) = (%d x %d):", nrow(x$rotation), ncol(x$rotation)))
  print(x$rotation, ...)
  invisible(x)
}

summary.prcomp <- function(object, ...) {
  shares <- object$sdev^2 / sum(object$sdev^2)
  kept <- seq_len(ncol(object$rotation))
  table <- rbind(object$sdev[kept], round(shares[kept], 5), round(cumsum(shares)[kept], 5))
  dimnames(table) <- list(c("Standard deviation", "Proportion of Variance", "Cumulative Proportion"), colnames(object$rotation))
  structure(c(unclass(object), list(importance = table)), class = "summary.prcomp")
}

print.summary.prcomp <- function(x, digits = max(3L, getOption("digits") - 3L), ...) {
  shown <- ncol(x$rotation)
  all <- length(x$sdev)
  writeLines(if (shown < all) sprintf("Importance of first k=%d (out of %d) components:", shown, all) else "Importance of components:")
  print(x$importance, digits = digits, ...)
  invisible(x)
}

predict.prcomp <- function(object, newdata, ...) {
  turn <- object$rotation
  if (missing(newdata)) return(.orElse(object$x, stop("no scores are available: refit with 'retx=TRUE'")))
  if (length(dim(newdata)) != 2L) stop("'newdata' must be a matrix or data frame")
  wanted <- rownames(turn)
  if (is.null(wanted)) {
    if (ncol(newdata) != nrow(turn)) stop("'newdata' does not have the correct number of columns")
    wanted <- TRUE
  } else if (anyNA(match(wanted, colnames(newdata)))) stop("'newdata' does not have named columns matching one or more of the original columns")
  moved <- scale(as.matrix(newdata[, wanted, drop = FALSE]), center = object$center, scale = object$scale)
  moved %*% turn
}

princomp <- function(x, ...) UseMethod("princomp")

princomp.default <- function(x, cor = FALSE, scores = TRUE, covmat = NULL, subset = rep_len(TRUE, nrow(as.matrix(x))), fix_sign = TRUE, ...) {
  said <- match.call()
  said[[1L]] <- as.name("princomp")
  if (!is.null(covmat)) stop("princomp with 'covmat' is not there yet")
  cells <- as.matrix(x)[subset, , drop = FALSE]
  n <- nrow(cells)
  if (n < ncol(cells)) stop("'princomp' can only be used with more units than variables")
  centre <- colMeans(cells)
  covariance <- cov(cells) * (1 - 1 / n)
  unit <- setNames(rep(1, ncol(cells)), colnames(cells))
  if (cor) {
    unit <- sqrt(diag(covariance))
    if (any(unit == 0)) stop("cannot use 'cor = TRUE' with a constant variable")
    covariance <- covariance / (unit %o% unit)
  }
  found <- eigen(covariance, symmetric = TRUE)
  names <- paste0("Comp.", seq_len(ncol(covariance)))
  turn <- found$vectors
  if (fix_sign) turn <- turn * rep(ifelse(turn[1L, ] < 0, -1, 1), each = nrow(turn))
  dimnames(turn) <- list(dimnames(covariance)[[2L]], names)
  values <- pmax(found$values, 0)
  structure(list(sdev = setNames(sqrt(values), names), loadings = structure(turn, class = "loadings"), center = centre, scale = unit, n.obs = n,
                 scores = if (scores) scale(cells, centre, unit) %*% turn, call = said), class = "princomp")
}

princomp.formula <- function(formula, data = NULL, subset, na.action, ...) {
  if (length(formula) == 3L) stop("response not allowed in formula")
  said <- match.call()
  frame <- eval(.frameCall(match.call(expand.dots = FALSE), c("formula", "data", "subset", "na.action")), parent.frame())
  shape <- attr(frame, "terms")
  attr(shape, "intercept") <- 0L
  result <- princomp.default(model.matrix(shape, frame), ...)
  said[[1L]] <- as.name("princomp")
  result$call <- said
  result
}

print.princomp <- function(x, ...) {
  writeLines(c("Call:", paste(deparse(x$call), collapse = "\n"), "", "Standard deviations:"))
  print(x$sdev, ...)
  writeLines(c("", sprintf(" %d  variables and  %s observations.", length(x$scale), x$n.obs)))
  invisible(x)
}

summary.princomp <- function(object, loadings = FALSE, cutoff = 0.1, ...) {
  object[c("cutoff", "print.loadings")] <- list(cutoff, loadings)
  structure(object, class = "summary.princomp")
}

print.summary.princomp <- function(x, digits = 3L, loadings = x$print.loadings, cutoff = x$cutoff, ...) {
  shares <- x$sdev^2 / sum(x$sdev^2)
  writeLines("Importance of components:")
  print(rbind(`Standard deviation` = x$sdev, `Proportion of Variance` = shares, `Cumulative Proportion` = cumsum(shares)))
  if (loadings) {
    cat("\n")
    print(x$loadings, cutoff = cutoff, ...)
  }
  invisible(x)
}

loadings <- function(x, ...) x$loadings

print.loadings <- function(x, digits = 3L, cutoff = 0.1, sort = FALSE, ...) {
  all <- unclass(x)
  factors <- ncol(all)
  shown <- if (sort) {
    # By the factor that says most about a variable; those of which none says much come last.
    main <- max.col(abs(all), "first")
    main[abs(all[cbind(seq_len(nrow(all)), main)]) < 0.5] <- factors + 1L
    all[order(main), , drop = FALSE]
  } else all
  small <- abs(shown) < cutoff
  cells <- format(round(shown, digits))
  cells[small] <- strrep(" ", nchar(cells[[1L]]))
  writeLines(c("", "Loadings:"))
  print(cells, quote = FALSE, ...)
  writeLines("")
  squares <- colSums(all^2)
  share <- squares / nrow(all)
  facts <- rbind(`SS loadings` = squares, `Proportion Var` = share)
  print(round(if (factors > 1L) rbind(facts, `Cumulative Var` = cumsum(share)) else facts, digits))
  invisible(x)
}

predict.princomp <- function(object, newdata, ...) {
  if (missing(newdata)) return(object$scores)
  names <- rownames(object$loadings)
  if (!is.null(names)) newdata <- newdata[, names, drop = FALSE]
  scale(newdata, object$center, object$scale) %*% unclass(object$loadings)
}

.linkages <- c("ward.D", "ward.D2", "single", "complete", "average", "mcquitty", "median", "centroid")

hclust <- function(d, method = "complete", members = NULL) {
  if (method == "ward") {
    message("The \"ward\" method has been renamed to \"ward.D\"; note new \"ward.D2\"")
    method <- "ward.D"
  }
  place <- pmatch(method, .linkages)
  if (is.na(place)) stop(gettextf("invalid clustering method%s", paste("", method)), domain = NA)
  n <- as.integer(attr(d, "Size"))
  if (!length(n)) stop("invalid dissimilarities")
  if (is.na(n) || n > 65536L) stop("size cannot be NA nor exceed 65536")
  if (n < 2L) stop("must have n >= 2 objects to cluster")
  if (length(d) < n * (n - 1) / 2) stop("dissimilarities of improper length")
  if (anyNA(d)) stop("NA/NaN/Inf in foreign function call (arg 10)")
  if (is.null(members)) members <- rep(1, n)
  if (length(members) != n) stop("invalid length of members")
  # Linkages are numbered as in Clusters.Linkage.
  tree <- .joinClusters(as.double(d), n, place, as.double(members))
  structure(list(merge = matrix(tree$merge, ncol = 2L), height = tree$height, order = tree$order, labels = attr(d, "Labels"), method = .linkages[place],
                 call = match.call(), dist.method = attr(d, "method")), class = "hclust")
}

print.hclust <- function(x, ...) {
  if (!is.null(x$call)) writeLines(c("", "Call:", paste(deparse(x$call), collapse = "\n"), ""))
  facts <- c(`Cluster method   :` = x$method, `Distance         :` = x$dist.method, `Number of objects:` = length(x$height) + 1)
  writeLines(c(paste(names(facts), facts, ""), ""))
  invisible(x)
}

cutree <- function(tree, k = NULL, h = NULL) {
  if (is.null(n <- nrow(tree$merge)) || n < 1) stop("invalid 'tree' ('merge' component)")
  if (is.null(k) && is.null(h)) stop("either 'k' or 'h' must be specified")
  all <- n + 1L
  if (is.null(k)) {
    if (is.unsorted(tree$height)) stop("the 'height' component of 'tree' is not sorted (increasingly)")
    k <- all + 1L - findInterval(h, c(-Inf, tree$height))
    names <- if (!is.null(h)) h
  } else names <- k
  k <- as.integer(k)
  if (min(k) < 1L || max(k) > all) stop(gettextf("elements of 'k' must be between 1 and %d", all), domain = NA)
  groups <- .treeGroups(tree$merge, all, k)
  if (length(k) == 1L) {
    groups <- groups[, 1L]
    names(groups) <- tree$labels
  } else dimnames(groups) <- list(tree$labels, names)
  groups
}

# The groups that are left after all but k - 1 steps, numbered as they come.
.treeGroups <- function(merge, n, k) {
  result <- matrix(0L, n, length(k))
  group <- seq_len(n)
  steps <- vector("list", n - 1L)
  take <- function() match(group, unique(group))
  for (done in 0:(n - 1L)) {
    if (done > 0L) {
      parts <- lapply(merge[done, ], function(one) if (one < 0L) -one else steps[[one]])
      steps[[done]] <- unlist(parts)
      group[steps[[done]]] <- min(group[steps[[done]]])
    }
    wanted <- which(k == n - done)
    if (length(wanted)) result[, wanted] <- take()
  }
  result
}

cophenetic <- function(x) UseMethod("cophenetic")

cophenetic.default <- function(x) {
  tree <- as.hclust(x)
  n <- length(tree$order)
  cells <- matrix(0, n, n)
  steps <- list()
  for (i in seq_len(nrow(tree$merge))) {
    parts <- lapply(tree$merge[i, ], function(one) if (one < 0L) -one else steps[[one]])
    cells[parts[[1L]], parts[[2L]]] <- tree$height[i]
    cells[parts[[2L]], parts[[1L]]] <- tree$height[i]
    steps[[i]] <- unlist(parts)
  }
  dimnames(cells) <- if (!is.null(tree$labels)) list(tree$labels, tree$labels)
  as.dist(cells)
}

as.hclust <- function(x, ...) UseMethod("as.hclust")

as.hclust.default <- function(x, ...) {
  if (inherits(x, "hclust")) x else stop(gettextf("argument 'x' cannot be coerced to class %s", dQuote("hclust")), domain = NA)
}

as.dist <- function(m, diag = FALSE, upper = FALSE) UseMethod("as.dist")

as.dist.default <- function(m, diag = FALSE, upper = FALSE) {
  if (inherits(m, "dist")) {
    if (!missing(diag)) attr(m, "Diag") <- diag
    if (!missing(upper)) attr(m, "Upper") <- upper
    return(m)
  }
  cells <- as.matrix(m)
  if (nrow(cells) != ncol(cells)) warning("non-square matrix")
  names <- rownames(cells)
  if (is.null(names)) names <- colnames(cells)
  result <- structure(cells[row(cells) > col(cells)], Size = nrow(cells), call = match.call(), class = "dist")
  if (!is.null(names)) attr(result, "Labels") <- names
  attr(result, "Diag") <- diag
  attr(result, "Upper") <- upper
  facts <- attributes(result)
  attributes(result) <- facts[intersect(c("Labels", "Size", "call", "class", "Diag", "Upper"), names(facts))]
  result
}

labels.dist <- function(object, ...) attr(object, "Labels")

kmeans <- function(x, centers, iter.max = 10L, nstart = 1L, algorithm = c("Hartigan-Wong", "Lloyd", "Forgy", "MacQueen"), trace = FALSE) {
  x <- as.matrix(x)
  m <- nrow(x)
  if (is.na(m)) stop("invalid nrow(x)")
  algorithm <- match.arg(algorithm)
  if (missing(centers)) stop("'centers' must be a number or a matrix")
  given <- length(centers) > 1L
  if (!given) {
    k <- centers
    if (nstart == 1L) centers <- x[sample.int(m, k), , drop = FALSE]
    points <- if (nstart >= 2L || any(duplicated(centers))) unique(x)
    if (!is.null(points)) {
      if (nrow(points) < k) stop("more cluster centers than distinct data points.")
      centers <- points[sample.int(nrow(points), k), , drop = FALSE]
    }
  } else {
    centers <- as.matrix(centers)
    if (any(duplicated(centers))) stop("initial centers are not distinct")
    k <- nrow(centers)
    points <- unique(x)
    if (m < k) stop("more cluster centers than data points")
  }
  if (ncol(x) != ncol(centers)) stop("must have same number of columns in 'x' and 'centers'")
  if (iter.max < 1L) stop("'iter.max' must be positive")
  run <- function(centers) .kmeansRun(x, centers, as.integer(iter.max), algorithm)
  best <- run(centers)
  for (again in seq_len(nstart - 1L)) {
    other <- run(points[sample.int(nrow(points), k), , drop = FALSE])
    if (sum(other$withinss) < sum(best$withinss)) best <- other
  }
  centers <- best$centers
  dimnames(centers) <- list(seq_len(k), colnames(x))
  cluster <- best$cluster
  if (!is.null(rownames(x))) names(cluster) <- rownames(x)
  total <- sum(scale(x, scale = FALSE)^2)
  structure(list(cluster = cluster, centers = centers, totss = total, withinss = best$withinss, tot.withinss = sum(best$withinss),
                 betweenss = total - sum(best$withinss), size = best$size, iter = best$iter, ifault = best$ifault), class = "kmeans")
}

.kmeansRun <- function(x, centers, most, algorithm) {
  k <- nrow(centers)
  storage.mode(x) <- "double"
  storage.mode(centers) <- "double"
  if (k == 1L) found <- list(cluster = rep(1L, nrow(x)), centers = matrix(colMeans(x), 1L), size = nrow(x), iter = 1L, ifault = 0L)
  else if (algorithm == "Hartigan-Wong") {
    found <- .hartiganWong(unname(x), unname(centers), most)
    if (found$ifault == 1L) stop("empty cluster: try a better set of initial centers", call. = FALSE)
    if (found$ifault == 2L) warning(sprintf(ngettext(most, "did not converge in %d iteration", "did not converge in %d iterations"), most), call. = FALSE)
    if (found$ifault == 4L) warning(gettextf("Quick-TRANSfer stage steps exceeded maximum (= %d)", 50L * nrow(x)), call. = FALSE, domain = NA)
  } else found <- .lloyd(x, centers, most)
  found$withinss <- vapply(seq_len(k), function(j) sum((t(x[found$cluster == j, , drop = FALSE]) - found$centers[j, ])^2), 0)
  found
}

# All points go to their nearest centre, and the centres to the middle of their points, until nothing changes.
.lloyd <- function(x, centers, most) {
  cluster <- rep(0L, nrow(x))
  changed <- FALSE
  for (round in seq_len(most)) {
    distances <- vapply(seq_len(nrow(centers)), function(j) rowSums((x - rep(centers[j, ], each = nrow(x)))^2), numeric(nrow(x)))
    nearest <- max.col(-distances, "first")
    changed <- any(nearest != cluster)
    cluster <- nearest
    if (!changed) break
    for (j in seq_len(nrow(centers))) centers[j, ] <- colMeans(x[cluster == j, , drop = FALSE])
  }
  if (changed) warning(sprintf(ngettext(most, "did not converge in %d iteration", "did not converge in %d iterations"), most), call. = FALSE)
  list(cluster = cluster, centers = centers, size = tabulate(cluster, nrow(centers)), iter = as.integer(round), ifault = if (changed) 2L else 0L)
}

print.kmeans <- function(x, ...) {
  part <- function(title, value) {
    writeLines(c("", title))
    print(value, ...)
  }
  writeLines(sprintf("K-means clustering with %d clusters of sizes %s", length(x$size), paste(x$size, collapse = ", ")))
  part("Cluster means:", x$centers)
  part("Clustering vector:", x$cluster)
  part("Within cluster sum of squares by cluster:", x$withinss)
  writeLines(sprintf(" (between_SS / total_SS = %5.1f %%)", 100 * x$betweenss / x$totss))
  part(c("Available components:", ""), names(x))
  invisible(x)
}

fitted.kmeans <- function(object, method = c("centers", "classes"), ...) {
  if (match.arg(method) == "classes") object$cluster else object$centers[object$cluster, , drop = FALSE]
}

cmdscale <- function(d, k = 2, eig = FALSE, add = FALSE, x.ret = FALSE, list. = eig || add || x.ret) {
  if (anyNA(d)) stop("NA values not allowed in 'd'")
  if (add) stop("cmdscale with 'add' is not there yet")
  names <- if (is.matrix(d)) rownames(d) else attr(d, "Labels")
  squares <- unname(as.matrix(d))^2
  n <- nrow(squares)
  if (k > n - 1 || k < 1) stop("'k' must be in {1, 2, ..  n - 1}")
  # Twice centred (Torgerson, 1958).
  centred <- squares - rowMeans(squares)
  centred <- t(t(centred) - colMeans(centred))
  found <- eigen(-centred / 2, symmetric = TRUE)
  values <- found$values[seq_len(k)]
  positive <- sum(values > 0)
  if (positive < k) {
    warning(gettextf("only %d of the first %d eigenvalues are > 0", positive, k), domain = NA)
    values <- values[values > 0]
  }
  points <- found$vectors[, seq_along(values), drop = FALSE] * rep(sqrt(values), each = n)
  dimnames(points) <- list(names, NULL)
  if (!list.) return(points)
  all <- found$values
  list(points = points, eig = if (eig) all, x = if (x.ret) centred, ac = 0, GOF = sum(values) / c(sum(abs(all)), sum(pmax(all, 0))))
}

mahalanobis <- function(x, center, cov, inverted = FALSE, ...) {
  points <- if (is.matrix(x)) x else if (is.data.frame(x)) as.matrix(x) else t(x)
  away <- if (isFALSE(center)) points else points - rep(center, each = nrow(points))
  scaled <- if (inverted) away %*% cov else t(solve(cov, t(away), ...))
  setNames(rowSums(away * scaled), rownames(points))
}

cov.wt <- function(x, wt = rep(1 / nrow(x), nrow(x)), cor = FALSE, center = TRUE, method = c("unbiased", "ML")) {
  if (is.data.frame(x)) x <- as.matrix(x) else if (!is.matrix(x)) stop("'x' must be a matrix or a data frame")
  if (!all(is.finite(x))) stop("'x' must contain finite values only")
  n <- nrow(x)
  weighted <- !missing(wt)
  if (weighted) {
    if (length(wt) != n) stop("length of 'wt' must equal the number of rows in 'x'")
    if (any(wt < 0) || sum(wt) == 0) stop("weights must be non-negative and not all zero")
    wt <- wt / sum(wt)
  }
  middle <- if (isTRUE(center)) colSums(wt * x) else if (isFALSE(center)) 0 else {
    if (length(center) != ncol(x)) stop("length of 'center' must equal the number of columns in 'x'")
    center
  }
  moved <- sqrt(wt) * sweep(x, 2L, middle, check.margin = FALSE)
  covariance <- crossprod(moved) / (if (match.arg(method) == "unbiased") 1 - sum(wt^2) else 1)
  result <- list(cov = covariance, center = middle, n.obs = n)
  if (weighted) result$wt <- wt
  if (cor) result$cor <- cov2cor(covariance)
  result
}
