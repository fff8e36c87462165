#%% a huge vector
numeric(1e10)
#%% a large vector
numeric(5e8)
#%% a huge matrix
matrix(0, 1e5, 1e5)
#%% a large matrix
matrix(0, 30000, 30000)
#%% an array
array(0, c(1000, 1000, 1000))
#%% a large list
vector("list", 1e9)
#%% characters
character(1e9)
#%% rep
rep(1, 1e9)
#%% rep_len
rep_len(1:3, 1.5e9)
#%% rep with times
rep(c("a", "b"), times = c(5e8, 5e8))
#%% seq by
seq(0, 1, by = 1e-9)
#%% a sequence that is no longer one
x <- 1:1000000000
x[5] <- 7L
#%% arithmetic with a sequence
(1:1000000000) + 0.5
#%% strrep
strrep("abcdefgh", 2e8)
#%% sprintf with a huge width
sprintf("%*d", 1000000000L, 1L)
#%% formatC with a huge width
formatC(1, width = 1e9)
#%% doubling a text
x <- "a"
repeat x <- paste0(x, x)
#%% doubling a vector
x <- 1
repeat x <- c(x, x)
#%% a vector that grows
x <- 1
repeat x[2 * length(x)] <- 1
#%% an assignment far away
x <- 1
x[1.9e9] <- 1
#%% setting the length
x <- 1
length(x) <- 1.9e9
#%% a list that grows
x <- list()
repeat x[[length(x) + 1]] <- numeric(1e5)
#%% a list of lists
x <- list()
repeat x <- list(x, 1:10 + 0)
#%% environments
x <- NULL
repeat {
  e <- new.env()
  e$next_one <- x
  e$data <- numeric(1000)
  x <- e
}
#%% closures that hold data
x <- list()
hold <- function(data) {
  force(data)
  function() data
}
repeat x[[length(x) + 1]] <- hold(numeric(10000))
#%% variables
i <- 0
repeat assign(paste0("variable", i <- i + 1), numeric(10000))
#%% arguments of calls that wait
f <- function(n) c(numeric(1e6), f(n + 1))
f(1)
#%% frames that hold data
f <- function(n) {
  data <- numeric(1e6)
  f(n + 1)
}
f(1)
#%% what lapply has made so far
lapply(1:1000000, function(i) numeric(1e5))
#%% what Map has made so far
Map(function(i) numeric(1e5), 1:1000000)
#%% what vapply would make
vapply(1:100000, function(i) numeric(1e5), numeric(1e5))
#%% replicate
replicate(1e6, numeric(1e5), simplify = FALSE)
#%% outer
outer(1:40000, 1:40000)
#%% crossprod of a row
crossprod(matrix(1, 1, 40000))
#%% a diagonal
diag(40000)
#%% combinations of everything
expand.grid(1:1000, 1:1000, 1:1000)
#%% random numbers
rnorm(1e9)
#%% a sample
sample(1.5e9)
#%% bins
tabulate(1L, nbins = 1.9e9)
#%% distances of many
dist(matrix(1, 60000, 1))
#%% kronecker
kronecker(matrix(1, 300, 300), matrix(1, 300, 300))
#%% captured output
capture.output(repeat cat(strrep("x", 100000)))
#%% a text connection
con <- textConnection("out", "w")
repeat writeLines(strrep("x", 100000), con)
#%% a raw connection
con <- rawConnection(raw(0), "wb")
repeat writeBin(raw(1000000), con)
#%% splitting
x <- strrep("ab", 3e7)
strsplit(rep(x, 5), "")
#%% attributes
x <- 1
repeat attr(x, paste0("a", length(attributes(x)))) <- numeric(100000)
#%% an expression that grows
x <- quote(a + b)
repeat x <- call("+", x, x)
#%% names
x <- 1:1000
repeat names(x) <- paste0(names(x), strrep("n", 1000))
#%% symbols
i <- 0
repeat as.name(paste0(strrep("s", 10000), i <- i + 1))
#%% options
i <- 0
repeat options(setNames(list(numeric(10000)), paste0("option", i <- i + 1)))
#%% memory that is caught
repeat tryCatch(numeric(1e10), error = function(e) NULL)
#%% pretty
pretty(1:10, n = 1e9)
#%% interpolation
approx(1:2, 1:2, n = 1e9)
#%% a cut into many
cut(runif(10), 1e9)
