set.seed(1); round(jitter(1:3),4); set.seed(2); round(jitter(c(1,1,5,9), amount=.5),4); set.seed(3); round(jitter(c(2.5,2.51,7), factor=2),5); set.seed(4); round(jitter(rep(0,3)),4); set.seed(4); round(jitter(rep(3,3), amount=0),4)
e <- new.env(); assign("aa", 1:3, e); assign("bb", "txt", e); assign("ff", function(x, y=2) NULL, e); assign("l", list(a=1, b=list(2)), e)
ls.str(e)
ls.str(e, mode="numeric")
lsf.str(e)
f <- function(a, b=3) { z <- a + 1; ls.str() }; f(2)
formatOL(c("one","two","three")); formatUL(c("one","two")); writeLines(formatOL(letters[1:11], type="i")); formatOL(c("x","y"), type="A", offset=2, start=3); writeLines(formatUL(c("a long line that must be wrapped somewhere around here", "b"), label="-", width=20)); formatOL(1:3, type="roman")
dmultinom(c(1,2,1), prob=c(.2,.5,.3)); dmultinom(c(0,0,3), prob=c(0,1,2), log=TRUE); dmultinom(1:3, 6, c(1,1,1)); pbirthday(23); qbirthday(0.5); pbirthday(23, coincident=3); qbirthday(coincident=3); qbirthday(.9, classes=100); sapply(c(.1,.5,.99), qbirthday)
nextn(c(13,101,7)); nextn(13, 7); nextn(1023, 2)
i <- isoreg(c(1,0,4,3,3,5,4,2,0)); i$yf; i$yc; i$iKnots; i; fitted(isoreg(c(3,1,2,4), c(1,5,2,3))); residuals(isoreg(c(1,3,2)))
tools::assertError(stop("x")); tools::assertError(stop("boo"), verbose=TRUE); r <- tools::assertWarning(warning("w1")); class(r); length(r); tryCatch(tools::assertError(1+1), error=function(e) cat(conditionMessage(e), "\n")); tryCatch(tools::assertWarning(1), error=function(e) cat(conditionMessage(e), "\n")); tryCatch(tools::assertCondition(message("hi"), "warning"), error=function(e) cat(conditionMessage(e), "\n")); tools::assertCondition(message("hi"), "message")
tools::delimMatch(c("\\value{foo}", "function(bar)"), c("{","}")); tools::showNonASCII(c("abc","d\u00e9f")); 
methods::el(list(1,2),2); methods::allNames(list(a=1,2)); g <- function(x) x; functionBody(g) <- quote(x+1); g(1)
numToBits(1)[1:12]; numToInts(c(1,-2)); as.single(1.5); char.expand("me", c("mean","median")); char.expand("mea", c("mean","median")); tryCatch(char.expand("z", "a"), error=function(e) cat(conditionMessage(e),"\n"))
read.delim2(text="a\tb\n1,5\t2", header=TRUE)
h <- utils::hashtab(); utils::sethash(h, "k", 5); utils::sethash(h, 1:3, "v"); utils::gethash(h, "k"); utils::gethash(h, 1:3); utils::gethash(h, "no", "dflt"); utils::numhash(h); h[["z"]] <- 9; h[["z"]]; length(h); utils::remhash(h, "k"); utils::numhash(h); utils::typhash(h); utils::is.hashtab(h); utils::clrhash(h); utils::numhash(h);
timestamp("T", quiet=TRUE); timestamp("T")
f <- function(...) { chkDots(...); 1 }; f(); tryCatch(f(1, a=2), warning=function(w) cat(conditionMessage(w), "\n"))
grouping(c(2,1,2,3)); x <- c(b=1,a=2); 
