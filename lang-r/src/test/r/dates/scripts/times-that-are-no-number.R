for (v in c(NaN,NA,Inf,-Inf)) for (tz in c("","UTC","Europe/Berlin")) { x <- as.POSIXlt(as.POSIXct(v, tz=tz, origin="1970-01-01")); cat(v, tz, ":", unlist(lapply(unclass(x)[1:9], format)), is.na(x), format(x), as.numeric(as.POSIXct(x)), format(x,"%H"), "\n"); print(x); str(x); print(as.Date(x)) }
dput(as.POSIXlt(as.POSIXct(NaN,tz="UTC")))
print(try(as.POSIXlt(NaN,tz="UTC"))); print(try(as.POSIXlt(3,tz="UTC"))); print(try(as.POSIXlt(NA,tz="UTC")))
x <- as.POSIXlt(as.POSIXct(c(0,NaN,NA,Inf),origin="1970-01-01",tz="UTC")); print(x); x$sec; is.na(x); x+1; range(as.POSIXct(x)); summary(as.POSIXct(x))
as.POSIXlt(as.Date(c(NA,NaN,Inf))); unlist(unclass(as.POSIXlt(as.Date(Inf)))[1:9]); as.Date(c(NaN,Inf,NA)); format(as.Date(Inf)); weekdays(as.Date(Inf)); months(as.POSIXct(NaN,origin="1970-01-01"))
