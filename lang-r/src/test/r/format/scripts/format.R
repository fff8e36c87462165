format(c(1, 10, 100))
#%%
format(1.5, nsmall = 2)
#%%
format(TRUE, width = 10)
#%%
format(c("a", "bb"), width = 5)
#%%
format(1e+06, big.mark = ",")
#%%
format(c(a = 1.5, b = 22))
#%%
format(NA)
#%%
format(c(1, NA, 3))
#%%
format(NULL)
#%%
format(c("a", NA))
#%%
format(c("a", NA), na.encode = FALSE)
#%%
format("a", justify = "right", width = 4)
#%%
format(c("apple", "fig"), justify = "centre")
#%%
format(3.14159, digits = 3)
#%%
format(c(1.123456789, 2), digits = 3)
#%%
format(1e-10)
#%%
format(123456789)
#%%
format(1234567.891, big.mark = ",")
#%%
format(1.234e-05, scientific = FALSE)
#%%
format(12345, scientific = TRUE)
#%%
format(1e+05, scientific = 2)
#%%
format(2L)
#%%
format(-1:1)
#%%
format(c(10L, 200L), width = 6)
#%%
format(1 + (0+2i))
#%%
format(list(1, "a", 1:3, TRUE))
#%%
format(matrix(c(1.5, 2, 3, 4), 2))
#%%
format(c(0.1, 0.123456789), digits = 17)
#%%
format(100, nsmall = 2)
#%%
format(c(1, 1e+06), big.mark = ",")
#%%
format(1e+10, big.mark = ",")
#%%
format(Inf)
#%%
format(c(NaN, -Inf, 1))
#%%
format("text")
#%%
format(c(TRUE, NA, FALSE))
#%%
format(1.1)
#%%
format(c(1.5, 2.25), drop0trailing = TRUE)
#%%
format(5, width = 8)
#%%
format(c(1.5, NA), nsmall = 2)
#%%
format(as.raw(c(1, 255)))
#%%
format(quote(a + b))
#%%
format(function(x) x)
#%%
format(1:3, trim = TRUE)
#%%
format(c(1, 10, 100), trim = TRUE)
#%%
format(0)
#%%
format(-1.5)
#%%
format(1e+300)
#%%
format(c(1e-300, 1))
#%%
format(123.456, nsmall = 1)
#%%
format(3, justify = "foo")
#%%
nchar(format(pi, digits = 20))
#%%
format(c(12.3456, 1.2), digits = 2, nsmall = 1)
#%%
format(1L, nsmall = 2)
#%%
format(-5.5, width = 10)
#%%
format(c(a = "x", b = "yyy"))
#%%
format(1e+05)
#%%
format(100000L)
#%%
format(0.1 + 0.2, digits = 16)
#%%
format(list(a = 1, b = "z"))
#%%
format(NA_character_)
#%%
format(1e-05, digits = 3)
#%%
format(TRUE)
#%%
format(c(0.001, 1e-04))
#%%
format(c(1, 2.5, 10), nsmall = 1, width = 8)
#%%
formatC(3.14159, width = 10, format = "f", digits = 2, flag = "0")
#%%
formatC(c(1, 10, 100))
#%%
formatC(123456789, big.mark = ",", format = "d")
#%%
formatC(c(1, 1000, 1e+06), big.mark = ",", format = "d")
#%%
formatC(c(1, 1000, 1e+06), big.mark = ",", format = "f", digits = 1, width = 12)
#%%
formatC(c("a", "bbb"), width = 5)
#%%
formatC(c("a", "bbb"), width = -5)
#%%
formatC(c("a", "bbb"), flag = "-", width = 5)
#%%
formatC(c(a = 1, b = 2))
#%%
formatC(TRUE)
#%%
formatC(NA)
#%%
formatC(c(1L, NA))
#%%
formatC(c(1.5, NA, Inf), width = 6)
#%%
formatC(3, flag = "0", width = 5)
#%%
formatC(3.7, format = "d")
#%%
formatC(5L, format = "f")
#%%
formatC(31, format = "x")
#%%
formatC(3.14, decimal.mark = ",")
#%%
formatC(1.2345e-05)
#%%
formatC(1e-20, format = "fg")
#%%
formatC(0)
#%%
formatC(1:3, width = 3, flag = "0")
#%%
formatC(3.14159, digits = 3, format = "g", flag = "#")
#%%
formatC(1e+05, digits = 8)
#%%
formatC(c(1.5, 2), format = "f", drop0trailing = TRUE)
#%%
formatC(pi, width = 10, format = "e", digits = 2)
#%%
formatC(1e+06)
#%%
formatC(123.456, mode = "integer")
#%%
formatC(c(1.234, 12.34, 123.4), digits = 2, format = "f")
#%%
formatC(42L)
#%%
formatC(42L, width = 8, flag = " ")
#%%
formatC(-5, flag = "+")
#%%
formatC(5, flag = "+")
#%%
formatC(1, width = 0)
#%%
formatC(1, width = 0, flag = "-")
#%%
formatC("é", width = 4)
#%%
formatC(matrix(1:4, 2))
#%%
formatC(1e+10)
#%%
formatC(0.1, format = "e")
#%%
formatC("a", format = "d")
#%%
formatC(x = c(10, 200), width = 6, format = "d", flag = "-")
#%%
formatC(numeric(0))
#%%
formatC(1234.5678, format = "f", digits = 1, big.mark = ",")
#%%
prettyNum(c(123456, 1234), big.mark = ",")
#%%
prettyNum(123456.654321, big.mark = ",")
#%%
prettyNum(1234567L, big.mark = ",")
#%%
prettyNum("1234567", big.mark = " ")
#%%
prettyNum(c(a = 1e+06), big.mark = ",")
#%%
prettyNum(1e+10)
#%%
prettyNum(1e-04)
#%%
prettyNum(123)
#%%
format(c(0, 1.5), zero.print = "-")
#%%
round(123.456, 1)
#%%
round(-2.5)
#%%
round(0.15, 1)
#%%
round(2.675, 2)
#%%
signif(123456, 2)
#%%
round(1234, -2)
#%%
round(c(1.005, 2.5), 2)
#%%
signif(0.00012345, 3)
#%%
round(NA)
#%%
round("a")
#%%
round(1e+300, 2)
#%%
round(5.5)
#%%
round(-1.567, 2)
#%%
ceiling(1.2)
#%%
round(TRUE)
#%%
round(2L)
#%%
signif(-1.5, 1)
#%%
round(1/3, 5)
#%%
format(round(5, 2), nsmall = 2)
#%%
round(x = 2.345, digits = 1)
#%%
round(0+1i + 0.567, 1)
#%%
cat(format(c("name", "x")), "\n")
#%%
cat(formatC("a", width = 10), "|\n")
#%%
cat(format(123.456, nsmall = 2), "\n")
#%%
cat(sprintf("%s\n", format(c(1.5, 10))))
