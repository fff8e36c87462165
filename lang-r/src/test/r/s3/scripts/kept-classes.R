`[.money` <- function(x, i) structure(unclass(x)[i], class="money"); print.money <- function(x, ...) cat("<money>", format(unclass(x)), "\n"); x <- structure(c(3,1,2,3), class="money"); print(rev(x)); print(head(x,2)); print(tail(x,2)); print(unique(x)); print(sort(x)); print(x[2]); print(x[[2]]); print(x[-1])
#%%
`[.m2` <- function(x, i) structure(unclass(x)[i], class="m2"); x <- structure(c(3,1,2,3), class="m2"); class(rev(x)); class(head(x,2)); class(tail(x)); class(unique(x)); class(sort(x)); class(rep(x,2)); class(quantile(x)); class(c(x,x)); class(x[1]); class(sample(x)); class(subset(x, c(TRUE,FALSE))); class(split(x,c(1,1,2,2))[[1]])
#%%
x <- structure(c(3,1,2,3), class="nom"); sapply(list(rev(x)),class); c(class(rev(x)),class(head(x,2)),class(tail(x)),class(unique(x)),class(sort(x)),class(rep(x,2)),class(c(x,x)),class(x[1]),class(sample(x)),class(subset(x,c(TRUE,FALSE))),class(split(x,c(1,1,2,2))[[1]]),class(x+1),class(round(x)),class(-x),class(x>1),class(as.vector(x)),class(unlist(list(x,x))),class(sapply(x,identity)), class(x[[1]]), class(append(x,1)), class(ifelse(x>1,x,0)), class(replace(x,1,5)), class(cumsum(x)),class(diff(x)),class(range(x)),class(max(x)),class(order(x)), class(setdiff(x,1)), class(mapply(identity,x)), class(outer(x,1:2)), class(x %in% 3),class(which(x>1)),class(unname(x)),class(seq_along(x)),class(t(x)),class(matrix(x,2)),class(array(x)),class(abs(x)),class(sqrt(x)),class(pmin(x,2)),class(rank(x)),class(scale(x)),class(quantile(x)),class(mean(x)),class(median(x)),class(sum(x)),class(is.na(x)),class(format(x)),class(paste(x)),class(factor(x)),class(as.numeric(x)),class(as.list(x)),class(duplicated(x)),class(nchar(x)),class(rev(list(1))),class(trunc(x)),class(exp(x)),class(x^2),class(x%%2),class(!x), class(x==x))
#%%
`[.lst` <- function(x, i) structure(unclass(x)[i], class="lst"); length.lst <- function(x) 2L; x <- structure(list(1,2,3), class="lst"); length(x); length(rev(x)); seq_along(x); length(head(x,1)); lapply(x, identity)
#%%
`[.m3` <- function(x, ...) {r <- NextMethod(); class(r) <- class(x); r}; x <- structure(1:3, class="m3"); class(rev(x)); class(tail(x,1)); for (i in x) print(i); class(x[2:3])
#%%
`[[.acc` <- function(x, i) paste("item", i); `$.acc` <- function(x, name) paste("field", name); x <- structure(list(a=1), class="acc"); x[[1]]; x$foo; sapply(1:2, function(i) x[[i]])
#%%
`[<-.chk` <- function(x, i, value) { cat("set", i, "\n"); y <- unclass(x); y[i] <- value; structure(y, class="chk") }; x <- structure(1:3, class="chk"); x[2] <- 10L; unclass(x)
#%%
`$<-.chk2` <- function(x, name, value) { cat("set", name, "\n"); y <- unclass(x); y[[name]] <- value; structure(y, class="chk2") }; x <- structure(list(), class="chk2"); x$a <- 5; unclass(x)
#%%
length.stk <- function(x) length(unclass(x)$items); s <- structure(list(items=1:5), class="stk"); length(s); print.stk <- function(x, ...) cat("stack of", length(x), "\n"); s; print(s); list(s)
#%%
format.temp <- function(x, ...) paste0(unclass(x), "C"); print.temp <- function(x, ...) print(format(x), quote=FALSE); x <- structure(c(20.5,30), class="temp"); x; data.frame(t=x); format(x); paste(x); toString(x)
#%%
as.character.temp2 <- function(x, ...) paste0(unclass(x), "F"); x <- structure(c(20.5,30), class="temp2"); paste(x); as.character(x); factor(x); 
#%%
summary.foo <- function(object, ...) structure(list(n=length(unclass(object))), class="summary.foo"); print.summary.foo <- function(x, ...) cat("n =", x$n, "\n"); summary(structure(1:3, class="foo")); s <- summary(structure(1:3, class="foo")); s
#%%
Ops.vec <- function(e1, e2) { r <- get(.Generic)(unclass(e1), unclass(e2)); if (.Generic %in% c("+","-","*","/")) structure(r, class="vec") else r }; a <- structure(1:3, class="vec"); class(a+1); class(1+a); a==2; class(a*a); class(-1*a)
#%%
Math.vec2 <- function(x, ...) { cat(.Generic, "\n"); structure(NextMethod(), class="vec2") }; x <- structure(c(1.5,-2), class="vec2"); y <- abs(x); class(round(x)); cumsum(x); exp(x)
#%%
Summary.vec3 <- function(..., na.rm=FALSE) { cat(.Generic, "\n"); NextMethod() }; x <- structure(c(1.5,-2), class="vec3"); max(x); range(x); sum(x); any(x)
#%%
print(structure(list(a=1,b="x"), class="rec"))
#%%
print(structure(1:3, class="bar"))
#%%
structure(1:3, class=c("a","b"), extra="z")
#%%
structure(c(a=1,b=2), class="bar")
#%%
toString(structure(1:3, class="bar"))
#%%
x <- structure(list(a=1), class="p"); y <- x; y$a <- 2; x$a; identical(x,y); inherits(x,"p"); inherits(x, c("q","p"), which=TRUE); is.list(x)
#%%
t1 <- function(x) UseMethod("t1"); t1.default <- function(x) "def"; t1.a <- function(x) c("a", NextMethod()); t1.b <- function(x) c("b", NextMethod()); t1(structure(1, class=c("a","b"))); t1(1L); t1.integer <- function(x) "int"; t1(1L); t1.numeric <- function(x) "num"; t1(1); t1.matrix <- function(x) "mat"; t1(matrix(1:4,2)); t1.function <- function(x) "fun"; t1(t1); t1.NULL <- function(x) "null"; t1(NULL)
#%%
seq_along(structure(list(1,2), class="zz")); rev(structure(list(1,2), class="zz")); 
#%%
cat(format(structure(123.456, class="zzz")), "\n"); format(structure(list(1,"a"), class="zzz"))
#%%
sort(structure(c(b=2,a=1), class="srt")); order(structure(c(2,1), class="srt"))
#%%
all.equal(structure(1, class="a"), structure(1, class="b")); identical(structure(1, class="a"), 1)
