size <- structure(209504, class = "object_size")
print(size, units = "auto", standard = "IEC"); print(size, units = "auto", standard = "SI"); print(size, units = "KB", digits = 3)
for (unit in c("Kb", "KB", "KiB", "B", "MB", "MiB", "auto", "b")) print(format(size, units = unit))
format(structure(1e9, class = "object_size"), units = "auto", standard = "SI")
try(format(size, units = "kB"))
#%%
v <- numeric_version(c("1.2.3", "2.0.4"))
v[2, 2]; v[1, 3]; v[, 2]; v[1, ]
v[[2, 3]] <- 0
v
v[[1]] <- "3.1"
v
#%%
suppressWarnings(as.roman(c(NA, "", "IIIII", "IIIIII", "IIX", "XXXX", "VX", "MCMXCVI", "VV", "MMMM")))
r <- as.roman(1:3)
r & FALSE; r | NA; !r
#%%
x <- 1:2; a.long.name <- 3:4
colnames(cbind(x + 1L, a.long.name, sum(x, x, x), deparse.level = 2)); colnames(cbind(x, a.long.name))
#%%
str(ls); str(list(f = ls, g = function(x, y) x))
try(args("no such function")); args("sd")
R.version$os; R.version$nickname; names(R.version)
outer <- 1:5
is.function(match.fun(outer))
#%%
con <- gzfile(tempfile())
close(con)
con
format(list(1, c(1, 10)), trim = FALSE); format(list(1, c(1, 10), c(TRUE, FALSE)))
person("Ada", "Love", comment = c(ORCID = "0000-0003-0918-3766", "other"))
#%%
rapply(list(a = 4, b = 1L, c = "x"), sqrt, classes = "numeric", how = "replace")
rapply(expression(a, "xy", c(1, 2)), nchar, how = "replace")
isS3method("t.test"); isS3method("sort.list"); isS3method("t.data.frame")
