s <- stl(nottem, "per")
names(s)
head(s$time.series, 3)
summary(s)
#%%
s <- stl(log(co2), s.window = 21)
summary(s)
s$time.series[1:5, ]
#%%
s <- stl(nottem, s.window = 4, t.window = 50, t.jump = 1)
s$time.series[1:5, ]
str(s[3:6])
s <- stl(nottem, s.window = 7, s.degree = 1, t.degree = 0, l.degree = 0, s.jump = 1, t.jump = 1, l.jump = 1)
s$time.series[1:4, ]
s <- stl(window(nottem, end = c(1923, 12)), s.window = 5)
s
#%%
s <- stl(nottem, s.window = 7, robust = TRUE, outer = 5)
s$time.series[1:5, ]
s$weights[1:5]
#%%
for (f in list(quote(stl(1:10, "per")), quote(stl(ts(cbind(1:3, 1:3)), "per")), quote(stl(ts(c(1:30, NA), frequency = 4), "per")), quote(stl(nottem, "x")),
               quote(stl(nottem, 7, s.degree = 2))))
  print(tryCatch(eval(f), error = function(e) conditionMessage(e)))
