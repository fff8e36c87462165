# environments and finalizers that refer to themselves, and names that only they use
make <- function() { e <- new.env(); e$self <- e; e$odd_name_of_mine <- 1; reg.finalizer(e, function(x) cat("bye", ls(e), ls(x), x$odd_name_of_mine, get("odd_name_of_mine", x), "\n")); e }; a <- make(); invisible(gc()); cat("still there\n"); rm(a); invisible(gc()); invisible(gc())
#%%
make <- function() { e <- new.env(); e$f <- function() e; reg.finalizer(e, function(x) cat("gone\n")); NULL }; make(); invisible(gc()); cat("after\n")
#%%
# the latest first
f <- function(e, tag) { force(tag); invisible(reg.finalizer(e, function(x) cat(tag, ""))) }; e <- new.env(); f(e, "a1"); f(e, "a2"); d <- new.env(); f(d, "b1"); f(e, "a3"); rm(e, d); invisible(gc()); cat("\n")
#%%
# at the end
f <- function(e, tag, last) { force(tag); invisible(reg.finalizer(e, function(x) cat(tag, ""), last)) }; g <- new.env(); f(g, "g1", FALSE); h <- new.env(); f(h, "h", TRUE); f(g, "g2", TRUE); cat("end ")
#%%
# an environment that comes back, once
k <- new.env(); reg.finalizer(k, function(x) { cat("k\n"); kept <<- x }); k$v <- 7; rm(k); invisible(gc()); kept$v; exists("kept"); rm(kept); invisible(gc()); cat("end\n")
#%%
# errors in finalizers stop nothing
j <- new.env(); reg.finalizer(j, function(x) cat("j ran\n")); k <- new.env(); reg.finalizer(k, function(x) stop("oops")); rm(k, j); tryCatch(invisible(gc()), error = function(e) cat("caught\n")); cat("end\n")
