1
1.5
100
1e5
#%%
123456
1e6
1234567
12345678
#%%
0.1
0.0001
0.00001
1e-5
1e-15
#%%
3.14159265358979
2/3
1/3 * 100
22/7 * 1000
#%%
1e5 / 3
1e10 / 3
1e15 / 3
1e16 / 3
#%%
c(1, 1.5, 2.25)
c(1, 10, 100)
c(0.001, 1000)
#%%
c(1e-10, 1)
c(1e10, 1)
c(1e5, 1e-5)
c(123456.789, 0.001)
#%%
1e5
1e5 + 1
1e15
1e15 + 1
#%%
1e16
123456789012
1e-4
0.00012345
#%%
1234.5678
100000
1e+05L
100000L
#%%
-1
-0.0
c(-1, 1)
c(-1.5, NA, 3)
#%%
NA
NaN
Inf
-Inf
c(NA, NaN, Inf, -Inf, 1.5)
#%%
print(pi, digits = 3)
print(pi, digits = 15)
print(c(1.123456789, 123.1), digits = 4)
#%%
print(1e-20, digits = 3)
print(100, digits = 1)
print(99.9, digits = 2)
print(0.99999, digits = 3)
#%%
options(digits = 4)
pi
1e5 / 3
c(1.23456, 100)
options(digits = 15)
0.1 + 0.2
pi
options(digits = 22)
0.1
#%%
options(scipen = 10)
1e10
1e-10
1e15
options(scipen = -5)
100
12
1:3
options(scipen = 0)
1e5
#%%
options(OutDec = ",")
1.5
options(OutDec = ".")
format(1e6, big.mark = ",")
format(1234567.891, nsmall = 2)
format(2, nsmall = 2)
format(c(1, 10, 100))
#%%
1:30
#%%
seq(0.5, 15, 0.5)
#%%
100:130
-5:5
c(1L, NA, 300L)
#%%
x <- c(1.123, 22.45678, 333.1, 4444)
x
x / 1000
x * 1e5
x * 1e-7
#%%
c(1e300, 1e-300)
c(1.5e300, 2)
1.7976931348623157e308
2.2250738585072014e-308
4.9e-324
.Machine$double.eps
#%%
c(0.1, 0.12, 0.123)
c(10.5, 3)
c(1e-3, 1e-4)
c(1e3, 1e4, 1e5)
c(1e5, 1e6)
#%%
1e5 * 1:3
c(1.10, 2.20)
5e-1
c(3, 3.0000001)
c(3, 3.00000001)
