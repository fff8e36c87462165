package dev.oser.lang.r.fuzz;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Random scripts about value semantics: whoever has a value keeps it, whatever others do to theirs.
 * They read and change vectors, lists and environments in the middle of calls, promises, loops,
 * handlers and replacements, and write down at the end what everybody has.
 */
public final class ValueScripts {
  /** What all scripts begin with: values of each kind, and functions that change them. */
  private static final String SETTING =
      """
      x <- c(1, 2, 3); y <- 1:4; z <- c(p = 1, q = 2); s <- c("a", "b"); m <- matrix(1:4 + 0, 2)
      l <- list(a = c(1, 2), b = list(c = 3, d = "t", e = list(f = c(4, 5)))); k <- l; h <- list(l, x)
      o <- structure(list(a = 1, v = c(1, 2)), class = "obj")
      e <- new.env(); e$v <- c(1, 2); e$l <- l
      up <- function(i = 1) { x[i] <<- x[i] + 10; x }
      upl <- function() { l$b$c <<- l$b$c + 1; l$a[1] <<- l$a[1] * 2; l }
      upe <- function() { e$v[1] <- e$v[1] + 1; e$v }
      upo <- function() { o$v[2] <<- o$v[2] + 5; o }
      counter <- function() { n <- c(0, 0); list(inc = function(i = 1) { n[i] <<- n[i] + 1; n }, get = function() n) }
      ct <- counter()
      mod <- function(p, q = p) { p[1] <- 100; c(p, q) }
      modl <- function(p) { p$a[1] <- 50; p$b$e$f[2] <- 60; p }
      lazy <- function(p) { x[1] <<- 77; p }
      eager <- function(p) { force(p); x[1] <<- -1; p }
      late <- function() { r <- c(5, 6); on.exit(r[1] <- 0); r }
      `part<-` <- function(x, i = 1, value) { x[i] <- value; x }
      part <- function(x, i = 1) x[i]
      `[<-.obj` <- function(x, i, value) { y <- unclass(x); y$v[i] <- value; structure(y, class = "obj") }
      `$<-.obj` <- function(x, name, value) { y <- unclass(x); y[[name]] <- value; y$v[1] <- y$v[1] + 1; structure(y, class = "obj") }
      """;

  private static final String ENDING =
      """
      dput(list(x, y, z, s, m)); dput(l); dput(k); dput(h); dput(unclass(o)); dput(e$v); dput(e$l); dput(ct$get())
      """;

  private static final List<String> NUMBERS = List.of("x", "y", "z", "m", "e$v", "l$a", "k$a");
  private static final List<String> PLACES =
      List.of("x", "y", "z", "m", "e$v", "l$a", "k$a", "l$b$c", "k$b$e$f", "l$b$e$f", "h[[2]]");
  private static final List<String> LIST_PLACES =
      List.of("l", "k", "h", "e$l", "l$b", "k$b", "l$b$e", "h[[1]]", "h[[1]]$b", "e$l$b");

  private final SplittableRandom random;
  private final StringBuilder out = new StringBuilder(SETTING);

  private ValueScripts(long seed) {
    random = new SplittableRandom(seed);
  }

  /** {@return the script of a seed} */
  public static String script(long seed) {
    var script = new ValueScripts(seed);
    int statements = script.random.nextInt(3, 10);
    for (int i = 0; i < statements; i++) {
      script.out.append(script.statement(3)).append('\n');
    }
    return script.out.append(ENDING).toString();
  }

  private String any(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private String any(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private int index() {
    return random.nextInt(1, 4);
  }

  private String number() {
    return any("7", "8L", "NA", "-0.5", "9");
  }

  private String statement(int depth) {
    if (depth == 0) {
      return any("x", "y", "k$a", "e$v") + "[" + index() + "] <- " + number();
    }
    return switch (random.nextInt(26)) {
      case 0 -> any("x", "y", "z") + " <- " + vector(depth - 1);
      case 1 -> any(PLACES) + "[" + index() + "] <- " + scalar(depth - 1);
      case 2 -> any(PLACES) + "[[" + index() + "]] <- " + scalar(depth - 1);
      case 3 -> any(PLACES) + "[" + vectorIndex() + "] <- " + vector(depth - 1);
      case 4 -> any(LIST_PLACES) + "$" + any("a", "b", "n") + " <- " + anything(depth - 1);
      case 5 -> any(LIST_PLACES) + "[[" + index() + "]] <- " + anything(depth - 1);
      case 6 -> any("l", "k", "h", "e$l") + " <- " + list(depth - 1);
      case 7 -> any(LIST_PLACES) + "[[\"b\"]]$" + any("c", "e$f", "d") + " <- " + vector(depth - 1);
      case 8 ->
          "names("
              + any("x", "z", "l", "k", "l$b", "e$v", "h[[1]]")
              + ")["
              + index()
              + "] <- \"w\"";
      case 9 -> "attr(" + any("x", "y", "l", "k$a", "e$v") + ", \"t\") <- " + vector(depth - 1);
      case 10 -> "attr(" + any("x", "l") + ", \"t\")[" + index() + "] <- " + number();
      case 11 -> any("x", "y") + "[length(" + any("x", "y") + ") + 1] <- " + scalar(depth - 1);
      case 12 -> "l[[length(l) + 1]] <- " + anything(depth - 1);
      case 13 ->
          "for (i in "
              + vector(depth - 1)
              + ") { "
              + statement(depth - 1)
              + "; if (length(x) > 30) break }";
      case 14 ->
          "for (v in " + list(depth - 1) + ") { v[1] <- list(0); " + statement(depth - 1) + " }";
      case 15 -> "dput(" + anything(depth - 1) + ")";
      case 16 -> "dput(" + vector(depth - 1) + ")";
      case 17 ->
          "local({ x <- "
              + vector(depth - 1)
              + "; x[1] <- 0; "
              + statement(depth - 1)
              + "; dput(x) })";
      case 18 ->
          "(function(x) { "
              + statement(depth - 1)
              + "; x[2] <- 3; dput(x) })("
              + vector(depth - 1)
              + ")";
      case 19 -> any("x", "y") + " <- " + any("x", "z") + " <- " + vector(depth - 1);
      case 20 ->
          "part("
              + any("x", "l$a", "e$v", "k$b$e$f")
              + ", "
              + index()
              + ") <- "
              + scalar(depth - 1);
      case 21 -> any("o$v", "o$a", "o[1]", "o$v[2]", "o[[\"v\"]][1]") + " <- " + scalar(depth - 1);
      case 22 ->
          "m[" + random.nextInt(1, 3) + ", " + random.nextInt(1, 3) + "] <- " + scalar(depth - 1);
      case 23 ->
          "(function() { "
              + any("x", "y", "l$a", "k$b$e$f")
              + "["
              + index()
              + "] <<- "
              + scalar(depth - 1)
              + " })()";
      case 24 -> any("l$a", "k$b", "l$b$e", "h[[1]]$a") + " <- NULL";
      default -> "assign(\"" + any("x", "y") + "\", " + vector(depth - 1) + ")";
    };
  }

  private String vectorIndex() {
    return any("1:2", "2:1", "-1", "c(TRUE, FALSE)", "c(3, 1)", "");
  }

  private String scalar(int depth) {
    return depth <= 0 || random.nextInt(3) == 0 ? number() : "sum(" + vector(depth - 1) + ")";
  }

  private String anything(int depth) {
    return random.nextInt(3) == 0 ? list(depth) : vector(depth);
  }

  /** {@return an expression whose value is a numeric vector} */
  private String vector(int depth) {
    if (depth <= 0) {
      return any(NUMBERS);
    }
    int less = depth - 1;
    return switch (random.nextInt(33)) {
      case 30, 31, 32 -> meanwhile();
      case 0, 1 -> "c(" + vector(less) + ", " + vector(less) + ")";
      case 2 -> vector(less) + " + " + vector(less);
      case 3 -> temporary(less) + any(" * ", " - ", " / ") + scalar(less);
      case 4, 5 -> "{ " + statement(less) + "; " + vector(less) + " }";
      case 6, 7 -> "up(" + any("", "1", "2", "i = 3") + ")";
      case 8 -> "upe()";
      case 9 -> "ct$inc(" + any("", "2") + ")";
      case 10 -> "upl()$a";
      case 11 -> "mod(" + vector(less) + any("", ", " + vector(less)) + ")";
      case 12 -> "lazy(" + vector(less) + ")";
      case 13 -> "eager(" + vector(less) + ")";
      case 14 -> "late()";
      case 15 ->
          "unlist(lapply(1:2, function(i) { " + statement(less) + "; " + vector(less) + " }))";
      case 16 -> "c(sapply(1:2, function(i) { x[i] <<- i; x[1:2] }))";
      case 17 ->
          "unlist(Map(function(a, b) { "
              + statement(less)
              + "; a + b }, 1:2, "
              + vector(less)
              + "))";
      case 18 -> "Reduce(function(a, b) { x[1] <<- b; a + x[1] }, " + vector(less) + ")";
      case 19 -> "tryCatch({ " + vector(less) + " }, finally = { " + statement(less) + " })";
      case 20 ->
          "tryCatch({ "
              + statement(less)
              + "; stop(\"no\") }, error = function(c) "
              + vector(less)
              + ")";
      case 21 -> "do.call(c, list(" + vector(less) + ", " + vector(less) + "))";
      case 22 ->
          "(function(...) { "
              + statement(less)
              + "; c(...) })("
              + vector(less)
              + ", "
              + vector(less)
              + ")";
      case 23 ->
          "(function(p, q) { a <- p; "
              + statement(less)
              + "; c(p, a, q) })("
              + vector(less)
              + ", "
              + vector(less)
              + ")";
      case 24 -> "rev(" + vector(less) + ")";
      case 25 -> "if (length(" + vector(less) + ") > 2) " + vector(less) + " else " + vector(less);
      case 26 -> vector(less) + "[{ " + statement(less) + "; " + index() + " }]";
      case 27 -> "identity(" + vector(less) + ")";
      case 28 -> "ifelse(" + vector(less) + " > 2, " + vector(less) + ", " + vector(less) + ")";
      default -> "unlist(" + list(less) + "[[1]])";
    };
  }

  /** {@return an expression whose value nobody holds, or so it seems} */
  private String temporary(int depth) {
    var operand = depth <= 0 ? any(NUMBERS) : vector(depth - 1);
    var other = random.nextInt(3) == 0 ? number() : operand(depth - 1);
    return switch (random.nextInt(6)) {
      case 0 -> "(-(" + operand + " * " + other + "))";
      case 1 -> "sqrt(abs(" + operand + " - " + other + "))";
      case 2 -> "(!(" + operand + " > " + other + ") & !(" + operand + " == 2))";
      case 3 -> "(" + operand + any(" + ", " - ", " %% ", " ^ ") + other + ")";
      case 4 -> "(" + other + any(" + ", " * ", " / ") + "(" + operand + " + 1))";
      default -> "(-" + operand + ")";
    };
  }

  private String operand(int depth) {
    return depth > 0 && random.nextBoolean() ? temporary(depth) : vector(depth);
  }

  /** {@return an expression that has a value in hand while another function changes it} */
  private String meanwhile() {
    var both =
        any(
            "x, up()",
            "x, up(2)",
            "e$v, upe()",
            "l$a, upl()$a",
            "ct$inc(), ct$inc(2)",
            "o$v, upo()$v",
            "x, x, lazy(3)",
            "x, eager(up())");
    return switch (random.nextInt(4)) {
      case 0 -> "unlist(list(" + both + "))";
      case 1 -> "nchar(paste(" + both + "))";
      case 2 -> "(function(...) c(...))(" + both + ")";
      default -> "c(" + both + ")";
    };
  }

  /** {@return an expression whose value is a list} */
  private String list(int depth) {
    if (depth <= 0) {
      return any("l", "k", "h", "e$l", "l$b", "h[[1]]");
    }
    int less = depth - 1;
    return switch (random.nextInt(14)) {
      case 0 -> "list(" + anything(less) + ", " + anything(less) + ")";
      case 1 ->
          "list(a = "
              + anything(less)
              + ", b = list(c = "
              + vector(less)
              + ", e = list(f = "
              + vector(less)
              + ")))";
      case 2 -> "c(" + list(less) + ", list(" + anything(less) + "))";
      case 3 -> "upl()";
      case 4 -> "modl(" + any("l", "k", "e$l", "h[[1]]") + ")";
      case 5 -> "lapply(1:2, function(i) { " + statement(less) + "; " + anything(less) + " })";
      case 6 -> "rev(" + list(less) + ")";
      case 7 -> "{ " + statement(less) + "; " + list(less) + " }";
      case 8 -> "unclass(upo())";
      case 9 ->
          "mapply(function(a, b) { "
              + statement(less)
              + "; list(a, x) }, 1:2, 3:4, SIMPLIFY = FALSE)";
      case 10 ->
          "(function(p) { p$a <- "
              + anything(less)
              + "; "
              + statement(less)
              + "; p })("
              + list(less)
              + ")";
      case 11 -> "Filter(function(p) { " + statement(less) + "; TRUE }, " + list(less) + ")";
      case 12 -> "rep(" + list(less) + ", 2)[1:2]";
      default -> "local({ r <- " + list(less) + "; " + statement(less) + "; r })";
    };
  }
}
