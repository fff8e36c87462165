t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(integer("a"))); t(quote(integer(NA))); t(quote(integer(-1))); t(quote(integer(Inf))); t(quote(integer(1:2))); t(quote(integer("3"))); t(quote(vector("list", -1))); t(quote(character(NULL))); t(quote(logical(2.7))); t(quote(numeric(NaN)))
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(anyNA(list(1,list(NA)),recursive=TRUE))); t(quote(anyNA(list(a=NA)))); t(quote(anyNA(NULL))); t(quote(anyNA(list(list(1),NA))))
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(choose(5,2.5))); t(quote(choose(5,2.0000000001))); t(quote(choose(c(5,6), 2.4)))
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
x <- 1; t(quote(x@a)); y <- "a"; t(quote(y@b)); t(quote(NULL@b)); t(quote(sum@b)); t(quote(structure(list(),class="q")@b)); t(quote(attr(x,"a") <- 3)); t(quote(x@a)); t(quote(list(1)@z)); t(quote(1L@z)); t(quote(TRUE@z)); t(quote(x@.Data))
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(sort(list(2,1)))); t(quote(sort(c(b=2,a=1)))); t(quote(sort(NULL))); t(quote(sort(quote(x))))
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(rep())); t(quote(rep(NULL, 3))); t(quote(rep(quote(x), 2))); t(quote(rep(1:2, times=c(1,2,3)))); t(quote(rep_len(1:3,5)))
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(setdiff())); t(quote(union(1))); t(quote(unique())); t(quote(rev())); t(quote(nchar())); t(quote(paste0())); t(quote(length())); t(quote(sum())); t(quote(max())); t(quote(mean())); t(quote(sqrt())); t(quote(toupper())); t(quote(strsplit())); t(quote(sprintf())); t(quote(matrix())); t(quote(sapply())); t(quote(names())); t(quote(is.na())); t(quote(as.integer())); t(quote(substr("a"))); t(quote(identical(1))); t(quote(seq())); t(quote(list(1,,2))); t(quote(c(1,,2))); t(quote(sum(1,,2))); t(quote(paste(1,,2))); t(quote(max(1,)));
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
f <- function(a, b) { a }; t(quote(f(, 2))); g <- function(...) list(...); t(quote(g(1,,2))); h <- function(...) sum(...); t(quote(h(1,,2)))
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(range(numeric(0)))); t(quote(range(NULL))); t(quote(range(NA, na.rm=TRUE)))
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(max.col(matrix(c(1,3,2,3,1,2),2), "first"))); t(quote(max.col(matrix(c(1,3,3,3,1,2),2), ties.method="last")))
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(as.environment("nope"))); t(quote(as.environment(1))); t(quote(as.environment(99))); t(quote(as.environment(list(a=1))$a)); t(quote(get("x", pos=1))); t(quote(get("sum", "package:base")(1,2))); t(quote(exists("x", where=1)));t(quote(ls("nope")));
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(new.env(parent=1))); t(quote(environmentName(1))); t(quote(parent.env(1))); t(quote(assign(1,2))); t(quote(get(1))); t(quote(get("nope"))); t(quote(get0("nope"))); t(quote(rm(nope_zz))); t(quote(rm("nope_zz"))); t(quote(mget(c("x","nope"))));
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
e <- new.env(); assign("v", 1, e); lockBinding("v", e); t(quote(assign("v", 2, e))); t(quote(e$v <- 3)); unlockBinding("v", e); e$v <- 4; t(quote(e$v)); lockEnvironment(e); t(quote(assign("new", 1, e))); t(quote(e$new <- 1)); lockEnvironment(e, bindings=TRUE); t(quote(e$v <- 5)); t(quote(rm("v", envir=e)))
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(T <- 5)); t(quote(assign("T", 5, baseenv()))); t(quote(assign("zzz", 5, baseenv()))); t(quote(zzz));
#%%
t <- function(.q) tryCatch(print(eval(.q)), error=function(e) print(e), warning=function(w) print(w))
t(quote(eval(quote(x), emptyenv()))); t(quote(eval(quote(f(1)), new.env(parent=emptyenv())))); t(quote(eval(quote({1}), new.env(parent=emptyenv())))); t(quote(eval(1, emptyenv()))); t(quote(eval(quote(x), list(x=5)))); t(quote(eval(quote(x+1), list(x=5), emptyenv()))); t(quote(eval(quote(x), data.frame(x=1:2)))); t(quote(eval(quote(zq), list(), globalenv()))); t(quote(evalq(x, list(x=9)))); t(quote(eval(expression(a <- 1, a + 1)))); t(quote(eval(quote(x), 5))); t(quote(eval(quote(x), "a")))
