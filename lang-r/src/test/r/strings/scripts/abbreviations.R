abbreviate(state <- c("Alabama","Alaska","Arizona","New York","North Carolina","north dakota"),5); abbreviate("international business",8); abbreviate(c("abc","abd"),2); abbreviate("hello world",100); abbreviate(c(a="Statistics"),4); abbreviate("UPPER CASE WORDS",4); abbreviate("aeiou",2); abbreviate(c("apple","apples"),3); abbreviate("hello",3,named=FALSE); abbreviate("hello there",4,dot=TRUE); abbreviate(character(0)); abbreviate(NA); abbreviate(c("test one","test two"),4,strict=TRUE); abbreviate("a b c d e f",3); abbreviate("  lead space",5); abbreviate("x1y2z3w4",4); abbreviate("Mixed Case String",6,method="both.sides")
#%%
tools::toTitleCase("hello world of r"); tools::toTitleCase("the quick brown fox"); tools::toTitleCase("a tale of two cities"); tools::toTitleCase("using R for data analysis"); tools::toTitleCase(c("one two","THREE four"))
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
toString(1:20,width=20); toString(letters,width=10); toString(c("a","b"),collapse="; ") |> f(); toString(1:3,sep="-"); toString(1:5, width=3); toString(character(0))
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
rawShift(as.raw(3),2); rawShift(as.raw(c(1,255)),-1); rawShift(as.raw(255),4); f(rawShift(as.raw(1),9)); f(rawShift(1,1))
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
round(polyroot(c(6,-5,1)),6); round(sort(Re(polyroot(c(-6,11,-6,1)))),6); polyroot(5); polyroot(c(2,1)); round(Mod(polyroot(c(1,0,1))),6); length(polyroot(c(1,2,3,4,5))); f(polyroot(c(1,NA))); polyroot(c(1,2,0)); f(polyroot("a"))
#%%
iconv("caf\u00e9","UTF-8","ASCII//TRANSLIT"); iconv("na\u00efve \u4e2d","UTF-8","ASCII//TRANSLIT"); iconv("\u201cq\u201d","UTF-8","ASCII//TRANSLIT"); iconv("\u00df\u00e6\u20ac","UTF-8","ASCII//TRANSLIT"); iconv(c("a",NA),"UTF-8","ASCII")
#%%
gregexec("([a-z])=([0-9]+)","x=1, y=22") |> regmatches(x="x=1, y=22"); x <- c("a1b2","none","z9"); regmatches(x, gregexec("([a-z])([0-9])",x)); regmatches("k=v;l=w", gregexec("(?<key>\\w)=(?<val>\\w)","k=v;l=w",perl=TRUE))
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
sample(7.5) |> length(); set.seed(2); sample.int(5.9,2); f(sample.int(0,1)); f(sample(5,6)); f(sample.int(-1)); sample(0); length(sample(3.2,10,TRUE))
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
sprintf("%s",list(1,"a")); f(sprintf("%s",sum)); f(formatC(list(1,2))); try(sprintf("%s",sum)); try(formatC(list(1,2)))
#%%
stack(list(a=1:2,b=3)); reorder(factor(c("a","b","c")),c(3,1,2)); addmargins(table(c(1,1,2),c("a","b","a"))); addmargins(table(c("x","y","x")))
