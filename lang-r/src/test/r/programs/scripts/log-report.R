# Reads lines of a log and reports on them.
log <- c(
  "2024-03-01 10:15:02 [INFO] server: started on port 8080",
  "2024-03-01 10:15:09 [WARN] disk: 91% full (/dev/sda1)",
  "2024-03-01 10:16:44 [INFO] user: alice logged in from 10.0.0.5",
  "2024-03-01 10:17:01 [ERROR] db: connection lost after 3021 ms",
  "not a log line",
  "2024-03-01 10:17:03 [INFO] db: reconnected in 12 ms",
  "2024-03-02 08:00:00 [INFO] user: bob logged in from 192.168.1.77",
  "2024-03-02 08:01:30 [ERROR] disk: write failed (/dev/sdb2)",
  "2024-03-02 08:02:10 [INFO] user: alice logged out")

pattern <- "^([0-9-]+) ([0-9:]+) \\[([A-Z]+)\\] ([a-z]+): (.*)$"
parts <- regmatches(log, regexec(pattern, log))
bad <- lengths(parts) == 0
cat("unreadable:", sum(bad), "\n")
for (line in log[bad]) cat("  ", encodeString(line, quote = '"'), "\n", sep = "")

fields <- do.call(rbind, parts[!bad])[, -1]
entries <- as.data.frame(fields, stringsAsFactors = FALSE)
names(entries) <- c("date", "time", "level", "source", "message")
print(dim(entries))
print(entries[, c("time", "level", "source")])
print(table(entries$level))
print(table(entries$date, entries$level))

seconds <- vapply(strsplit(entries$time, ":"), function(p) sum(as.numeric(p) * c(3600, 60, 1)), 0)
entries$gap <- c(NA, diff(seconds))
print(entries$gap)

numbers <- regmatches(entries$message, gregexpr("[0-9]+( ms|%)", entries$message))
print(Filter(length, setNames(numbers, entries$source)))

ips <- unlist(regmatches(entries$message, gregexpr("([0-9]{1,3}\\.){3}[0-9]{1,3}", entries$message)))
private <- grepl("^(10\\.|192\\.168\\.)", ips)
print(data.frame(ip = ips, private = private))

masked <- gsub("[0-9]+\\.[0-9]+\\.([0-9]+)\\.[0-9]+", "x.x.\\1.x", entries$message)
cat(masked, sep = "\n")
users <- sub("^(\\w+) logged (in|out).*", "\\1/\\2", grep("logged", entries$message, value = TRUE))
print(strsplit(users, "/"))
print(sapply(split(entries$message, entries$source), function(m) max(nchar(m))))
worst <- entries[entries$level == "ERROR", ]
cat(sprintf("%s %-5s %s\n", worst$date, worst$source, toupper(worst$message)), sep = "")
for (d in unique(entries$date)) {
  day <- entries[entries$date == d, ]
  cat(d, ": ", nrow(day), " entries, ", sum(day$level != "INFO"), " problems\n", sep = "")
}
print(gsub("\\b([a-z])", "\\U\\1", "disk write failed", perl = TRUE))
print(regexpr("[%(]", log[2]))
print(nchar(log))
