f <- function() { for (i in 1:5) { x <- nchar(if (i %% 2 == 0) next else "a"); cat(i, sys.nframe(), length(sys.calls()), "\n") }; g() }
g <- function() stop("here")
h <- function() { for (i in 1:3) print(rev(if (i == 2) break else i)); sys.calls() }
h()
k <- function() { repeat { paste(rev({ break })) }; while (TRUE) nchar(break); length(sys.calls()) }
k()
print(nchar({ for (i in 1:3) { rev(if (i == 2) break else i) }; sys.calls(); "abc" }))
f()
