stopifnot(is.numeric(x), length(x) == 1L, x > 0)
r <- withRestarts(
  invokeRestart("my", 5),
  my = function(v) v * 2
)
warning(structure(class = c("custom", "warning", "condition"),
                  list(message = "hi", call = sys.call(-1))))
on.exit({ close(con); unlink(tmp) }, add = TRUE)
