options(contrasts = c("contr.helmert", "contr.poly"))
npk.aov <- aov(yield ~ block + N * P * K, npk)
p <- proj(npk.aov)
names(attributes(p))
p[1:2, ]
str(attributes(p)[-(1:2)])
dim(proj(npk.aov, onedf = TRUE))
proj(npk.aov, onedf = TRUE)[1:2, 1:7]
attributes(proj(npk.aov, onedf = TRUE))[c("df", "onedf")]
dim(as.data.frame(p))
#%%
class(proj(lm(yield ~ N, npk)))
proj(lm(yield ~ N * P, npk))[1:2, ]
proj(aov(yield ~ N, npk[1:4, ]))
proj(aov(yield ~ N, npk, weights = rep(1:2, 12)))[1:2, ]
proj(aov(yield ~ N, npk, weights = rep(1:2, 12)), unweighted.scale = TRUE)[1:2, ]
#%%
f <- aov(weight ~ feed, chickwts)
se.contrast(f, list(feed == "casein", feed == "linseed"), data = chickwts)
se.contrast(f, list(feed == "casein", feed == "linseed", feed == "soybean"), coef = c(1, -0.5, -0.5), data = chickwts)
