w <- function(a,b) withCallingHandlers({r<-a%%b; cat(sprintf("%g %% %g = %.17g\n",a,b,r))}, warning=function(w){cat("W "); invokeRestart("muffleWarning")})
for (p in 50:70) {w(2^p,3); }
w(1e20, 0)
