fs <- list(~a, y~a+b, y~a*b, ~a*b*c, ~(a+b+c)^2, ~a%in%b, ~a/b, ~a/(b+c), ~(a+b)/c, ~a/b/c, ~a-1, ~0+a, ~a+0+1, ~a-1+1, ~1, ~-1, ~0, y~1, y~0, log(y)~log(x)+I(x^2), ~a*b-a, ~a*b-a:b, ~offset(z)+x, y~x+offset(z)+w+offset(log(q)), ~b:a+a, ~b:a+a+b, ~a:b:c+a, y~y+x, ~a:a, ~a*a, ~(a*b*c)-a:b:c, ~(a+b)*(c+d), ~(a+b):(c+d), ~a^3, ~(a*b)^2, ~a+(b+c), ~ -a+b, ~+a, ~a%in%b+c, ~a+b%in%a, cbind(y,z)~a, ~poly(x,2)*f, y~a|b, ~`odd name`+x, ~a[1]+a$b, ~(1+a)*b, ~(0+a)*b, ~a+b:c+d, ~ a - a, ~a*b*c-a, y ~ x:z - 1, ~ 1 + offset(k), y ~ (a+b)^2 - b, ~a/b-1, ~a:(b/c), ~(a/b)^2, ~ (a %in% b)/c, ~offset(a):b)
for (f in fs) { cat("==", deparse(f), "\n"); r <- try(terms(f), silent=TRUE); if (inherits(r,"try-error")) {cat(r); next}; a <- attributes(r); a$.Environment <- NULL; print(a$variables); print(a$factors); print(a$term.labels); print(a$order); print(a$intercept); print(a$response); print(a$offset) }
print(names(attributes(terms(y~x+offset(z)+s(w), specials=c("s","t")))))
print(attributes(terms(y~x+offset(z)+s(w), specials=c("s","t")))$specials)
d <- data.frame(y=1,a=2,b=3)
for (f in list(y~., log(y)~., ~., y~.^2, y~.-a, y ~ a + ., ~ .:a)) {cat("==", deparse(f), "\n"); r <- terms(f, data=d); a<-attributes(r);print(a$term.labels); print(a$variables); print(formula(r)); print(attr(r,"factors"))}
print(try(terms(y~.)))
print(attr(terms(y~.+x, allowDotAsName=TRUE),"term.labels"))
print(attr(terms(~b:a+a+c, keep.order=TRUE),"term.labels"))
for (p in list(list(y~x, .~.+z), list(y~x, log(.)~.), list(y~x*z, ~.-x:z), list(y~x,.~.-1), list(y~x, .~1), list(y~x, .~.-x), list(y~x+offset(w), .~.+z), list(y~x+offset(w), .~.-offset(w)), list(~x, y~.), list(y~x, .~.^2), list(y~a+b, .~.:c), list(y~a+b,.~(.)^2), list(y~x-1,.~.+1), list(y ~ x, ~ . + 0), list(y~x|g, .~.+z))) {cat("-- "); print(try(update(p[[1]],p[[2]])))}
print(terms(y~x))
