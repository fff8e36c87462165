strwrap("aa bb cc dd ee ff", width=8, prefix="> ")
#%%
strwrap("aa bb cc dd ee ff", width=10, prefix="> ", initial="* ")
#%%
strwrap("aa bb cc dd ee ff", width=10, indent=2, exdent=4)
#%%
strwrap(c("para one is here.\n\npara two  is there", "", "x"), width=12)
#%%
strwrap("", width=10); 
#%%
strwrap(c("a","","b"))
#%%
strwrap("a\n\nb", prefix="# ")
#%%
strwrap("Sentence one.  Two spaces.  Three? Yes! OK", width=15)
#%%
strwrap("averyveryverylongword short", width=5)
#%%
strwrap(character(0))
#%%
strwrap("one two three", width=9, simplify=FALSE)
#%%
strwrap("  leading and trailing  ", width=80)
#%%
strwrap("a b", width=1)
#%%
strwrap(c("x y z","p q r"), 4, prefix="-", initial="+")
#%%
formatDL(c("a","bb"),c("desc one","desc two"))
#%%
formatDL(c("a","bb"),c("desc one","desc two"))
#%%
formatDL(c("alpha beta gamma delta epsilon","bb"),c("desc one is very long and will wrap around at some point, i think, because it is long","desc two"), width=40)
#%%
formatDL(c("a","bb"),c("desc one","desc two"), style="list")
#%%
formatDL(c(a="x",b="y"), width=30, indent=5)
