?mean
?base::mean
methods?show
x ? y
dt[, z := x + y]
dt[, `:=`(a = 1, b = 2)]
