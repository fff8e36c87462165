größe <- 10
été <- function(été = größe) été * 2
日本 <- "にほん"
x$größe <- été(größe = 3)
list(größe = 1, `ein Wert` = 2)
