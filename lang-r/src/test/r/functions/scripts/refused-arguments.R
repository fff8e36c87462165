get("x", inherits="asd")
#%%
exists("x", inherits="a")
#%%
get(5)
#%%
get("pi", mode="function")
#%%
rm("zz")
#%%
rep(1:2, each=-1)
#%%
rep_len(1:3, -1)
#%%
vector("list", -1)
#%%
vector("numeric", NA)
#%%
character("a")
#%%
logical(NA)
#%%
matrix(1:6, ncol=0)
#%%
matrix(1:6, nrow=4)
#%%
matrix(1:6, byrow=NA)
#%%
seq_len(-1)
#%%
seq(1, 10, by=-1)
#%%
seq(1, 10, length.out=-1)
#%%
seq(1:3, 5)
#%%
sample(5, 10)
#%%
sample(5, 2, replace=NA)
#%%
sum("a")
#%%
mean("a")
#%%
var("a")
#%%
max(list(1))
#%%
max(numeric())
#%%
range(numeric())
#%%
cumsum("a")
#%%
sqrt(-1)
#%%
log("a")
#%%
round(1.234, "a")
#%%
factorial(-1)
#%%
choose("a",1)
#%%
strsplit(1, "a")
#%%
grepl(character(), "a")
#%%
substr("abc", 1)
#%%
chartr("abc", "d", "x")
#%%
paste("a", sep=NULL)
#%%
sort(list(1,2))
#%%
order(list(1,2))
#%%
order(1:2, decreasing=NA)
#%%
table(1:2, 1:3)
#%%
cut("a", 3)
#%%
factor(1:3, labels=c("a","b"))
#%%
lapply(1:2, "nofun")
#%%
sapply(1:2, NULL)
#%%
vapply(1:2, function(i) 1:2, numeric(1))
#%%
mapply(function(a,b) a, 1:2, 1:3)
#%%
Reduce(5, 1:3)
#%%
do.call(5, list())
#%%
do.call(sum, 5)
#%%
match.arg(c("a","b"), c("a","b","c"))
#%%
match.fun(5)
#%%
apply(1:3, 1, sum)
#%%
aggregate(1:3, by=1:3, sum)
#%%
sweep(matrix(1:4,2), 1, 1:3)
#%%
solve(matrix(0,2,2))
#%%
det(matrix(1:6,2))
#%%
matrix(1:4,2) + matrix(1:6,3)
#%%
"a" + 1
#%%
!"a"
#%%
NA && "a"
#%%
if ("a") 1
#%%
if (c(TRUE,FALSE)) 1
#%%
for (i in mean) 1
#%%
switch(NULL, a=1)
#%%
switch("z", a=1, 2, 3)
#%%
stopifnot("must be" = FALSE)
#%%
stopifnot("a")
#%%
warning()
#%%
as.numeric("a")
#%%
as.integer(3e9)
#%%
as.Date(list(1))
#%%
as.environment(100)
#%%
eval(quote(zz))
#%%
parse(text="1 +")
#%%
nargs(1)
#%%
readLines(5)
#%%
read.csv("nonexistent.csv")
#%%
writeLines(5)
#%%
cat(mean)
#%%
print(1, digits=-1)
#%%
format(TRUE, justify="foo")
#%%
sprintf("%d", 1.5)
#%%
sprintf("%s %s", "a")
#%%
sprintf(5)
#%%
strtoi("a", base=40)
#%%
rnorm(2, sd=-1)
#%%
set.seed("a")
#%%
names(1:3) <- 1:5
#%%
x <- 1:3; dim(x) <- c(2,2)
#%%
x <- 5; x$a <- 1; x
#%%
x <- list(a=1); x[[2]]
#%%
x <- 1:3; x[c(-1,1)]
#%%
x <- matrix(1:4,2); x[,"a"]
#%%
data.frame(a=1:2,b=1:3)
#%%
data.frame(a=1:2)["b"]
#%%
df <- data.frame(a=1:2); names(df) <- c("a","b")
#%%
rbind(data.frame(a=1), data.frame(a=1,b=2))
#%%
colMeans("a")
#%%
rownames(matrix(1:4,2)) <- "a"
#%%
Recall()
#%%
x <- 1; class(x) <- "factor"
#%%
inherits(1, "a", which="b")
#%%
Negate(5)
#%%
nchar()
#%%
length(1,2)
#%%
is.na()
#%%
mean()
#%%
rnorm(5, foo=1)
#%%
quantile(1:3, probs=2)
#%%
weighted.mean(1:3, 1:2)
#%%
cor("a", "b")
#%%
diff(1:3, lag=-1)
#%%
mapply(5, 1)
#%%
utf8ToInt(c("a","b"))
#%%
intToUtf8("a")
#%%
rev(mean)
#%%
tabulate("a")
#%%
approx(1, 2)
#%%
droplevels(1:3)
#%%
trimws("a", which="foo")
#%%
endsWith("a", 1)
#%%
rawToChar(5)
#%%
rev(list(1,2))[[3]]
#%%
unique(mean)
#%%
factor(1:3, levels=c(1,1))
#%%
mean(1:3, trim="a")
#%%
inherits(1, 5)
#%%
print(1, digits=50)
#%%
seq(1, 10, by=0)
#%%
quantile(as.Date(c("2024-01-01","2024-01-03")), type=1)
#%%
scan(text="a")
