as.Date("2024-02-29")
#%%
x <- as.Date(c("2024-01-15","2023-12-31",NA)); x
#%%
x <- as.Date("2024-01-31"); x + 1
#%%
x <- as.Date("2024-01-31"); x - as.Date("2023-12-25")
#%%
as.numeric(as.Date("2024-01-31"))
#%%
format(as.Date("2024-03-05"), "%d/%m/%Y %A %B %j %U %u %y %e %b %a %W %V %G %w %C %D %F %h")
#%%
as.Date("05/03/2024", format="%d/%m/%Y")
#%%
as.Date("March 5, 2024", "%B %d, %Y")
#%%
as.Date("5mar2024", "%d%b%Y")
#%%
as.Date("2024-13-01")
#%%
as.Date("foo")
#%%
as.Date("2023-02-30")
#%%
as.Date(19000)
#%%
as.Date(19000, origin="1970-01-01")
#%%
as.Date("2024/01/02")
#%%
weekdays(as.Date("2024-01-01")+0:6)
#%%
months(as.Date("2024-01-15"))
#%%
weekdays(as.Date("2024-01-01"), abbreviate=TRUE)
#%%
quarters(as.Date(c("2024-01-15","2024-07-01")))
#%%
julian(as.Date("1970-01-10"))
#%%
seq(as.Date("2024-01-31"), by="month", length.out=4)
#%%
seq(as.Date("2024-01-01"), as.Date("2024-01-10"), by="day")
#%%
seq(as.Date("2024-01-01"), as.Date("2024-03-01"), by="2 weeks")
#%%
seq(as.Date("2024-01-01"), by="-1 month", length.out=3)
#%%
seq(as.Date("2020-02-29"), by="year", length.out=3)
#%%
seq(as.Date("2024-01-01"), as.Date("2024-12-31"), by="quarter")
#%%
seq(as.Date("2024-01-01"), as.Date("2024-01-05"), length.out=3)
#%%
seq(as.Date("2024-01-01"), by=7, length.out=3)
#%%
seq(as.Date("2024-01-10"), as.Date("2024-01-01"), by=-3)
#%%
seq(as.Date("2024-01-10"))
#%%
as.Date("2024-01-01") > as.Date("2023-01-01")
#%%
as.Date("2024-01-01") == "2024-01-01"
#%%
as.Date("2024-01-01") + as.Date("2024-01-01")
#%%
as.Date("2024-01-01") * 2
#%%
sum(as.Date("2024-01-01"))
#%%
sqrt(as.Date("2024-01-01"))
#%%
range(as.Date(c("2024-01-15","2023-12-31")))
#%%
max(as.Date(c("2024-01-15",NA)), na.rm=TRUE)
#%%
mean(as.Date(c("2024-01-15","2024-01-17")))
#%%
median(as.Date(c("2024-01-15","2024-01-17","2024-02-01")))
#%%
diff(as.Date(c("2024-01-15","2024-01-17","2024-02-01")))
#%%
rev(as.Date(c("2024-01-15","2024-01-17")))
#%%
sort(as.Date(c("2024-01-15","2023-01-17")))
#%%
order(as.Date(c("2024-01-15","2023-01-17")))
#%%
unique(as.Date(c("2024-01-15","2024-01-15")))
#%%
table(as.Date(c("2024-01-15","2024-01-15","2023-01-01")))
#%%
factor(as.Date(c("2024-01-15","2023-01-01")))
#%%
c(as.Date("2024-01-15"), NA)
#%%
as.character(as.Date("2024-01-15"))
#%%
paste("Today:", as.Date("2024-01-15"))
#%%
cat(format(as.Date("2024-01-15")), "\n")
#%%
cat(as.Date("2024-01-15"), "\n")
#%%
data.frame(d=as.Date(c("2024-01-15","2023-01-01")), v=1:2)
#%%
str(as.Date("2024-01-15"))
#%%
str(data.frame(d=as.Date(c("2024-01-15","2023-01-01")), v=1:2))
#%%
summary(as.Date(c("2024-01-15","2023-01-01")))
#%%
summary(data.frame(d=as.Date(c("2024-01-15","2023-01-01")), v=1:2))
#%%
head(as.Date("2024-01-15")+0:10, 3)
#%%
tail(as.Date("2024-01-15")+0:10, 2)
#%%
as.Date("2024-01-15")[0]
#%%
class(Sys.Date())
#%%
is.numeric(Sys.Date())
#%%
cut(as.Date(c("2024-01-15","2024-02-20","2024-02-01")), "month")
#%%
table(cut(as.Date(c("2024-01-15","2024-02-20","2024-02-01")), "month"))
#%%
cut(as.Date(c("2024-01-15","2024-01-20","2024-02-01")), "week")
#%%
trunc(as.Date("2024-05-17"), "month")
#%%
as.integer(format(as.Date("2024-05-17"), "%Y"))
#%%
{d <- as.Date("2024-05-17") - as.Date("2024-05-01"); units(d) <- "hours"; d}
#%%
format(as.Date("2024-05-17") - as.Date("2024-05-01"))
#%%
as.Date("2024-05-17") - 0:2 - as.Date("2024-05-01")
#%%
unclass(as.Date("2024-05-17"))
#%%
dput(as.Date("2024-05-17"))
#%%
is.na(as.Date(c("2024-01-01",NA)))
#%%
as.Date(c(a="2024-01-01"))
#%%
ifelse(TRUE, as.Date("2024-01-01"), 1)
#%%
sapply(as.Date(c("2024-01-01","2024-01-02")), function(d) class(d))
#%%
lapply(as.Date(c("2024-01-01","2024-01-02")), format)
#%%
for (d in as.Date("2024-01-01")) print(d)
#%%
split(as.Date(c("2024-01-01","2024-01-02")), c("a","b"))
#%%
tapply(1:3, format(as.Date(c("2024-01-01","2024-01-02","2024-02-01")),"%Y-%m"), sum)
#%%
aggregate(v~m, data.frame(v=1:3,m=months(as.Date(c("2024-01-01","2024-01-02","2024-02-01")))), sum)
#%%
df <- data.frame(d=as.Date(c("2024-03-01","2024-01-02")),v=1:2); df[order(df$d),]
#%%
df <- data.frame(d=as.Date(c("2024-03-01","2024-01-02")),v=1:2); df[df$d > as.Date("2024-02-01"),]
#%%
df <- data.frame(d=as.Date(c("2024-03-01","2024-01-02")),v=1:2); df$d[1] <- as.Date("2025-01-01"); df
#%%
{x <- as.Date("2024-01-01"); x[3] <- as.Date("2024-01-03"); x}
#%%
rbind(data.frame(d=as.Date("2024-01-01")), data.frame(d=as.Date("2024-01-02")))
#%%
as.Date(factor("2024-01-01"))
#%%
as.Date(NA)
#%%
as.Date("")
#%%
as.Date(character())
#%%
as.Date(TRUE)
#%%
as.Date(NULL)
#%%
as.integer(as.Date("2024-12-25") - as.Date("2024-12-20"))
#%%
print(as.Date("2024-12-25") - as.Date("2024-12-20"), digits=3)
#%%
identical(as.Date("2024-12-25"), as.Date("2024-12-25"))
#%%
all.equal(as.Date("2024-12-25"), as.Date("2024-12-26"))
#%%
as.Date("2024-12-25") %in% as.Date(c("2024-12-25","2024-12-26"))
#%%
match(as.Date("2024-12-26"), as.Date(c("2024-12-25","2024-12-26")))
#%%
which.max(as.Date(c("2024-12-25","2024-12-26")))
#%%
format(c(as.Date("2024-12-25"),NA))
#%%
outer(as.Date("2024-12-25"), 0:1, "-")
#%%
format(as.Date("2024-12-25"), "Day %d of %B")
#%%
rep(as.Date("2024-12-25"), 2)
#%%
nchar(as.Date("2024-12-25"))
#%%
substr(as.Date("2024-12-25"), 1, 4)
#%%
nchar(factor("a"))
#%%
nchar(list("a",1:3))
#%%
substr(123456,2,3)
#%%
str(as.Date(c("2024-01-15","2023-01-01")))
#%%
str(Sys.Date()-as.Date("2020-01-01")>0)
#%%
str(as.Date("2024-01-01")+0:20)
#%%
summary(as.Date(c("2024-01-15","2023-01-01",NA)))
#%%
print(summary(as.Date("2024-01-15")), digits=3)
#%%
as.Date(c("","2024-01-01"))
#%%
as.Date(" 2024-01-01")
#%%
as.Date("2024-1-5")
#%%
as.Date("24-01-05", "%y-%m-%d")
#%%
as.Date("2024-01-05 10:20")
#%%
as.Date(c("2024-01-05","01/02/2024"))
#%%
as.Date("01/02/2024", tryFormats=c("%Y-%m-%d","%m/%d/%Y"))
#%%
as.Date("x", optional=TRUE)
#%%
as.Date(Inf, origin="1970-01-01")
#%%
format(as.Date(c(a="2024-01-05")))
#%%
format(as.Date("2024-01-05"), c("%Y","%m"))
#%%
format(as.Date("2024-01-05"), format="")
#%%
weekdays("a")
#%%
months(1)
#%%
Sys.Date() - Sys.Date()
#%%
as.Date("2024-05-17") < "foo"
#%%
!as.Date("2024-05-17")
#%%
-as.Date("2024-05-17")
#%%
5 - as.Date("2024-05-17")
#%%
as.Date("2024-05-17") & TRUE
#%%
round(as.Date("2024-05-17"))
#%%
seq(as.Date("2024-01-01"), by="foo", length.out=2)
#%%
seq(as.Date("2024-01-01"), by="day")
#%%
seq(as.Date("2024-01-01"), "2024-02-01", by="day")
#%%
seq(as.Date("2024-03-01"), as.Date("2024-01-01"), by="-1 month")
#%%
seq(as.Date("2024-01-01"), as.Date("2024-06-15"), by="month")
#%%
cut(as.Date(c("2024-01-15","2023-02-20")), "year")
#%%
cut(as.Date(c("2024-01-15","2024-02-20")), as.Date(c("2024-01-01","2024-02-01","2024-03-01")))
#%%
cut(as.Date(c("2024-01-15","2024-02-20")), 2)
#%%
cut(as.Date(c("2024-01-15","2024-02-20")), "quarter", labels=FALSE)
#%%
cut(as.Date(c("2024-01-15","2024-02-20")), as.Date(c("2024-01-01","2024-02-01","2024-03-01")), labels=c("J","F"))
#%%
findInterval(as.Date("2024-01-15"), as.Date(c("2024-01-01","2024-02-01")))
#%%
as.Date(45000, origin="1899-12-30")
#%%
do.call(c, lapply(1:2, function(i) as.Date("2024-01-01")+i))
#%%
Reduce(max, as.list(as.Date(c("2024-01-01","2024-05-01"))))
#%%
unlist(lapply(1:2, function(i) as.Date("2024-01-01")+i))
#%%
vapply(as.list(as.Date(c("2024-01-01","2024-05-01"))), format, "")
#%%
mapply(function(a,b) as.numeric(b-a), as.Date("2024-01-01"), as.Date("2024-01-05"))
#%%
merge(data.frame(d=as.Date(c("2024-01-01","2024-01-02")),a=1:2), data.frame(d=as.Date("2024-01-02"),b=3))
#%%
aggregate(v~d, data.frame(v=1:3,d=as.Date(c("2024-01-01","2024-01-01","2024-01-02"))), sum)
#%%
tapply(1:2, as.Date(c("2024-01-01","2024-01-02")), sum)
#%%
by(data.frame(v=1:2), as.Date(c("2024-01-01","2024-01-02")), function(d) d$v)
#%%
read.csv(text="d,v\n2024-01-01,1", colClasses=c("Date","numeric"))
#%%
sprintf("%s", as.Date("2024-01-01"))
#%%
sprintf("%d days", as.Date("2024-01-05")-as.Date("2024-01-01"))
#%%
sprintf("%s", as.Date("2024-01-05")-as.Date("2024-01-01"))
#%%
toString(as.Date(c("2024-01-01","2024-01-02")))
#%%
print(list(as.Date("2024-01-01"), 1))
#%%
matrix(as.Date("2024-01-01"),1)
#%%
cbind(as.Date("2024-01-01"),1)
#%%
array(as.Date("2024-01-01"))
#%%
as.vector(as.Date("2024-01-01"))
#%%
expand.grid(d=as.Date("2024-01-01")+0:1, v=1:2)
#%%
xor(TRUE, Sys.Date() > as.Date("2000-01-01"))
#%%
format(1e6, big.mark=",")
#%%
nlevels(factor(months(as.Date("2024-01-01")+c(0,40))))
#%%
as.numeric(format(as.Date("2024-03-10"), "%j"))
#%%
all.equal(as.Date("2024-12-25"), as.Date("2024-12-26"))
#%%
all.equal(as.Date("2024-12-25"), as.Date("2024-12-25"))
#%%
all.equal(as.Date("2024-12-25"), 5)
#%%
nchar(as.Date("2024-12-25"))
#%%
tryCatch(stop("on ", as.Date("2024-05-17")), error=function(e) conditionMessage(e))
#%%
tryCatch(warning("on ", factor("a")), warning=function(e) conditionMessage(e))
