# The towers of Hanoi: piles of disks that are environments and check the rules.
new_pile <- function() {
  pile <- new.env()
  pile$disks <- integer(0)
  pile$height <- 0L
  pile
}

put <- function(pile, disk) {
  if (pile$height > 0L && pile$disks[pile$height] < disk) stop("a large disk on a small one")
  pile$height <- pile$height + 1L
  pile$disks[pile$height] <- disk
}

take <- function(pile) {
  if (pile$height == 0L) stop("nothing to take")
  disk <- pile$disks[pile$height]
  pile$height <- pile$height - 1L
  disk
}

move <- function(count, from, to, spare) {
  if (count == 1L) {
    put(to, take(from))
    return(1)
  }
  before <- move(count - 1L, from, spare, to)
  put(to, take(from))
  before + 1 + move(count - 1L, spare, to, from)
}

run <- function() {
  disks <- 15L
  piles <- list(new_pile(), new_pile(), new_pile())
  for (disk in disks:1L) put(piles[[1]], disk)
  moves <- move(disks, piles[[1]], piles[[3]], piles[[2]])
  c(moves, piles[[1]]$height, piles[[3]]$height, sum(piles[[3]]$disks))
}
