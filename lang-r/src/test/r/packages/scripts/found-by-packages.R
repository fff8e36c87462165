x <- structure(list(a = 1), class = "zz"); `$<-.zz` <- function(x, name, value) { cat("set", name, "\n"); x }
invisible(do.call(`$<-`, list(x, "q", 1))); f <- `$<-`; invisible(f(x, "k", 2)); invisible(`$<-`(x, k, 2))
#%%
UseMethod <- function(generic, object) "masked"; con <- textConnection("a"); close(con); f <- function(x) UseMethod("f"); f(1)
#%%
f <- function(m = c("a", "b")) match.arg(m, choices = c("a", "b")); f(); identical(quote(a), quote(expr = )); e <- list(empty = quote(expr = )); is_empty <- function(x) identical(x, e$empty); is_empty(quote(expr = )); is_empty(1)
#%%
unlink(NULL); unlink(character()); unlink(list("nosuch1", "nosuch2")); names(Sys.getenv("NOSUCHVAR", names = TRUE, unset = NA)); names(.Platform)
#%%
substr(structure(character(), class = "abc"), 1, 1); m <- matrix(0, 0, 0); m - 1; 1 / m; dim(m == 2)
#%%
e <- structure(new.env(), class = "ee"); as.list.ee <- function(x, ...) list(p = 1, q = 2); lapply(e, function(v) v * 10); sapply(e, identity); lengths.ee <- function(x, use.names = TRUE) "own"; lengths(e); `is.na<-.ee` <- function(x, value) { cat("isna\n"); x }; is.na(e) <- 1
#%%
x <- parse(text = c("a <- 1; b", "f <- function(x) {", "  x + 1", "}"), keep.source = TRUE)
names(attributes(x)); attr(x, "srcref"); as.integer(attr(x, "srcref")[[3]]); class(attr(x, "srcfile")); attr(x, "srcfile")$lines; eval(x[[3]]); f; class(attr(body(f), "srcref"))
attr(parse(text = "{a;b}"), "srcref"); g <- function(x) {x}; attr(g, "srcref"); attributes(body(g)); s <- srcfilecopy("foo.R", c("x <- 1", "y")); p <- parse(text = s$lines, srcfile = s); attr(p, "srcref")[[2]]; identical(attr(p, "srcfile"), s); getSrcLines(s, 1, 2)
options(keep.source = TRUE); h <- eval(parse(text = "function(a)   a   # hi\n")); h; removeSource(h); getSrcLocation(h)
#%%
print.zork <- function(x, ...) 1; summary.zork <- function(object, ...) 2; methods(class = "zork"); zork <- function(x) UseMethod("zork"); zork.default <- function(x) 1; zork.foo <- function(x) 2; methods(zork); m <- methods("zork"); as.vector(m); attr(m, "byclass"); format(m)
a <- getAnywhere("zork.foo"); names(a); a$where; a$visible; a; getAnywhere("nosuch"); isS3method("print.zork"); isS3stdGeneric(zork); methods("nosuchgeneric")
#%%
p <- person("Ann", "Smith", role = c("aut", "cre"), email = "a@b.c"); p; format(p); p$given; class(p); p2 <- c(p, person("Bob", "Jones")); p2; length(p2); p2[2]; toString(p2); as.person("Jane Roe <j@r.org>"); as.person("A B and C D"); format(p, include = c("given", "family")); p2$email
#%%
dev.cur(); pdf(NULL); dev.cur(); pdf(NULL); dev.list(); dev.set(2); dev.next(); dev.off(); dev.off(3); try(dev.off()); .Device; pdf(NULL); .Device; class(recordPlot()); invisible(dev.off()); try(recordPlot()); pdf(NULL); par("page"); old <- par(mar = c(1, 1, 1, 1)); old; par("mar"); par(old); par("mar")
#%%
col2rgb(c("red", "#FF8000", "transparent", NA, "3")); col2rgb("#11223344", alpha = TRUE); rgb(1, 0.5, 0); rgb(255, 128, 0, maxColorValue = 255); rgb(0.1, 0.2, 0.3, 0.4); head(colors()); length(colors()); length(colors(distinct = TRUE)); gray(0.5); hsv(0.5, 1, 1); rainbow(3); rainbow(7); palette(); colorRampPalette(c("red", "blue"))(3); col2rgb(2:4); adjustcolor("red", 0.5); rgb2hsv(255, 128, 0); col2rgb("nosuch")
#%%
e <- new.env(); reg.finalizer(e, function(x) cat("finalized\n"), onexit = TRUE); cat("before\n")
#%%
capture.output(print(1:3), file = "x.txt"); readLines("x.txt"); capture.output(cat("more\n"), file = "x.txt", append = TRUE); readLines("x.txt"); con <- textConnection("tc", "w"); capture.output(print("q"), file = con); close(con); tc
#%%
write.dcf(data.frame(A = c("x", "y"), B = c("one two", NA)), stdout()); x <- tempfile(); write.dcf(list(Package = "p", Version = "1.0"), x); readLines(x); read.dcf(x)
#%%
RNGversion("4.0.0"); RNGkind(); tools::SIGINT; .knownS3Generics[["print"]]; "length" %in% .S3PrimitiveGenerics; Sys.readlink("nosuch")
#%%
x <- parse(text = "# first\nf(x, y=2) <- function(a, b=1) {\n if (a > -1L) x$y else y[[2]] # hi\n \"s\"; !z\n}\n a::b(1)[2]; for (i in 1:3) next; while(TRUE) break; ~x; (a); repeat {}; -1; a %in% b; x -> y; \\(x) x; x |> f(); a = 1; x@y; a?b; f(,1); a:b; NULL\nif (a) {\n b } else\n c\n-a^2; a + c * d; x[1, , drop=FALSE]; !a == b; f(function(x) x + 1, 'a' = 2)\n# end", keep.source = TRUE)
d <- getParseData(x); p <- d$token[match(d$parent, d$id)]; data.frame(d$line1, d$col1, d$line2, d$col2, d$token, p, d$terminal, d$text); getParseText(d, d$id[d$line1 == 3 & d$token == "expr"][1]); class(d); names(d); getParseData(parse(text = "a"))
#%%
f <- function() "envir" %in% ls(sys.frame(1)); eval(quote(f()), envir = new.env()); g <- function() get("envir", envir = sys.frame(1)); e <- new.env(); r <- eval(quote(g()), envir = e); identical(r, e)
