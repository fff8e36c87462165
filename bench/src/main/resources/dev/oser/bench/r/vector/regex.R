# Patterns over a hundred thousand strings.
words <- paste0("word", 1:100000, "-", 100000:1)
run <- function() sum(nchar(gsub("[0-9]+-", "#", words))) + sum(grepl("99$", words))
