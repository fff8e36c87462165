Person <- setRefClass("Person", fields = list(name = "character"))
p <- Person$new(name = "Al")
p$getClass()@className
A <- setClass("A", slots = c(x = "numeric"))
try(A(x = 1, x = 2))
try(as("x", "factor"))
