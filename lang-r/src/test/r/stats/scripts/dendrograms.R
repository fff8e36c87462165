hc <- hclust(dist(USArrests[1:8, ]), "average")
d <- as.dendrogram(hc)
d
str(d)
attributes(d)
nobs(d)
labels(d)
order.dendrogram(d)
rev(d)
labels(rev(d))
str(unclass(d[[1]]))
d[[2]]
is.leaf(d[[1]])
all.equal(d, rev(rev(d)))
#%%
d <- as.dendrogram(hclust(dist(USArrests[1:8, ]), "average"))
cc <- cut(d, h = 40)
cc
str(cc$upper)
labels(cc$upper)
cut(d, h = 1000)
cophenetic(d)
as.hclust(d)
as.hclust(d)$merge
as.hclust(rev(d))$order
#%%
d <- as.dendrogram(hclust(dist(USArrests[1:8, ]), "average"))
labels(reorder(d, 8:1))
labels(reorder(d, 1:8, mean))
str(reorder(d, 8:1))
merge(d[[1]], d[[2]])
merge(d[[1]], d[[2]], height = 200)
str(merge(d[[2]], d[[1]]))
#%%
d <- as.dendrogram(hclust(dist(USArrests[1:4, ])), hang = 0.1)
str(d)
str(d, max.level = 1)
labels(dendrapply(d, function(n) { if (is.leaf(n)) attr(n, "label") <- toupper(attr(n, "label")); n }))
str(as.dendrogram(hclust(dist(c(1, 2, 4)), "single")))
dendrapply(d, class)
#%%
h <- heatmap(as.matrix(mtcars), keep.dendro = TRUE)
h$rowInd
h$colInd
h$Rowv
heatmap(as.matrix(mtcars[1:5, 1:4]), Colv = NA)$colInd
