TRUE
c(TRUE, NA, FALSE)
logical(0)
#%%
integer(0)
numeric(0)
character(0)
complex(0)
#%%
raw(0)
list()
NULL
factor(character(0))
#%%
1i
c(1+1i, -2.5-3i)
1e10+1e-10i
complex(real = NA, imaginary = 1)
c(1.123456789+2i, 100+0.5i)
#%%
0i
-1i
complex(real = NaN, imaginary = Inf)
1e-5i
123456.789+1i
#%%
as.raw(0:20)
as.raw(c(1, 255))
print(as.raw(16))
#%%
0x10
1e3L
1e-2
.5
#%%
5.
0xFFFFFFFF
1e0
100L
#%%
1000000L
123456789L
-2147483647L
1e5L
#%%
33.333333333
66.67
1e2
1.0
#%%
1.10
99999
999999
9999999
#%%
99999.5
999999.5
9999999.5
0.99999999
#%%
exp(1)^20
factorial(20)
factorial(10)
2^(1:12 * 5)
#%%
10^(-3:8)
exp(-10:10)
choose(50, 25)
1/7
sqrt(1:10)
#%%
print(c(a = 1.5, b = NA, c = 3))
print(1:3, quote = FALSE)
print(c(1.5, NA), na.print = "-")
print(1e6, big.mark = ",")
#%%
print(123.456, digits = 2)
print(TRUE)
print(NULL)
print(-0.0)
#%%
1e-300 * 1e-300
5 %/% 3
7.0
7.10
#%%
1e1
12345.6789
0.1234567891
123.4567891
#%%
1234567.8
0.30000000000000004
1 - 0.9
1e-17 + 1
#%%
c(1.0, 2.5, NA, Inf)
c(1e-8, NA, 5)
c(123456789, 0.1)
c(1e15, 0.1)
#%%
c(2147483648, 1)
c(1/3, 2/3, 1)
c(1e-5, 123)
c(0, 1e-20)
#%%
print(c(0.00001, 123456), digits = 3)
signif(123456, 2)
round(123.456, -1)
round(-2.567, 2)
#%%
1e4 * 1.00001
314159.26535
31415926.535
3141592653.5
#%%
summary(c(1, 2, 3, 4, 100))
summary(1:10)
summary(c(TRUE, FALSE, NA))
summary(c(1.5, NA, 3))
#%%
summary("a")
summary(factor(c("a", "b", "a")))
summary(NULL)
summary(list(1, 2))
