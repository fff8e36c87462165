.Last <- function() cat("last\n")
f <- function() {
  on.exit(cat("on.exit\n"))
  tryCatch(q("no", 3), finally = cat("finally\n"))
}
sapply(1, function(i) f())
#%%
.Last <- function() cat("last\n")
quit(status = 2, runLast = FALSE)
#%%
.Last <- function() cat("last\n")
1
#%%
.Last <- function() stop("in .Last")
1
#%%
.Last <- function() cat("never\n")
stop("no")
#%%
.Last <- 3
2
#%%
q("maybe")
#%%
q(status = 256 + 7)
#%%
{ warning("w"); q() }
#%%
tryCatch(stop("a"), error = function(e) quit(status = 4))
#%%
withCallingHandlers(warning("a"), warning = function(w) q(status = 5))
#%%
invisible(7)
print(.Last.value)
x <- c(1, 2)
x[1] <- 5
.Last.value
x
#%%
interactive()
readline("what? ")
menu(c("a", "b"))
#%%
commandArgs(TRUE)
