class(Sys.time())
#%%
as.POSIXlt(as.Date("2024-05-17"))$year + 1900
#%%
as.POSIXlt("2024-05-17 10:20:30")$hour
#%%
as.POSIXlt("2024-05-17")$wday
#%%
as.POSIXlt("2024-05-17")$yday
#%%
unlist(unclass(as.POSIXlt("2024-05-17 01:02:03", tz="UTC")))
#%%
difftime(as.POSIXct("2024-05-17 12:00", tz="UTC"), as.POSIXct("2024-05-17 11:15", tz="UTC"))
#%%
as.numeric(difftime(as.POSIXct("2024-05-17 12:00", tz="UTC"), as.POSIXct("2024-05-17 11:15", tz="UTC")), units="secs")
#%%
as.POSIXct("2024-05-17 10:00", tz="UTC") + as.difftime(2, units="hours")
#%%
as.POSIXct("2024-05-17 10:00", tz="UTC") + 3600
#%%
as.POSIXct("2024-05-17 10:00:05", tz="UTC")
#%%
as.POSIXct("2024-05-17", tz="UTC")
#%%
as.POSIXct("2024-05-17 10:00", tz="America/New_York")
#%%
format(as.POSIXct("2024-05-17 10:00", tz="America/New_York"), "%Z %z")
#%%
format(as.POSIXct("2024-05-17 10:00", tz="UTC"), tz="Asia/Tokyo", usetz=TRUE)
#%%
as.POSIXct("2024-05-17T10:00:00", format="%Y-%m-%dT%H:%M:%S", tz="UTC")
#%%
as.POSIXct(0, origin="1970-01-01", tz="UTC")
#%%
as.POSIXct(0)
#%%
as.POSIXct("foo")
#%%
ISOdate(2024,5,17)
#%%
ISOdatetime(2024,5,17,1,2,3.5,tz="UTC")
#%%
strptime("2024-05-17 10:20:30", "%Y-%m-%d %H:%M:%S", tz="UTC")
#%%
strptime("10:20 PM", "%I:%M %p", tz="UTC")$hour
#%%
strftime(as.POSIXct("2024-05-17 13:04:05",tz="UTC"), "%I:%M:%S %p %H %M %S %T %R %D %s %n%t%% %c %x %X %r %k %l")
#%%
format(as.POSIXct("2024-05-17 13:04:05.678",tz="UTC"), "%H:%M:%OS3")
#%%
format(as.POSIXct("2024-05-17 13:04:05.678",tz="UTC"), digits=2)
#%%
as.Date(as.POSIXct("2024-05-17 23:04:05",tz="UTC"))
#%%
seq(as.POSIXct("2024-05-17",tz="UTC"), by="6 hours", length.out=4)
#%%
seq(as.POSIXct("2024-05-17",tz="UTC"), as.POSIXct("2024-05-19",tz="UTC"), by="day")
#%%
seq(as.POSIXct("2024-05-17",tz="UTC"), by="month", length.out=3)
#%%
seq(as.POSIXct("2024-05-17",tz="UTC"), by="15 min", length.out=3)
#%%
trunc(as.POSIXct("2024-05-17 13:44:05",tz="UTC"), "hours")
#%%
round(as.POSIXct("2024-05-17 13:44:05",tz="UTC"), "hours")
#%%
round(as.POSIXct("2024-05-17 13:44:05",tz="UTC"), "days")
#%%
cut(as.POSIXct(c("2024-05-17 13:44:05","2024-05-17 15:44:05"),tz="UTC"), "hour")
#%%
range(as.POSIXct(c("2024-05-17 13:44:05","2024-05-17 15:44:05"),tz="UTC"))
#%%
diff(as.POSIXct(c("2024-05-17 13:44:05","2024-05-17 15:44:05"),tz="UTC"))
#%%
as.POSIXct(c("2024-05-17 13:44:05",NA),tz="UTC")
#%%
c(as.POSIXct("2024-05-17 13:44:05",tz="UTC"), as.POSIXct("2024-05-18 13:44:05",tz="UTC"))
#%%
data.frame(t=as.POSIXct(c("2024-05-17 13:44:05","2024-05-17 15:44:05"),tz="UTC"))
#%%
str(as.POSIXct(c("2024-05-17 13:44:05","2024-05-17 15:44:05"),tz="UTC"))
#%%
str(as.POSIXlt(c("2024-05-17 13:44:05","2024-05-17 15:44:05"),tz="UTC"))
#%%
summary(as.POSIXct(c("2024-05-17 13:44:05","2024-05-17 15:44:05"),tz="UTC"))
#%%
as.POSIXct("2024-05-17",tz="UTC") < as.POSIXct("2024-05-18",tz="UTC")
#%%
as.POSIXct("2024-05-17",tz="UTC") == "2024-05-17"
#%%
as.numeric(as.POSIXct("2024-05-17",tz="UTC"))
#%%
as.POSIXct("2024-05-17",tz="UTC") - as.POSIXct("2024-05-16 12:00",tz="UTC")
#%%
as.POSIXct("2024-05-17",tz="UTC") - 86400
#%%
as.POSIXct("2024-05-17",tz="UTC") + as.POSIXct("2024-05-17",tz="UTC")
#%%
weekdays(as.POSIXct("2024-05-17",tz="UTC"))
#%%
months(as.POSIXct("2024-05-17",tz="UTC"))
#%%
julian(as.POSIXct("1970-01-02",tz="UTC"))
#%%
dput(as.POSIXct("2024-05-17",tz="UTC"))
#%%
strftime(as.Date("2024-12-25"), "%d.%m.%y")
#%%
Sys.setenv(TZ="Europe/Berlin"); as.POSIXct("2024-07-01 12:00")
#%%
Sys.setenv(TZ="UTC"); as.POSIXct("2024-07-01 12:00")
#%%
as.POSIXlt("2024-03-31 01:30", tz="Europe/Berlin") + 3600
#%%
print(structure(c(1.5,0.1,2,0,0), class="proc_time", names=c("user.self","sys.self","elapsed","user.child","sys.child")))
#%%
summary(structure(c(1.5,0.1,2,0,0), class="proc_time", names=c("user.self","sys.self","elapsed","user.child","sys.child")))
#%%
names(system.time(1))
#%%
class(system.time(1))
#%%
class(proc.time()[["elapsed"]])
#%%
nchar(as.POSIXct("2024-05-17",tz="UTC"))
#%%
str(as.POSIXct("2024-05-17",tz="UTC"))
#%%
str(list(d=as.Date("2024-01-15"),t=as.POSIXct("2024-05-17",tz="UTC")))
#%%
str(data.frame(t=as.POSIXct(c("2024-05-17 01:02:03","2024-05-17"),tz="UTC")))
#%%
summary(as.POSIXct(c("2024-05-17 13:44:05",NA),tz="UTC"))
#%%
ISOdate(2024, 2, 30)
#%%
ISOdate(2024, 1:3, 1)
#%%
as.POSIXct("2024-05-17 25:00", tz="UTC")
#%%
as.POSIXct("2024-05-17 10:61", tz="UTC")
#%%
as.POSIXct(as.Date("2024-05-17"))
#%%
as.POSIXct(1e9, origin="1970-01-01", tz="UTC")
#%%
as.POSIXlt(1e9, origin="1970-01-01", tz="UTC")
#%%
as.POSIXct(TRUE)
#%%
as.POSIXct(c("2024-05-17","2024-05-17 10:00"), tz="UTC")
#%%
as.POSIXct(list())
#%%
strptime("2024", "%Y", tz="UTC")$year
#%%
strptime(c("2024-01-01","bad"), "%Y-%m-%d", tz="UTC")
#%%
strptime("2024-01-01", "%d/%m/%Y", tz="UTC")
#%%
strptime("Mon Jan  5 10:11:12 2024", "%a %b %d %H:%M:%S %Y", tz="UTC")
#%%
strptime("20240105", "%Y%m%d", tz="UTC")
#%%
strptime("20240105101112", "%Y%m%d%H%M%S", tz="UTC")
#%%
strptime("2024-01-05 10:11:12.345", "%Y-%m-%d %H:%M:%OS", tz="UTC")$sec
#%%
strptime("12:00 AM", "%I:%M %p", tz="UTC")$hour
#%%
strptime("2024-060", "%Y-%j", tz="UTC")
#%%
strptime("2024-01-05 10:00 +0200", "%Y-%m-%d %H:%M %z", tz="UTC")
#%%
strptime(5, "%d")$mday
#%%
strptime("a", 5)
#%%
names(unclass(as.POSIXlt("2024-05-17", tz="UTC")))
#%%
attributes(as.POSIXlt("2024-05-17", tz="UTC"))
#%%
attributes(as.POSIXct("2024-05-17", tz="UTC"))
#%%
attributes(as.POSIXct("2024-05-17"))
#%%
length(as.POSIXlt(c("2024-05-17","2024-05-18")))
#%%
{x <- as.POSIXlt("2024-01-31", tz="UTC"); x$mon <- x$mon + 1; as.Date(x)}
#%%
{x <- as.POSIXlt("2024-01-31", tz="UTC"); x$mday <- x$mday + 30L; format(x)}
#%%
{x <- as.POSIXlt("2024-01-31", tz="UTC"); x$year <- x$year + 1L; x}
#%%
as.POSIXlt("2024-01-31", tz="UTC")[1]
#%%
as.POSIXlt(c("2024-01-31","2024-02-01"), tz="UTC")[2]$mon
#%%
rev(as.POSIXlt(c("2024-01-31","2024-02-01"), tz="UTC"))
#%%
as.POSIXlt(c("2024-01-31","2024-02-01"), tz="UTC") > as.POSIXct("2024-01-31 12:00",tz="UTC")
#%%
difftime(as.POSIXct("2024-05-17",tz="UTC"),as.POSIXct("2024-05-16",tz="UTC"),units="foo")
#%%
Sys.time() - Sys.time() < 1
#%%
as.numeric(Sys.time()) > 1e9
#%%
print(as.POSIXct(character(0)))
#%%
as.POSIXct(character(0))
#%%
as.Date("2024-05-17") - as.POSIXct("2024-05-16",tz="UTC")
#%%
as.Date("2024-05-17") > as.POSIXct("2024-05-16",tz="UTC")
#%%
round(difftime(as.POSIXct("2024-05-17 12:00", tz="UTC"), as.POSIXct("2024-05-10", tz="UTC")))
#%%
write.csv(data.frame(d=as.Date("2024-01-01"),t=as.POSIXct("2024-05-17 10:00",tz="UTC")), row.names=FALSE)
#%%
is.na(as.POSIXlt(NA))
#%%
inherits(Sys.time(), "POSIXct")
#%%
identical(class(as.POSIXlt(Sys.time())), c("POSIXlt","POSIXt"))
#%%
trunc(Sys.time(), "days") <= Sys.time()
#%%
month.abb[as.POSIXlt("2024-03-10")$mon + 1]
#%%
format(ISOdate(2024,1,1), "%d %B %Y")
#%%
strftime("2024-03-10 10:11:12", "%H-%M")
#%%
format(as.POSIXct("2024-12-31 23:59:59",tz="UTC"), "%Y week %V day %u")
#%%
all.equal(as.POSIXct("2024-12-25",tz="UTC"), as.POSIXct("2024-12-26",tz="UTC"))
#%%
all.equal(as.POSIXct("2024-12-25",tz="UTC"), as.POSIXct("2024-12-25",tz="UTC"))
#%%
attributes(as.POSIXct("2024-05-17"))
#%%
Sys.setenv(TZ="Europe/Berlin"); attributes(as.POSIXlt("2024-07-01 12:00"))$tzone
#%%
Sys.setenv(TZ="America/New_York"); as.POSIXct(c("2024-01-01 12:00","2024-07-01 12:00"))
#%%
Sys.setenv(TZ="America/New_York"); as.Date(as.POSIXct("2024-07-01 23:00"))
#%%
Sys.setenv(TZ="America/New_York"); as.Date(as.POSIXlt("2024-07-01 23:00"))
#%%
Sys.setenv(TZ="America/New_York"); format(as.POSIXct("2024-07-01 23:00"), tz="UTC")
#%%
options(digits.secs=3); as.POSIXct("2024-07-01 23:00:01.25", tz="UTC")
