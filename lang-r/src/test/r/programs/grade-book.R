# Grades: reading, weighting, ranking, reporting.
raw <- "name|hw1|hw2|exam|email
Alice Smith|90|85|92|alice@example.com
Bob Jones|70||65|bob(at)example.com
Cara Doe|88|93|79|cara.doe@mail.org
Dan O'Neil|55|61|58|dan@x
Eve Adams|100|97|99|eve@example.co.uk"
con <- textConnection(raw)
grades <- read.table(con, sep = "|", header = TRUE, quote = "", stringsAsFactors = FALSE)
close(con)
grades
sapply(grades, class)
grades$hw2[is.na(grades$hw2)] <- 0
weights <- c(hw1 = .2, hw2 = .2, exam = .6)
grades$total <- as.vector(as.matrix(grades[names(weights)]) %*% weights)
letter <- function(x) as.character(cut(x, c(-Inf, 60, 70, 80, 90, Inf), labels = c("F", "D", "C", "B", "A"), right = FALSE))
grades$grade <- letter(grades$total)
grades$rank <- rank(-grades$total)
print(grades[order(grades$rank), c("rank", "name", "total", "grade")], row.names = FALSE)
names_split <- strsplit(grades$name, " ")
grades$last <- vapply(names_split, `[`, "", 2)
grades$initials <- sapply(names_split, function(p) paste(substr(p, 1, 1), collapse = ""))
grades[, c("initials", "last")]
valid <- grepl("^[[:alnum:]._]+@[[:alnum:].]+\\.[a-z]{2,}$", grades$email)
setNames(valid, grades$initials)
sub("(.*)@(.*)", "\\2", grades$email[valid])
regmatches(grades$email, regexpr("[a-z]+$", grades$email))
stats <- sapply(grades[c("hw1", "hw2", "exam", "total")], function(v) c(mean = mean(v), sd = sd(v), min = min(v), max = max(v)))
round(stats, 2)
round(t(stats), 1)
z <- scale(grades$total)[, 1]
data.frame(name = grades$last, z = round(z, 3), above = z > 0)
table(factor(grades$grade, levels = c("A", "B", "C", "D", "F")))
curve <- function(v, to = 100) { factor <- to / max(v); pmin(round(v * factor), to) }
curve(grades$exam)
improvement <- with(grades, ifelse(exam > (hw1 + hw2) / 2, "up", "down"))
tapply(grades$total, improvement, mean)
report <- function(g) {
  line <- strrep("-", 34)
  cat(line, "\n", sprintf("%-14s %6s %6s %5s\n", "Name", "Exam", "Total", "Grade"), line, "\n", sep = "")
  for (i in seq_len(nrow(g))) with(g[i, ], cat(sprintf("%-14s %6d %6.1f %5s\n", name, exam, total, grade)))
  cat(line, "\n", sep = "")
  cat(sprintf("%-14s %6.1f %6.1f\n", "Average", mean(g$exam), mean(g$total)))
}
report(grades)
long <- reshape(grades[c("name", "hw1", "hw2", "exam")], direction = "long", varying = c("hw1", "hw2", "exam"), v.names = "points", timevar = "part", times = c("hw1", "hw2", "exam"), idvar = "name")
long[order(long$name), c("name", "part", "points")][1:6, ]
aggregate(points ~ part, long, mean)
mapply(function(n, t) sprintf("%s:%g", n, t), grades$initials, grades$total)
best <- grades[which.max(grades$total), "name"]; cat("Best:", best, "\n")
failing <- subset(grades, grade %in% c("F", "D"), c(name, total)); failing
nrow(failing); any(grades$total > 98); all(grades$total > 50)
merge(grades[c("last", "total")], data.frame(last = c("Doe", "Smith", "Nobody"), room = c(101, 102, 103)), all = TRUE)
apply(as.matrix(grades[c("hw1", "hw2", "exam")]), 1, function(r) names(which.max(r)))
cor(grades$hw1, grades$exam); diff(sort(grades$total)); rev(sort(grades$last))
do.call(cbind, lapply(list(hw = grades$hw1, ex = grades$exam), function(v) quantile(v, c(.25, .75))))
write.csv(grades[1:2, c("name", "total", "grade")], quote = FALSE)
grades[nrow(grades) + 1, c("name", "total")] <- list("New Kid", 42); tail(grades[c("name", "hw1", "total")], 2)
colnames(grades)[colSums(is.na(grades)) > 0]; complete.cases(grades); nrow(na.omit(grades))
