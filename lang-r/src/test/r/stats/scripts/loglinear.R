fm <- loglin(HairEyeColor, list(c(1, 2), c(1, 3), c(2, 3)))
str(fm)
1 - pchisq(fm$lrt, fm$df)
fm <- loglin(HairEyeColor, list(1, 2, 3), fit = TRUE, param = TRUE, print = FALSE)
fm
#%%
loglin(HairEyeColor, list(c("Hair", "Eye"), "Sex"), param = TRUE, print = FALSE)$param
loglin(matrix(1:4, 2), list(1, 2), fit = TRUE, print = FALSE)
loglin(HairEyeColor, list(c(1, 2), c(1, 3), c(2, 3)), eps = 1e-6, print = FALSE)$lrt
loglin(HairEyeColor, list(c(1, 2), c(1, 3), c(2, 3)), iter = 1)$lrt
loglin(HairEyeColor, list(1, 2), fit = TRUE, print = FALSE)$df
