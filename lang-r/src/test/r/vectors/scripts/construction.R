c()
c(1, "a", TRUE)
c(1L, 2.5)
c(1, NA, 3L)
#%%
c(list(1), 2)
c(a = 1, 2, b = 3)
c(x = c(a = 1, b = 2), y = 3)
c(x = c(1, 2), y = c(a = 3, 4))
#%%
c(list(a = 1), list(b = 2))
c(1:2, NULL, 3L)
c("a", NULL)
c(NULL, NULL)
c(factor("a"), factor("b"))
c(TRUE, 1L, "x")
#%%
c(quote(a), 1)
c(sum, 1)[[2]]
c(1, list(2, "three"))
c(as.name("x"), quote(f(y)))
#%%
1:0
1:-2
0.5:3
3:0.5
#%%
-1:1
1:1
"1":"3"
2:4.9
#%%
1:NA
#%%
numeric(0):3
#%%
c(1, 5):3
#%%
seq(5)
seq(2, 8)
seq(2, 8, 2)
seq(0, 1, length.out = 5)
seq(10, 1, by = -3)
#%%
seq_len(0)
seq_along(c("a", "b"))
seq(0)
seq(c(5, 6, 7))
seq(1, 2, by = 0.25)
#%%
seq(1, 10, length.out = 4)
seq(1, by = 2, length.out = 4)
seq(to = 10, by = 2, length.out = 3)
seq(5, 1)
#%%
seq_len(3) * 2
rev(seq(1, 9, 2))
typeof(seq(1, 10, 2))
typeof(seq(1L, 10L, 2L))
seq(1, 6, along.with = 1:3)
#%%
seq(1, 10, by = -1)
#%%
seq_len(-1)
#%%
seq(1, 2, 3, 4, 5)
#%%
seq.int(3, 9, 3)
seq(0, 1, 0.1)[8] == 0.7
seq(1L, 2L, length.out = 3)
seq(as.integer(1), 7L, 3L)
seq(1, 10, 2.5)
#%%
rep(1:3, 2)
rep(1:3, each = 2)
rep(1:3, times = c(3, 0, 1))
rep("a", 0)
rep(c(a = 1, b = 2), 2)
#%%
rep(1:2, length.out = 5)
rep(1:3, each = 2, times = 2)
rep_len(1:3, 7)
rep.int(c("x", "y"), 2)
rep(NULL, 3)
#%%
rep(1:3, times = c(1, 2))
#%%
rep(1:2, times = -1)
#%%
rep(list(1, "a"), 2)
rep(TRUE, 3)
rep(factor(c("u", "v")), 2)
rep(1:3, each = 2, length.out = 4)
rep(c("a", "b"), c(2, 1))
rep(1:4, len = 2)
