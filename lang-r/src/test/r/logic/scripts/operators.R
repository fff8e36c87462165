TRUE & NA
FALSE & NA
TRUE | NA
FALSE | NA
!NA
#%%
xor(TRUE, TRUE)
xor(NA, FALSE)
NA && FALSE
NA || TRUE
NA && TRUE
#%%
c(TRUE, FALSE, NA) & c(NA, NA, NA)
c(TRUE, FALSE, NA) | c(NA, NA, NA)
!c(a = TRUE, b = FALSE)
#%%
1 & 0
2 | 0
0.5 & TRUE
1i & 1
#%%
!0:3
!character(0)
!2.5
!NULL
#%%
"a" & TRUE
#%%
"TRUE" || FALSE
#%%
TRUE && "abc"
#%%
"TRUE" & TRUE
#%%
TRUE && c(TRUE, FALSE)
#%%
c(TRUE, FALSE) || FALSE
#%%
TRUE && logical(0)
FALSE || logical(0)
FALSE && logical(0)
NULL || TRUE
#%%
TRUE && NULL
#%%
if (NULL || FALSE) 1 else 2
#%%
FALSE && stop("never")
TRUE || stop("never")
TRUE && {cat("yes\n"); TRUE}
#%%
FALSE & {cat("evaluated\n"); TRUE}
#%%
any()
all()
any(NA, TRUE)
any(NA, FALSE)
#%%
all(NA, FALSE)
all(NA, TRUE)
any(NA, na.rm = TRUE)
all(logical(0))
#%%
any(1, 0)
#%%
any(c(1.5, 0))
#%%
all("a")
#%%
any(list(TRUE))
