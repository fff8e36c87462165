#%% a variable
stopifnot(nzchar(Sys.getenv("PATH")))
#%% all variables
stopifnot(length(Sys.getenv()) > 0)
#%% the home
stopifnot(nzchar(Sys.getenv("HOME")))
#%% who it is
stopifnot(Sys.info()[["user"]] != "unknown")
#%% setting what the process sees
Sys.setenv(PATH = "/tmp")
system("ls")
#%% Java
java <- get("java.lang.System")
#%% classes of Java
rJava::.jnew("java.io.File", "/")
#%% a primitive by name
.Primitive("System")
#%% internals
.Internal(system("id"))
#%% the base environment
assign("c", function(...) repeat {}, envir = baseenv())
#%% a locked binding
unlockBinding("sum", baseenv())
assign("sum", function(...) stop("mine"), envir = baseenv())
sum(1)
