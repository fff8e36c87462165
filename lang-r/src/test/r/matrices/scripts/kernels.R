# Products of turned matrices, integers without a loop for each element, parts by truth values.
set.seed(1); a <- matrix(rnorm(35),7,dimnames=list(NULL,letters[1:5])); b <- matrix(rnorm(21),7,dimnames=list(NULL,LETTERS[1:3]))
print(crossprod(a,b)); print(crossprod(a)); print(identical(crossprod(a,b), t(a) %*% b)); print(crossprod(1:3)); print(crossprod(1:3, matrix(1:6,3)))
print(crossprod(matrix(1:4,2,dimnames=list(x=c("p","q"),y=c("r","s"))))); print(tryCatch(crossprod(a, 1:3), error=conditionMessage)); print(crossprod(matrix(0,0,2)))
x <- c(1L,NA,2147483647L); print(tryCatch(x+1L, warning=conditionMessage)); print(suppressWarnings(x*2L)); print(x-c(1L,2L,3L)); print(-2147483647L - 0:2 ); print(TRUE+c(TRUE,NA,FALSE)); print((1:6)*(1:2)); print((1:6)%/%4L); print(5L-1:3); print(integer(0)+1L); print(2^(0:3)); print(1/(0:2)); print(c(NA,2)^2); print((1:3)^2L)
m <- matrix(1:4,2); print(m[c(TRUE,NA)]); print(m[c(TRUE,FALSE,FALSE,TRUE,TRUE)]); print(Mod(3+4i)); print(Arg(1i)); print(Re(c(1i,2)))
