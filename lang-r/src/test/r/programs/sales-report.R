# A monthly sales report from raw order lines.
set.seed(101)
n <- 60
orders <- data.frame(
  id = sprintf("O%04d", seq_len(n)),
  date = as.Date("2023-01-01") + sample(0:180, n, replace = TRUE),
  region = sample(c("North", "South", "East", "West"), n, replace = TRUE),
  product = sample(c("widget", "gadget", "gizmo"), n, replace = TRUE, prob = c(.5, .3, .2)),
  units = rpois(n, 6) + 1L,
  stringsAsFactors = FALSE
)
prices <- data.frame(product = c("gadget", "gizmo", "widget"), price = c(12.5, 99.99, 3.25))
orders <- merge(orders, prices, by = "product")
orders$revenue <- with(orders, units * price)
orders <- orders[order(orders$date, orders$id), ]
rownames(orders) <- NULL
head(orders)
str(orders)

cat("\nRevenue by region\n")
by.region <- aggregate(revenue ~ region, data = orders, FUN = sum)
by.region <- by.region[order(-by.region$revenue), ]
print(by.region, row.names = FALSE)

cat("\nRevenue by month and region\n")
orders$month <- factor(format(orders$date, "%b"), levels = month.abb[1:6])
tab <- with(orders, tapply(revenue, list(month, region), sum))
tab[is.na(tab)] <- 0
print(round(tab, 1))
print(addmargins(xtabs(units ~ month + product, orders)))

cat("\nShare of products\n")
share <- prop.table(tapply(orders$revenue, orders$product, sum))
for (p in names(sort(share, decreasing = TRUE)))
  cat(sprintf("%-8s %6.2f%% %s\n", p, 100 * share[[p]], strrep("#", round(40 * share[[p]]))))

cat("\nBest day per region\n")
best <- do.call(rbind, lapply(split(orders, orders$region), function(d) {
  daily <- tapply(d$revenue, d$date, sum)
  top <- which.max(daily)
  data.frame(region = d$region[1], day = names(daily)[top], revenue = daily[[top]])
}))
print(best)
summary(orders$revenue)
summary(orders[, c("units", "price", "revenue")])
quantile(orders$revenue, c(.1, .5, .9))
big <- subset(orders, revenue > 500, select = c(id, date, revenue))
if (nrow(big)) print(big) else cat("no big orders\n")
cat("Weekdays:\n")
print(table(factor(weekdays(orders$date, abbreviate = TRUE), levels = c("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"))))
cut.dates <- cut(orders$date, "month")
print(tapply(orders$units, cut.dates, mean))
