# Items, inheritance and methods; printing with format methods.
item <- function(name, price, qty, ..., class = character()) structure(list(name = name, price = price, qty = qty, ...), class = c(class, "item"))
perishable <- function(name, price, qty, expires) item(name, price, qty, expires = as.Date(expires), class = "perishable")
format.item <- function(x, ...) sprintf("%s x%d @ %s", x$name, x$qty, formatC(x$price, format = "f", digits = 2, big.mark = ","))
format.perishable <- function(x, ...) paste0(NextMethod(), " (expires ", format(x$expires, "%d %b %Y"), ")")
print.item <- function(x, ...) { cat("<", class(x)[1], "> ", format(x), "\n", sep = ""); invisible(x) }
value <- function(x, ...) UseMethod("value")
value.default <- function(x, ...) stop("no value for class ", class(x)[1])
value.item <- function(x, ...) x$price * x$qty
value.perishable <- function(x, on = as.Date("2024-06-01"), ...) {
  days <- as.numeric(x$expires - on)
  NextMethod() * if (days < 0) 0 else if (days < 7) 0.5 else 1
}
stock <- list(item("Hammer", 19.9, 12L), perishable("Milk", 0.99, 30L, "2024-06-04"), perishable("Cheese", 7.5, 4L, "2024-09-15"), item("Engine", 12500, 2L))
stock[[1]]
invisible(lapply(stock, print))
sapply(stock, value)
vapply(stock, function(i) class(i)[1], character(1))
tryCatch(value(42), error = function(e) print(conditionMessage(e)))
as.data.frame.inventory <- function(x, ...) data.frame(name = sapply(x, `[[`, "name"), price = sapply(x, `[[`, "price"), qty = sapply(x, `[[`, "qty"), value = sapply(x, value))
inventory <- function(...) structure(list(...), class = "inventory")
length.inventory <- function(x) length(unclass(x))
"[.inventory" <- function(x, i) structure(unclass(x)[i], class = "inventory")
"+.inventory" <- function(e1, e2) { if (inherits(e2, "item")) e2 <- inventory(e2); structure(c(unclass(e1), unclass(e2)), class = "inventory") }
print.inventory <- function(x, ...) { cat("Inventory of", length(x), "items\n"); for (i in unclass(x)) cat(" -", format(i), "\n"); invisible(x) }
summary.inventory <- function(object, ...) { df <- as.data.frame(object); structure(list(total = sum(df$value), top = df$name[which.max(df$value)]), class = "summary.inventory") }
print.summary.inventory <- function(x, ...) cat("Total value ", format(x$total, big.mark = ",", nsmall = 2), ", top item ", x$top, "\n", sep = "")
inv <- do.call(inventory, stock)
inv
inv[2:3]
inv + item("Nail", .05, 1000L)
length(inv)
df <- as.data.frame(inv)
df[order(df$value, decreasing = TRUE), ]
summary(inv)
rev(inv)
sort_by <- function(inv, key) inv[order(sapply(unclass(inv), `[[`, key))]
sort_by(inv, "qty")
update <- function(x, ...) { changes <- list(...); x[names(changes)] <- changes; x }
update(stock[[1]], qty = 99L, price = 5)
unclass(stock[[2]])
inherits(stock[[2]], "item"); inherits(stock[[2]], c("x", "perishable"), which = TRUE)
modifyList(list(a = 1, b = list(c = 2)), list(b = list(c = 3, d = 4)))
methods_found <- sapply(c("print", "format", "value"), function(g) !is.null(getS3method(g, "item", optional = TRUE)))
methods_found
stopifnot(is.list(unclass(inv)), identical(class(inv), "inventory"))
toString(sapply(unclass(inv), function(i) i$name))
