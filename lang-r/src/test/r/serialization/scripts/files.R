x <- list(a = 1:3, b = "text")
print(saveRDS(x, "x.rds"))
identical(readRDS("x.rds"), x)
readBin("x.rds", "raw", 2)
#%%
x <- data.frame(a = 1:100, b = sqrt(1:100))
for (how in list(TRUE, FALSE, "gzip", "bzip2", "xz")) {
  saveRDS(x, "x.rds", compress = how)
  print(readBin("x.rds", "raw", 3))
  print(identical(readRDS("x.rds"), x))
}
#%%
saveRDS(1:3, "x.rds", ascii = TRUE)
readLines("x.rds")
readRDS("x.rds")
#%%
x <- 1; y <- "b"; z <- function(x) x + 1
save(x, y, z, file = "all.RData")
rm(x, y, z)
print(load("all.RData"))
x; y; z(1)
#%%
x <- 1:3
save(x, file = "x.rda", ascii = TRUE)
readLines("x.rda", 3)
rm(x)
load("x.rda", verbose = TRUE)
x
#%%
x <- 1; y <- 2
save(list = c("x", "y"), file = "x.rda", version = 2)
e <- new.env()
load("x.rda", envir = e)
sort(ls(e))
con <- gzfile("x.rda", "rb"); readChar(con, 4); close(con)
#%%
a <- 1; b <- list(2)
save.image("image.RData")
rm(a, b)
invisible(load("image.RData"))
a; b
#%%
f <- function() { inner <- 5; save(inner, file = "i.rda"); load("i.rda") }
print(f())
exists("inner")
#%%
x <- 1
save(x)
#%%
save(nothere, file = "x.rda")
#%%
save(nothere, there, file = "x.rda")
#%%
readRDS("missing.rds")
#%%
load("missing.rda")
#%%
writeLines("not a saved file", "bad.rda")
load("bad.rda")
#%%
writeLines("not a saved file", "bad.rds")
readRDS("bad.rds")
#%%
saveRDS(1, "x.rds", compress = "zip")
#%%
serialize(1, NULL, version = 7)
#%%
serialize(1, "name")
#%%
unserialize("text")
#%%
unserialize(as.raw(1:20))
#%%
unserialize(serialize(1:100 + 0, NULL)[1:60])
#%%
unserialize(serialize(list(1, 2), NULL)[1:30])
#%%
bytes <- serialize(1, NULL)
bytes[6] <- as.raw(9)
tryCatch(unserialize(bytes), error = function(e) cat(conditionMessage(e), "\n"))
#%%
con <- gzfile("two.rds", "wb")
saveRDS(1:3, con); saveRDS("second", con)
close(con)
con <- gzfile("two.rds", "rb")
readRDS(con); readRDS(con)
close(con)
#%%
con <- file("plain.rds")
saveRDS(letters, con)
close(con)
identical(readRDS("plain.rds"), letters)
con <- file("plain.rds"); x <- readRDS(con); close(con); length(x)
#%%
con <- bzfile("x.bz2", "wb"); serialize(1:10, con); close(con)
con <- bzfile("x.bz2", "rb"); unserialize(con); close(con)
readRDS("x.bz2")
#%%
con <- xzfile("x.xz", "wb"); serialize(list(1), con); close(con)
readRDS("x.xz")
#%%
con <- rawConnection(raw(0), "wb")
serialize("one", con); serialize(2, con)
bytes <- rawConnectionValue(con)
close(con)
con <- rawConnection(bytes)
unserialize(con); unserialize(con)
tryCatch(unserialize(con), error = function(e) cat("error\n"))
close(con)
#%%
tc <- textConnection("lines", "w")
serialize(TRUE, tc)
close(tc)
lines
#%%
saveRDS(mean, "f.rds")
readRDS("f.rds")(1:4)
#%%
saveRDS(1, "x.rds")
infoRDS("x.rds")
#%%
saveRDS(1, "x.rds", version = 2, ascii = TRUE)
str(infoRDS("x.rds"))
#%%
x <- 1:3; attr(x, "f") <- function(a) a
saveRDS(x, "x.rds")
attr(readRDS("x.rds"), "f")(9)
