setClass("P", slots = c(name = "character"))
setAs("P", "character", function(from) from@name)
as(new("P", name = "a"), "character")
setAs("character", "P", function(from) new("P", name = from))
as("zed", "P")
#%%
setClass("A", slots = c(x = "numeric")); setClass("B", contains = "A", slots = c(y = "numeric"))
b <- new("B", x = 1, y = 2)
as(b, "A")
as(b, "A") <- new("A", x = 50)
b
is(as(b, "A"), "B")
as(new("A", x = 3), "B")
#%%
as(3.7, "integer"); as(3L, "character"); as("3", "numeric"); as(1, "logical"); as(c(a = 1), "list"); as(TRUE, "numeric")
as(1L, "numeric"); as("a", "name"); as(1:3, "character")
#%%
setClass("A", slots = c(x = "numeric"))
r <- try(as(new("A"), "nonsense"))
r <- try(as(1, "A"))
#%%
setClass("N", contains = "numeric", slots = c(u = "character"))
n <- new("N", c(1, 2), u = "m")
as(n, "numeric")
as(n, "numeric") <- c(7, 8)
n
#%%
setClass("Celsius", slots = c(d = "numeric")); setClass("Fahrenheit", slots = c(d = "numeric"))
setAs("Celsius", "Fahrenheit", function(from) new("Fahrenheit", d = from@d * 9 / 5 + 32))
setAs("Fahrenheit", "Celsius", function(from) new("Celsius", d = (from@d - 32) * 5 / 9))
as(new("Celsius", d = 100), "Fahrenheit")@d
as(as(new("Celsius", d = 37), "Fahrenheit"), "Celsius")@d
#%%
setClass("A", slots = c(x = "numeric")); setClass("B", contains = "A")
setAs("A", "character", function(from) paste("A of", from@x))
as(new("B", x = 5), "character")
