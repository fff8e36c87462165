centre <- function(x, type) {
  switch(type,
         mean = mean(x),
         median = ,
         middle = median(x),
         trimmed = {
           y <- sort(x)
           mean(y[-c(1, length(y))])
         },
         stop("unknown: ", type))
}
centre(1:10, "mean")
