x <- a || b && c | d & !e == f + g * h %in% i:j^k
y <- ((((((a || b) && c) | d) & !e) == f) + g) * h
z <- a <- b ~ c || d
w <- -1:3 * 2 + 3 > 4 & TRUE
