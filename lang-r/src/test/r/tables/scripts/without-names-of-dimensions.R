table(c("a", "b", "a"), dnn = NULL)
table(c("a", "b"), c("x", "y"), dnn = NULL)
table(c(2.5, NaN, NA), useNA = "always")
table(c(NaN, NA, 1), exclude = NULL)
table(c(NaN, NA, 1), useNA = "ifany")
table(c(NaN, NA, 1))
#%%
interaction(c("a", "b"), c("x", "y", "z"))
split(1:6, list(c("a", "b"), c("x", "x", "y")))
quarters(as.Date(c(NA, "2020-05-01")))
numeric_version("1.2.3")[[1, 2]]
p <- as.POSIXct("2021-03-14 01:30:00", tz = "America/New_York")
strftime(p, "%H:%M", tz = "UTC")
strftime(p, "%H:%M %Z", tz = "Asia/Tokyo")
regmatches("a1b2", gregexec("([a-z])([0-9])", "a1b2"))
summary(aov(yield ~ N * P + Error(block), npk))
#%%
all.equal(function(x) x, function(x) y)
e <- new.env(); e$self <- e; e$f <- local(function() 1, e)
g <- new.env(); g$self <- g; g$f <- local(function() 1, g)
all.equal(e, g)
g$x <- 1
all.equal(e, g)
is.character(all.equal(mean, median))
#%%
try(head(1:3, c(1, 2)))
try(head(1:3, NA))
