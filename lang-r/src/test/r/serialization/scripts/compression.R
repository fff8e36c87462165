x <- charToRaw(strrep("abc", 100))
for (type in c("gzip", "bzip2", "xz", "none")) {
  y <- memCompress(x, type)
  cat(type, length(y) < length(x), identical(memDecompress(y, type), x), "\n")
}
#%%
memDecompress(memCompress(c("two", "lines"), "gzip"), "gzip", asChar = TRUE)
memDecompress(memCompress("text", "bzip2"), "unknown", asChar = TRUE)
#%%
bytes <- serialize(list(a = 1:3, f = function(x) x + 1), NULL)
packed <- memCompress(bytes, "gzip")
record <- c(writeBin(length(bytes), raw(), endian = "big"), packed)
writeBin(c(raw(7), record), "db")
x <- lazyLoadDBfetch(c(7L, length(record)), "db", 1L, NULL)
x$a
x$f(1)
#%%
e <- new.env()
bytes <- serialize(e, NULL, refhook = function(x) "env1")
packed <- memCompress(bytes, "bzip2")
record <- c(writeBin(length(bytes), raw(), endian = "big"), charToRaw("2"), packed)
writeBin(record, "db")
lazyLoadDBfetch(c(0L, length(record)), "db", 2L, function(name) paste("the", name))
