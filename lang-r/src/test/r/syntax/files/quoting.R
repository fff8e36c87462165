e <- quote(a + b * c)
e[[1]]; e[[3]][[2]]
substitute(x + y, list(x = 1, y = quote(z)))
bquote(f(.(x), ..(y)), splice = TRUE)
g <- function(...) match.call(expand.dots = FALSE)$...
eval(parse(text = "1 + 1"))
body(f) <- quote({ x^2 })
