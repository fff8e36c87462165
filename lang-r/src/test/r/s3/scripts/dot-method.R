Ops.foo <- function(e1, e2) { print(.Method); print(nzchar(.Method)); print(.Generic); print(.Class); 1 }; x <- structure(1, class = "foo"); x + 1; 1 + x; x + x; -x; !x; x == 2
#%%
x <- structure(1, class = "foo"); Math.foo <- function(x, ...) { print(.Method); 1 }; abs(x); Summary.foo <- function(..., na.rm) { print(.Method); 1 }; max(x, 2); print.foo <- function(x, ...) { print(.Method); invisible() }; x; length.foo <- function(x) { print(.Method); 5L }; length(x); `[.foo` <- function(x, i) { print(.Method); 7 }; x[1]
#%%
f <- function(y) UseMethod("f"); f.default <- function(y) { cat(".Method", .Method, "\n"); "d" }; f.foo <- function(y) { cat(.Method, .Class, "\n"); NextMethod() }; f(structure(1, class = "foo")); f(2)
#%%
Ops.baz <- function(e1, e2) { cat(nchar(.Method), "\n"); if (nchar(.Method[1])) cat("first\n"); NULL }; z <- structure(3, class = "baz"); 2 * z; z * 2; z == z
