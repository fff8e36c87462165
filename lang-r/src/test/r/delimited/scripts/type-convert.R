type.convert("true", as.is=TRUE)
#%%
type.convert(c("T","F","TRUE","false","NA"), as.is=TRUE)
#%%
type.convert(c("T","True"), as.is=TRUE)
#%%
type.convert(c("yes"), as.is=TRUE)
#%%
type.convert(c("1","2",""), as.is=TRUE)
#%%
type.convert(c("1","2.5","x"), as.is=FALSE)
#%%
type.convert(c("a","b","a"), as.is=FALSE)
#%%
type.convert(c("1","-"), na.strings="-", as.is=TRUE)
#%%
type.convert(c("1i","2"), as.is=TRUE)
#%%
type.convert(c("0x1A","12"), as.is=TRUE)
#%%
type.convert(c("1e5","12"), as.is=TRUE)
#%%
type.convert(c("123456789012"), as.is=TRUE)
#%%
type.convert(c("NA","NA"), as.is=TRUE)
#%%
type.convert(list(a="1",b="x"), as.is=TRUE)
#%%
type.convert(data.frame(a=c("1","2"),b=c("x","y")), as.is=TRUE)
#%%
type.convert(" 12 ", as.is=TRUE)
#%%
type.convert("1", na.strings=1)
#%%
type.convert(c("1,5","2"), dec=",", as.is=TRUE)
#%%
type.convert("0.1234567890123456789", numerals="no.loss", as.is=TRUE)
#%%
type.convert(1:3)
#%%
type.convert("a")
#%%
read.csv(text="a,b\ntrue,1\nFALSE,2")
#%%
str(read.csv(text="a,b,c\nT,1,x\nF,,y\n,3,NA"))
#%%
str(read.csv(text="a,b\n1,x\n2,y", stringsAsFactors=TRUE))
#%%
str(read.csv(text="a;b\n1,5;x\n2;y", sep=";", dec=","))
#%%
str(read.table(text="a b\n1 x\n2 y", header=TRUE, colClasses=c("numeric","character")))
#%%
str(read.table(text="1 'x y'\n2 z # comment"))
#%%
str(read.csv(text="a,b\n1,-\n-,y", na.strings="-"))
#%%
read.csv(text="x y,z-1\n1,2"); 
#%%
read.csv(text="x y,z-1\n1,2", check.names=FALSE)
#%%
read.csv(text="1,2\n3,4", header=FALSE, col.names=c("u","v"))
#%%
read.csv(text="a,b\n1,2\n3,4", row.names=1)
#%%
read.csv(text="a,b\n1,2\n3,4,5")
#%%
read.table(text="a b\n1 2\n3", header=TRUE, fill=TRUE)
#%%
read.csv(text="a,b\n1,2\n3,4\n5,6", nrows=2)
#%%
read.csv(text="#x\na,b\n1,2", comment.char="#")
#%%
read.csv(text="a,b\n1,2\n3,4\n5,6", skip=1)
#%%
read.csv(text="")
#%%
read.delim(text="a\tb\n1\t2")
#%%
read.csv(text="a,b\n\"x, y\",\"say \"\"hi\"\"\"")
#%%
type.convert(c("1i","2","-3i","1+2i"), as.is=TRUE)
#%%
type.convert("0.1234567890123456789", numerals="no.loss", as.is=TRUE)
#%%
type.convert("0.5", numerals="no.loss", as.is=TRUE)
