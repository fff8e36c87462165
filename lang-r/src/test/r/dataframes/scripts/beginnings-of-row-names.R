# Rows are found by the beginnings of their names, columns are not.
d <- data.frame(abc = 1:3, xyz = 4:6, row.names = c("first", "second", "fine"))
d["sec", ]
d["fi", ]
d[c("s", "fir", "none"), "xyz"]
d["first", "ab"]
d[["seco", "abc"]]
try(d["ab"])
d["", ]
