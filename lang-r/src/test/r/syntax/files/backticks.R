`my var` <- 1
`my fun` <- function(`an arg`, `if` = 2) `an arg` + `if`
`my fun`(`an arg` = `my var`)
list(`a b` = 1, "c d" = 2, 'e' = 3, f = 4)
x$`odd name`$plain; x@`slot name`
`+`(1, 2); `[[`(x, "a"); `if`(a, b, c); `for`(i, 1:3, print(i))
`function`
