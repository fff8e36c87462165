# Daily readings: dates, moving averages, gaps, monthly reports.
days <- seq(as.Date("2023-11-20"), as.Date("2024-02-10"), by = "day")
set.seed(99)
temp <- round(10 * sin(2 * pi * as.numeric(format(days, "%j")) / 365) + rnorm(length(days)), 1)
series <- data.frame(day = days, temp = temp)
series <- series[-c(5, 17:19, 60), ]
nrow(series); head(series, 3); tail(series, 3); range(series$day); diff(range(series$day))
gaps <- which(diff(series$day) > 1); data.frame(after = series$day[gaps], days = as.integer(diff(series$day))[gaps] - 1L)
full <- merge(data.frame(day = days), series, all.x = TRUE); sum(is.na(full$temp)); full[is.na(full$temp), "day"]
fill <- function(v) { for (i in seq_along(v)) if (is.na(v[i])) v[i] <- v[i - 1]; v }
full$temp <- fill(full$temp); anyNA(full)
moving <- function(v, k) { out <- rep(NA_real_, length(v)); for (i in k:length(v)) out[i] <- mean(v[(i - k + 1):i]); out }
full$ma7 <- round(moving(full$temp, 7), 2); full[6:10, ]
stats::filter(1:6, rep(1/3, 3))
full$month <- format(full$day, "%Y-%m"); aggregate(temp ~ month, full, function(v) round(mean(v), 2))
tapply(full$temp, months(full$day), max)
weekday <- factor(weekdays(full$day), levels = c("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")); round(tapply(full$temp, weekday, mean), 2); table(weekday)
week <- cut(full$day, "week"); head(tapply(full$temp, week, length)); nlevels(week)
full$quarter <- quarters(full$day); table(full$quarter)
hot <- rle(full$temp > 0); max(hot$lengths[hot$values]); data.frame(unclass(hot))[1:4, ]
streak <- function(x) { r <- rle(x); sequence(r$lengths) * rep(r$values, r$lengths) }; streak(c(TRUE, TRUE, FALSE, TRUE, TRUE, TRUE))
cummax(c(1, 3, 2, 5)); cummin(c(5, 3, 4)); cumprod(1:5); diff(c(1, 4, 9, 16), differences = 2); diff(1:10, lag = 3)
birthdays <- as.Date(c(Ann = "1990-02-28", Bob = "1984-12-25", Cy = "2000-02-29")); today <- as.Date("2024-03-01")
age <- function(b, on) { y <- as.numeric(format(on, "%Y")) - as.numeric(format(b, "%Y")); y - (format(on, "%m%d") < format(b, "%m%d")) }; age(birthdays, today)
floor(as.numeric(difftime(today, birthdays, units = "days")) / 365.25); format(birthdays, "%A"); names(sort(birthdays)); birthdays["Bob"]; birthdays[["Ann"]]
is_leap <- function(y) (y %% 4 == 0 & y %% 100 != 0) | y %% 400 == 0; Filter(is_leap, 1896:1912); days_in <- function(m, y) as.integer(format(seq(as.Date(sprintf("%d-%02d-01", y, m)), by = "month", length.out = 2)[2] - 1, "%d")); sapply(1:12, days_in, y = 2024)
first_monday <- function(y, m) { d <- as.Date(sprintf("%d-%02d-01", y, m)) + 0:6; d[weekdays(d) == "Monday"] }; first_monday(2024, 5); calendar <- function(y, m) { first <- as.Date(sprintf("%d-%02d-01", y, m)); lead <- (as.POSIXlt(first)$wday + 6) %% 7; cells <- c(rep("  ", lead), formatC(seq_len(days_in(m, y)), width = 2)); cells <- c(cells, rep("  ", -length(cells) %% 7)); cat(format(first, "%B %Y"), "\nMo Tu We Th Fr Sa Su\n"); cat(apply(matrix(cells, ncol = 7, byrow = TRUE), 1, paste, collapse = " "), sep = "\n") }; calendar(2024, 2)
stamps <- as.POSIXct(c("2024-01-01 08:00:00", "2024-01-01 09:30:00", "2024-01-02 17:45:10"), tz = "UTC"); diff(stamps); as.numeric(diff(stamps), units = "mins"); format(stamps, "%H:%M"); trunc(stamps, "hours"); round(difftime(stamps[3], stamps[1], units = "hours"), 2); as.POSIXlt(stamps)$hour; cut(stamps, "day"); seq(stamps[1], by = "90 min", length.out = 3); stamps + 3600; table(as.Date(stamps)); strftime(stamps, "%d.%m.%Y %I:%M %p"); rev(stamps)[1]; stamps[stamps > as.POSIXct("2024-01-01 09:00", tz = "UTC")]
log <- c("2024-03-05 10:15:00 ERROR disk full", "2024-03-05 10:16:30 INFO ok", "2024-03-05 11:00:00 ERROR net"); when <- as.POSIXct(substr(log, 1, 19), tz = "UTC"); level <- sub("^\\S+ \\S+ (\\S+) .*", "\\1", log); data.frame(when, level); tapply(seq_along(log), level, length); difftime(max(when), min(when)); sprintf("%s at %s", level, format(when, "%H:%M"))
ts <- ISOdate(2024, 1, 1:3, tz = "UTC"); ts; as.Date(ts); weekdays(ts); julian(as.Date("1970-01-02")); months(ts[1], abbreviate = TRUE); unclass(as.Date("2000-01-01")); as.Date("01.02.2023", "%d.%m.%Y"); is.na(as.Date("2023-02-30", optional = TRUE)); seq(as.Date("2024-01-31"), by = "1 month", length.out = 3); rev(seq(today, length.out = 3, by = "-1 week")); as.integer(as.Date("2024-12-25") - today); mean(as.Date(c("2024-01-01", "2024-01-03"))); summary(birthdays); str(full); cat(format(today, "%d/%m/%y"), as.character(today), "\n"); paste("Due:", today + 14); print(data.frame(d = today + 0:1, n = 1:2)); identical(as.Date("2024-03-01"), today); today %in% days; outer(1:2, 1:2, "+")
