# A stock report from text, with joins, groups and totals.
items_csv <- "sku,name,category,price
A1,hammer,tools,12.50
A2,saw,tools,18.00
B1,paint,supplies,9.99
B2,brush,supplies,3.25
B3,tape,supplies,2.10
C1,lamp,home,24.00
C2,clock,home,15.75"

moves_csv <- "day,sku,change
1,A1,40
1,A2,25
1,B1,60
1,B2,100
2,B3,80
2,C1,12
2,A1,-5
3,B2,-30
3,B1,-58
3,C2,9
4,A1,-12
4,B3,-79
4,C1,-12
5,A2,-3
5,B2,-45
5,C2,-4
5,ZZ,1"

items <- read.csv(text = items_csv)
moves <- read.csv(text = moves_csv)
str(items)
str(moves)

unknown <- setdiff(moves$sku, items$sku)
if (length(unknown)) message("unknown sku ignored: ", paste(unknown, collapse = ", "))
moves <- moves[moves$sku %in% items$sku, ]

stock <- aggregate(change ~ sku, moves, sum)
names(stock)[2] <- "quantity"
report <- merge(items, stock, by = "sku", all.x = TRUE)
report$value <- report$price * report$quantity
report$level <- cut(report$quantity, c(-Inf, 0, 5, 20, Inf), labels = c("out", "low", "fair", "good"))
print(report)

cat("\nby category\n")
by_category <- aggregate(cbind(quantity, value) ~ category, report, sum)
by_category$share <- round(100 * by_category$value / sum(by_category$value), 1)
print(by_category[order(-by_category$value), ], row.names = FALSE)

cat("\nlevels\n")
print(table(report$category, report$level))
print(tapply(report$value, report$category, max))

cat("\nwhat to order\n")
for (i in which(report$level %in% c("out", "low"))) {
  r <- report[i, ]
  cat(sprintf("  %-6s %-8s %3d left, order %d\n", r$sku, r$name, r$quantity, 20L - r$quantity))
}

cat("\nmovement per day\n")
days <- tapply(moves$change, moves$day, function(v) c(into = sum(v[v > 0]), out = -sum(v[v < 0])))
print(do.call(rbind, days))

running <- with(moves[moves$sku == "B2", ], data.frame(day, level = cumsum(change)))
print(running)

wide <- tapply(moves$change, list(moves$sku, moves$day), sum)
wide[is.na(wide)] <- 0
print(wide)
print(apply(wide, 1, cumsum)[5, ])

report <- within(report, {
  discounted <- ifelse(category == "home", price * 0.9, price)
  rm(level)
})
print(report[c("name", "price", "discounted")])
cat(sprintf("total value: %s\n", format(sum(report$value), nsmall = 2, big.mark = ",")))
summary(report$value)
f <- tempfile(fileext = ".csv")
write.csv(report[report$quantity > 20, c("sku", "quantity")], f, row.names = FALSE)
writeLines(readLines(f))
stopifnot(identical(read.csv(f)$sku, report$sku[report$quantity > 20]))
