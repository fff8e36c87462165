# Packages compiler and parallel. There is one session: what parallel does on several processes is done here one after the other, with
# the same results unless the tasks look at each other or at their process.

# What runs often is compiled anyway.
cmpfun <- function(f, options = NULL) {
  if (!is.function(f)) stop("cannot compile a non-function")
  f
}

compile <- function(e, env = .GlobalEnv, options = NULL, srcref = NULL) e

enableJIT <- function(level) invisible(3L)

compilePKGS <- function(enable) invisible(FALSE)

setCompilerOptions <- function(...) invisible(NULL)

getCompilerOption <- function(name, options = NULL) switch(name, optimize = 2, suppressAll = TRUE, suppressUndefined = c(".Generic", ".Method", ".Random.seed", ".self"), NULL)

detectCores <- function(all.tests = FALSE, logical = TRUE) .processors()

mclapply <- function(X, FUN, ..., mc.preschedule = TRUE, mc.set.seed = TRUE, mc.silent = FALSE, mc.cores = getOption("mc.cores", 2L), mc.cleanup = TRUE,
                     mc.allow.recursive = TRUE, affinity.list = NULL) {
  cores <- as.integer(mc.cores)
  if ((is.na(cores) || cores < 1L) && is.null(affinity.list)) stop("'mc.cores' must be >= 1")
  if (cores < 2L) return(lapply(X = X, FUN = FUN, ...))
  result <- lapply(X, function(each) try(FUN(each, ...), silent = TRUE))
  failed <- sum(vapply(result, inherits, NA, "try-error"))
  if (failed)
    warning(sprintf(ngettext(failed, "%d function call resulted in an error", "%d function calls resulted in an error"), failed), domain = NA)
  result
}

pvec <- function(v, FUN, ..., mc.set.seed = TRUE, mc.silent = FALSE, mc.cores = getOption("mc.cores", 2L), mc.cleanup = TRUE) {
  if (!is.atomic(v)) stop("'v' must be a vector")
  cores <- as.integer(mc.cores)
  if (cores < 1L) stop("'mc.cores' must be >= 1")
  if (cores < 2L || length(v) < 2L) return(FUN(v, ...))
  do.call(c, lapply(splitIndices(length(v), min(cores, length(v))), function(part) FUN(v[part], ...)))
}

mcmapply <- function(FUN, ..., MoreArgs = NULL, SIMPLIFY = TRUE, USE.NAMES = TRUE, mc.preschedule = TRUE, mc.set.seed = TRUE, mc.silent = FALSE,
                     mc.cores = getOption("mc.cores", 2L), mc.cleanup = TRUE, affinity.list = NULL)
  mapply(FUN = FUN, ..., MoreArgs = MoreArgs, SIMPLIFY = SIMPLIFY, USE.NAMES = USE.NAMES)

mcMap <- function(f, ...) Map(f, ...)

# Parts of 1:nx of about the same size.
splitIndices <- function(nx, ncl) {
  nx <- as.integer(nx)
  ncl <- as.integer(ncl)
  if (ncl < 2L) return(list(seq_len(nx)))
  if (nx < 2L) return(list(seq_len(nx)))
  # Equal parts of the line from 1 to nx; what is on a border goes to the part that is nearer to the middle.
  all <- seq_len(nx)
  place <- (all - 1) * ncl / (nx - 1)
  part <- pmin(ncl, ifelse(place <= ncl / 2, floor(place) + 1, ceiling(place)))
  part[part < 1] <- 1
  unname(split(all, factor(part, levels = seq_len(ncl))))
}

clusterSplit <- function(cl = NULL, seq) lapply(splitIndices(length(seq), length(.clusterOf(cl))), function(part) seq[part])

# Each node of a cluster is an environment that stands for the global one of its process.
makeCluster <- function(spec = getOption("mc.cores", 2), type = "PSOCK", ...) {
  count <- if (is.numeric(spec)) as.integer(spec[1L]) else length(spec)
  if (is.na(count) || count < 1L) stop("numeric 'names' must be >= 1")
  nodes <- lapply(seq_len(count), function(i) structure(list(host = "localhost", rank = i, globals = new.env(parent = globalenv())), class = "SOCKnode"))
  structure(nodes, class = c("SOCKcluster", "cluster"))
}

makePSOCKcluster <- function(names = getOption("Ncpus", 2L), ...) makeCluster(names)

makeForkCluster <- function(nnodes = getOption("mc.cores", 2L), ...) makeCluster(nnodes)

print.SOCKcluster <- function(x, ...) {
  cat("socket cluster with", length(x), "nodes on host", sQuote("localhost"), "\n", sep = " ")
  invisible(x)
}

`[.cluster` <- function(cl, ...) structure(NextMethod(), class = class(cl))

.clusterState <- new.env()

setDefaultCluster <- function(cl = NULL) {
  if (!is.null(cl) && !inherits(cl, "cluster")) stop("not a valid cluster")
  .clusterState$default <- cl
  invisible()
}

getDefaultCluster <- function() .clusterState$default

.clusterOf <- function(cl) {
  if (is.null(cl)) cl <- .clusterState$default
  if (is.null(cl)) stop("no cluster 'cl' supplied and none is registered")
  if (!inherits(cl, "cluster")) stop("not a valid cluster")
  cl
}

stopCluster <- function(cl = NULL) {
  cl <- .clusterOf(cl)
  if (identical(cl, .clusterState$default)) .clusterState$default <- NULL
  invisible()
}

# A function that looks for global variables on a node. Errors of nodes are told as the cluster tells them.
.onNode <- function(node, fun) {
  if (is.character(fun)) fun <- get(fun, envir = node$globals, mode = "function")
  if (is.primitive(fun) || isNamespace(topenv(environment(fun)))) return(fun)
  if (identical(environment(fun), globalenv())) environment(fun) <- node$globals else fun <- .transferred(fun, node$globals)
  fun
}

.onNodes <- function(cl, tasks) {
  results <- lapply(seq_along(tasks), function(i) try(tasks[[i]](cl[[1L + (i - 1L) %% length(cl)]]), silent = TRUE))
  failed <- vapply(results, inherits, NA, "try-error")
  if (any(failed)) {
    first <- conditionMessage(attr(results[[which(failed)[1L]]], "condition"))
    call <- quote(checkForRemoteErrors(val))
    stop(simpleError(if (sum(failed) == 1L) paste("one node produced an error:", first)
                     else paste(sum(failed), "nodes produced errors; first error:", first), call))
  }
  results
}

clusterCall <- function(cl = NULL, fun, ...) {
  cl <- .clusterOf(cl)
  .onNodes(cl, rep(list(function(node) .onNode(node, fun)(...)), length(cl)))
}

clusterEvalQ <- function(cl = NULL, expr) {
  cl <- .clusterOf(cl)
  code <- substitute(expr)
  .onNodes(cl, rep(list(function(node) eval(code, node$globals)), length(cl)))
}

clusterExport <- function(cl = NULL, varlist, envir = .GlobalEnv) {
  cl <- .clusterOf(cl)
  for (name in varlist) {
    value <- get(name, envir = envir)
    for (node in cl) assign(name, value, envir = node$globals)
  }
  invisible()
}

clusterApply <- function(cl = NULL, x, fun, ...) {
  cl <- .clusterOf(cl)
  .onNodes(cl, lapply(as.list(x), function(each) function(node) .onNode(node, fun)(each, ...)))
}

clusterApplyLB <- function(cl = NULL, x, fun, ...) clusterApply(cl, x, fun, ...)

clusterMap <- function(cl = NULL, fun, ..., MoreArgs = NULL, RECYCLE = TRUE, SIMPLIFY = FALSE, USE.NAMES = TRUE, .scheduling = c("static", "dynamic")) {
  cl <- .clusterOf(cl)
  arguments <- list(...)
  if (!length(arguments)) stop("need at least one of ...")
  count <- if (RECYCLE) max(lengths(arguments)) else min(lengths(arguments))
  tasks <- lapply(seq_len(count), function(i) {
    each <- lapply(arguments, function(argument) argument[[1L + (i - 1L) %% length(argument)]])
    function(node) do.call(.onNode(node, fun), c(each, MoreArgs), quote = TRUE)
  })
  result <- .onNodes(cl, tasks)
  if (USE.NAMES) {
    first <- arguments[[1L]]
    if (is.null(names(first)) && is.character(first)) names(result) <- first else names(result) <- names(first)
  }
  if (SIMPLIFY && length(result)) simplify2array(result) else result
}

clusterSetRNGStream <- function(cl = NULL, iseed = NULL) {
  cl <- .clusterOf(cl)
  if (!is.null(iseed)) set.seed(iseed)
  invisible()
}

parLapply <- function(cl = NULL, X, fun, ..., chunk.size = NULL) {
  cl <- .clusterOf(cl)
  parts <- splitIndices(length(X), length(cl))
  result <- do.call(c, .onNodes(cl, lapply(parts, function(part) function(node) lapply(X[part], .onNode(node, fun), ...))), quote = TRUE)
  if (is.null(result)) list() else result
}

parLapplyLB <- function(cl = NULL, X, fun, ..., chunk.size = NULL) parLapply(cl, X, fun, ...)

parSapply <- function(cl = NULL, X, FUN, ..., simplify = TRUE, USE.NAMES = TRUE, chunk.size = NULL) {
  FUN <- match.fun(FUN)
  answer <- parLapply(cl, as.list(X), FUN, ...)
  if (USE.NAMES && is.character(X) && is.null(names(answer))) names(answer) <- X
  if (!isFALSE(simplify) && length(answer)) simplify2array(answer, higher = simplify == "array") else answer
}

parSapplyLB <- function(cl = NULL, X, FUN, ..., simplify = TRUE, USE.NAMES = TRUE, chunk.size = NULL)
  parSapply(cl, X, FUN, ..., simplify = simplify, USE.NAMES = USE.NAMES)

parApply <- function(cl = NULL, X, MARGIN, FUN, ..., chunk.size = NULL) {
  .clusterOf(cl)
  apply(X, MARGIN, FUN, ...)
}

parRapply <- function(cl = NULL, x, FUN, ..., chunk.size = NULL) {
  .clusterOf(cl)
  do.call(c, lapply(seq_len(nrow(x)), function(i) FUN(x[i, ], ...)), quote = TRUE)
}

parCapply <- function(cl = NULL, x, FUN, ..., chunk.size = NULL) {
  .clusterOf(cl)
  do.call(c, lapply(seq_len(ncol(x)), function(i) FUN(x[, i], ...)), quote = TRUE)
}
