aaaaaaaaaaaaaa + bbbbbbbbbbbbbb + cccccccccccccc + dddddddddddddd + eeeeeeeeeeeeee + ffffffffffffff + gggggggggggggg + hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa - bbbbbbbbbbbbbb - cccccccccccccc - dddddddddddddd - eeeeeeeeeeeeee - ffffffffffffff - gggggggggggggg - hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa * bbbbbbbbbbbbbb * cccccccccccccc * dddddddddddddd * eeeeeeeeeeeeee * ffffffffffffff * gggggggggggggg * hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa / bbbbbbbbbbbbbb / cccccccccccccc / dddddddddddddd / eeeeeeeeeeeeee / ffffffffffffff / gggggggggggggg / hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa ^ bbbbbbbbbbbbbb ^ cccccccccccccc ^ dddddddddddddd ^ eeeeeeeeeeeeee ^ ffffffffffffff ^ gggggggggggggg ^ hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa : bbbbbbbbbbbbbb : cccccccccccccc : dddddddddddddd : eeeeeeeeeeeeee : ffffffffffffff : gggggggggggggg : hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa %% bbbbbbbbbbbbbb %% cccccccccccccc %% dddddddddddddd %% eeeeeeeeeeeeee %% ffffffffffffff %% gggggggggggggg %% hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa %/% bbbbbbbbbbbbbb %/% cccccccccccccc %/% dddddddddddddd %/% eeeeeeeeeeeeee %/% ffffffffffffff %/% gggggggggggggg %/% hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa %in% bbbbbbbbbbbbbb %in% cccccccccccccc %in% dddddddddddddd %in% eeeeeeeeeeeeee %in% ffffffffffffff %in% gggggggggggggg %in% hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa %o% bbbbbbbbbbbbbb %o% cccccccccccccc %o% dddddddddddddd %o% eeeeeeeeeeeeee %o% ffffffffffffff %o% gggggggggggggg %o% hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa == bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
#%%
aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa < bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
#%%
aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa >= bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
#%%
aaaaaaaaaaaaaa & bbbbbbbbbbbbbb & cccccccccccccc & dddddddddddddd & eeeeeeeeeeeeee & ffffffffffffff & gggggggggggggg & hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa && bbbbbbbbbbbbbb && cccccccccccccc && dddddddddddddd && eeeeeeeeeeeeee && ffffffffffffff && gggggggggggggg && hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa | bbbbbbbbbbbbbb | cccccccccccccc | dddddddddddddd | eeeeeeeeeeeeee | ffffffffffffff | gggggggggggggg | hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa || bbbbbbbbbbbbbb || cccccccccccccc || dddddddddddddd || eeeeeeeeeeeeee || ffffffffffffff || gggggggggggggg || hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa ~ bbbbbbbbbbbbbb ~ cccccccccccccc ~ dddddddddddddd ~ eeeeeeeeeeeeee ~ ffffffffffffff ~ gggggggggggggg ~ hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa <- bbbbbbbbbbbbbb <- cccccccccccccc <- dddddddddddddd <- eeeeeeeeeeeeee <- ffffffffffffff <- gggggggggggggg <- hhhhhhhhhhhhhh
#%%
aaaaaaaaaaaaaa <<- bbbbbbbbbbbbbb <<- cccccccccccccc <<- dddddddddddddd <<- eeeeeeeeeeeeee <<- ffffffffffffff <<- gggggggggggggg <<- hhhhhhhhhhhhhh
#%%
some.start |> functionNumber0(withArgument = 0) |> functionNumber1(withArgument = 1) |> functionNumber2(withArgument = 2) |> functionNumber3(withArgument = 3) |> functionNumber4(withArgument = 4) |> functionNumber5(withArgument = 5)
#%%
f(arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, arg11, arg12, arg13, arg14, arg15, arg16, arg17, arg18, arg19, arg20, arg21, arg22, arg23, arg24, arg25, arg26, arg27, arg28, arg29, arg30)
#%%
f(g(arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, arg11, arg12, arg13, arg14, arg15, arg16, arg17, arg18, arg19, arg20, arg21, arg22, arg23, arg24, arg25), h(other1, other2, other3, other4, other5, other6, other7, other8, other9, other10, other11, other12, other13, other14, other15, other16, other17, other18, other19, other20, other21, other22, other23, other24, other25))
#%%
x[arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, arg11, arg12, arg13, arg14, arg15, arg16, arg17, arg18, arg19, arg20, arg21, arg22, arg23, arg24, arg25, arg26, arg27, arg28, arg29, arg30]
#%%
x[[arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, arg11, arg12, arg13, arg14, arg15, arg16, arg17, arg18, arg19, arg20, arg21, arg22, arg23, arg24, arg25, arg26, arg27, arg28, arg29, arg30]]
#%%
x$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa(arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, arg11, arg12)
#%%
function(arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, arg11, arg12, arg13, arg14, arg15, arg16, arg17, arg18, arg19, arg20) x
#%%
function(argument0 = 0, argument1 = 1, argument2 = 2, argument3 = 3, argument4 = 4, argument5 = 5, argument6 = 6, argument7 = 7, argument8 = 8, argument9 = 9, argument10 = 10, argument11 = 11) {
 x
 y
}
#%%
f(name0 = value0, name1 = value1, name2 = value2, name3 = value3, name4 = value4, name5 = value5, name6 = value6, name7 = value7, name8 = value8, name9 = value9, name10 = value10, name11 = value11, name12 = value12, name13 = value13, name14 = value14)
#%%
f("string number 0", "string number 1", "string number 2", "string number 3", "string number 4", "string number 5", "string number 6", "string number 7", "string number 8", "string number 9", "string number 10", "string number 11", "string number 12", "string number 13", "string number 14")
#%%
c(0.0, 1.25, 2.5, 3.75, 5.0, 6.25, 7.5, 8.75, 10.0, 11.25, 12.5, 13.75, 15.0, 16.25, 17.5, 18.75, 20.0, 21.25, 22.5, 23.75, 25.0, 26.25, 27.5, 28.75, 30.0, 31.25, 32.5, 33.75, 35.0, 36.25, 37.5, 38.75, 40.0, 41.25, 42.5, 43.75, 45.0, 46.25, 47.5, 48.75)
#%%
c(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L, 10L, 11L, 12L, 13L, 14L, 15L, 16L, 17L, 18L, 19L, 20L, 21L, 22L, 23L, 24L, 25L, 26L, 27L, 28L, 29L, 30L, 31L, 32L, 33L, 34L, 35L, 36L, 37L, 38L, 39L)
#%%
{
variable0 <- someFunction(firstArgument = 0, secondArgument = c(0, 1), thirdArgument = "x")
variable1 <- someFunction(firstArgument = 1, secondArgument = c(1, 2), thirdArgument = "x")
variable2 <- someFunction(firstArgument = 2, secondArgument = c(2, 3), thirdArgument = "x")
}
#%%
{{{{{{{
 f(arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, arg11, arg12, arg13, arg14)
}}}}}}}
#%%
if (condition0 && condition1 && condition2 && condition3 && condition4 && condition5 && condition6 && condition7 && condition8) yes else no
#%%
{if (condition0 || condition1 || condition2 || condition3 || condition4 || condition5 || condition6 || condition7 || condition8) yes else no}
#%%
while (term0 + term1 + term2 + term3 + term4 + term5 + term6 + term7 + term8 + term9 + term10 + term11) {x}
#%%
for (i in c(arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, arg11, arg12, arg13, arg14, arg15, arg16, arg17, arg18, arg19, arg20)) {x}
#%%
y ~ predictor0 + predictor1 + predictor2 + predictor3 + predictor4 + predictor5 + predictor6 + predictor7 + predictor8 + predictor9 + predictor10 + predictor11 + predictor12 + predictor13 + predictor14
#%%
~ factor0 * factor1 * factor2 * factor3 * factor4 * factor5 * factor6 * factor7 * factor8 * factor9 * factor10 * factor11
#%%
x <- f(x0, y0) + f(x1, y1) + f(x2, y2) + f(x3, y3) + f(x4, y4) + f(x5, y5) + f(x6, y6) + f(x7, y7) + f(x8, y8)
#%%
x <- function(a, b) term0 + term1 + term2 + term3 + term4 + term5 + term6 + term7 + term8 + term9 + term10 + term11 + term12 + term13
#%%
f(function(x) term0 + term1 + term2 + term3 + term4 + term5 + term6 + term7 + term8 + term9 + term10 + term11 + term12 + term13, y)
#%%
f("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "y", "z")
#%%
f("éééééééééééééééééééééééééééééééééééééééé", y, z)
#%%
f("日日日日日日日日日日日日日日日日日日日日", y, z, w)
#%%
f(éééééééééééééééééééééééééééééé, y)
#%%
f({
 a
 b
}, {
 c
}, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, arg11, arg12)
#%%
tryCatch({
 a()
}, error = function(e) {
 b(e)
}, finally = {
 c()
})
#%%
withCallingHandlers(expr = term0 + term1 + term2 + term3 + term4 + term5 + term6 + term7 + term8, warning = function(w) NULL)
#%%
a %>% bbbbbbbbbbbbbbbbbb() %>% cccccccccccccccccccc() %>% dddddddddddddddddddd() %>% e()
#%%
-(term0 + term1 + term2 + term3 + term4 + term5 + term6 + term7 + term8 + term9 + term10 + term11 + term12 + term13)
#%%
!(term0 & term1 & term2 & term3 & term4 & term5 & term6 & term7 & term8 & term9 & term10 & term11 & term12 & term13)
#%%
(term0 + term1 + term2 + term3 + term4 + term5 + term6 + term7 + term8 + term9 + term10 + term11 + term12 + term13)[i]
#%%
(term0 + term1 + term2 + term3 + term4 + term5 + term6 + term7 + term8 + term9 + term10 + term11 + term12 + term13)$field
#%%
f(list(a = 1, b = c(1, 2)), list(a = 1, b = c(1, 2)), list(a = 1, b = c(1, 2)), list(a = 1, b = c(1, 2)), list(a = 1, b = c(1, 2)))
#%%
if (a) {
 b
} else if (c) {
 d
} else {
 e
}
#%%
x <- if (a) {
 b
} else {
 c
}
#%%
f(if (a) {
 b
} else {
 c
})
#%%
switch(x, a = , b = {
 1
}, c = 2, 3)
#%%
{switch(x, a = if (p) q else r, b = {if (p) q else r})}
#%%
{return(if (a) b else c)}
#%%
{g(if (a) b else c)}
#%%
{list(if (a) b, function() {if (a) b else c})}
#%%
repeat {
 if (done) break
 next
}
#%%
function(x) {
}
#%%
function() NULL
#%%
{
}
#%%
{{}}
#%%
{;;}
