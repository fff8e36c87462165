# Course exercise: student grades management
students <- list(
  list(name = "Alice Smith", id = "S001", scores = c(math = 92, physics = 88, art = 75)),
  list(name = "Bob Jones", id = "S002", scores = c(math = 67, physics = 72, art = 90)),
  list(name = "Carla Diaz", id = "S003", scores = c(math = 85, physics = 95, art = 81)))
avg <- sapply(students, function(s) mean(s$scores))
names(avg) <- sapply(students, `[[`, "name")
print(round(avg, 2))
report <- function(s) {
  cat(sprintf("%-15s (%s)\n", s$name, s$id))
  for (k in names(s$scores)) cat(sprintf("  %-10s %5.1f %s\n", k, s$scores[[k]], if (s$scores[[k]] >= 90) "***" else ""))
  cat(sprintf("  %-10s %5.1f\n", "average", mean(s$scores)))
  invisible(NULL)
}
invisible(lapply(students, report))
m <- do.call(rbind, lapply(students, function(s) s$scores)); rownames(m) <- sapply(students, `[[`, "id"); print(m)
print(apply(m, 2, which.max)); print(cor(m)); print(summary(m)); print(as.data.frame(m))
best <- Reduce(function(a, b) if (mean(a$scores) > mean(b$scores)) a else b, students); cat("Best student:", best$name, "\n")
students[[length(students) + 1]] <- list(name = "Dan Wu", id = "S004", scores = c(math = 70, physics = NA, art = 88))
print(sapply(students, function(s) mean(s$scores, na.rm = TRUE)))
ord <- order(sapply(students, function(s) s$name), decreasing = TRUE); print(sapply(students[ord], `[[`, "id"))
str(students[[4]]); str(students, max.level = 1); print(students[[2]])
df <- data.frame(name = sapply(students, `[[`, "name"), do.call(rbind, lapply(students, `[[`, "scores"))); print(df); print(colMeans(df[-1], na.rm = TRUE))
df$grade <- cut(rowMeans(df[, 2:4], na.rm = TRUE), c(0, 70, 80, 90, 100), labels = c("D", "C", "B", "A"), right = FALSE); print(df); print(table(df$grade)); print(df[df$grade == "B", "name"]); print(split(df$name, df$grade)); print(by(df$math, df$grade, mean))
first <- sub(" .*", "", df$name); last <- sub(".* ", "", df$name); print(paste0(last, ", ", substr(first, 1, 1), ".")); print(toupper(substr(first, 1, 3))); print(sprintf("%s.%s@uni.edu", tolower(first), tolower(last))); print(rev(strsplit(df$name[1], " ")[[1]])); print(nchar(df$name)); print(vapply(strsplit(df$name, ""), function(ch) sum(ch %in% c("a", "e", "i", "o", "u")), numeric(1)))
write.csv(df, row.names = FALSE); print(format(df)); print(format(Sys.time(), "%Y") > 2000); print(xtabs(~ grade, df)); print(tapply(df$art, df$grade, mean)); print(aggregate(art ~ grade, df, mean)); print(quantile(df$art, c(0.1, 0.9))); print(unlist(lapply(df, class))); print(t(df[1:2, 2:4])); print(df[which.max(df$physics), ]); print(is.na(df$physics)); print(within(df, { total <- math + art; physics <- NULL })); print(merge(df[, c("name", "math")], data.frame(name = c("Bob Jones", "Zed"), club = c("chess", "go")), all = TRUE)); print(head(df[order(-df$art), c("name", "art")], 2)); print(nrow(subset(df, math > 80))); df$name <- NULL; print(round(scale(df[, 1:3]), 3)); print(sapply(df[1:3], function(x) c(mean = mean(x, na.rm = TRUE), sd = sd(x, na.rm = TRUE)))); print(mapply(function(x, n) sprintf("%s=%.1f", n, mean(x, na.rm = TRUE)), df[1:3], names(df)[1:3])); cat(format(c("Name", "Alice"), width = 12), "|", format(c(1.5, 22.75), nsmall = 2), "\n"); cat(formatC(c(1.5, 22.75, 333), width = 10, format = "f", digits = 1), sep = "\n"); cat("\n"); cat(paste("Total:", sum(df$math)), sep = "\n"); cat("\n")
