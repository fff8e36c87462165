sprintf("%d", 1.5)
#%%
sprintf("%d", 1)
#%%
sprintf("%d", "a")
#%%
sprintf("%f", 1L)
#%%
sprintf("%f", TRUE)
#%%
sprintf("%d", TRUE)
#%%
sprintf("%s", TRUE)
#%%
sprintf("%s", 1.5)
#%%
sprintf("%5s", TRUE)
#%%
sprintf("%5.2s", "abc")
#%%
sprintf("%d")
#%%
sprintf("%y", 1)
#%%
sprintf("%", 1)
#%%
sprintf("%3$d", 1L)
#%%
sprintf("%*d", 5L, 42L)
#%%
sprintf("%*d", 5, 42L)
#%%
sprintf("%*d", "a", 42L)
#%%
sprintf("%**d", 5L, 1L)
#%%
sprintf("%2$s %1$s", "a", "b")
#%%
sprintf("%2$*1$d", 5L, 3L)
#%%
sprintf("%s", NA)
#%%
sprintf("%d", NA)
#%%
sprintf("%d", NA_integer_)
#%%
sprintf("%f", NA)
#%%
sprintf("%f", NA_real_)
#%%
sprintf("%5.1f", NaN)
#%%
sprintf("%+f", Inf)
#%%
sprintf("% f", Inf)
#%%
sprintf("%05f", -Inf)
#%%
sprintf("%05d", NA_integer_)
#%%
sprintf("%-8f|", NA_real_)
#%%
sprintf("%e", 12345.678)
#%%
sprintf("%g", 1e-05)
#%%
sprintf("%a", 1)
#%%
sprintf("%x", 255L)
#%%
sprintf("%X", 255)
#%%
sprintf("%o", 8L)
#%%
sprintf("%#x", 255L)
#%%
sprintf("%i", 3L)
#%%
sprintf("%5%")
#%%
sprintf("100%%")
#%%
sprintf("%s", list(1, 2))
#%%
sprintf("%s", quote(a))
#%%
sprintf("%s", 1e+05)
#%%
sprintf("%s", 123456.789)
#%%
sprintf("%s", 1/3)
#%%
sprintf("%s and %s", "a")
#%%
sprintf("a", "b")
#%%
sprintf("%s", character(0))
#%%
sprintf("%s", NULL)
#%%
sprintf("%5.3d", 5L)
#%%
sprintf("%+d", 5L)
#%%
sprintf("%.0f", 2.5)
#%%
sprintf("%5s", NA)
#%%
sprintf("%d", 2^31)
#%%
sprintf("%s", -0)
#%%
sprintf("%f", -0)
#%%
sprintf("%ld", 1L)
#%%
sprintf("%u", 1L)
#%%
sprintf("%1$s %s", "a", "b")
#%%
sprintf("%5d", 3)
#%%
sprintf("%.10g", pi)
#%%
sprintf("%#.3g", 1)
#%%
sprintf("%08.2f", -3.14159)
#%%
sprintf("%+.2e", 12345.6789)
#%%
sprintf("% d", 42L)
#%%
sprintf("%-5d|", 42L)
#%%
sprintf("%.*f", 2L, pi)
#%%
sprintf("%*s", -10L, "a")
#%%
sprintf(1)
#%%
sprintf("%s%%", 5)
#%%
sprintf("%%%d", 3L)
#%%
sprintf("%d%d", 1L)
#%%
sprintf("%s", "a%sb")
#%%
sprintf(character(0))
#%%
sprintf("%d", integer(0))
#%%
sprintf("%s is %d", c("a", "b"), 1:2)
#%%
gettextf("%d a", 3L)
#%%
sprintf("%s", c(1.5, 2, NA))
#%%
sprintf("%d", c(1, 2, NA))
#%%
sprintf("%5.1f|%-5s|", pi, "a")
#%%
sprintf("%d", list(1L, 2L))
#%%
sprintf("%s", c(TRUE, NA))
#%%
sprintf("%d", c(TRUE, NA))
#%%
sprintf("%x", TRUE)
#%%
sprintf("%*d", c(3, 5), 1:2)
#%%
sprintf("%s and %s", c("a", "b", "c"), c("x", "y"))
#%%
sprintf(fmt = "%d", 3L)
#%%
sprintf("%d", 3L, "x")
#%%
sprintf("%5s%5s", "a", NA)
#%%
sprintf("a%sb", character(0))
#%%
sprintf("%s scored %.1f (%d%%)", c("Al", "Bo"), c(3.14159, 2.71828), c(50L, 75L))
#%%
cat(sprintf("%-10s|%5d|\n", c("x", "yy"), c(1L, 22L)), sep = "")
#%%
cat(sprintf("%3d: %s\n", 1:3, letters[1:3]), sep = "")
#%%
sprintf("%d", 3 + (0+0i))
#%%
sprintf("%s", factor("a"))
#%%
sprintf(c("%d", "%5.1f"), 1:2)
