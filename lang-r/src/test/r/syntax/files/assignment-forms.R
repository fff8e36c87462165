a = 1
b <- 2
3 -> c
d <<- 4
5 ->> e
f = g <- h <<- 6
(i = 7)
{ j = 8 }
k <- l = 9
function() m = 10
if (a) n = 11 else o = 12
