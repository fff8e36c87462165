package dev.oser.lang.r.fuzz;

import java.util.List;

/**
 * Parts of scripts about what compilers get wrong, with holes: {@code @n} a number, {@code @a} any
 * value, {@code @p} many values, {@code @o} an operator, {@code @c} a comparison, {@code @k} how
 * often, {@code @s} a small number, {@code @e} an operand.
 */
final class HotTemplates {
  private static final String BINARY =
      """
      op <- function(a, b) a @o b
      for (q in list(@p)) { val(op(q, @n)); val(op(@n, q)) }
      """;

  static final List<String> ALL =
      List.of(
          BINARY,
          """
          sc <- function(a, b, n = 1L) { s <- a; for (k in 1:3) s <- s @o b; t <- b[1] @o n; a <- s; c(s, t, a[1]) }
          ph <- list(@p); for (q in ph) for (k in 1:@k) val(sc(q, @n)); for (q in rev(ph)) { val(sc(@n, q)); val(sc(q, q, @s)) }
          """,
          """
          tot <- function(x, f = 1) { s <- 0; for (v in x) s <- s + v * f; i <- 1; while (i <= length(x)) { s <- s @o x[i]; i <- i + 1 }; s }
          for (k in 1:@k) { val(tot(1:4)); val(tot(c(1.5, @n))); val(tot(c(TRUE, NA))); val(tot(list(1, 2L)[[1]], @n)); val(tot(c(a = 1L, b = 2L), 2L)) }
          """,
          """
          cmp <- function(a, b) if (a @c b) "yes" else "no"
          for (q in list(@p)) val(cmp(q, @n))
          """,
          """
          cnt <- 0; see <- function(v) { cnt <<- cnt + 1; v }
          vec <- function(a, b, n = 2) { t <- a @o b; u <- (t @o n) - a * n; w <- -(u + t); w <- (w - n) * see(t) @o n; w <- sqrt(abs((a * 2 - see(n)) * a + 1)) + w; for (k in 1:2) { v <- (w @o k) + t * w; w <- v - 1 }; list(t, u, w, sqrt(abs(t * t + u)), !(a @c b) & !(t == u), abs(a - b) / n, a, b) }
          vs <- list(c(1, 2.5, -3), 1:3, c(a = 1, b = NA, c = 3), matrix(1:6 + 0, 3), c(TRUE, FALSE, NA), c(1 + 1i, 2, 0i), 4, integer(0))
          for (q in 1:@k) for (a in list(vs[[q %% 6 + 1]], @n)) for (b in vs) val(try(vec(a, b, @n), silent = TRUE))
          """,
          """
          gen <- function(o, ...) UseMethod("gen"); gen.default <- function(o, k = 1, ...) k @o 1; gen.a <- function(o, k = 2, ...) o$v @o k
          gen.b <- function(o, ...) { cnt <<- cnt + 1; o$v * 2 }; gen.c <- function(o, ...) c(NextMethod(), 9); gen.d <- function(o, k, ...) if (missing(k)) .Generic else o$v @o k
          cnt <- 0; mk <- function(v, k) structure(list(v = v), class = k)
          os <- list(mk(1, "a"), mk(2, "b"), mk(3, c("c", "a")), 5, "t", mk(4, "d"), 1:2, mk(@n, "a"), mk(2, c("z", "b")))
          run <- function(os, k) { r <- 0; for (i in seq_along(os)) r <- c(r, gen(os[[i]]), gen(os[[1]], k), gen(o = os[[i]], k = i)); r }
          one <- function(o, k) { r <- 0; for (i in 1:4) r <- r @o gen(o, i) @o gen(o); r }
          loc <- function(os) { gen.a <- function(o, ...) 100; r <- 0; for (o in os) r <- c(r, gen(o)); r }
          for (q in 1:@k) {
            val(run(os[seq_len(q %% 9 + 1)], @n)); val(one(os[[q %% 3 + 1]], @n)); val(one(os[[8]])); val(loc(os))
            if (q == @s) gen.a <- function(o, k = 3, ...) o$v - k; if (q == @s + 2) gen.integer <- function(o, ...) -1
            if (q == @s + 3) gen.a <- function(o, k, ...) { n <- gen(unclass(o)$v); n @o 2 }; if (q == @s + 5) gen <- function(o, ...) { cnt; UseMethod("gen") }
          }
          val(cnt)
          """,
          """
          upd <- function(a, x) { a$v <- a$v @o x; a$n <- a$n + 1; a }
          dup <- function(a, x) { b <- a; a$v <- x; b$n <- a$n @o x; if (x @c @s) a$w <- b$n; list(a$v, b$v, b$n, a$w) }
          via <- function(a, x) { e$last <- a$v; a$v <- x; e$now <- a; a$n <- x; a }
          `$<-.yy` <- function(x, name, value) { x <- unclass(x); x[[name]] <- c(value, 0); structure(x, class = "yy") }
          e <- new.env(); o <- list(v = c(1, 2), w = 0, n = 0); p <- o; h <- list(o, o)
          run <- function(o, k) { s <- 0; for (i in 1:3) { keep <- o; o <- upd(o, i); s <- s + sum(unlist(dup(keep, i))) - length(via(o, k)$v); o <- upd(upd(o, k), i) }; list(o, keep, s, e$last, e$now$v) }
          for (q in 1:@k) {
            val(run(o, q)); val(run(structure(o, class = "zz"), @n)[[1]]$v); o <- upd(o, @s); h[[1]] <- upd(h[[2]], q); val(list(o, p, h))
            if (q %% @s == 1) { val(upd(structure(p, class = "yy"), q)$v); val(try(upd(NULL, 1), silent = TRUE)); val(upd(list(v = q), 1)); val(try(upd(q, 1), silent = TRUE)) }
            if (q == 7) val(upd(e, 2)$n); if (q == 9) o <- list(v = @n, w = 1L, n = 0L)
          }
          """,
          """
          sec <- function(l, k) { r <- 0; id <- function(a, b = 2) a @o b; for (i in 1:3) r <- r + id(l[[i]]) + id(l[[k]], l[[i]]); r }
          for (q in 1:@k) val(try(sec(list(q, @n, 3, "a")[c(1, 2, 3, if (q == @s) 4)], q %% 3 + 1), silent = TRUE)); val(try(sec(stop("no"), 1), silent = TRUE))
          """,
          """
          div <- function(a) c(a %% @n, a %/% @n, a / @n, 1 / (a %/% @n), 1 / (a %% @n))
          for (q in c(-7:7, NA)) val(div(q)); for (q in c(-2.5, 0, 5, Inf, NaN, -0)) val(div(q))
          """,
          """
          over <- function(a, b) { for (k in 1:@k) a <- a @o b; a }
          val(over(2147483600L, @s)); val(over(@n, @n)); val(over(-2147483600L, 9L)); val(over(1L, 3L))
          """,
          """
          side <- function(a, b = { n <- n @o 1; n }) { n <- a; r <- c(a, b); n <- @n; c(r, n, b) }
          for (q in list(@p)) val(side(q)); val(side(1, 2))
          """,
          """
          low <- function(u, t) u @o t
          top <- function(u = { y <- 5; 1 }) { y <- @n; r <- low(u, y); c(r, y) }
          for (k in 1:@k) val(top()); val(top(2))
          """,
          """
          low <- function(u, t) { u; substitute(t) }; ms <- function(u, t) { t; c(missing(u), missing(t)) }
          top <- function(b, c) { a <- 1; list(low(a @o 2, b), low(a, a + b), ms(a, a), ms(t = a), ms(b, c(a))) }
          for (k in 1:@k) val(top(@n)); val(top())
          """,
          """
          acc <- local({ t <- @n; function(a) { t <<- t @o a; t } })
          for (q in list(@p)) val(acc(q))
          """,
          """
          mk <- function(a) { n <- a; list(up = function() { n <<- n @o 1; n }, get = function() n) }
          run <- function(k) { o <- mk(@n); for (i in 1:k) { o$up(); if (i @c 3) o$up() }; o$get() }
          for (k in 1:@k) val(run(k))
          """,
          """
          own <- function(k) { n <- 0L; up <- function() n <<- n + @n; for (i in 1:k) { n <- n + 1L; up(); n <- n @o 1L }; n }
          for (k in 1:@k) val(own(k))
          """,
          """
          mth <- function(k) { n <- 0; o <- list(get = function() n @o 2, up = function(a) { n <<- n @o a; n }); r <- 0; for (i in 1:k) { n <- n + 1; r <- r + o$get(); if (i @c @s) r <- r + o$up(i) }; c(n, r) }
          for (k in 1:@k) val(mth(k))
          """,
          """
          slf <- function(k) { n <- @n; e <- environment(); r <- 0; for (i in 1:k) { n <- n @o 1; r <- c(e$n, e[["n"]], r[1]); if (i @c @s) e$n <- i; if (i == 2) e[["m"]] <- n; r <- c(r, length(e), exists("m", e)) }; c(n, r) }
          for (k in 1:@k) val(slf(k))
          """,
          """
          n <- @n; e <- globalenv(); o <- list(get = function() n @o 1); r <- 0
          for (i in 1:@k) { n <- n @o 1; r <- c(o$get(), e$n); val(r); if (i == @s) e$n <- i }; val(n)
          """,
          """
          tot <- @n; cnt <- 0L; stp <- function(a, b) { tot <<- tot @o a; cnt <<- cnt + 1L; if (a @c b) tot else cnt / b }
          go <- function(k) { r <- 0; for (i in 1:k) r <- c(r[1] + i, stp(i, @s), stp(b = r[1], i)); c(r, tot, cnt) }
          for (k in 1:@k) val(go(k)); for (q in list(@p)) val(stp(q, 1))
          """,
          """
          obj <- function(a) { self <- new.env(); self$n <- a; self$v <- c(1, 2, 3); self }
          bump <- function(o, by) { o$n <- o$n @o by; o$v[2] <- by; w <- o$v; o$v[[1]] <- o$n; list(w, o$v) }
          use <- function(k) { o <- obj(@n); r <- 0; for (i in 1:k) { r <- o$n; x <- bump(o, i); y <- o$v; if (i == @s) bump(o, @a) }; list(r, x, y, o$n) }
          for (k in 1:@k) val(use(k))
          """,
          """
          mk <- function() { items <- list(); size <- 0L; last <- NULL; list(push = function(x) { size <<- size + 1L; items[[size]] <<- x; last <<- x; invisible(x) }, pop = function() { x <- items[[size]]; items[[size]] <<- NULL; size <<- size - 1L; x }, peek = function() last, n = function() size) }
          fill <- function(k) { s <- mk(); r <- 0; for (i in 1:k) { s$push(i @o 2); if (i @c @s) r <- c(r[1], s$pop(), s$n()) }; s$push(@a); list(r, s$n(), s$pop(), s$peek()) }
          for (k in 1:@k) val(fill(k))
          """,
          """
          lazy <- function(k) { x <- 1; f <- function(a, b) { x <<- x + a; b @o a }; r <- 0; for (i in 1:k) r <- c(f(i, x), f(x, i), r[1]); c(r, x) }
          for (k in 1:@k) val(lazy(k))
          """,
          """
          two <- function(a) { n <<- a; three(a @o 1) }; three <- function(a) { m <<- a; if (a @c @n) n else m }; n <- 0; m <- 0
          nest <- function(k) { r <- NULL; for (i in 1:k) r <- c(r, two(i)); c(r, n, m) }
          for (k in 1:@k) val(nest(k)); for (q in list(@p)) val(two(q))
          """,
          """
          ap <- function(f, a) f(a); inv <- function(k) { n <- @n; f <- function(a) n @o a; g <- function(a) { n <<- a; n }; r <- 0; for (i in 1:k) { n <- n + 1L; r <- r + ap(f, i); if (i @c 3) r <- r + ap(g, i) }; c(n, r) }
          for (k in 1:@k) val(inv(k))
          """,
          """
          shr <- function(a) { b <- a; for (i in seq_along(a)) { a[i] <- a[i] @o 2; if (i == @s) b[1] <- a[1] }; list(a, b) }
          for (q in list(@p)) { z <- q; val(shr(z)); val(z) }
          """,
          """
          arg <- function(a, i) { a[[i]] <- @n; a }
          z <- @a; for (k in 1:@k) { val(arg(z, k %% 4 + 1)); val(z) }
          """,
          """
          mat <- function(m, k) { for (i in 1:2) for (j in 1:2) { m[i, j] <- m[i, j] @o k; if (m[j, i] @c @n) next; m[j, i] <- i }; m }
          for (q in list(1, 2L, NA, "a", 2.5)) { val(mat(matrix(1:4, 2), q)); val(mat(matrix(0, 2, 2, dimnames = list(NULL, c("a", "b"))), q)) }
          """,
          """
          brk <- function(a) { r <- 0; for (i in 1:6) { r <- r + one(if (i @c a) break else i); if (i == 2) next }; r }
          for (k in c(1, 2, 3, 9, NA)) val(brk(k)); for (k in 1:@k) val(brk(k))
          """,
          """
          nxt <- function(a) { r <- NULL; i <- 0; while (i < 6) { i <- i + 1; eval(quote(if (i @c a) next)); r <- c(r, i); late(if (i == 5) break, 1) }; r }
          for (k in list(@p)) val(nxt(k))
          """,
          """
          ret <- function(a) { for (i in 1:5) { one(if (i @c a) return(i * 10)); sapply(1:2, function(q) if (q == a) return(99)) }; -1 }
          for (k in list(@p)) val(ret(k))
          """,
          """
          tc <- function(a) { r <- 0; for (i in 1:5) r <- r + tryCatch({ if (i @c a) stop("s", i); if (i == 3) warning("w"); i }, error = function(c) { n <<- n + 1; 100 }, warning = function(c) 1000, finally = r <- r + 1); r }
          for (k in list(@p)) val(tc(k)); val(n)
          """,
          """
          two <- function(a, b) { r <- a @o b; r }
          for (k in 1:@k) { v <- k @o @n; val(two((k), v + k)); w <- two(v, (v)); val(two(w[1], k @o 2)) }; val(c(k, v, w))
          """,
          """
          o <- list(list(x = 1, v = @n), list(x = @n, v = 2)); mv <- function(b) { b$x <- b$x @o b$v; b }
          i <- 0; while (i < @k) { i <- i + 1; j <- i %% 2 + 1; o[[j]] <- mv(o[[j]]); val(o[[j]]$x); if (is.na(o[[j]]$x)) break }
          """,
          """
          lp <- function(a, b) { k <- 0; while (k < 5) { if (a @c k) return(k); a <- a @o b; k <- k + 1 }; a }
          use <- function(q) { r <- 0; for (i in 1:6) { r <- c(r, lp(q, i)); if (i == @s) q <- @n }; r }
          for (q in list(@p)) val(use(q)); for (k in 1:@k) val(use(k))
          """,
          """
          up <- function(m, a) { s <- 0; for (i in m) { if (i == @s) next; t <- i @o a; s <- s + t; if (s @c 1e6) break }; c(s, i) }
          for (k in 1:@k) { val(up(1:k, 2)); val(up(k, 2L)); val(up(c(1.5, NA, k), @n)) }; for (q in list(@p)) val(up(q, 1))
          """,
          """
          un <- function(a, b) if (a @c 3) b else a
          ever <- function(q) { while (q < 4) q <- q + 1; q @o 2 }
          for (k in 1:@k) { val(un(k, ever(k))); val(un(ever(k), k)) }; for (q in list(@p)) val(un(1, ever(q)))
          """,
          """
          put <- function(s, a) { s$v[[length(s$v) + 1]] <- a; s$n <- s$n @o 1; s }
          fill <- function(v, a) { for (i in seq_along(v)) { v[i] <- a; if (i == @s) w <- v }; list(v, w) }
          s <- list(v = list(), n = 0L); for (q in list(@p)) { z <- s; s <- put(s, q); val(z$n); val(fill(c(z$n, 1, 2, 3, 4), @n)) }; val(s)
          """,
          """
          dup <- function(a) { k <- length(a); sqrt(k) + abs(@n) }
          for (i in 1:@k) { val(dup(i)); if (i == 3) { length <- function(x) 42; sqrt <- function(x) x }; if (i == 5) rm(length, sqrt) }
          """,
          """
          inner <- function(a) a + 1
          outer2 <- function(a) { r <- 0; for (i in 1:4) { r <- r + inner(a); if (i == 2) inner <<- function(a) a * 10 }; r }
          for (q in list(@p)) { val(outer2(q)); inner <- function(a) a @o 1 }
          """,
          """
          plus <- function(a, b) { r <- a + b; for (i in 1:3) r <- r + i; r }
          for (k in 1:4) val(plus(k, 1)); `+` <- function(e1, e2) { cat("plus "); .Primitive("-")(e1, e2) }
          for (k in 1:4) val(plus(k, 1)); rm(`+`); for (k in 1:4) val(plus(k, @n))
          """,
          """
          sub2 <- function(a, i) { r <- a[i]; a[[i]] <- r; if (i > 1) r else a[1] }
          for (k in 1:3) val(sub2(c(5, 6, 7), k)); `[` <- function(x, i) { cat("sub "); .Primitive("[[")(x, i) }; `if` <- function(a, b, c) "if"
          for (k in 1:3) val(sub2(c(5, 6, 7), k)); rm(`[`, `if`); for (k in 1:3) val(sub2(c(5, 6, 7), k))
          """,
          """
          loc <- function(a) { if (a @c 2) `+` <- function(x, y) x * y; c <- function(...) "mine"; a + 3 }
          for (q in list(@p)) val(loc(q))
          """,
          """
          br <- function(a) { if (a @c 2) z <- a; for (i in 1:3) { if (i > 1) t <- i @o a; if (i == 3) z <- t }; z }
          z <- 77; t <- 5; for (q in list(@p)) val(br(q))
          """,
          """
          rmv <- function(a) { n <- a; for (i in 1:4) { n <- n + 1; if (i == @s) rm(n) }; if (exists("n", inherits = FALSE)) n else -n }
          for (q in list(@p)) val(rmv(q))
          """,
          """
          asg <- function(a) { n <- 1; for (i in 1:4) { assign("n", n @o a); n <- n + get("n"); eval(quote(n <- n + i)); local(n <- 100); evalq(n <- n - 1, environment()) }; n }
          for (q in list(@p)) val(asg(q))
          """,
          """
          peek <- function() { p <- parent.frame(); p$n <- p$n @o 2; get("u", envir = p) }
          fr <- function(a) { n <- a; u <- a; r <- 0; for (i in 1:4) { u <- u + 1L; r <- r + peek() + n }; list(r, n) }
          for (q in list(@p)) val(fr(q))
          """,
          """
          sc <- function(a, ...) { if (a > 2) deparse(sys.call()) else c(nargs(), ..1, sum(...), deparse(match.call())) }
          for (k in 1:@k) { val(sc(k, k + 1)); val(sc(a = k, @n, 3)); val(sc(k)) }
          """,
          """
          dts <- function(...) { r <- 0; for (i in seq_len(...length())) r <- r + ...elt(i); f <- function(a, b = a) a @o b; list(r, f(...), names(list(...))) }
          for (k in 1:@k) { val(dts(k)); val(dts(k, @n)); val(dts(b = k, 2L)); val(dts()) }
          """,
          """
          ma <- function(type = c("lin", "quad"), a = 2) { type <- match.arg(type); switch(type, lin = a @o 1, quad = a^2) }
          for (k in 1:@k) { val(ma()); val(ma("quad", k)); val(ma("q", @a)); val(ma("no")) }
          """,
          """
          fib <- function(a) if (a < 2) a else fib(a - 1) + Recall(a - 2L)
          for (k in list(1, 2L, 5, 7L, 8, TRUE, NA, "a", 6.5)) val(fib(k))
          """,
          """
          w <- @n; rec <- function(a, b = 2) if (a <= 0) w @o b else rec(a - 1, b) @o w; n <- 0
          for (k in 1:@k) { w <- w @o 1; n <- rec(k %% 5, k); val(n) }; for (q in list(@p)) val(rec(q))
          own <- function(k) { w <- @n; f <- function(a) if (a == 0) w else f(a - 1) @o w; r <- 0; for (i in 1:k) { w <- w + 1; r <- c(f(2), f(@s), r[1]) }; r }
          for (k in 1:@k) val(own(k))
          """,
          """
          tr <- function(d, x) if (d == 0) x else list(tr(d - 1, x), d, tr(d - 1, x @o d))
          sm <- function(t) if (is.list(t)) sm(t[[1]]) + sm(t[[2]]) + sm(t[[3]]) else t
          for (k in 1:@k) { z <- tr(k %% 4, @n); y <- z; val(sm(z)); z[[1]] <- 3; val(sm(y)) }; for (q in list(@p)) val(sm(tr(2, q)))
          """,
          """
          ev <- function(k) if (k == 0) TRUE else od(k - 1); od <- function(k) if (k == 0) FALSE else ev(k - 1L)
          for (k in list(4, 5L, 7, @n)) val(if (isTRUE(k > 20) || isTRUE(k < 0) || isTRUE(k %% 1 != 0)) "big" else ev(k))
          """,
          """
          oe <- function(a) { n <- a; on.exit({ n <- n + 1; cat("exit", n, "") }); for (i in 1:3) { n <- n @o i; if (n @c 4) return(n) }; n }
          for (q in list(@p)) val(oe(q))
          """,
          """
          dc <- function(a, b = a @o 1) { a <- a + 1; b }
          for (q in list(@p)) { val(do.call(dc, list(q))); val(do.call("dc", list(b = q, a = 2))); val(dc(q)) }
          """,
          """
          ab <- function(k) { n <- 0; makeActiveBinding("act", function() { n <<- n + 1; n }, environment()); r <- 0; for (i in 1:k) r <- r + act @o act; c(r, n) }
          for (k in 1:@k) val(ab(k %% 4 + 1))
          """,
          """
          lk <- function(a) { n <- a; r <- 0; for (i in 1:4) { if (i == @s) lockBinding("n", environment()); r <- r + tryCatch({ n <- n + 1; n }, error = function(c) { cat(conditionMessage(c), ""); -1 }) }; c(r, n) }
          for (k in 1:@k) val(lk(k))
          """,
          """
          st <- function(k) { s <- c(); for (i in 1:k) s[length(s) + 1] <- i @o 2; t <- 0; while (length(s) > 0) { t <- t * 2 + s[length(s)]; s <- s[-length(s)] }; t }
          for (k in 1:@k) val(st(k))
          """,
          """
          qu <- function(k) { q <- list(k); r <- character(0); while (length(q) > 0 && length(r) < 9) { h <- q[[1]]; q[[1]] <- NULL; r <- c(r, paste(h)); if (is.numeric(h) && isTRUE(h > 1)) q <- c(q, h - 1, h / 2) }; r }
          for (k in list(@p)) val(qu(k))
          """,
          """
          sb <- function(a) { s <- ""; for (i in 1:4) { s <- paste0(s, a, if (i @c 2) "-" else i); if (nchar(s) > 30) break }; c(s, nchar(s)) }
          for (q in list(@p)) val(sb(q))
          """,
          """
          mm <- function(a) { r <- Reduce(function(p, q) p @o q, 1:4, a); s <- Map(function(p, q) p + q * r, 1:2, 3:4); c(r, unlist(s), sapply(1:3, function(i) i @o a)) }
          for (q in list(@p)) val(mm(q))
          """,
          """
          obj <- function(a) structure(list(v = a), class = "mny"); Ops.mny <- function(e1, e2) { r <- get(.Generic)(unclass(e1)$v, if (inherits(e2, "mny")) e2$v else e2); if (.Generic %in% c("+", "-")) obj(r) else r }
          length.mny <- function(x) 3L; `[.mny` <- function(x, i) i * 100; `$<-.mny` <- function(x, name, value) { cat("set", name, ""); x }
          us <- function(a, b) { r <- a @o b; c(a @c b, length(a), a[2]); for (i in seq_along(a)) r <- a[i]; a$v <- 3; list(unclass(r), unclass(a)) }
          for (q in list(1, 2, 3L, obj(4), obj(5), c(6, 7), obj(@n), @p)) val(us(q, 2))
          """,
          """
          sw <- function(a) { r <- NULL; for (q in a) r <- c(r, switch(q, "a", "b", "c")); for (q in a) r <- c(r, switch(as.character(q), `1` = , `2` = "low", `3` = { next }, "def")); r }
          val(sw(1:5)); val(sw(c(2.7, 1))); for (q in list(@p)) val(sw(q))
          """,
          """
          lst <- function(l, a) { for (i in 1:3) { l$c <- c(l$c, i); l[["d"]] <- a; l$a[i] <- a; if (i @c @s) l$b <- NULL }; k <- l; k$a[1] <- -1; list(l, k) }
          for (q in list(@p)) val(lst(list(a = 1, b = 2), q))
          """,
          """
          grow <- function(a, k) { for (i in 1:k) { a[i * 2] <- i; if (i == 2) b <- a; a[i] <- @n }; list(a, b) }
          for (k in 2:5) { val(grow(c(1, 2), k)); val(grow(integer(0), k)); val(grow(@a, k)) }
          """,
          """
          emp <- function(a) { i <- "before"; r <- 0; for (i in a) r <- r + 1; list(i, r) }
          for (q in list(1:3, integer(0), NULL, list(), c(1.5, 2), @p)) val(emp(q))
          """,
          """
          vis <- function(a) { if (a @c 2) invisible(a) else a }; for (k in 1:@k) print(withVisible(vis(k))$visible)
          f <- function(a) a <- a + 1; for (k in 1:3) f(k); f(1); (f(1)); vis(1); vis(3); f(@n)
          """,
          """
          mod <- function(a) { for (q in a) { a[2] <- 100; q <- q @o 1; n <- q }; list(a, n, q) }
          for (q in list(c(1, 2, 3), 1:3, list(1, 2, 3), @p)) val(mod(q))
          """,
          """
          num <- 0; tot <- 0L; x <- c(1, 2, 3); y <- x
          for (k in 1:@k) { tot <- tot + k; x[k %% 3 + 1] <- tot @o 2; if (k %% 4 == 0) { y <- x; next }; num <- num + x[1]; if (isTRUE(num @c 1e6)) break }
          val(list(num, tot, x, y, k)); i <- 0L; while (TRUE) { i <- i + 1L; if (i > @k) break; x[[i]] <- i @o @n }; val(x)
          """,
          """
          na <- function(a, b) list(a + b, a * b, is.na(a), -a, a^0, NA^a, a == b, a & b)
          for (q in list(NA_real_, 1, NA, 0L, NA_integer_, TRUE)) for (p in list(NA_real_, 2, NA_integer_)) { val(na(q, p)); val(na(p, q)) }
          """,
          """
          cnt <- function(v, a) { c <- 0L; for (i in 1:length(v)) if (!is.na(v[i]) && v[i] @c a) c <- c + 1L else if (is.na(v[i])) v[i] <- 0; list(c, v) }
          for (q in list(@p)) { val(cnt(c(3, NA, 1, 5), q)); val(cnt(c(3L, NA, 1L), q)) }
          """,
          """
          del <- function(a) { delayedAssign("p", { cat("forced "); n <- n + 1; n }); n <- a; r <- 0; for (i in 1:3) { n <- n @o 2; if (i == 2) r <- p; r <- r + n }; c(r, p) }
          for (q in list(@p)) val(del(q))
          """,
          """
          sr <- function(a, b) { force(a); g <- function(b) substitute(b); a <- 5; list(substitute(a), missing(b), g(a + 1), substitute(b)) }
          for (k in 1:@k) { u <- k; val(sr(u)); val(sr(u + 1, @n)); val(sr(3)) }
          """);

  private HotTemplates() {}
}
