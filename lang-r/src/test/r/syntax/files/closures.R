counters <- lapply(1:3, function(i) {
  force(i)
  function() {
    i <<- i + 1
    i
  }
})
counters[[1]]()
adders <- list(); for (k in 1:3) local({ j <- k; adders[[j]] <<- function(x) x + j })
