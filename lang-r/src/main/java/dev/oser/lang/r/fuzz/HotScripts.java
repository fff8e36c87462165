package dev.oser.lang.r.fuzz;

import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Random scripts of the kind that a compiler gets wrong: functions and loops that run often, with
 * arguments whose types change over time, numbers at the edge, vectors that are shared, and code
 * that looks at or changes the variables of others. They write down what comes of each call.
 */
public final class HotScripts {
  /** The sum of NA and NaN is either, and which one may change from run to run. */
  private static final Pattern NOT_A_NUMBER = Pattern.compile("NaN|-?Inf\\b");

  private static final String EITHER = "gsub(\"NA_real_|NaN\", \"NA\", deparse(e))";

  /** Functions to call, and variables to find where a function has none yet. */
  private static final String SETTING =
      """
      val <- function(e) tryCatch(withCallingHandlers(cat(gsub("NA_real_|NaN", "NA", deparse(e)), "\\n"),
        warning = function(c) { cat("W:", conditionMessage(c), ""); invokeRestart("muffleWarning") }),
        error = function(c) cat("E:", conditionMessage(c), "\\n"))
      n <- 3; i <- j <- 1L; v <- c(1, 2, 3); g <- 0; e <- new.env(); e$c <- 0; e$v <- 1:2
      one <- function(a) a
      two <- function(a = b * 2, b) if (missing(a)) a + b else a - b
      late <- function(a, b) { b; a }
      never <- function(a, b) b
      """;

  private static final String CLASSES =
      """
      Ops.obj <- function(e1, e2) paste(.Generic, length(unclass(e1)))
      length.obj <- function(x) 7L
      `[.obj` <- function(x, i) "elem"
      `$.obj` <- function(x, name) paste("mem", name)
      `[<-.obj` <- function(x, i, value) { cat("set "); x }
      """;

  private static final Pattern HOLE = Pattern.compile("@([a-z])");

  private final SplittableRandom random;
  private final HotBodies bodies;
  private final StringBuilder out = new StringBuilder(SETTING);

  private HotScripts(long seed) {
    random = new SplittableRandom(seed);
    bodies = new HotBodies(random);
  }

  /** {@return the script of a seed} */
  public static String script(long seed) {
    return new HotScripts(seed).write();
  }

  private String write() {
    if (random.nextInt(3) == 0) {
      out.append(CLASSES);
    }
    int parts = random.nextInt(1, 3);
    for (int i = 0; i < parts; i++) {
      if (random.nextInt(5) < 3) {
        function("f" + i);
      } else {
        out.append(filled(bodies.any(HotTemplates.ALL)));
      }
    }
    if (random.nextInt(4) == 0) {
      topLevel();
    }
    var script = out.append("val(list(n, v, g, e$c, e$v))\n").toString();
    return random.nextInt(2) == 0
        ? script
        : NOT_A_NUMBER.matcher(script.replace(EITHER, "deparse(e)")).replaceAll("2");
  }

  /** Adds a random function and many calls of it. */
  private void function(String name) {
    out.append(name)
        .append(bodies.any(" <- function(x, y = 2) {\n", " <- function(x, y = x) {\n"))
        .append("  n <- ")
        .append(bodies.any("0", "1L", "x", "y", "0L"))
        .append("; v <- ")
        .append(bodies.any("c(1, 2, 3)", "1:3", "x", "numeric(4)", "c(a = 1, b = 2)"))
        .append("; l <- list(a = 1, b = ")
        .append(bodies.any("2L", "\"t\"", "c(1, 2)", "x"))
        .append(")\n  ")
        .append(bodies.any("m <- matrix(c(1, 2, 3, 4), 2)", "m <- matrix(1:4, 2)"))
        .append("; s <- \"a\"; i <- j <- 1")
        .append(bodies.any("", "L"))
        .append("; w <- v\n")
        .append(closures());
    int statements = random.nextInt(2, 6);
    for (int i = 0; i < statements; i++) {
      out.append("  ").append(bodies.statement(2, false)).append('\n');
    }
    out.append("  ")
        .append(
            bodies.any(
                "list(n, v, x)",
                "n",
                "list(v, w)",
                bodies.number(2),
                "list(n, l, s)",
                "list(m, i, y)",
                "invisible(n)"))
        .append("\n}\n");
    calls(name);
  }

  private String closures() {
    return random.nextInt(2) == 0
        ? ""
        : "  inc <- function() { n <<- n + 1; n }; poke <- function(a) n <<- a;"
            + " upv <- function(k) { v[k] <<- 8; v };"
            + " tip <- function() n[1] <<- n[1] + 1\n";
  }

  private void calls(String name) {
    var call = bodies.any("%s(p)", "%s(p)", "%s(p, p)", "%s(p, 3L)", "%s(y = p, 2)");
    var applied = call.formatted(name);
    out.append(
        switch (random.nextInt(5)) {
          case 0 -> "for (p in 1:" + random.nextInt(3, 12) + ") val(" + applied + ")\n";
          case 1 -> "for (p in list(" + bodies.phases() + ")) val(" + applied + ")\n";
          case 2 ->
              "go <- function(all) for (p in all) { r <- tryCatch("
                  + applied
                  + ", error = conditionMessage); val(r) }\ngo(list("
                  + bodies.phases()
                  + "))\n";
          case 3 ->
              "val(lapply(list("
                  + bodies.phases()
                  + "), function(p) tryCatch("
                  + applied
                  + ", error = conditionMessage)))\n";
          default ->
              "go <- function(q) { p <- q; r <- NULL; for (k in 1:"
                  + random.nextInt(3, 12)
                  + ") { r <- "
                  + applied
                  + "; p <- p + "
                  + bodies.any("1", "1L", "0.5")
                  + " }; r }\n"
                  + "val(go("
                  + bodies.argument()
                  + ")); val(go(1)); val(go(1L)); val(go("
                  + bodies.argument()
                  + "))\n";
        });
  }

  /** Adds loops that belong to no function. */
  private void topLevel() {
    out.append("x <- ").append(bodies.argument()).append("; y <- 2; i <- j <- 1L; w <- v\n");
    out.append("l <- list(a = 1, b = 2); m <- matrix(1:4, 2); s <- \"a\"\n");
    for (int i = 0; i < 2; i++) {
      out.append("try(").append(bodies.block(2, false)).append(", silent = TRUE)\n");
      out.append("for (i in 1:4) ").append(bodies.block(2, true)).append('\n');
    }
  }

  /** {@return a template with its holes filled, each anew} */
  private String filled(String template) {
    return HOLE.matcher(template)
        .replaceAll(
            hole ->
                Matcher.quoteReplacement(
                    switch (hole.group(1)) {
                      case "n" -> bodies.literal();
                      case "a" -> bodies.argument();
                      case "p" -> bodies.phases();
                      case "o" -> bodies.operator();
                      case "c" -> bodies.comparison();
                      case "k" -> String.valueOf(random.nextInt(3, 15));
                      case "s" -> String.valueOf(random.nextInt(1, 5));
                      case "e" -> bodies.any("a", "b", "n", "1L", bodies.literal());
                      default -> throw new IllegalArgumentException(hole.group());
                    }));
  }
}
