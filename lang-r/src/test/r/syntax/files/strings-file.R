a <- "double \"quoted\""
b <- 'single \'quoted\''
c <- "tab\tnewline\nnull-free"
d <- "unicode: \u00e9 \u4e2d \U1F600"
e <- 'é ü ß 日本'
f <- "multi
line
string"
g <- "hex \x41 octal \101"
