aggregate(ts(1:12, frequency = 12), FUN = sum)
aggregate(ts(1:24, start=c(2000,1), frequency = 12), nfrequency=4, FUN = mean)
aggregate(AirPassengers, FUN=mean)
#%%
aggregate(presidents, nfrequency = 1, FUN = weighted.mean, w = c(1, 1, 0.5, 1))
aggregate(ts(matrix(1:8,4,dimnames=list(NULL,c("a","b"))),frequency=2),1)
try(aggregate(ts(1:12,frequency=12),nfrequency=5))
#%%
aggregate(ts(1:13, frequency=4))
for (n in c(3,4,5,6,7,8,9,12,16)) print(fft(1:n))
fft(c(1,0,0,0))
#%%
fft(fft(1:4),inverse=TRUE)/4
Re(fft(fft(c(1,5,2)),TRUE))/3
round(fft(sin(2*pi*(0:7)/8)),10)
#%%
mvfft(matrix(1:4,2))
fft(1:10)
fft(c(1,2,3,4,5,6,7,8,9,10,11))
#%%
fft(1:15)
y <- matrix(c(1,3,2,5),4)
x<-cbind(1,1:4)
lm.fit(x,y)$coefficients
str(lm.fit(x,y)$residuals)
#%%
y <- matrix(c(1,3,2,5),4)
x<-cbind(1,1:4)
lm(y~x[,2])
coef(lm(y~x[,2]))
lm.fit(x,cbind(y,y))$coefficients
#%%
fft(c(1, 0, 2, 0, 3, 0)); fft(1:15); fft(1:9, inverse = TRUE); fft(numeric(0)); fft(7); fft(c(1i, 2, 3 - 1i))
#%%
x <- sin(1:134); round(fft(x)[c(1, 2, 68, 134)], 6); max(Mod(fft(fft(x), inverse = TRUE) / 134 - x)) < 1e-13
n <- 2^12 * 3; y <- cos((1:n)^2); z <- fft(y); round(z[c(2, 100, n)], 5); max(abs(Re(fft(z, inverse = TRUE)) / n - y)) < 1e-13
#%%
m <- matrix(1:12, 4); fft(m); mvfft(m)
#%%
x <- fft(as.numeric((1:100003 * 17) %% 101)); round(x[c(1, 2, 50000)], 3)
