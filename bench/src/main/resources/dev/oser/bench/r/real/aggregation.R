# Tables of sales: groups, sums, a merge and an order.
run <- function() {
  set.seed(21)
  n <- 120000
  sales <- data.frame(
    shop = sample(sprintf("shop %02d", 1:25), n, TRUE),
    month = sample(month.abb, n, TRUE),
    units = sample(1:20, n, TRUE),
    price = round(runif(n, 1, 50), 2)
  )
  sales$value <- sales$units * sales$price
  by_shop <- aggregate(value ~ shop, data = sales, FUN = sum)
  by_month <- tapply(sales$value, sales$month, mean)
  both <- with(sales, tapply(units, list(shop, month), sum))
  shops <- data.frame(
    shop = sprintf("shop %02d", 1:25),
    region = rep(c("north", "south"), length.out = 25)
  )
  merged <- merge(by_shop, shops, by = "shop")
  regions <- sapply(split(merged$value, merged$region), sum)
  best <- merged[order(-merged$value), ][1:3, ]
  large <- subset(sales, value > 500 & month %in% c("Jan", "Jun"))
  parts <- lapply(split(sales, sales$shop), function(part) part[which.max(part$value), "price"])
  c(
    best$shop, format(regions, digits = 10), format(max(by_month), digits = 10), sum(both),
    nrow(large), format(sum(unlist(parts)), digits = 10)
  )
}
