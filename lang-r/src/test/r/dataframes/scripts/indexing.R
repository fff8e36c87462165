df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
df[1, ]
df[, 1]
df[, "b"]
df["a"]
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
df[["b"]]
df[2, 3]
df[df$a > 2, ]
df[df$a > 2, "b"]
df[c("a", "c")]
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
df[-1]
df[, -1]
df[c(TRUE, FALSE), ]
df[order(-df$a), ]
df[nrow(df):1, ]
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
df[0, ]
df[, 0]
df[5, ]
df[is.na(df$c), ]
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
df[df$b %in% c("a", "d"), ]
df[1:2, c("b", "a")]
df$c[2]
df[["c"]][4]
df[2, "b", drop = FALSE]
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
df[, "a", drop = FALSE]
df[df$c > 2, ]
df[which(df$c > 2), ]
df["2", ]
df[["a"]][[3]]
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
df[[2, "b"]]
df[[c(1, 2)]]
df[cbind(1:2, 1:2)]
head(df[["b"]], 2)
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
df[sapply(df, is.numeric)]
df[!is.na(df$c), "c"]
df$zzz
df[3, "c"]
colnames(df)[2]
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
df[NULL, ]
df[-(1:2), ]
df[c(1, 1, 2), ]
df[c(-1, -2), "a"]
subset(df, a > 2)
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
subset(df, a > 2, select = b)
subset(df, select = -a)
subset(df, a > 1 & c < 5, c(a, b))
with(df, tapply(a, b, sum))
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
transform(df, d = a * 2)
df[rowSums(is.na(df)) == 0, ]
complete.cases(df)
na.omit(df)
nrow(df[df$a > 100, ])
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
df[df$a == max(df$a), "b"]
unique(df$b)
df[match("c", df$b), ]
df[["b", exact = FALSE]]
df[1]
#%%
df <- data.frame(a = 1:4, b = letters[1:4], c = c(1.5, 2.5, NA, 4))
is.na(df)
any(is.na(df))
colSums(is.na(df))
tail(df, 1)
head(df, -3)
#%%
df <- data.frame(a = 1:2)
df[, "zz"]
#%%
df <- data.frame(a = 1:2)
df[["zz"]]
df$zz
df["zz"]
#%%
df <- data.frame(a = 1:2)
df[3, 3]
#%%
df <- data.frame(a = 1:2)
df[[5]]
#%%
df <- data.frame(a = 1:3, b = 4:6)
df$a <- NULL
df
df$c <- 7:9
df
df[["d"]] <- letters[1:3]
df
df[2, "b"] <- 50L
df
df[df$c > 8, "d"] <- "last"
df
df$e <- 0
df
df[, "f"] <- c(TRUE, FALSE, NA)
df
#%%
df <- data.frame(a = 1:3)
df$b <- 1:2
#%%
df <- data.frame(a = 1:3)
df[5, "a"] <- 9L
df
df[["b"]] <- 1
df
df[nrow(df) + 1, ] <- c(100, 200)
df
df <- df[!is.na(df$a), ]
df
rownames(df) <- NULL
df
df[2:3, ] <- 0
df
df[df == 0] <- -1
df
names(df) <- c("X", "Y")
df
df$X <- as.character(df$X)
sapply(df, class)
df[order(df$X), ]
df[["X"]][2] <- "changed"
df
df[c("P", "Q")] <- list(1, "q")
df
df[1, ] <- list("r", 5, 6, "s")
df
#%%
df <- data.frame(g = c("a", "b", "a"), v = 1:3)
df[df$g == "a", ]$v
df$v[df$g == "b"] <- 20L
df
df[df$g == "a", "v"] <- df[df$g == "a", "v"] * 2L
df
df <- rbind(df, data.frame(g = "c", v = 9L))
df
df <- df[-2, ]
df
df["5", ] <- list("z", 0L)
df
levels(factor(df$g))
within(df, { w <- v + 1; u <- w * 2 })
df[[2]][1] <- NA
df
mean(df$v, na.rm = TRUE)
ifelse(is.na(df$v), 0, df$v)
df[complete.cases(df), ]
cumsum(df$v[-1])
df$g == "a"
paste(df$g, df$v)
nrow(df)
seq_len(nrow(df))
for (i in seq_len(nrow(df))) cat(i, df$g[i], df$v[i], "\n")
apply(df, 1, function(r) paste(r["g"], r["v"]))
lapply(split(df, df$g), nrow) |> unlist()
Reduce(`+`, df$v[-1], accumulate = TRUE)
do.call(cbind, list(df, k = 1))
vapply(df, function(c) class(c), "")
mapply(function(a, b) paste0(a, b), df$g, df$v)
