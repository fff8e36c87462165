C1 <- ChickWeight[ChickWeight$Chick == 1, ]
SSlogis(C1$Time, 368, 14, 6)
Asym <- 368
xmid <- 14
scal <- 6
SSlogis(C1$Time, Asym, xmid, scal)
class(SSlogis)
attr(SSlogis, "pnames")
signif(coef(nls(weight ~ SSlogis(Time, Asym, xmid, scal), C1)), 4)
#%%
L <- Loblolly[Loblolly$Seed == "301", ]
Asym <- 103
R0 <- -8.5
lrc <- -3.2
c0 <- 2
SSasymp(L$age, Asym, R0, lrc)
SSasympOrig(L$age, Asym, lrc)
SSasympOff(L$age, Asym, lrc, c0)
signif(coef(nls(height ~ SSasymp(age, Asym, R0, lrc), L)), 4)
signif(coef(nls(height ~ SSasympOrig(age, Asym, lrc), L)), 4)
signif(getInitial(height ~ SSasymp(age, Asym, R0, lrc), L), 4)
CO <- CO2[CO2$Plant == "Qn1", ]
signif(coef(nls(uptake ~ SSasympOff(conc, Asym, lrc, c0), CO)), 4)
#%%
I <- Indometh[Indometh$Subject == 1, ]
A1 <- 3
lrc1 <- 1
A2 <- 0.6
lrc2 <- -1.3
SSbiexp(I$time[1:3], A1, lrc1, A2, lrc2)
signif(coef(nls(conc ~ SSbiexp(time, A1, lrc1, A2, lrc2), I)), 4)
Th <- Theoph[Theoph$Subject == 1, ]
lKe <- -2.5
lKa <- 0.5
lCl <- -3
SSfol(4.02, Th$Time, lKe, lKa, lCl)
signif(coef(nls(conc ~ SSfol(Dose, Time, lKe, lKa, lCl), Th)), 4)
#%%
C1 <- ChickWeight[ChickWeight$Chick == 1, ]
A <- 13
B <- 368
xmid <- 14
scal <- 6
SSfpl(C1$Time, A, B, xmid, scal)
signif(coef(nls(weight ~ SSfpl(Time, A, B, xmid, scal), C1)), 4)
D <- subset(DNase, Run == 1)
Asym <- 4.6
b2 <- 2.3
b3 <- 0.7
SSgompertz(log(D$conc)[1:4], Asym, b2, b3)
signif(coef(nls(density ~ SSgompertz(log(conc), Asym, b2, b3), D)), 4)
#%%
P <- Puromycin[Puromycin$state == "treated", ]
Vm <- 200
K <- 0.05
SSmicmen(P$conc, Vm, K)
signif(coef(nls(rate ~ SSmicmen(conc, Vm, K), P)), 4)
C6 <- subset(ChickWeight, Chick == 6 & Time > 0)
Asym <- 160
Drop <- 115
lrc <- -5.5
pwr <- 2.5
SSweibull(C6$Time, Asym, Drop, lrc, pwr)
signif(coef(nls(weight ~ SSweibull(Time, Asym, Drop, lrc, pwr), C6)), 4)
#%%
D <- subset(DNase, Run == 1)
x <- sortedXyData(expression(log(conc)), expression(density), D)
x
class(x)
NLSstClosestX(x, 1)
NLSstRtAsymptote(x)
NLSstLfAsymptote(x)
sortedXyData(c(1, 2, 1), c(3, 4, 6))
#%%
S <- selfStart(function(x, a) a * x, function(mCall, data, LHS, ...) c(a = 1), "a")
class(S)
S(1:3, 2)
getInitial(S, data.frame(x = 1:3, y = 2:4), list(x = quote(x), a = quote(a)), quote(y))
coef(nls(y ~ S(x, a), data.frame(x = 1:3, y = c(2.1, 3.9, 6))))
