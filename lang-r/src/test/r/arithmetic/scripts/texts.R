for (s in c("1e-3","Inf","-inf","NaN","NA","0x1p4","infinity","INFINITY","iNf","nan","NAN","-NaN","-NA","1e","1e+","1L","0x","0x1p"," 5 ","\t5\n","","  ","1e400",".","-",".5","5.","TRUE","1i","NaN ","NA ","0X1F")) { cat(encodeString(s,quote='"'), ""); print(as.numeric(s)) }
#%%
for (s in c("1","1.9","2147483647","2147483648","NA","NaN","0x10","1e5","abc")) { cat(s, ""); print(as.integer(s)) }
#%%
for (s in c("1+2i","1-2i","i","2i","1","1e2+3e1i","1 + 2i","NA","NaN+1i","Inf-Infi","a"," 1+2i ","")) { cat(s,""); print(as.complex(s)) }
#%%
signif(123.456+0.001i, 3); signif(1e5+1i,2); signif(0.00123+123i,2); signif(c(1+10i, NA),1); round(-1.55+2.45i,1); signif(c(a=1.2345+1i),3)
#%%
typeof(NULL + 1L); NULL * NULL; typeof(NULL+TRUE); NULL / NULL; NULL^2L; NULL+1i; NULL %/% 1L; NULL == 1; NULL & TRUE
