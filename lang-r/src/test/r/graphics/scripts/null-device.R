b <- barplot(c(3,5,2))
b
b <- barplot(matrix(1:4,2))
b
b<-barplot(matrix(1:6,2),beside=TRUE)
b
#%%
b <- barplot(c(3,5,2))
b <- barplot(matrix(1:4,2))
b<-barplot(matrix(1:6,2),beside=TRUE)
barplot(c(a=1,b=2), horiz=TRUE, space=1, width=2) -> b
b
barplot(1:3, plot=FALSE)
bp <- boxplot(mpg~cyl, mtcars)
bp
#%%
str(boxplot(list(a=1:5,b=c(2,3,100)),plot=FALSE))
boxplot(c(1,2,3,50))$out
r <- boxplot(1:4, 2:9, names=c("p","q"))
r$names
#%%
r2 <- boxplot(data.frame(u=1:3,v=4:6))
r2$names
h <- hist(mtcars$mpg)
h$breaks
h$counts
#%%
h <- hist(mtcars$mpg)
h
hist(c(1,2,3,4,5,5,5), breaks=c(0,2,4,6), plot=FALSE)$density
hist(1:100, breaks=seq(0,100,25), plot=FALSE)$counts
#%%
hist(c(1.5,2.5), right=FALSE, plot=FALSE)$counts
hist(islands, breaks=12, plot=FALSE)$breaks
hist(mtcars$hp, "Scott", plot=FALSE)$breaks
#%%
hist(mtcars$hp, "FD", plot=FALSE)$breaks
try(hist("a"))
try(hist(1:3, breaks=c(5,6), plot=FALSE))
#%%
plot(1:3)
print(plot(1:3))
lines(1:3)
#%%
plot(1:3)
points(2,2)
abline(h=1)
text(1,1,"a")
cat("drawn\n")
#%%
plot(1:3)
axis(1)
a <- axis(2, at=1:3)
a
title("x")
#%%
plot(1:3)
x <- legend("top", legend="a")
cc <- curve(x^2, 0, 1, n=3)
cc
curve(sin, 0, 1)
pie(c(1,2))
#%%
par(mfrow=c(1,2))
op <- par(mar=c(1,1,1,1))
op
par(op)
#%%
try(plot(1:3,1:4))
try(lines(1:3))
boxplot.stats(c(1,2,3,100))
#%%
plot(lm(mpg~wt,mtcars))
plot(density(mtcars$mpg))
plot(table(c(1,1,2)))
cat("drawn\n")
#%%
plot(mtcars)
plot(mpg~wt,mtcars)
plot(factor(c("a","b")))
cat("drawn\n")
#%%
plot(sin,0,1)
matplot(1:3,cbind(1:3,3:1))
pairs(iris[1:4])
cat("drawn\n")
#%%
image(matrix(1:4,2))
contour(volcano)
mosaicplot(Titanic)
cat("drawn\n")
#%%
dotchart(1:3)
stripchart(list(1:3))
qqnorm(c(3,1,2))
cat("drawn\n")
#%%
plot(1:3)
qqline(c(3,1,2))
qq <- qqnorm(c(3,1,2))
qq
coplot(mpg~wt|factor(cyl),mtcars)
#%%
interaction.plot(mtcars$cyl,mtcars$am,mtcars$mpg)
rect(0,0,1,1)
segments(0,0,1,1)
cat("drawn\n")
#%%
plot(1:3)
arrows(0,0,1,1)
mtext("a")
box()
cat("drawn\n")
#%%
plot(1:3)
grid()
rug(1:3)
symbols(1,1,circles=1)
cat("drawn\n")
#%%
layout(matrix(1:2,1))
plot.new()
plot.window(c(0,1),c(0,1))
cat("drawn\n")
#%%
h <- hist(mtcars$mpg)
hist(rnorm(10))->h
class(h)
biplot(prcomp(mtcars))
screeplot(prcomp(mtcars))
#%%
plot(hclust(dist(1:4)))
plot(ecdf(1:3))
plot(ts(1:4))
cat("drawn\n")
#%%
plot(1)
plot(1)
colors()[1:3]
#%%
rainbow(3)
rgb(1,0,0)
#%%
col2rgb("red")
gray(0.5)
hsv(.5,1,1)
#%%
colorRampPalette(c("red","blue"))(3)
#%%
adjustcolor("red",.5)
#%%
nclass.Sturges(1:10)
xy.coords(1:3,4:6)$y
extendrange(1:10)
