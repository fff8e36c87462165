make <- function(name, namespace, code, description = character(), data = NULL) {
  path <- file.path(tempdir(), name); dir.create(file.path(path, "R"), recursive = TRUE)
  writeLines(c(paste("Package:", name), "Version: 1.2.3", "Title: A Title", "Description: Some.", "License: none", "Author: A", "Maintainer: A <a@b.c>", description), file.path(path, "DESCRIPTION"))
  writeLines(namespace, file.path(path, "NAMESPACE")); writeLines(code, file.path(path, "R", "a.R")); path
}
lib <- file.path(tempdir(), "lib"); dir.create(lib); .libPaths(c(lib, .libPaths()))
install <- function(path) suppressMessages(install.packages(path, lib = lib, repos = NULL, type = "source", quiet = TRUE))
install(make("one", c("export(f, filter)", "exportPattern('^g')", "S3method(print, foo)", "S3method(area, square)", "export(area)", "importFrom(stats, sd)", "import(utils)"),
  c("f <- function(x) structure(list(s = sd(x)), class = 'foo')", "filter <- function(x) 'mine'", "print.foo <- function(x, ...) { cat('<foo', x$s, hidden, '>\n'); invisible(x) }",
    "hidden <- 42", "area <- function(s) UseMethod('area')", "area.square <- function(s) s$a^2", "g1 <- function() environmentName(topenv())", "g2 <- function() head(letters, 2)",
    ".onLoad <- function(libname, pkgname) cat('loading', pkgname, basename(libname), '\n')", ".onAttach <- function(libname, pkgname) packageStartupMessage('welcome to ', pkgname)",
    ".onUnload <- function(libpath) cat('unloading', basename(libpath), '\n')"), "Imports: stats, utils"))
library(one)
f(c(1, 2, 4)); filter(1); try(hidden); one:::hidden; g1(); g2(); area(structure(list(a = 3), class = "square")); try(area.square(1)); one::g1()
sort(getNamespaceExports("one")); ls("package:one"); packageVersion("one"); packageVersion("one") >= "1.2"; packageDescription("one")$Title; basename(system.file(package = "one"))
search()[2]; environmentName(environment(f)); environmentName(parent.env(asNamespace("one"))); parent.env(parent.env(asNamespace("one"))); getNamespaceImports("one")$stats
exists("print.foo"); is.function(getS3method("print", "foo")); try(assign("f", 1, envir = asNamespace("one"))); try(assign("zz", 1, envir = asNamespace("one"))); try(assign("f", 1, envir = as.environment("package:one")))
getNamespaceUsers("one"); detach("package:one"); isNamespaceLoaded("one"); unloadNamespace("one"); isNamespaceLoaded("one"); "one" %in% rownames(installed.packages(lib)); try(f(1))
suppressPackageStartupMessages(library(one)); detach("package:one", unload = TRUE); isNamespaceLoaded("one"); library(one, warn.conflicts = FALSE); detach("package:one")
library(one, include.only = "f"); ls("package:one"); detach("package:one"); library(one, exclude = c("f", "filter")); ls("package:one"); detach("package:one"); f <- 1; library(one); library(one)
assignInNamespace("hidden", 43, "one"); one:::hidden; try(one::nosuch); try(one:::nosuch)
#%%
make <- function(name, namespace, code, description = character()) {
  path <- file.path(tempdir(), name); dir.create(file.path(path, "R"), recursive = TRUE)
  writeLines(c(paste("Package:", name), "Version: 1.2.3", "Title: A Title", "Description: Some.", "License: none", "Author: A", "Maintainer: A <a@b.c>", description), file.path(path, "DESCRIPTION"))
  writeLines(namespace, file.path(path, "NAMESPACE")); writeLines(code, file.path(path, "R", "a.R")); path
}
lib <- file.path(tempdir(), "lib"); dir.create(lib); .libPaths(c(lib, .libPaths()))
install <- function(path) suppressMessages(install.packages(path, lib = lib, repos = NULL, type = "source", quiet = TRUE))
install(make("classes", c("exportClasses(P)", "exportMethods(describe, show)", "export(Acc, maker)", "import(methods)"),
  c("setClass('P', representation(name = 'character'), validity = function(object) if (length(object@name) == 1) TRUE else 'one name')", "setGeneric('describe', function(o, ...) standardGeneric('describe'))",
    "setMethod('describe', 'P', function(o, ...) cat('P', o@name, helper(), '\n'))", "setMethod('show', 'P', function(object) cat('<P ', object@name, '>\n', sep = ''))", "helper <- function() 'helped'",
    "Acc <- setRefClass('Acc', fields = list(n = 'numeric'), methods = list(add = function(k) { n <<- n + k + half(); invisible(.self) }))", "half <- function() 0.5", "maker <- function(n) new('P', name = n)"), "Imports: methods"))
install(make("user", c("import(classes)", "export(twice)", "S3method(format, thing)"), c("twice <- function(n) { describe(maker(n)); describe(maker(n)) }", "format.thing <- function(x, ...) 'a thing'"), "Imports: classes"))
library(classes)
x <- maker("z"); x; describe(x); class(x); is(x, "P"); isVirtualClass("P"); try(new("P", name = c("a", "b"))); a <- Acc$new(n = 1); a$add(2); a$n; existsMethod("describe", "P"); isGeneric("describe")
user::twice("q"); getNamespaceUsers("classes"); try(unloadNamespace("classes")); format(structure(1, class = "thing")); environmentName(environment(user::twice)); names(getNamespaceImports("user"))
#%%
make <- function(name, namespace, code, description = character()) {
  path <- file.path(tempdir(), name); dir.create(file.path(path, "R"), recursive = TRUE)
  writeLines(c(paste("Package:", name), "Version: 1.2.3", "Title: A Title", "Description: Some.", "License: none", "Author: A", "Maintainer: A <a@b.c>", description), file.path(path, "DESCRIPTION"))
  writeLines(namespace, file.path(path, "NAMESPACE")); writeLines(code, file.path(path, "R", "a.R")); path
}
lib <- file.path(tempdir(), "lib"); dir.create(lib); .libPaths(c(lib, .libPaths()))
install <- function(path) suppressMessages(install.packages(path, lib = lib, repos = NULL, type = "source", quiet = TRUE))
p <- make("withdata", "export(get)", "get <- function() list(secret, set)", "LazyData: true"); dir.create(file.path(p, "data")); dir.create(file.path(p, "inst", "extra"), recursive = TRUE)
set <- data.frame(a = 1:2, b = c("x", "y")); save(set, file = file.path(p, "data", "set.rda")); writeLines(c("u v", "1 2", "3 4"), file.path(p, "data", "tab.txt")); secret <- "s"; save(secret, file = file.path(p, "R", "sysdata.rda")); writeLines("hello", file.path(p, "inst", "extra", "hello.txt"))
writeLines("get <- function() secret", file.path(p, "R", "a.R")); install(p)
withdata::set; withdata::tab; withdata::get(); readLines(system.file("extra", "hello.txt", package = "withdata")); system.file("nosuch", package = "withdata"); library(withdata); set; tab$u; rm(set); data(set, package = "withdata"); set
data(list = "nosuch", package = "withdata")
p <- make("order", "export(x)", "x <- y + 1", "Collate: 'b.R' 'a.R'"); writeLines("y <- 1", file.path(p, "R", "b.R")); install(p); order::x
parseNamespaceFile("order", tempdir())$exports; p <- make("later", c("S3method(one.more::go, foo)", "S3method(utils::head, foo)"), c("go.foo <- function(x) 'gone'", "head.foo <- function(x, ...) 'headed'")); install(p)
install(make("one.more", "export(go)", "go <- function(x) UseMethod('go')")); invisible(loadNamespace("later")); utils::head(structure(1, class = "foo")); one.more::go(structure(1, class = "foo"))
install(make("broken", "export(f)", c("f <- 1", ".onLoad <- function(libname, pkgname) if (isTRUE(getOption('fail'))) stop('not today')"))); options(fail = TRUE); try(library(broken)); isNamespaceLoaded("broken"); requireNamespace("broken", quietly = TRUE)
