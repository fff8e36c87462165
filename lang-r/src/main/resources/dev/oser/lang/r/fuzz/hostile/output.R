#%% cat
repeat cat("all work and no play\n")
#%% print
repeat print(1:100)
#%% message
repeat message("look here")
#%% one long text
cat(strrep("x", 5000000))
cat("!")
#%% a long vector
options(max.print = 1e9)
print(1:1000000)
#%% warnings shown at once
options(warn = 1)
repeat message(conditionMessage(simpleWarning("again")))
#%% to standard error
repeat cat("x\n", file = stderr())
#%% writeLines
repeat writeLines(as.character(1:10000))
#%% output that is caught
repeat tryCatch(repeat cat("more\n"), condition = function(e) NULL, interrupt = function(e) NULL)
#%% try
repeat try(stop("louder"))
#%% str
repeat str(list(a = 1, b = "x"))
#%% write.csv
repeat write.csv(data.frame(a = 1:1000))
