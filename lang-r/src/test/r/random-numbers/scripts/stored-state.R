x <- runif(1)
exists(".Random.seed")
length(.Random.seed)
set.seed(1)
a <- runif(3)
s <- .Random.seed
b <- runif(3)
.Random.seed <- s
c <- runif(3)
identical(b, c)
identical(a,b)
#%%
set.seed(5)
ls(all.names=TRUE)
s1 <- get(".Random.seed", globalenv())
s2 <- .Random.seed
identical(s1,s2)
runif(1)
identical(s1,.Random.seed)
s1[1:3]
.Random.seed[1:3]
#%%
f <- function() { old <- .Random.seed; on.exit(assign(".Random.seed", old, envir=globalenv())); rnorm(2) }; set.seed(2); f(); f(); rnorm(2)
#%%
with_seed <- function(seed, code) { had <- exists(".Random.seed", envir=globalenv(), inherits=FALSE); if (had) old <- get(".Random.seed", envir=globalenv()); set.seed(seed); on.exit(if (had) assign(".Random.seed", old, envir=globalenv()) else rm(".Random.seed", envir=globalenv())); force(code) }
set.seed(9); with_seed(3, runif(2)); runif(2); set.seed(9); runif(2)
#%%
RNGkind("Wichmann-Hill")
set.seed(4)
.Random.seed
runif(2)
.Random.seed
RNGkind("default")
set.seed(1)
rnorm(3)
s <- .Random.seed
rnorm(2)
.Random.seed <- s
rnorm(2)
#%%
.Random.seed <- "a"; tryCatch(runif(1), error=function(e) cat(conditionMessage(e),"\n"), warning=function(w) cat(conditionMessage(w),"\n")); set.seed(1); sample(5); e <- as.list(globalenv(), all.names=TRUE); length(e$.Random.seed); x <- mget(".Random.seed", envir=globalenv()); length(x[[1]])
#%%
t <- tempfile()
set.seed(7)
save(".Random.seed", file=t)
u <- runif(2)
load(t)
identical(u, runif(2))
y <- .Random.seed
y[3] <- 1L
identical(y, .Random.seed)
str(.Random.seed)
