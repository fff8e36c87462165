df <- data.frame(
  name = c("Ann", "Bob", "Cid"),
  age = c(34, 28, 45),
  stringsAsFactors = FALSE
)
df$senior <- df$age > 30
df[df$senior, c("name", "age")]
df[["age"]][2] <- NA
by_name <- split(df, df$name)
do.call(rbind, lapply(by_name, function(d) d[1, , drop = FALSE]))
