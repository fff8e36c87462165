# Functions of the library with other parameters.
f <- is.unsorted
formals(f)$na.rm <- TRUE
print(f(c(1, NA, 2)))
f <- paste
formals(f)$sep <- "-"
print(f(1, 2))
f <- cat
formals(f)$sep <- "|"
f("a", "b", "\n")
f <- grepl
formals(f)$fixed <- TRUE
print(f(".", c("a.", "b")))
body(f) <- quote(toupper(pattern))
print(f("x"))
f <- sapply
formals(f)$simplify <- FALSE
print(f(1:2, function(i) i))
f <- as.function(c(formals(vapply), body(vapply)))
print(f(1:2, function(i) i, 1L))
f <- sample
formals(f)$size <- 3
print(length(f(10)))
#%%
# A function with nothing for a body.
f <- eval(call("function", as.pairlist(alist(a = , ... = )), quote(expr = )))
print(names(formals(f)))
print(tryCatch(f(1), error = conditionMessage))
