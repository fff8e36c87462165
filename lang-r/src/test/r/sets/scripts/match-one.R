match(NA, c(1, NA))
match(NaN, c(NA, NaN))
match("a", c("b", "a", "a"))
match("a", character())
match(2, 1:3)
match(-0, c(1, 0))
match(TRUE, c(0, 1))
match("1", 1:2)
match(NA, c("NA", NA))
match(1i, c(1, 1i))
match("z", letters, nomatch = 0L)
3 %in% 1:5
"NA" %in% NA
NULL %in% 1
match(list("b"), c("a", "b"))
match(factor("q"), c("p", "q"))
match(as.raw(2), as.raw(1:3))
charToRaw("a\u00e9\u20ac\U1F600"); charToRaw("plain")
