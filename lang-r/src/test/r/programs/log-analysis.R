# Reads lines of a server log and reports on them.
log_lines <- c(
  "10:00:01 INFO  web01 GET /index.html 200 12ms",
  "10:00:03 INFO  web02 GET /style.css 200 3ms",
  "10:00:07 WARN  web01 GET /old-page 404 5ms",
  "10:00:09 INFO  web01 POST /login 302 48ms",
  "10:01:15 ERROR db01 timeout after 3000ms while reading table 'users'",
  "10:01:16 ERROR web01 GET /profile 500 3012ms",
  "10:01:20 INFO  web02 GET /index.html 200 9ms",
  "garbled line without structure",
  "10:02:02 INFO  web02 GET /search?q=r+language 200 150ms",
  "10:02:45 WARN  web02 GET /missing.png 404 2ms",
  "10:03:10 INFO  web01 POST /login 200 52ms",
  "10:03:11 INFO  web01 GET /profile 200 33ms",
  "10:05:59 ERROR db01 timeout after 5000ms while reading table 'orders'",
  "10:06:00 INFO  web02 GET /index.html 304 1ms")

pattern <- "^(\\d{2}):(\\d{2}):(\\d{2}) (INFO|WARN|ERROR) +(\\w+) (.*)$"
parsed <- regmatches(log_lines, regexec(pattern, log_lines, perl = TRUE))
ok <- lengths(parsed) > 0
cat("parsed", sum(ok), "of", length(log_lines), "lines\n")
for (i in which(!ok)) cat("skipped line ", i, ": ", dQuote(log_lines[i], FALSE), "\n", sep = "")

m <- do.call(rbind, parsed[ok])
entries <- data.frame(
  time = as.integer(m[, 2]) * 3600L + as.integer(m[, 3]) * 60L + as.integer(m[, 4]),
  level = factor(m[, 5], levels = c("INFO", "WARN", "ERROR")),
  host = m[, 6], text = m[, 7])
str(entries)
print(table(entries$host, entries$level))

request <- "^(GET|POST) (\\S+) (\\d{3}) (\\d+)ms$"
is_request <- grepl(request, entries$text, perl = TRUE)
requests <- entries[is_request, ]
parts <- do.call(rbind, regmatches(requests$text, regexec(request, requests$text, perl = TRUE)))
requests$method <- parts[, 2]
requests$path <- sub("\\?.*", "", parts[, 3])
requests$status <- as.integer(parts[, 4])
requests$ms <- as.numeric(parts[, 5])
requests$text <- NULL
rownames(requests) <- NULL
print(requests)

cat("\nstatus classes\n")
print(table(paste0(requests$status %/% 100, "xx")))
cat("\ntime per host\n")
stats <- aggregate(ms ~ host, requests, function(v) c(mean = mean(v), max = max(v)))
print(stats)
cat("\nbusiest paths\n")
paths <- sort(table(requests$path), decreasing = TRUE)
for (p in names(paths)[paths > 1]) cat(sprintf("  %-14s %d\n", p, paths[[p]]))

clock <- function(s) sprintf("%02d:%02d:%02d", s %/% 3600L, s %% 3600L %/% 60L, s %% 60L)
cat("\nerrors\n")
errors <- subset(entries, level == "ERROR")
for (i in seq_len(nrow(errors))) with(errors[i, ], cat(clock(time), host, substr(text, 1, 30), "\n"))
tables <- regmatches(errors$text, regexpr("'[a-z]+'", errors$text))
cat("tables named:", gsub("'", "", tables), "\n")
delays <- as.numeric(sub(".*after (\\d+)ms.*", "\\1", grep("timeout", entries$text, value = TRUE)))
cat("mean timeout:", mean(delays), "\n")

cat("\nper minute\n")
minute <- factor(entries$time %/% 60L, levels = seq(min(entries$time %/% 60L), max(entries$time %/% 60L)))
counts <- tapply(rep(1, nrow(entries)), minute, sum)
counts[is.na(counts)] <- 0
for (k in names(counts)) cat(clock(as.integer(k) * 60L), strrep("=", counts[[k]]), "\n")
gaps <- diff(entries$time)
cat("longest silence:", max(gaps), "seconds after", clock(entries$time[which.max(gaps)]), "\n")

slow <- requests[requests$ms > quantile(requests$ms, 0.75), c("path", "ms")]
print(slow[order(-slow$ms), ], row.names = FALSE)
anonymous <- gsub("web(\\d+)", "host-\\1", unique(entries$host))
print(anonymous)
session <- Reduce(function(s, line) {
  s$seen <- s$seen + 1
  if (grepl("login", line)) s$logins <- c(s$logins, s$seen)
  s
}, log_lines, list(seen = 0, logins = integer()))
str(session)
