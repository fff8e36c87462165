1L + 2L
1L + 2
TRUE + TRUE
typeof(TRUE + TRUE)
typeof(1L / 2L)
#%%
5 %/% 2
-5 %/% 2
5 %/% -2
-5 %% 2
5 %% -2
-5 %% -2
#%%
5.5 %% 2
-5.5 %% 2
5.5 %/% -2
1e20 %% 3
#%%
5L %/% 0L
5L %% 0L
5 %/% 0
5 %% 0
-5 %/% 0
0 %/% 0
#%%
5 %% Inf
-5 %% Inf
5 %/% Inf
-5 %/% Inf
Inf %% 5
5 %% -Inf
#%%
2^10
2L^2L
typeof(2L^2L)
(-8)^(1/3)
#%%
0^0
NA^0
1^NA
NaN^0
Inf^0
#%%
-2^2
(-2)^2
2^-1
-2^-2
2^3^2
#%%
2 ** 3
10 %% 3 * 2
-1:3
-(1:3)
2 * 1:3
1:3^2
#%%
.Machine$integer.max + 1L
#%%
-.Machine$integer.max - 1L
#%%
50000L * 50000L
typeof(50000L * 50000L)
#%%
x <- 1:6
x + 1:2
x + 1:3
#%%
1:6 + 1:4
#%%
1:5 * 1:2
#%%
integer(0) + 1
numeric(0) * integer(0)
sum(numeric(0) + 1L)
typeof(integer(0) + 1L)
#%%
NULL + 1
typeof(NULL + 1L)
NULL * NULL
#%%
NA + 1L
NA_integer_ + 1
NA * 0
#%%
-NA
+NA
#%%
typeof(NA + 1L)
typeof(-TRUE)
typeof(+FALSE)
typeof(NA / 1L)
-TRUE
#%%
1/0
-1/0
0/0
1/-0
#%%
1L/0L
Inf - Inf
Inf * 0
Inf + 1
#%%
identical(0, -0)
1/0 == 1/-0
sqrt(-0)
1/sqrt(-0)
#%%
"a" + 1
