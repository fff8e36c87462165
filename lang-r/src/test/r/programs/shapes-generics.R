# Generic functions, group generics, operators and printing of shapes and vectors.
vec <- function(x, y) structure(list(x = x, y = y), class = "vec")
Ops.vec <- function(e1, e2) {
  if (nargs() == 1) return(vec(get(.Generic)(e1$x), get(.Generic)(e1$y)))
  if (is.numeric(e1)) e1 <- vec(e1, e1)
  if (is.numeric(e2)) e2 <- vec(e2, e2)
  r <- vec(get(.Generic)(e1$x, e2$x), get(.Generic)(e1$y, e2$y))
  if (.Generic %in% c("==", "!=", "<", ">")) r$x & r$y else r
}
Math.vec <- function(x, ...) vec(get(.Generic)(x$x, ...), get(.Generic)(x$y, ...))
Summary.vec <- function(..., na.rm = FALSE) { all <- unlist(lapply(list(...), unclass)); get(.Generic)(all, na.rm = na.rm) }
format.vec <- function(x, digits = 3, ...) paste0("(", format(x$x, digits = digits), ", ", format(x$y, digits = digits), ")")
print.vec <- function(x, ...) cat("vec", format(x, ...), "\n")
as.character.vec <- function(x, ...) format(x)
length.vec <- function(x) 2L
norm2 <- function(v) sqrt(v$x^2 + v$y^2)
a <- vec(3, 4); b <- vec(1, -2)
a + b; a - b; a * 2; 2 * a; -a; a / b; a == b; a == a; a != b
sqrt(a); round(vec(1.2345, 2.3456), 1); abs(b); max(a, b); range(b); sum(a)
length(a); as.character(a); paste("at", format(a)); norm2(a)
dot <- function(e1, e2) UseMethod("dot"); dot.vec <- function(e1, e2) e1$x * e2$x + e1$y * e2$y; dot(a, b)
`%.%` <- function(e1, e2) dot(e1, e2); a %.% b
"[[.vec" <- function(x, i) unclass(x)[[c("x", "y")[i]]]; a[[2]]
shape <- function(name, ..., type) structure(list(name = name, ...), class = c(type, "shape"))
area <- function(s, ...) UseMethod("area")
area.default <- function(s, ...) stop("unknown shape: ", paste(class(s), collapse = "/"))
area.circle <- function(s, ...) pi * s$r^2
area.rect <- function(s, ...) s$w * s$h
area.square <- function(s, ...) { cat("[square via] "); NextMethod() }
perimeter <- function(s) UseMethod("perimeter"); perimeter.circle <- function(s) 2 * pi * s$r; perimeter.rect <- function(s) 2 * (s$w + s$h)
print.shape <- function(x, ...) { cat(sprintf("%s <%s>: area %.2f, perimeter %.2f\n", x$name, class(x)[1], area(x), perimeter(x))); invisible(x) }
summary.shape <- function(object, ...) structure(c(area = area(object), perimeter = perimeter(object)), class = "summary.shape")
print.summary.shape <- function(x, ...) print(round(unclass(x), 1))
shapes <- list(shape("c1", r = 1, type = "circle"), shape("r1", w = 2, h = 3, type = "rect"), shape("s1", w = 2, h = 2, type = c("square", "rect")))
for (s in shapes) print(s)
summary(shapes[[1]])
areas <- sapply(shapes, area); areas
shapes[[which.max(areas)]]$name
sapply(shapes, inherits, "rect"); sapply(shapes, function(s) class(s)[1])
tryCatch(area(list()), error = function(e) cat("Error:", conditionMessage(e), "\n"))
scale_by <- function(s, k) { nums <- vapply(unclass(s), is.numeric, NA); s[nums] <- lapply(unclass(s)[nums], `*`, k); s }
scale_by(shapes[[2]], 10)
toString.shape <- function(x, ...) paste0("<", x$name, ">"); vapply(shapes, toString, "")
sort_shapes <- function(l) l[order(vapply(l, area, 0))]; vapply(sort_shapes(shapes), function(s) s$name, "")
all.equal(shapes[[1]], shapes[[1]]); identical(shapes[[1]], shapes[[2]])
unique(c(1, 2, 1)); t1 <- structure(list(v = 1:3), class = "stack"); rev.stack <- function(x) { x$v <- rev(x$v); x }; rev(t1)$v
seq_gen <- function(x, ...) UseMethod("seq_gen"); seq_gen.numeric <- function(x, ...) "numeric"; seq_gen.integer <- function(x, ...) c("integer", NextMethod()); seq_gen(1L); seq_gen(2)
seq_gen.character <- function(x, sep = "-", ...) paste(strsplit(x, "")[[1]], collapse = sep); seq_gen("abc"); seq_gen("abc", sep = "+")
update_all <- function(objs, ...) Map(function(o, n) { o$name <- n; o }, objs, c(...)); vapply(update_all(shapes, "x", "y", "z"), `[[`, "", "name")
