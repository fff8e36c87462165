# Runs one file of tests: Rscript run-test.R KIND PACKAGE FILE. Its status says whether all went well.
arguments <- commandArgs(TRUE)
kind <- arguments[1L]
package <- arguments[2L]
file <- arguments[3L]
if (kind == "load") {
  suppressPackageStartupMessages(library(package, character.only = TRUE))
} else if (kind == "testthat") {
  library(testthat)
  suppressPackageStartupMessages(library(package, character.only = TRUE))
  found <- test_file(file, package = package)
  print(found)
  if (length(found$failures)) quit(status = 1L)
} else if (kind == "tinytest") {
  suppressPackageStartupMessages(library(package, character.only = TRUE))
  found <- tinytest::run_test_file(file, verbose = 0)
  print(summary(found))
  if (any(vapply(found, function(each) isFALSE(as.logical(each)), NA))) quit(status = 1L)
} else if (kind == "testit") {
  library(testit)
  suppressPackageStartupMessages(library(package, character.only = TRUE))
  sys.source(file, envir = new.env(parent = asNamespace(package)))
} else {
  setwd(dirname(file))
  source(basename(file), echo = FALSE)
}
