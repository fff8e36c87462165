1:30; c(1.123456789, 2.1, 3); c(1e10, 1e-10); c(0.00001, 1000); 1e5; 123456; 1234567; 0.1 + 0.2; 100; 1e-4; c(1, 1.5, NA, Inf, -Inf, NaN); 1/7; 22/7 * 1000; 1e100
#%%
c(TRUE, NA, FALSE); c("a", "bb", NA); character(0); ""; "tab\there"; 'single "double"'; "back\\slash"; "unicode: é ü"; c(a = "x", b = "y"); letters
#%%
c(a = 1, bb = 22, ccc = 333); c(first = 1.5, second = NA); setNames(1:26, letters); c(x = TRUE)
#%%
list(1, "a", TRUE); list(a = 1, b = list(c = 2, d = list(e = "deep"))); list(); list(list()); list(NULL); list(a = NULL); list(1:3, letters[1:2]); list(f = function(x) x, s = quote(a + b), n = quote(nm)); setNames(list(1, 2), c("a", ""))
#%%
matrix(1:6, 2); matrix(c("a", "b", "c", "d"), 2); matrix(c(1.5, 2.25, 3, 4), 2); matrix(c(TRUE, FALSE, NA, TRUE), 2); matrix(1:40, 2); matrix(list(1, "a", 2:3, NULL), 2); matrix(NA, 2, 2); matrix(0, 0, 2); matrix(c(1e-10, 1, 1000, 1e6), 2)
#%%
matrix(1:4, 2, dimnames = list(c("row1", "row2"), c("A", "B"))); matrix(1:4, 2, dimnames = list(NULL, c("x", "y"))); matrix(1:4, 2, dimnames = list(c("p", "q"), NULL)); matrix(1:4, 2, dimnames = list(r = c("a", "b"), c = c("x", "y")))
#%%
array(1:12, c(2, 3, 2)); array(1:4, c(2, 2, 1), dimnames = list(c("a", "b"), c("c", "d"), "e")); array(1:3, 3); array(1:2, c(1, 1, 2))
#%%
NULL; NA; Inf; TRUE; 5L; "s"; 3+4i; c(1+2i, -1.5-0.5i); as.raw(c(1, 255)); quote(x); quote(f(x)); ~a + b; y ~ x; function(x, y) { x + y }
#%%
print(1:3); print("a", quote = FALSE); print(c(1.23456, 2.1), digits = 3); print(c(a = 1)); noquote("hi"); noquote(c(a = "x")); print(NULL); print(list(1)); print(letters[1:3], quote = FALSE); print(matrix(c("a", "b"), 1), quote = FALSE)
#%%
x <- c(1.5, 2.5); names(x) <- c("a", "b"); x; attr(x, "units") <- "cm"; x; structure(1:3, myattr = list(1, "a")); structure(list(a = 1), extra = "e"); structure(1:4, dim = c(2, 2), note = "n")
#%%
cat(1, 2, 3, "\n"); cat("a", "b", sep = ""); cat("\n"); cat(c(1, 2), c("x", "y"), "\n", sep = ", "); cat("pi is", pi, "\n"); cat(TRUE, NA, 5L, NULL, "\n"); cat("x\ty\n"); cat(1e-8, 1e8, 123456.789, "\n"); cat(0.1 + 0.2, 1/3, 2/3, "\n"); cat(100000, 1e5 + 1, 1e15, 1e16, "\n"); cat("multi", "line", sep = "\n"); cat(3L, 2.0, "\n"); cat(list = 5, "\n")
#%%
options(digits = 4); pi; 22/7; c(1.23456789, 100); options(digits = 15); pi; 0.1; options(digits = 7); options(scipen = 10); 1e10; 1e-7; options(scipen = 0); 1e10
#%%
options(width = 40); 1:30; letters; c(a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, i = 9)
#%%
factor(c("low", "high", "low")); factor(c(1, 2, 3)); factor(c("a", NA)); factor(character(0)); factor(letters); ordered(c("a", "b")); table(c("a", "b", "a")); table(c(1, 2, 2), c("x", "y", "y"))
#%%
data.frame(x = c(1.5, 22.75), name = c("a", "long name"), flag = c(TRUE, NA)); data.frame(a = 1:3, row.names = c("x", "y", "z")); data.frame(n = c(0.001, 1000)); data.frame(f = factor(c("u", "v")), i = 1:2); data.frame(a = c(NA, 1), b = c(NA, "z"))
#%%
print(data.frame(a = 1:2, b = c("x", "y")), row.names = FALSE); data.frame(x = 1:12, y = rnorm(12) > 100); data.frame(`odd name` = 1, check.names = FALSE); data.frame(a = 1e-10, b = 123456789)
#%%
list(a = data.frame(x = 1:2), m = matrix(1:4, 2), f = factor("q")); list(1, list(2, 3), "z"); str(list(a = 1, b = list(c = "x", d = 1:5))); str(1:5); str(c(a = 1)); str("txt"); str(list(1, 2)); str(c(1.5, 2.25, 3))
#%%
c(0.1, 0.12, 0.123); c(10, 100, 1000); c(1e-3, 1e3); c(1234.5, 0.001); c(1e5, 1e-5); 1e5 + 0.1; c(99999, 100000); 0.00012345; 123456.123456; 1e-15; c(1.10, 2.25, 3.333); 5e-324; 1.7976931348623157e308; -0.0; 1e3L
#%%
toString(1:5); format(3.14159, digits = 3); format(c(1, 10, 100)); format(TRUE); format("a", width = 5); format(1e6, big.mark = ","); format(c("a", "bbb")); format(-1.5); format(NA); format(1234.5678, nsmall = 2); formatC(3.14159, digits = 3, format = "f"); formatC(42, width = 8, flag = "0"); prettyNum(1234567, big.mark = ","); round(5.5); round(-2.567, 2); signif(0.00123456, 3); nchar(format(Sys.time())) > 0
#%%
invisible(print("shown")); x <- print("also"); if (TRUE) "value"; for (i in 1:2) i; (x); {5; 6}; f <- function() { "ret" }; f(); NULL; repeat break; while (FALSE) 1
#%%
message("to stderr"); message("a", 1, TRUE); print(c(a = 1L, b = 2L)); writeLines(c("one", "two")); writeLines("x", sep = ""); cat("\n"); print(quote(x + y)); print(as.name("nm")); format(quote(x + y)); print(TRUE); print(3L)
#%%
m <- matrix(rnorm(4) * 0 + c(1.5, 2, 3, 4), 2); m; t(m); m * 2; m > 2; rbind(m, 9); cbind(a = 1:2, b = c(2.5, 3)); summary(c(a = 1, b = 2)); which(m > 2, arr.ind = FALSE); diag(2); upper.tri(m)
