1i^2
(1+2i) * (3-1i)
(1+2i) / (3-1i)
-1i
Conj(1+2i)
1i + 1L
#%%
Mod(3+4i)
Arg(1i)
Re(1+2i)
#%%
Im(1+2i)
Mod(-3)
Arg(-1)
Im(2)
#%%
sqrt(-1)
sqrt(-1+0i)
exp(1i * pi)
log(-1+0i)
abs(-3+4i)
#%%
complex(real = 1, imaginary = -1)
complex(modulus = 2, argument = pi/2)
complex(3)
#%%
c(1+2i, NA, 3)
is.na(c(1i, NA))
as.complex("1+2i")
as.complex(NA)
as.complex(TRUE)
#%%
(1+2i)^2
(1+2i)^0
(1+2i)^-1
(2+0i)^0.5
0i^0
#%%
1i == 1i
1i != 2i
1+0i == 1
#%%
1i < 2i
#%%
1i %% 2
#%%
sum(1i, 2, 3L)
prod(c(1i, 1i))
mean(c(1+1i, 3+3i))
cumsum(c(1i, 2i))
cumprod(c(1i, 1i))
#%%
c(1.5+2i, 10-0.25i, 1e10+1i)
c(0.1+1e-10i)
#%%
polyroot(c(6, -5, 1)) |> Re() |> round(6) |> sort()
#%%
as.integer(3+0i)
as.numeric(3+0i)
as.logical(0i)
as.character(1.5-2i)
#%%
as.numeric(1+2i)
#%%
typeof(1i)
class(1i)
is.numeric(1i)
is.complex(1i)
mode(1i)
rev(c(1i, 2))
#%%
round(1.234+5.678i, 1)
signif(123.456+0.001i, 3)
