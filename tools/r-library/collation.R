# Writes the characters in the order of R's default collation (ICU, root). Not a test but a resource: dev.oser.lang.r.text.Collation
# reads it. Started by record-r-library.
arguments <- commandArgs(TRUE)
points <- c(1:0x2fff, 0x3001:0x30ff, 0xa640:0xa69f, 0xa720:0xa7ff, 0xfb00:0xfb06, 0xff01:0xff5e)
text <- intToUtf8(points, multiple = TRUE)
shown <- encodeString(text) == text | points < 128
ordered <- points[shown][order(text[shown])]
resource <- file.path(arguments[2], "../../../main/resources/dev/oser/lang/r/text/collation.txt")
writeLines(paste(sprintf("%x", ordered), collapse = " "), resource)
