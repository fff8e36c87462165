x <- data.frame(a=1:4); attr(x,"row.names") <- 1:4; .row_names_info(x)
#%%
x <- data.frame(a=1:4); row.names(x) <- 1:4; .row_names_info(x)
#%%
x <- data.frame(a=1:4); row.names(x) <- c("1","2","3","4"); .row_names_info(x)
#%%
x <- data.frame(a=1:4)[c(2,1,3,4),,drop=FALSE]; rownames(x) <- NULL; .row_names_info(x)
#%%
.row_names_info(structure(list(a=1:2), row.names=1:2, class="data.frame"))
#%%
.row_names_info(structure(list(a=1:2), row.names=c(NA,-2L), class="data.frame"))
#%%
.row_names_info(structure(list(a=1:3), row.names=c(NA,3L), class="data.frame"))
#%%
.row_names_info(cbind(data.frame(a=1:4)[1:2,,drop=FALSE], b=1))
#%%
.row_names_info(data.frame(data.frame(a=1:4)[1:2,,drop=FALSE], b=1))
#%%
.row_names_info(within(data.frame(a=1:4)[1:2,,drop=FALSE], b <- 1))
#%%
x <- data.frame(a=1:4); x[5,] <- 9L; .row_names_info(x)
#%%
x <- data.frame(a=1:4)[1:2,,drop=FALSE]; x$b <- 3; .row_names_info(x)
#%%
x <- data.frame(a=1:4)[1:2,,drop=FALSE]; x[1,1] <- 3L; .row_names_info(x)
#%%
.row_names_info(data.frame(a=1:4)[1:2,,drop=FALSE]+1)
#%%
.row_names_info(unique(data.frame(a=c(1,1,2))))
#%%
.row_names_info(unique(data.frame(a=c(1,2,2))))
#%%
.row_names_info(as.data.frame(matrix(1:4,2)))
#%%
.row_names_info(as.data.frame(table(c(1,2))))
#%%
.row_names_info(do.call(rbind, list(data.frame(a=1),data.frame(a=2))))
#%%
.row_names_info(expand.grid(a=1:2))
#%%
.row_names_info(stack(list(a=1)))
#%%
.row_names_info(merge(data.frame(a=1:2),data.frame(a=1:2)))
#%%
.row_names_info(split(data.frame(a=1:4),c(1,1,2,2))[[1]])
#%%
.row_names_info(read.csv(text="a\n1\n2"))
#%%
.row_names_info(reshape(data.frame(id=1:2,x.1=1:2,x.2=3:4),direction="long",varying=c("x.1","x.2")))
#%%
.row_names_info(aggregate(1:2, list(1:2), sum))
#%%
dput(data.frame(a=1:3))
#%%
x <- data.frame(a=1:4)[1:2,,drop=FALSE]; names(x) <- "z"; as.matrix(x)
#%%
data.matrix(data.frame(a=1:4)[1:2,,drop=FALSE])
#%%
sapply(data.frame(a=1:4,b=2)[1:2,], identity)
#%%
as.matrix(data.frame(a=1:4,b=5:8)[1:2,])
#%%
as.matrix(data.frame(a=1:4,b=5:8)[1:4,])
#%%
as.matrix(head(data.frame(a=1:4,b=5:8),2))
#%%
as.matrix(data.frame(a=1:4,b=5:8)[TRUE,])
#%%
as.matrix(rbind(data.frame(a=1,b=2),data.frame(a=3,b=4)))
#%%
as.matrix(subset(data.frame(a=1:4,b=5:8),a<3))
#%%
as.matrix(data.frame(a=1:4,b=5:8)[order(1:4),])
#%%
apply(data.frame(a=1:4,b=5:8)[1:2,],1,sum)
#%%
apply(head(data.frame(a=1:4,b=5:8),2),1,sum)
#%%
rowSums(data.frame(a=1:4,b=5:8)[1:2,])
#%%
rowSums(data.frame(a=1:4,b=5:8))
#%%
apply(data.frame(a=1:2,b=5:6),1,sum)
#%%
.row_names_info(data.frame(a=1:4)[1:2,,drop=FALSE])
#%%
.row_names_info(data.frame(a=1:4)[c(1,3),,drop=FALSE])
#%%
.row_names_info(data.frame(a=1:4))
#%%
.row_names_info(na.omit(data.frame(a=c(1,NA,3))))
#%%
.row_names_info(merge(data.frame(a=1),data.frame(a=1)))
#%%
.row_names_info(rbind(data.frame(a=1,b=2),data.frame(a=3,b=4)))
#%%
.row_names_info(data.frame(a=1:4)[1:4,,drop=FALSE])
#%%
.row_names_info(transform(data.frame(a=1:4)[1:2,,drop=FALSE],b=1))
#%%
.row_names_info(aggregate(a~b,data.frame(a=1:2,b=1:2),sum))
#%%
t(data.frame(a=1:4,b=5:8)[1:2,])
#%%
sapply(1:2, function(i) 1)
#%%
as.matrix(data.frame(a=1:4,b=5:8)[0,])
