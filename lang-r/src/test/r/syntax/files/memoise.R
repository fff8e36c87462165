memo <- local({
  cache <- c(1, 1)
  function(n) {
    if (n <= length(cache)) return(cache[n])
    v <- memo(n - 1) + memo(n - 2)
    cache[n] <<- v
    v
  }
})
