# Reads CSV by hand with a state machine and compares with read.csv.
text <- 'name,age,city,motto
Ann,34,"Paris","Carpe, diem"
"Bob ""the"" Builder",41,Rome,Can we fix it?
Cara,,Oslo,""
Dan,29,"New
York",Never'
parse_csv <- function(text) {
  chars <- strsplit(text, "")[[1]]
  rows <- list(); row <- character(0); field <- character(0)
  quoted <- FALSE; i <- 1L; n <- length(chars)
  finish_field <- function() { row[length(row) + 1L] <<- paste(field, collapse = ""); field <<- character(0) }
  finish_row <- function() { finish_field(); rows[[length(rows) + 1L]] <<- row; row <<- character(0) }
  while (i <= n) {
    ch <- chars[i]
    if (quoted) {
      if (ch == '"') {
        if (i < n && chars[i + 1L] == '"') { field <- c(field, '"'); i <- i + 1L } else quoted <- FALSE
      } else field <- c(field, ch)
    } else switch(ch,
      '"' = quoted <- TRUE,
      ',' = finish_field(),
      '\n' = finish_row(),
      field <- c(field, ch))
    i <- i + 1L
  }
  if (length(field) || length(row)) finish_row()
  rows
}
rows <- parse_csv(text)
str(rows)
mat <- do.call(rbind, rows[-1])
colnames(mat) <- rows[[1]]
print(mat)
df <- as.data.frame(mat, stringsAsFactors = FALSE)
df$age <- as.integer(df$age)
df
same <- read.csv(text = text, stringsAsFactors = FALSE)
str(same)
identical(df$name, same$name)
all.equal(df$age, same$age)
mean(df$age, na.rm = TRUE)
write_field <- function(x) {
  x <- ifelse(is.na(x), "", as.character(x))
  quote <- grepl('[",\n]', x)
  x[quote] <- paste0('"', gsub('"', '""', x[quote], fixed = TRUE), '"')
  x
}
lines <- c(paste(names(df), collapse = ","), do.call(paste, c(lapply(df, write_field), sep = ",")))
cat(lines, sep = "\n")
again <- do.call(rbind, parse_csv(paste(lines, collapse = "\n"))[-1])
identical(unname(again[, 1]), df$name)
write.csv(df, row.names = FALSE)
write.table(df, quote = FALSE, sep = "|", na = "-")
nchar(df$motto)
table(is.na(df$age))
