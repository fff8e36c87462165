merge(data.frame(k=c(2,1,2,3),a=1:4), data.frame(k=c(2,3,2,5),b=5:8))
#%%
merge(data.frame(k=c(2,1,2,3),a=1:4), data.frame(k=c(2,3,2,5),b=5:8), all=TRUE)
#%%
merge(data.frame(k=c(2,1,2,3),a=1:4), data.frame(k=c(2,3,2,5),b=5:8), all.x=TRUE)
#%%
merge(data.frame(k=c(2,1,2,3),a=1:4), data.frame(k=c(2,3,2,5),b=5:8), all.y=TRUE)
#%%
merge(data.frame(k=c(2,1,2,3),a=1:4), data.frame(k=c(2,3,2,5),b=5:8), sort=FALSE)
#%%
merge(data.frame(k=c("b","a","b"),v=1:3), data.frame(id=c("b","b","c"),v=4:6), by.x="k", by.y="id")
#%%
merge(data.frame(k=c("b","a","b"),v=1:3), data.frame(id=c("b","b","c"),v=4:6), by.x="k", by.y="id", all=TRUE, suffixes=c(".l",".r"))
#%%
merge(data.frame(k=c("b","a","b"),j=c(1,2,1),v=1:3), data.frame(k=c("b","b","a"),j=c(1,1,2),w=4:6))
#%%
merge(data.frame(k=c("b","a","b"),j=c(1,2,1),v=1:3), data.frame(k=c("b","b","a"),j=c(1,1,2),w=4:6), by="k")
#%%
merge(data.frame(k=c("b","a","b"),j=c(1,2,1),v=1:3), data.frame(k=c("b","b","a"),j=c(1,1,3),w=4:6), by=c("k","j"), all=TRUE)
#%%
merge(data.frame(a=1:2), data.frame(b=3:4))
#%%
merge(data.frame(a=1:2), data.frame(a=3:4))
#%%
merge(data.frame(a=c(NA,1)), data.frame(a=c(1,NA),z=1:2))
#%%
merge(data.frame(a=1:3,x=1), data.frame(a=3:1,x=2), by="a")
#%%
merge(data.frame(a=1:3,row.names=c("p","q","r")), data.frame(b=4:6,row.names=c("r","q","z")), by="row.names")
#%%
merge(data.frame(a=1:3,row.names=c("p","q","r")), data.frame(b=4:6,row.names=c("r","q","z")), by=0, all=TRUE)
#%%
merge(data.frame(k=factor(c("x","y"))), data.frame(k=factor(c("y","x")),v=1:2))
#%%
merge(data.frame(a=1,b=2), data.frame(a=1,b=3), by="zz")
#%%
merge(data.frame(k=10:1,a=1:10), data.frame(k=c(3,3,9,10),b=letters[1:4]), all.x=TRUE)
#%%
set.seed(1); a <- data.frame(k=sample(6,12,TRUE),v=1:12); b <- data.frame(k=sample(8,12,TRUE),w=1:12); merge(a,b)
#%%
set.seed(1); a <- data.frame(k=sample(6,12,TRUE),v=1:12); b <- data.frame(k=sample(8,12,TRUE),w=1:12); merge(a,b,sort=FALSE)
#%%
set.seed(1); a <- data.frame(k=sample(6,12,TRUE),v=1:12); b <- data.frame(k=sample(8,12,TRUE),w=1:12); merge(a,b,all=TRUE)
#%%
set.seed(1); a <- data.frame(k=sample(6,12,TRUE),v=1:12); b <- data.frame(k=sample(8,12,TRUE),w=1:12); merge(a,b,all=TRUE,sort=FALSE)
#%%
set.seed(2); a <- data.frame(k=sample(letters[1:4],8,TRUE),j=sample(2,8,TRUE),v=1:8); b <- data.frame(k=sample(letters[1:5],8,TRUE),j=sample(2,8,TRUE),w=1:8); merge(a,b)
#%%
set.seed(2); a <- data.frame(k=sample(letters[1:4],8,TRUE),j=sample(2,8,TRUE),v=1:8); b <- data.frame(k=sample(letters[1:5],8,TRUE),j=sample(2,8,TRUE),w=1:8); merge(a,b,by="k")
#%%
set.seed(2); a <- data.frame(k=sample(letters[1:4],8,TRUE),j=sample(2,8,TRUE),v=1:8); b <- data.frame(k=sample(letters[1:5],8,TRUE),j=sample(2,8,TRUE),w=1:8); merge(a,b,sort=FALSE,all.x=TRUE)
#%%
set.seed(2); a <- data.frame(k=sample(letters[1:4],8,TRUE),j=sample(2,8,TRUE),v=1:8); b <- data.frame(k=sample(letters[1:5],8,TRUE),j=sample(2,8,TRUE),w=1:8); merge(a,b,all=TRUE)
#%%
set.seed(3); a <- data.frame(k=c("x","y","x","x"),v=1:4); b <- data.frame(k=c("x","x","y","y","x"),w=1:5); merge(a,b,sort=FALSE)
#%%
set.seed(3); a <- data.frame(k=c("x","y","x","x"),v=1:4); b <- data.frame(k=c("x","x","y","y","x"),w=1:5); merge(b,a)
