stats::sd(x)
utils:::head.default(x)
"base"::"c"(1, 2)
a::b$c@d[[1]]
f <- base::paste
