file.create("one"); file.symlink("one", "two"); Sys.readlink("two"); file.link("one", "three"); file.exists("three")
Sys.chmod("one", "600"); file.mode("one"); Sys.chmod(c("one", "three"), c("0640", "0755"), use_umask = FALSE); file.mode(c("one", "three"))
Sys.setFileTime("one", as.POSIXct("2020-01-01", tz = "UTC")); format(file.mtime("one"), tz = "UTC")
dir.create("d"); file.symlink("one", "d"); list.files("d"); file.symlink("one", "two")
#%%
class(Sys.getenv()); names(Sys.getenv()["HOME"]); is.null(names(Sys.getenv(names = FALSE)))
Sys.setenv(A_B = "some text")
Sys.getenv()["A_B"]
#%%
grepRaw("b+", charToRaw("abbcb"), all = TRUE); grepRaw("b+", "abbcb", value = TRUE, all = TRUE); grepRaw("b+", "abbcb", offset = 3)
grepRaw("b+", "abbcb", invert = TRUE, value = TRUE); grepRaw("b+", "abbcb", invert = TRUE, value = TRUE, all = TRUE)
grepRaw("x", "abbcb", value = TRUE); grepRaw(as.raw(0), as.raw(c(1, 0)), fixed = TRUE); grepRaw("no", "text")
#%%
kappa(cbind(1, 1:10)); kappa(cbind(1, 1:10), exact = TRUE); kappa(lm(dist ~ speed, cars)); kappa(1 / outer(1:9, 1:9, function(i, j) i + j - 1)); kappa(diag(3))
.leap.seconds[1:2]; length(.leap.seconds); diff(.leap.seconds)[1:3]
#%%
charClass("aB1 ,", "alpha"); charClass(c(65L, 48L), "digit"); charClass("ABC123", "upper")
writeLines(c("123456", "987654"), "ff")
read.fortran("ff", c("F2.1", "F2.0", "I2")); read.fortran("ff", c("2F1.0", "2X", "2A1"))
tools::md5sum("ff")
shape <- as.relistable(list(mean = c(0, 1), vcov = cbind(c(1, 1), c(1, 0))))
flat <- unlist(shape)
identical(relist(flat), shape)
