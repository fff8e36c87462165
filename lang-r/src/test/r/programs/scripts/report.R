# A report over a data frame.
sales <- data.frame(
  region = c("north", "south", "north", "east", "south", "east", "north"),
  product = c("a", "a", "b", "b", "b", "a", "a"),
  units = c(10, 4, 7, 12, NA, 3, 5),
  price = c(2.5, 2.5, 10, 10, 10, 2.5, 2.5))
sales
str(sales)
nrow(sales[!complete.cases(sales), ])
sales$units[is.na(sales$units)] <- 0
sales$revenue <- with(sales, units * price)
sales[order(-sales$revenue), c("region", "product", "revenue")]
by_region <- tapply(sales$revenue, sales$region, sum)
by_region
round(100 * by_region / sum(by_region), 1)
aggregate(revenue ~ region + product, data = sales, FUN = sum)
xt <- table(sales$region, sales$product)
xt
dim(xt)
apply(xt, 1, sum)
summary(sales$revenue)
best <- sales[which.max(sales$revenue), ]
cat("Best sale:", best$region, best$product, format(best$revenue, big.mark = ","), "\n")
lapply(split(sales, sales$product), function(d) colMeans(d[, c("units", "revenue")]))
prices <- unique(sales[, c("product", "price")])
prices
merge(prices, data.frame(product = c("a", "b", "c"), name = c("Apple", "Banana", "Cherry")), all.y = TRUE)
sales$size <- cut(sales$units, breaks = c(-Inf, 4, 8, Inf), labels = c("small", "medium", "large"))
table(sales$size)
levels(sales$size)
sapply(sales, class)
subset(sales, size == "large", select = c(region, units))
rbind(head(sales, 1), tail(sales, 1))
colnames(sales)[3] <- "count"
names(sales)
m <- as.matrix(sales[, c("count", "price")])
m[1:2, ]
for (i in seq_len(3)) with(sales[i, ], cat(sprintf("%-6s %s %6.2f\n", region, product, revenue)))
do.call(rbind, lapply(split(sales, sales$region), function(d) data.frame(region = d$region[1], total = sum(d$revenue), n = nrow(d))))
stack <- sales[0, ]
nrow(stack)
is.na(sales)[5, ]
