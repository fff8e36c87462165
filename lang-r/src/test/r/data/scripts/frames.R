df <- data.frame(x = 1:3, y = c("a", "b", "c"))
df
df$x; df[["y"]]; df[2, ]; df[, 1]; df[df$x > 1, "y"]; nrow(df); ncol(df); dim(df); names(df); colnames(df)
#%%
df <- data.frame(a = c(1.5, 2, 3), b = c(TRUE, FALSE, NA), s = c("x", NA, "z"))
df
df$c <- df$a * 2; df
df[2, "a"] <- 100; df
df$b <- NULL; names(df)
#%%
df <- data.frame(id = c(2, 1, 3), v = c("b", "a", "c"))
df[order(df$id), ]
df[df$id == 9, ]
subset(df, id > 1); subset(df, id > 1, select = v)
#%%
a <- data.frame(k = 1:3, x = c("p", "q", "r")); b <- data.frame(k = c(1, 3, 4), y = c(10, 30, 40))
merge(a, b); merge(a, b, all = TRUE); merge(a, b, all.x = TRUE)
#%%
rbind(data.frame(a = 1, b = "x"), data.frame(a = 2, b = "y")); cbind(data.frame(a = 1:2), b = 3:4)
#%%
data.frame()
data.frame(a = integer(0))
#%%
data.frame(a = 1:3, b = 1:2)
#%%
df <- data.frame(g = c("a", "b", "a"), v = 1:3)
tapply(df$v, df$g, sum); aggregate(v ~ g, data = df, FUN = sum); sapply(split(df$v, df$g), mean); aggregate(df$v, by = list(grp = df$g), FUN = mean)
#%%
df <- data.frame(x = 1:3, y = 4:6); sapply(df, mean); lapply(df, range); apply(df, 1, sum); colMeans(df); df * 2; with(df, sum(x * y)); within(df, z <- x + y); as.list(df); as.matrix(df); t(df)
#%%
df <- data.frame(n = c(10.123, 200.5), row.names = c("r1", "r2")); df; rownames(df); df["r1", ]; df["r1", "n"]
#%%
f <- factor(c("lo", "hi", "lo"), levels = c("lo", "hi")); f; levels(f); table(f); summary(f); as.integer(f); nlevels(f); factor(1:3, labels = c("a", "b", "c")); f[3] <- "hi"; f; droplevels(f[f == "hi"])
#%%
f <- factor(c("a", "b")); f[1] <- "zzz"; f
#%%
factor(c(3, 1, 2)); factor(c("x", NA)); ordered(c("S", "L"), levels = c("S", "M", "L")); ordered(c("S", "L"), levels = c("S", "M", "L")) < "M"; factor(character(0)); rev(factor(c("a", "b"))); c(factor("a"), factor("b")); paste(factor("q"))
#%%
table(c(1, 1, 2), c("a", "b", "a")); table(c(TRUE, FALSE, TRUE)); t <- table(c("x", "y", "x")); names(t); t[["x"]]; t["y"]; sort(t); prop.table(t); rev(t); as.data.frame(t); length(t); sum(t)
#%%
x <- c("b", "a", "b"); table(x); table(x)["b"]; unique(x); names(table(x))[table(x) == max(table(x))]
#%%
head(data.frame(a = 1:10), 3); tail(data.frame(a = 1:10), 2); unique(data.frame(a = c(1, 1), b = c(2, 2))); is.data.frame(data.frame()); complete.cases(data.frame(a = c(1, NA))); na.omit(data.frame(a = c(1, NA, 3), b = 1:3))
#%%
df <- data.frame(a = 1:2); df$b <- list(1, 2:3); nrow(df); df[["c"]] <- c("u", "v"); df$c; df[3, "a"] <- 9L; dim(df)
#%%
df <- data.frame(a = 1:3)
df$b <- 1:2
#%%
df <- data.frame(a = 1:3)
df[, "nope"]
#%%
df <- data.frame(a = 1:3); df$nope; df[["nope"]]; df["a"]; df[1]; df[-1]; df[c(TRUE, FALSE, TRUE), ]; df[2, , drop = FALSE]
#%%
do.call(rbind, lapply(1:3, function(i) data.frame(i = i, sq = i^2)))
#%%
df <- data.frame(name = c("Al", "Bo"), score = c(90.5, 85)); for (i in seq_len(nrow(df))) cat(df$name[i], df$score[i], "\n"); df[which.max(df$score), "name"]; paste(df$name, collapse = ","); colnames(df) <- c("n", "s"); df; df[nrow(df):1, ]
#%%
cut(c(1, 5, 10), 3); cut(0:10, c(0, 5, 10), labels = c("low", "high")); cut(1:3, c(1, 2, 3), include.lowest = TRUE); cut(1:3, c(1, 2, 3, 4), right = FALSE)
#%%
l <- split(data.frame(a = 1:4, g = c("x", "y")), c("x", "y", "x", "y")); names(l); l$x; sapply(l, function(d) sum(d$a)); by(1:4, c(1, 1, 2, 2), sum)[["1"]]
#%%
m <- matrix(c(1.5, NA, 3, 4), 2, dimnames = list(c("a", "b"), c("x", "y"))); m; as.data.frame(m); data.frame(m); print(m, digits = 2); m["a", "x"]; matrix(c("a", "bb", "ccc", NA), 2); matrix(list(1, "a", TRUE, NULL), 2); matrix(numeric(0), 0, 3); noquote(c("a", "b")); print(c(a = "x", b = "y"), quote = FALSE)
#%%
str(1:3); str("a"); str(list(a = 1, b = "x")); str(c(1.5, 2)); str(NULL); str(data.frame(a = 1:2, b = c("x", "y"))); str(function(x) x); str(factor(c("a", "b"))); str(TRUE); str(list(1, list(2, 3)))
#%%
summary(c(1, 2, 3, 4, 100)); summary(c(TRUE, FALSE, TRUE)); summary("a"); summary(factor(c("a", "b", "a"))); summary(data.frame(a = 1:4, b = c("x", "y", "x", "y"))); summary(list(1, 2)); summary(NULL); summary(c(1, NA))
