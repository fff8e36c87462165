strsplit(NA, "a")
#%%
strsplit("a||b", "|", fixed = TRUE)
strsplit("abc", "b")
strsplit(c(x = "a-b"), "-")
#%%
strsplit("a  b", " ")
strsplit("a b c", NULL)
strsplit("aXbXc", "X")
strsplit("one, two,three", ", ?")
#%%
strsplit("CamelCaseString", "(?<=[a-z])(?=[A-Z])", perl = TRUE)
strsplit("h\u00e9l", "")
strsplit("a.b", ".")
strsplit(character(0), "a")
#%%
strsplit(c("a1", "b2"), c("a", "b"))
unlist(strsplit("2023-01-02", "-"))
strsplit("abab", "ab")
strsplit("x", "x")
#%%
sprintf("%s is %d years", "Al", 30L)
sprintf("%d", 3)
sprintf("%5.2f|%-8s|%+d|%05d", pi, "ab", 5L, 42L)
sprintf("%e", 12345.678)
sprintf("%g", 1e-5)
#%%
sprintf("%g", 123456789)
sprintf("%G", 1e-10)
sprintf("%x %X %o", 255L, 255L, 8L)
sprintf("%%")
sprintf("%5s|%-5s|", "a", "b")
#%%
sprintf("%s", 1.5)
sprintf("%s", 1L)
sprintf("%s", TRUE)
sprintf("%d", TRUE)
sprintf("%s", list("a", 1))
#%%
sprintf("%s", c("a", "b"))
sprintf("%s-%d", c("a", "b"), 1:2)
sprintf("%2$s %1$s", "a", "b")
sprintf("%*d", 5, 42L)
#%%
sprintf("%-*d|", 5, 42L)
sprintf("%.3s", "abcdef")
sprintf("%10.3e", 1234.5)
sprintf("% d", 5L)
#%%
sprintf("%#x", 255L)
sprintf("%i", 5L)
sprintf("%a", 1)
sprintf("%5.1f%%", 45.678)
#%%
sprintf(character(0))
sprintf("a", character(0))
sprintf("%s", character(0))
sprintf(c("%d", "%s"), 1L)
#%%
sprintf("%s", NA)
sprintf("%d", NA)
sprintf("%f", NA)
sprintf("%5d", NA_integer_)
#%%
sprintf("%f", Inf)
sprintf("%5.1f", -Inf)
sprintf("%d", NA_integer_)
sprintf("%s", NULL)
sprintf("%f", NaN)
#%%
sprintf("%e", Inf)
sprintf("% .2f", NaN)
sprintf("%+f", Inf)
sprintf("%10s|", NA)
sprintf("%s", 1e6)
#%%
sprintf("%s", 123456.7891)
sprintf("%s", 1e-20)
sprintf("%d%s", 1:3, c("st", "nd", "rd"))
sprintf("%08.2f", -3.14159)
sprintf("%s", as.name("x")) |> try()
#%%
sprintf("%d", 1.5)
#%%
sprintf("%s %s", "a")
#%%
sprintf("%d", "a")
#%%
sprintf("%y", 1)
#%%
sprintf("%s", sum)
#%%
sprintf("%f", "a")
#%%
sprintf("%5s", "\u00e9")
sprintf("%-5s|", "\u4e2d")
sprintf("%s", "caf\u00e9")
sprintf("%3d|%-3d|%03d", 7L, 7L, 7L)
#%%
sprintf("%.0f", 2.5)
sprintf("%.0f", 3.5)
sprintf("%.10g", 0.1)
sprintf("%.15g", 0.1)
#%%
sprintf("%.17g", 0.1)
sprintf("%5.3d", 5L)
sprintf("%s", -0.0)
sprintf("%d", -0L)
#%%
sprintf("%.3g", 1234.5)
sprintf("%#.3g", 1)
sprintf("%g", 100000)
sprintf("%g", 1e6)
#%%
sprintf("%1$s %1$s", "r")
sprintf("%s and %s", "a", c("x", "y"))
nchar(sprintf("%10s", ""))
sprintf("no format")
sprintf("%s", "%d")
