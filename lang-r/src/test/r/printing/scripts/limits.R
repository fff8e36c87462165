matrix(1:9,9)
#%%
matrix(1:8,8)
#%%
matrix(1:99,99)[1:2,,drop=FALSE]
#%%
m <- matrix(1:99,99); print(m, max=5)
#%%
print(1:3, max=2); print(letters,max=5); print(c(a=1,b=2,c=3),max=2); print(list(1,2,3),max=2); print(matrix(1:20,5),max=10); print(matrix(1:6,2),max=3); print(array(1:24,c(2,3,4)),max=10)
#%%
print(letters,width=30); print(matrix(1:40,2),width=40); print(c(a=1,bb=2,ccc=3),width=10)
#%%
print(matrix(1:4,2),print.gap=3); print(matrix(c("a","b"),1),print.gap=3); print(1:3,print.gap=3); print(c(a=1,b=2),print.gap=3)
#%%
array(numeric(0),c(2,0,2)); array(1,c(0,2,2)); array(1,c(2,2,0)); array(1,c(0,0)); matrix(1,0,3); matrix(1,3,0); matrix("a",0,2,dimnames=list(NULL,c("x","y"))); array(1,c(2,0,2),dimnames=list(c("a","b"),NULL,c("u","v"))); array(1:2,c(0)); table(character(0)); array("x",c(2,2,0)); matrix(1,0,2,dimnames=list(r=NULL,c=c("a","b")))
#%%
tail(matrix(1:20,10),2); tail(matrix(1:20,10),1); tail(matrix(1:200,100),2); tail(matrix(1:4,2,dimnames=list(c("a","b"),NULL)),1); tail(matrix(1:20,10),c(2,1)); head(matrix(1:20,10),-8); tail(matrix(1:20,10),2,keepnums=FALSE); tail(1:10,3); tail(data.frame(a=1:3),1); tail(letters,-24); head(letters,0); head(list(1,2,3),2); tail(list(1,2,3),1)
#%%
print(factor(c("tab\t",NA,"\u4e2d"))); factor("a\nb"); levels(factor("a\tb")); table(c("a\tb","c")); print(c("a\tb"),quote=FALSE); data.frame(x="a\tb"); matrix("a\tb"); noquote("a\tb"); c("a\tb"=1); list("a\tb"=1)
