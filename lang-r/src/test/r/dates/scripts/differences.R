difftime(as.Date("2024-05-17"), as.Date("2024-05-01"))
#%%
difftime(as.Date("2024-05-17"), as.Date("2024-05-01"), units="weeks")
#%%
units(difftime(as.Date("2024-05-17"), as.Date("2024-05-01")))
#%%
as.difftime(90, units="mins")
#%%
as.difftime("01:30:00")
#%%
as.difftime(c("0:3:20", "11:23:15"))
#%%
as.difftime(30)
#%%
as.difftime(1,units="hours")+as.difftime(30,units="mins")
#%%
as.difftime(1,units="hours") > as.difftime(30,units="mins")
#%%
as.difftime(1,units="hours")*2
#%%
as.difftime(1,units="hours")/as.difftime(30,units="mins")
#%%
2/as.difftime(1,units="hours")
#%%
as.difftime(1,units="hours")/2
#%%
sum(as.difftime(c(1,2),units="hours"))
#%%
mean(as.difftime(c(1,2),units="hours"))
#%%
round(as.difftime(1.55,units="hours"),1)
#%%
sqrt(as.difftime(1.55,units="hours"))
#%%
-as.difftime(1.55,units="hours")
#%%
abs(as.difftime(-1.55,units="hours"))
#%%
as.Date("2024-05-17") + as.difftime(2, units="days")
#%%
as.Date("2024-05-17") + as.difftime(36, units="hours")
#%%
dput(as.difftime(1,units="hours"))
#%%
as.difftime(1,units="days")+as.difftime(1,units="hours")
#%%
as.difftime(1,units="weeks")+as.difftime(1,units="days")
#%%
as.difftime(1,units="weeks")-as.difftime(1,units="days")
#%%
as.difftime(1,units="hours")+as.difftime(1,units="secs")
#%%
as.difftime(1,units="hours")+1
#%%
as.difftime(1,units="hours")/as.difftime(1,units="hours")
#%%
c(as.difftime(1,units="hours"),as.difftime(30,units="mins"))
#%%
sum(as.difftime(1,units="hours"),as.difftime(30,units="mins"))
#%%
max(as.difftime(1,units="hours"),as.difftime(90,units="mins"))
#%%
as.difftime(1,units="hours")==as.difftime(60,units="mins")
#%%
as.difftime(1,units="hours") < 5
#%%
as.difftime(1:3,units="hours")^2
#%%
as.difftime(5,units="hours") %/% 2
#%%
as.difftime(5,units="hours") %/% as.difftime(2,units="hours")
#%%
as.difftime(c(1.5,NA),units="hours")
#%%
summary(as.difftime(c(1.5,3),units="hours"))
#%%
format(as.difftime(c(1.5,3),units="hours"))
#%%
str(as.difftime(c(1.5,3),units="hours"))
#%%
data.frame(a=as.difftime(c(1.5,3),units="hours"))
#%%
as.difftime("a")
#%%
as.difftime(1,units="foo")
#%%
seq(as.difftime(0,units="hours"),as.difftime(2,units="hours"),length.out=3)
#%%
rev(as.difftime(c(1.5,3),units="hours"))
#%%
sort(as.difftime(c(5,3),units="hours"))
#%%
range(as.difftime(c(5,3),units="hours"))
#%%
as.difftime(c(a=5,b=3),units="hours")
#%%
paste(as.difftime(5,units="hours"))
#%%
as.character(as.difftime(5,units="hours"))
#%%
is.numeric(as.difftime(5,units="hours"))
#%%
difftime("2024-05-17","2024-05-16")
#%%
seq(as.Date("2024-01-01"), by=as.difftime(2,units="days"), length.out=3)
