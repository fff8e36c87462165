.registerFormal <- function(name, ns) invisible()

.exportedFormal <- function(ns, info) character()
