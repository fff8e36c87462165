# A small report: simulated sales by shop, summarised and shown.
set.seed(2026)
shops <- c("north", "south", "harbour")
sales <- data.frame(
  shop = factor(sample(shops, 60, replace = TRUE, prob = c(0.5, 0.3, 0.2))),
  amount = round(rexp(60, 1 / 40), 2)
)
cat("Sales:", nrow(sales), "of", sum(sales$amount), "in all\n\n")

by_shop <- aggregate(amount ~ shop, data = sales, FUN = function(x) round(mean(x), 2))
print(by_shop)

best <- tapply(sales$amount, sales$shop, max)
cat("\nLargest sale:\n")
for (shop in names(best)) cat(sprintf("  %-8s %8.2f\n", shop, best[[shop]]))

size <- cut(sales$amount, c(0, 10, 50, Inf), labels = c("small", "medium", "large"))
print(table(sales$shop, size))

# A closure that keeps state, and a condition that is handled.
budget <- function(left) function(cost) {
  if (cost > left) stop("over budget by ", cost - left)
  left <<- left - cost
  left
}
spend <- budget(100)
for (cost in c(30, 50, 40)) {
  left <- tryCatch(spend(cost), error = function(e) conditionMessage(e))
  cat("spend", cost, "->", left, "\n")
}
summary(sales$amount)
