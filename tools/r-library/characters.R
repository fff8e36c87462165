# Writes the table of what R thinks of each character: its width on a terminal and whether it is shown or escaped.
# Not a test but a resource: dev.oser.lang.r.text.Characters reads it. Started by record-r-library.
arguments <- commandArgs(TRUE)
points <- setdiff(1:0x10ffff, 0xd800:0xdfff)
text <- intToUtf8(points, multiple = TRUE)
kind <- paste0(nchar(text, "width"), ifelse(encodeString(text) != text & text != "\\", "e", ""))
starts <- c(TRUE, kind[-1] != kind[-length(kind)])
resource <- file.path(arguments[2], "../../../main/resources/dev/oser/lang/r/text/characters.txt")
dir.create(dirname(resource), recursive = TRUE, showWarnings = FALSE)
writeLines(paste(sprintf("%x", points[starts]), kind[starts]), resource)
