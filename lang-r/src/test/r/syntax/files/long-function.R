configure <- function(host = "localhost", port = 8080L, user = Sys.getenv("USER"), password = NULL, timeout = 30, retries = 3L, verbose = getOption("verbose"), ...) {
  settings <- list(host = host, port = port, user = user, password = password, timeout = timeout, retries = retries, verbose = verbose, ...)
  structure(settings[!vapply(settings, is.null, logical(1))], class = c("configuration", "list"))
}
