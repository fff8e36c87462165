# Employee report
emp <- data.frame(
  id = 101:112,
  name = c("Ann","Bob","Cid","Dee","Eve","Fay","Gus","Hal","Ivy","Jon","Kim","Lou"),
  dept = factor(c("IT","HR","IT","Ops","Ops","HR","IT","Ops","HR","IT","Ops","IT")),
  salary = c(5200, 4100.5, 6100, 3900, 4250.75, 4800, 7000, 3600, 5000, 5600, 4400, 6400),
  hired = as.Date(c("2010-03-15","2012-07-01","2009-11-30","2018-01-08","2016-05-23","2011-09-19","2005-02-14","2020-10-05","2014-12-01","2013-04-22","2017-08-14","2008-06-02")),
  stringsAsFactors = FALSE
)
str(emp)
summary(emp)
print(head(emp, 3))
print(tail(emp, n = -9))
agg <- aggregate(salary ~ dept, data = emp, FUN = mean)
print(agg)
agg2 <- aggregate(emp$salary, by = list(Dept = emp$dept, Senior = emp$hired < as.Date("2013-01-01")), FUN = function(x) c(n = length(x), mean = mean(x)))
print(agg2)
str(agg2)
print(tapply(emp$salary, emp$dept, summary))
print(with(emp, tapply(salary, list(dept, format(hired, "%Y") > "2012"), max)))
by(emp[, c("salary","id")], emp$dept, summary)
by(emp, emp$dept, function(d) round(mean(d$salary), 2))
emp$band <- cut(emp$salary, breaks = c(0, 4000, 5000, 6000, Inf), labels = c("low","mid","high","top"))
print(table(emp$dept, emp$band))
print(prop.table(table(emp$dept, emp$band), 1), digits = 2)
print(addmargins(table(dept = emp$dept, band = emp$band)))
xt <- xtabs(salary ~ dept + band, emp)
print(xt)
summary(xt)
ftable(xtabs(~ dept + band + (id %% 2 == 0), emp))
emp2 <- transform(emp, bonus = salary * 0.1, name = toupper(name))
print(emp2[order(-emp2$salary), c("name","salary","bonus")], row.names = FALSE)
print(subset(emp, salary > 5000 & dept == "IT", select = c(name, salary)))
print(do.call(rbind, lapply(split(emp, emp$dept), function(d) data.frame(dept = d$dept[1], n = nrow(d), total = sum(d$salary)))))
cat(sprintf("%-10s|%10.2f|%s\n", emp$name, emp$salary, format(emp$hired, "%d %b %Y")), sep = "")
stack(list(a = 1:3, b = 4:5))
unsplit(split(emp$salary, emp$dept), emp$dept)
merge(emp[1:4, c("id","name")], data.frame(id = c(102, 104, 104, 999), score = c(1.5, 2.5, 3.5, 9)), all = TRUE)
quantile(emp$salary, c(.1, .5, .9))
apply(as.matrix(emp[, c("id","salary")]), 2, range)
sapply(emp, class)
colMeans(emp[, c("id", "salary")])
