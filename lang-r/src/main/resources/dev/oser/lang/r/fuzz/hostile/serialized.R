#%% a length that is not there
unserialize(as.raw(c(0x58, 0x0a, 0, 0, 0, 3, 0, 4, 2, 2, 0, 3, 5, 0, 0, 0, 0, 5, 0x55, 0x54, 0x46, 0x2d, 0x38, 0, 0, 0, 14, 0x7f, 0xff, 0xff, 0xff)))
#%% a long vector that is not there
unserialize(as.raw(c(0x58, 0x0a, 0, 0, 0, 2, 0, 4, 2, 2, 0, 2, 3, 0, 0, 0, 0, 14, 0xff, 0xff, 0xff, 0xff, 0, 1, 0, 0, 0, 0, 0, 0)))
#%% lists inside lists
x <- as.raw(c(0x58, 0x0a, 0, 0, 0, 2, 0, 4, 2, 2, 0, 2, 3, 0))
unserialize(c(x, rep(as.raw(c(0, 0, 0, 19, 0, 0, 0, 1)), 1000000)))
#%% pairlists without end
x <- as.raw(c(0x58, 0x0a, 0, 0, 0, 2, 0, 4, 2, 2, 0, 2, 3, 0))
unserialize(c(x, rep(as.raw(c(0, 0, 0, 2, 0, 0, 0, 254)), 1000000)))
#%% zeros, compressed
z <- memCompress(raw(50000000), "gzip")
x <- list()
repeat x[[length(x) + 1]] <- memDecompress(z, "gzip")
#%% zeros compressed again
z <- memCompress(raw(100000000), "xz")
repeat memDecompress(c(z, z), "xz")
#%% a compressed bomb
z <- memCompress(raw(60000000), "bzip2")
repeat memDecompress(z, "bzip2")
#%% a compressed file
con <- gzfile("bomb.gz", "wb")
for (i in 1:400) writeBin(raw(1000000), con)
close(con)
readLines("bomb.gz")
#%% a compressed file of values
saveRDS(numeric(6000000), "bomb.rds")
x <- list()
repeat x[[length(x) + 1]] <- readRDS("bomb.rds")
#%% a promise that does something
e <- new.env()
delayedAssign("x", repeat {}, assign.env = e)
unserialize(serialize(e, NULL))$x
#%% a function that does something
f <- unserialize(serialize(function() repeat {}, NULL))
f()
#%% a table that is too long
read.csv(text = paste(rep("1,2,3", 3000000), collapse = "\n"))
#%% a number that is too long
as.numeric(strrep("9", 50000000))
repeat as.numeric(strrep("9", 50000000))
#%% a text of a function
eval(parse(text = paste(rep("x <- 1", 2000000), collapse = ";")))
repeat eval(parse(text = paste(rep("x <- 1", 2000000), collapse = ";")))
