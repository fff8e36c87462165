print(setdiff(names(R.Version()), "svn rev"))
print(R.version$language)
print(names(R.version)[1:4])
print(R.version$nickname)
