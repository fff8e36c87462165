stats::sd(c(1, 2, 4)); utils::head(letters, 2); base::sum(1, 2); methods::is(1, "numeric")
#%%
stats::nosuch
#%%
stats:::nosuch
#%%
base::nosuch
#%%
nosuch::x
#%%
library(nosuch)
#%%
loadNamespace("nosuch")
#%%
requireNamespace("nosuch"); requireNamespace("nosuch", quietly = TRUE); suppressWarnings(require(nosuch)); requireNamespace("stats")
#%%
require(nosuch)
#%%
e <- tryCatch(library(nosuch), error = identity)
class(e); names(unclass(e)); e$package; conditionMessage(e); conditionCall(e)
#%%
asNamespace("stats"); getNamespace("base"); environment(sd); environment(paste); topenv(); topenv(environment(sd)); environment(sum)
environmentName(environment(sd)); environmentName(environment(head)); environmentName(environment(paste)); environmentName(globalenv()); environmentName(baseenv())
parent.env(.BaseNamespaceEnv); environmentName(parent.env(asNamespace("stats"))); parent.env(parent.env(asNamespace("stats"))); identical(environment(paste), .BaseNamespaceEnv)
environmentName(as.environment("package:stats")); isNamespace(asNamespace("utils")); isNamespace(globalenv()); isNamespace(baseenv()); isBaseNamespace(.BaseNamespaceEnv); isBaseNamespace(baseenv())
#%%
getNamespaceName(asNamespace("stats")); getNamespaceName("base"); getNamespaceVersion("stats"); getNamespaceVersion("base"); names(getNamespaceImports("stats"))
all(c("sd", "median", "lm") %in% getNamespaceExports("stats")); isNamespaceLoaded("stats"); isNamespaceLoaded("nosuch"); sort(loadedNamespaces())
packageName(); packageName(asNamespace("stats")); packageVersion("stats"); packageDescription("stats")$Version; packageDescription("utils", fields = "Package")
#%%
search(); library(parallel); search()[2]; (function() library(compiler))(); print(library(splines)); isNamespaceLoaded("stats4"); loadNamespace("stats4"); detach("package:parallel"); search()[2:4]
exists("head"); exists("print.lm"); exists("sd", envir = baseenv()); exists("sd", envir = asNamespace("stats"), inherits = FALSE); exists("paste", envir = baseenv())
#%%
attach(list(a = 1, b = 2), name = "lst"); a <- 3
attach(list(a = 5, b = 3)); search()[1:3]; b; detach("lst"); search()[1:3]; ls(2); as.environment(2)$b; environmentName(as.environment(2))
#%%
detach("nosuch")
#%%
attach(list(x = 1)); attach(list(x = 2)); x; detach(); x
#%%
attach(1:3)
#%%
attachNamespace("splines"); "package:splines" %in% search(); try(attachNamespace("splines")); detach("package:splines"); unloadNamespace("splines"); isNamespaceLoaded("splines"); try(unloadNamespace("base"))
#%%
packageEvent("foo"); packageEvent("foo_1.0", "attach"); getHook("none")
setHook(packageEvent("splines", "onLoad"), function(...) cat("loaded", ..1, "\n")); setHook(packageEvent("splines", "attach"), function(...) cat("attached\n"))
invisible(loadNamespace("splines")); library(splines); length(getHook(packageEvent("splines", "onLoad")))
setHook("h", 1); setHook("h", 2); setHook("h", 0, "prepend"); unlist(getHook("h")); setHook("h", NULL, "replace"); getHook("h")
#%%
suppressPackageStartupMessages({ packageStartupMessage("quiet"); message("loud") }); packageStartupMessage("a", "b")
#%%
find.package("nosuch")
#%%
system.file(package = "nosuch"); system.file("x", package = "nosuch"); system.file(package = "nosuch", mustWork = TRUE)
#%%
packageVersion("nosuch")
#%%
packageDescription("nosuch")
#%%
library(c("a", "b"), character.only = TRUE)
#%%
library("")
#%%
getFromNamespace("head", "utils")(1:10, 2); getFromNamespace("nosuch", "utils")
#%%
f <- function(x) UseMethod("f"); registerS3method("f", "foo", function(x) "registered"); f(structure(1, class = "foo")); .S3method("f", "bar", function(x) "also"); f(structure(1, class = "bar"))
exists("f.foo"); is.function(getS3method("f", "foo")); getS3method("f", "nosuch", optional = TRUE)
#%%
env <- new.env(parent = asNamespace("stats")); environmentName(topenv(env)); local({ g <- function() topenv(parent.frame()); environmentName(g()) }, envir = env); environmentName(topenv(new.env()))
#%%
median <- function(x) "mine"; mad(c(1, 2, 5)); stats::median(c(1, 3)); quantile(1:3, .5); sd <- 5; var(1:3)
#%%
compiler::cmpfun(function(x) x + 1)(2); parallel::splitIndices(10, 3); parallel::mclapply(1:3, function(i) i^2, mc.cores = 1); parallel::detectCores() >= 1
cl <- parallel::makeCluster(2); parallel::parSapply(cl, 1:4, function(i) i * 2); parallel::clusterApply(cl, 1:2, identity); parallel::parLapply(cl, c(a = 1, b = 2), sqrt); parallel::stopCluster(cl)
