x <- ts(1:6, start = c(2000, 2), frequency = 4)
y <- x
y[2] <- 10L
y
tryCatch(y[8] <- 1L, error = function(e) conditionMessage(e))
y[] <- 0
y
z <- ts(matrix(1:6, 3), start = 2000)
z[2, ] <- 0L
z[z > 4] <- 99L
z
#%%
na.omit(ts(c(NA, 1, 2, NA), start = 2000))
tryCatch(na.omit(ts(c(NA, 1, NA, 2))), error = function(e) conditionMessage(e))
na.omit(ts(1:3))
names(attributes(na.omit(ts(c(NA, 1, 2)))))
na.action(list(na.action = 3))
na.action(na.omit(c(1, NA)))
na.exclude(c(a = 1, b = NA))
#%%
diffinv(ts(1:3, start = 2000))
tryCatch(diffinv(matrix(1:6, 3), xi = 1:2), error = function(e) conditionMessage(e))
diffinv(matrix(1:6, 3), xi = t(c(1, 2)))
diffinv(1:5, lag = 2, xi = c(1, 2))
diffinv(1:3, differences = 2, xi = c(1, 2))
diffinv(ts(matrix(1:6, 3), start = 2000))
#%%
time(1:3)
cycle(ts(1:6, start = c(2000, 2), frequency = 4))
start(1:3)
end(ts(1:6, start = c(2000, 2), frequency = 4))
lag(1:3, 2)
lag(ts(1:6, start = c(2000, 2), frequency = 4), -1)
time(ts(1:6, start = c(2000, 2), frequency = 4), offset = 0.5)
frequency(5)
deltat(ts(1:6, frequency = 4))
start(ts(1:5, start = 2000.3, deltat = 0.37))
structure(1:3, tsp = c(1, 3, 1))
structure(ts(1:3), foo = 1)
#%%
for (m in c("as.ts.default", "cycle.default", "cycle.ts", "deltat.default", "diffinv.ts", "diffinv.vector", "end.default", "frequency.default", "lag.default",
            "na.action.default", "na.exclude.data.frame", "na.fail.default", "na.omit.ts", "start.default", "time.default", "time.ts", "[<-.ts"))
  cat(m, is.function(getS3method(sub("\\..*", "", m), sub("^[^.]*\\.?[^.]*\\.", "", m), optional = TRUE)) || is.function(get0(m, asNamespace("stats"))), "\n")
start.mine <- function(x, ...) "mine"
start(structure(1, class = "mine"))
