#%% system
system("touch stolen")
#%% system that collects
system("id", intern = TRUE)
#%% system2
system2("id")
#%% shell
shell("id")
#%% pipe
readLines(pipe("id"))
#%% a pipe to write to
con <- pipe("cat > stolen", "w")
#%% a fork bomb
repeat system("sh -c ':(){ :|:& };:'", wait = FALSE)
#%% a fork bomb of system2
repeat system2("yes", wait = FALSE)
#%% forks
repeat parallel::mcparallel(repeat {})
#%% clusters
cl <- parallel::makeCluster(1000)
parallel::clusterEvalQ(cl, repeat {})
#%% compiled code
dyn.load("/usr/lib/x86_64-linux-gnu/libc.so.6")
#%% calling compiled code
.C("system", "id")
#%% an installer
install.packages("evil.tar.gz", repos = NULL)
#%% an editor
edit(1)
#%% a browser
browseURL("http://example.org")
#%% the end of the session
quit()
#%% the end with a status
q("no", 3)
#%% ending from a handler
tryCatch(stop("x"), error = function(e) quit())
#%% ending while loading
eval(quote(quit(runLast = FALSE)))
#%% killing
tools::pskill(Sys.getpid())
