#%% reading a file
readLines("/etc/passwd")
#%% reading by another way up
readLines("../../../../../../../../etc/passwd")
#%% a link in the directory
readLines("link")
#%% a directory behind a link
stopifnot(length(list.files("linked")) > 0)
#%% scan
scan("/etc/passwd", what = "")
#%% read.table
read.table("/etc/passwd", sep = ":")
#%% read.csv
read.csv("/etc/hostname")
#%% readRDS
readRDS("/usr/lib/R/library/base/R/base.rdb")
#%% file
con <- file("/etc/passwd", "r")
readLines(con)
#%% gzfile
readLines(gzfile("/etc/passwd"))
#%% url
readLines(url("file:///etc/passwd"))
#%% source
source("/etc/profile")
#%% sys.source
sys.source("/etc/profile", globalenv())
#%% load
load("/etc/passwd")
#%% dget
dget("/etc/passwd")
#%% file.exists
file.exists("/etc/shadow")
#%% file.info
file.info("/etc/passwd")
#%% list.files
list.files("/")
#%% list.dirs
list.dirs("/etc")
#%% Sys.glob
Sys.glob("/etc/*")
#%% file.copy
stopifnot(file.copy("/etc/passwd", "mine"))
#%% file.copy to elsewhere
writeLines("x", "own")
stopifnot(file.copy("own", OUTSIDE, overwrite = TRUE))
#%% file.rename
writeLines("x", "own")
stopifnot(file.rename("own", OUTSIDE))
#%% file.append
writeLines("x", "own")
stopifnot(file.append(OUTSIDE, "own"))
#%% unlink
stopifnot(unlink(OUTSIDE, recursive = TRUE) == 0)
#%% file.remove
file.remove(OUTSIDE)
#%% writeLines
writeLines("changed", OUTSIDE)
#%% cat
cat("changed", file = OUTSIDE)
#%% saveRDS
saveRDS(1, OUTSIDE)
#%% save
x <- 1
save(x, file = OUTSIDE)
#%% sink
sink(OUTSIDE)
#%% dput
dput(1, OUTSIDE)
#%% dump
x <- 1
dump("x", OUTSIDE)
#%% write.csv
write.csv(1, OUTSIDE)
#%% dir.create
dir.create(paste0(OUTSIDE, "-directory"))
#%% setwd
setwd("/")
#%% a device
readLines("/dev/zero")
#%% a random device
readBin("/dev/urandom", "raw", 1e9)
#%% a process's memory
readBin("/proc/self/mem", "raw", 100)
#%% the environment of the process
readLines("/proc/self/environ")
#%% the home directory
list.files("~")
#%% normalizePath
normalizePath("/etc/../etc/passwd")
#%% system.file
readLines(file.path(R.home(), "library", "base", "DESCRIPTION"))
#%% a package from elsewhere
library(nothing, lib.loc = "/usr/lib/R/site-library")
#%% lazy records
lazyLoadDBfetch(c(0L, 100L), "/usr/lib/R/library/base/R/base.rdb", 1L, identity)
#%% a file without end
con <- file("large", "w")
repeat writeLines(strrep("x", 100000), con)
