1 + 2
#%%
x <- 1:10
x
x[3] <- 100L
x
x * 2.5
#%%
f <- function(a, b = a * 2) a + b
f(1)
f(1, 3)
f(b = 1, 2)
#%%
fib <- function(n) if (n < 2) n else fib(n - 1) + fib(n - 2)
fib(15)
#%%
for (i in 1:3) cat("i =", i, "\n")
i
#%%
g <- function(x) { x[2] <- 9; x }
y <- c(1, 2, 3)
g(y)
y
#%%
TRUE && NA
FALSE && NA
NA || TRUE
NA > 1
NA & FALSE
#%%
h <- function(n) { s <- 0; while (TRUE) { n <- n - 1; if (n < 0) break; s <- s + n }; s }
h(100)
#%%
z <- NULL
z$a <- 5
z$b$c <- "d"
z
#%%
f <- function(a) a
f(1, 2, 3)
#%%
f <- function(a) a
f(1, b = 2)
#%%
5 %/% 2; -5 %/% 2; 5 %% -2; -5 %% 2; 5.5 %% 2; 1e20 %% 3; 5L %/% 0L; 5 %/% 0; 0L %% 0L
#%%
2^10; 2L^2L; (-8)^(1/3); 1^NA; NA^0; 0^0; Inf - Inf; 1/0; -1/0; 0/0
#%%
.Machine$integer.max + 1L
#%%
1:3 + 1:6
1:3 + 1:2
#%%
c(a = 1, b = 2) + c(x = 10, y = 20)
c(1, 2) + c(x = 10, y = 20)
#%%
-TRUE; +FALSE; !c(1, 0, NA)
#%%
"a" < "b"; "a" == "a"; "10" < 9; TRUE == "TRUE"
#%%
1 + "a"
#%%
-"a"
#%%
!"a"
#%%
x
#%%
f <- function() undefined_variable + 1
f()
#%%
undefined_function(1)
#%%
NULL
invisible(3)
(invisible(4))
if (FALSE) 1
x <- 5
(x <- 6)
#%%
f <- function(x) x
f(y <- 3)
y
#%%
repeat { break }
i <- 0
repeat { i <- i + 1; if (i == 2) next; if (i > 4) break; print(i) }
#%%
for (x in list(1, "a", TRUE)) print(x)
for (n in c(a = 1, b = 2)) print(n)
for (i in NULL) print("never")
for (i in seq_len(0)) print("never")
#%%
x <- c(5, 3)
for (v in x) { x <- c(x, v); print(v) }
x
#%%
f <- function() { for (i in 1:3) { if (i == 2) return(i) }; 99 }
f()
#%%
a <- b <- 3
a; b
5 -> d
d
#%%
if (c(TRUE, FALSE)) 1
#%%
if (NULL) 1
#%%
if ("yes") 1
#%%
if (NA) 1
#%%
while (NA) 1
#%%
switch("b", a = "A", b = "B", "other")
switch("z", a = "A", b = "B", "other")
switch("z", a = "A")
switch(2, "x", "y", "z")
switch(4, "x", "y", "z")
switch("a", a = , b = "AB", c = "C")
#%%
s <- function(x) switch(x, one = return("early"), two = "late")
s("one"); s("two")
#%%
is.null(switch("q", a = 1))
switch(c("a", "b"), a = 1)
#%%
f <- function(n) { if (n == 0) return(invisible(7)); f(n - 1) }
f(2)
print(f(2))
#%%
(\(x, y = 2) x * y)(4)
#%%
sq <- function(x) x^2
c(1, 4, 9) |> sqrt() |> sum()
4 |> sq()
#%%
x <- 1:3; x[5] <- 9L; x
x[["a"]] <- 1L; x
#%%
f <- function(x, y) { if (missing(y)) "no y" else y }
f(1); f(1, 2)
#%%
f <- function(x) { force(x); function() x }
f(3)()
#%%
make <- function() { n <- 0; function() { n <<- n + 1; n } }
a <- make(); b <- make()
a(); a(); b()
#%%
0.1 + 0.2 == 0.3
1e-300 * 1e-300
5 == 5L
identical(5, 5L)
#%%
1i^2; (1+2i) * (3-1i); Mod(3+4i); Conj(1+2i); sqrt(as.complex(-1))
#%%
0x10; 1e3; 1e5; 100000L; 123456.789; 1e-5; 0.0001; 1e15; 1e16; 123456789012
#%%
c(1.5, NA, 3); c("a", NA); c(TRUE, NA); NA_character_; c(1L, NA)
#%%
print(c(0.001, 123.456, 1e6)); print(pi, digits = 3); 1/3; 2/3; 22/7; 1e10/3
#%%
100 * 1.1; 33.333333333; 1e5 + 0.1; c(1e10, 1); c(1e-10, 1)
