x[, 1]; x[1, ]; x[, ]; x[]; x[[]]; x[, , 1, drop = ]
f(); f(, ); f(a, , b); f(a = , b)
alist(a = , b = 2)
switch(x, a = , b = 1)
