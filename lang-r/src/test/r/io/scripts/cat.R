cat("a","b",sep="\n"); cat("|\n")
#%%
cat("a",sep="\n"); cat("|\n")
#%%
cat("a","b",sep=c(",","\n")); cat("|\n")
#%%
cat("a","b","c",sep=c(",","\n")); cat("|\n")
#%%
cat("a\n","b\n",sep="\n"); cat("|\n")
#%%
cat("a","b",sep="x\n"); cat("|\n")
#%%
cat("a",NULL,"b",character(0),"c"); cat("|\n")
#%%
cat(1:3,character(0),sep=","); cat("|\n")
#%%
cat(character(0),sep="\n"); cat("|\n")
#%%
cat("",sep="\n"); cat("|\n")
#%%
cat("a","b",fill=TRUE); cat("|\n")
#%%
cat("a\n","b",fill=TRUE); cat("|\n")
#%%
cat("a","b\n",fill=TRUE); cat("|\n")
#%%
cat(1:30, fill=40); cat("|\n")
#%%
cat(1:30, fill=20,labels=c("A:","B:")); cat("|\n")
#%%
cat("A","B",fill=TRUE,labels="L:"); cat("|\n")
#%%
cat("long text here that is long","another text which is long","third",fill=30); cat("|\n")
#%%
cat(1:5,fill=4,sep=", "); cat("|\n")
#%%
cat("a","b",sep="",fill=TRUE);cat("|\n")
#%%
cat(fill=TRUE);cat("|\n")
#%%
cat(character(0),fill=TRUE);cat("|\n")
#%%
cat("abc","def","ghi",fill=7,sep="\n");cat("|\n")
#%%
cat(list("a",1,TRUE),"\n"); cat(list(1,list(2)))
