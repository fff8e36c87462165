x <- c(10, 20, 30)
x[2]
x[-1]
x[c(1, 3)]
x[c(3, 1, 1)]
#%%
x <- c(10, 20, 30)
x[0]
x[4]
x[c(1, NA)]
x[NA]
x[-4]
#%%
x <- c(10, 20, 30)
x[NULL]
x[integer(0)]
x[]
x[-c(1, 2, 3)]
#%%
x <- c(10, 20, 30)
x[TRUE]
x[c(TRUE, FALSE)]
x[c(TRUE, NA, FALSE)]
x[FALSE]
#%%
x <- c(10, 20, 30)
x[c(TRUE, FALSE, FALSE, TRUE)]
x[c(FALSE, FALSE, FALSE, NA)]
#%%
x <- c(10, 20, 30)
x[2.9]
x[-1.9]
x[0.5]
x[1e0]
x[c(-1, 0)]
#%%
x <- 1:3
x[c(-1, 1)]
#%%
x <- 1:3
x[c(-1, NA)]
#%%
x <- c(a = 1, b = 2, c = 3)
x["b"]
x[c("c", "a")]
x["zz"]
x[NA_character_]
#%%
x <- c(a = 1, b = 2, a = 3)
x["a"]
x[["a"]]
names(x[x > 1])
x[c("a", "a")]
#%%
x <- c(a = 1, 2)
x[""]
x[2]
names(x[3])
x[5:6]
#%%
x <- c(a = 1, bcd = 2)
x["bc"]
x[["bcd"]]
#%%
x <- c(a = 1, bcd = 2)
x[["bc"]]
#%%
x <- 1:3
x[[4]]
#%%
x <- 1:3
x[[0]]
#%%
x <- 1:3
x[[-1]]
#%%
x <- 1:2
x[[-1]]
x[[TRUE]]
#%%
x <- 1:3
x[[c(1, 2)]]
#%%
x <- 1:3
x[[NULL]]
#%%
x <- 1:3
x[["a"]]
#%%
x <- c(a = 1)
x$a
