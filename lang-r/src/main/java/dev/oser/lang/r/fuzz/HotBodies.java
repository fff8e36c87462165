package dev.oser.lang.r.fuzz;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Random statements and expressions on a few variables that may hold anything: {@code x} and {@code
 * y} are parameters, {@code n} a number, {@code v} a vector, {@code l} a list, {@code m} a matrix,
 * {@code s} a string, {@code i} and {@code j} belong to loops. Loops end after a few turns, and
 * nothing grows fast.
 */
final class HotBodies {
  private static final List<String> NUMBERS =
      List.of(
          "0",
          "1",
          "2",
          "3L",
          "2L",
          "-1",
          "-7L",
          "0.5",
          "-2.5",
          "1L",
          "TRUE",
          "1e10",
          "2147483647L",
          "NA",
          "NA_integer_",
          "NA_real_",
          "NaN",
          "Inf",
          "-Inf");

  /** Arguments, by kind: a function is called with some of one kind, then with others. */
  private static final List<List<String>> PHASES =
      List.of(
          List.of("1", "2.5", "-3", "0", "1e10", "-0.5"),
          List.of("1L", "-7L", "0L", "2147483647L", "3L", "2L"),
          List.of("NA", "NA_integer_", "NA_real_", "NaN", "Inf"),
          List.of("TRUE", "FALSE", "NA"),
          List.of("\"a\"", "\"12\"", "\"\"", "NA_character_"),
          List.of("c(1, 2, 3)", "1:4", "integer(0)", "c(TRUE, NA)", "c(\"p\", \"q\")", "3:1 + 0"),
          List.of("c(a = 1, b = 2)", "matrix(1:4, 2)", "matrix(c(1, 2, 3, 4), 2)", "c(a = 5L)"),
          List.of("list(1, 2)", "list(a = 1, b = \"t\")", "list(a = 1:3, 2)", "list()"),
          List.of(
              "structure(2, class = \"obj\")",
              "structure(list(a = 1, b = 2), class = \"obj\")",
              "factor(c(\"u\", \"w\"))"),
          List.of("NULL", "2i", "as.raw(7)"));

  private final SplittableRandom random;
  private int counters;

  HotBodies(SplittableRandom random) {
    this.random = random;
  }

  String any(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  String any(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private boolean percent(int chance) {
    return random.nextInt(100) < chance;
  }

  /** {@return a number as it is written} */
  String literal() {
    return percent(70) ? any(NUMBERS.subList(0, 10)) : any(NUMBERS);
  }

  /** {@return arguments for many calls, of kinds that change now and then} */
  String phases() {
    var values = new StringBuilder();
    int phases = random.nextInt(1, 4);
    for (int phase = 0; phase < phases; phase++) {
      var kind = percent(50) ? PHASES.get(random.nextInt(2)) : any();
      int times = random.nextInt(2, 5);
      for (int i = 0; i < times; i++) {
        values.append(values.isEmpty() ? "" : ", ").append(any(kind));
      }
    }
    return values.toString();
  }

  private List<String> any() {
    return PHASES.get(random.nextInt(PHASES.size()));
  }

  /** {@return any argument} */
  String argument() {
    return any(any());
  }

  String operator() {
    return any("+", "-", "*", "/", "%%", "%/%", "^", "+", "-", "*");
  }

  String comparison() {
    return any("<", ">", "<=", ">=", "==", "!=");
  }

  String index() {
    return switch (random.nextInt(16)) {
      case 0, 1, 2, 3 -> any("i", "i", "j");
      case 4, 5 -> any("1", "2", "3");
      case 6, 7 -> any("1L", "2L", "length(v)");
      case 8 -> any("length(v) + 1", "length(v) + 2L");
      case 9 -> any("0", "-1", "NA", "5.7", "-1L", "2.9");
      case 10 -> any("\"a\"", "\"b\"", "TRUE");
      case 11 -> any("c(1, 2)", "2:1", "integer(0)", "");
      default -> "(n %% 3) + 1";
    };
  }

  String condition(int depth) {
    return switch (random.nextInt(depth <= 0 ? 4 : 10)) {
      case 9 -> any("n", "i", "length(v)") + " " + comparison() + " " + any("1", "3L", "2.5", "0");
      case 0, 1 -> any("n", "i") + " " + comparison() + " " + number(depth - 1);
      case 2 -> number(depth - 1) + " " + comparison() + " " + number(depth - 1);
      case 3 -> "isTRUE(" + number(depth - 1) + " " + comparison() + " " + number(depth - 1) + ")";
      case 4 -> condition(depth - 1) + any(" && ", " || ") + condition(depth - 1);
      case 5 -> "!(" + condition(depth - 1) + ")";
      case 6 -> "is.na(" + number(depth - 1) + ")";
      case 7 -> any("is.null(x)", "is.numeric(x)", "length(x) == 1", "missing(y)", "is.list(x)");
      default -> number(depth - 1);
    };
  }

  /** {@return an expression that is a number, if x is one and nothing goes wrong} */
  String number(int depth) {
    if (depth <= 0 || percent(25)) {
      return any("x", "y", "n", "n", "i", literal(), literal(), "length(v)", "v[1]");
    }
    int less = depth - 1;
    return switch (random.nextInt(26)) {
      case 0, 1, 2, 3, 4, 5 -> number(less) + " " + operator() + " " + number(less);
      case 6 -> "(" + number(less) + " " + operator() + " " + number(less) + ")";
      case 7 -> any("-", "+", "!") + number(less);
      case 8 -> any("abs", "sqrt", "floor", "exp", "as.integer", "sign") + "(" + number(less) + ")";
      case 9 -> any("sum", "max", "length", "as.numeric", "trunc") + "(" + number(less) + ")";
      case 10, 11 -> any("v", "v", "v", "x", "w") + "[" + index() + "]";
      case 12 -> any("v", "l", "l", "x") + "[[" + index() + "]]";
      case 13 -> "m[" + any("1", "i", "2L", "j", "3") + ", " + any("1", "i", "2", "j") + "]";
      case 14 -> any("l$a", "l$b", "l$z", "x$a", "l[[\"a\"]]", "e$c");
      case 15 -> "if (" + condition(less) + ") " + number(less) + " else " + number(less);
      case 16 -> "{ n <- " + number(less) + "; n }";
      case 17 -> "one(" + number(less) + ")";
      case 18 -> "two(" + number(less) + ", " + number(less) + ")";
      case 19 -> "two(b = " + number(less) + ")";
      case 20 -> any("late", "never") + "({ n <- n + 1; n }, " + number(less) + ")";
      case 21 -> "bitwAnd(" + any("7L", "n", "5L", "x") + ", " + any("3L", "i", "6L") + ")";
      case 22 -> "nchar(" + any("s", "paste0(s, n)", "x") + ")";
      case 23 -> "sum(sapply(1:3, function(k) k " + operator() + " " + number(less) + "))";
      case 24 -> "switch(" + any("s", "n", "\"b\"", "2") + ", a = " + number(less) + ", b = 2, 3)";
      default -> "sum(" + vector(less) + ")";
    };
  }

  private String vector(int depth) {
    return depth <= 0
        ? any("v", "v", "w", "1:4", "c(1, 2, 3)", "seq_along(v)", "m", "x")
        : switch (random.nextInt(5)) {
          case 0 -> vector(depth - 1) + " " + operator() + " " + number(depth - 1);
          case 1 -> "rev(" + vector(depth - 1) + ")";
          case 2 -> any("v", "x", "w") + "[" + any("1:2", "-1", "v > 1", "c(2, 1, 9)") + "]";
          case 3 -> "c(" + number(depth - 1) + ", " + number(depth - 1) + ")";
          default -> "head(" + vector(depth - 1) + ", 6)";
        };
  }

  private String sequence() {
    return any(
        "1:5",
        "seq_along(v)",
        "v",
        "c(1.5, 2, 3)",
        "list(1, 2L, \"s\", NULL)",
        "integer(0)",
        "c(3L, 1L, 2L)",
        "4:1",
        "l",
        "c(TRUE, FALSE, NA)",
        "letters[1:3]",
        "x",
        "seq_len(3)",
        "1:length(v)",
        "NULL");
  }

  /** {@return statements in braces} */
  String block(int depth, boolean inLoop) {
    var block = new StringBuilder("{ ");
    int count = random.nextInt(1, 4);
    for (int i = 0; i < count; i++) {
      block.append(statement(depth, inLoop)).append("; ");
    }
    return block.append('}').toString();
  }

  String statement(int depth, boolean inLoop) {
    if (depth <= 0) {
      return simple(1, inLoop);
    }
    int less = depth - 1;
    return switch (random.nextInt(12)) {
      case 0, 1 ->
          "for (" + any("i", "i", "j", "n") + " in " + sequence() + ") " + block(less, true);
      case 2 -> counted(less);
      case 3, 4 -> "if (" + condition(2) + ") " + block(less, inLoop);
      case 5 -> "if (" + condition(1) + ") " + block(less, inLoop) + " else " + block(less, inLoop);
      case 6 ->
          "tryCatch("
              + block(less, inLoop)
              + ", error = function(c) cat(\"<\", conditionMessage(c), \">\\n\"))";
      default -> simple(2, inLoop);
    };
  }

  /** A loop with a counter of its own. */
  private String counted(int depth) {
    var counter = "k" + counters++;
    var step = counter + " <- " + counter + " + " + any("1", "1L") + "; ";
    var body = block(depth, true);
    return counter
        + " <- "
        + any("0", "0L")
        + "; "
        + (percent(50)
            ? "while (" + counter + " < " + random.nextInt(2, 7) + ") { " + step + body + " }"
            : "repeat { " + step + "if (" + counter + " > 4) break; " + body + " }");
  }

  private String simple(int depth, boolean inLoop) {
    return switch (random.nextInt(34)) {
      case 0, 1, 2, 3, 4 -> any("n", "n", "y", "x", "i") + " <- " + number(depth);
      case 5, 6, 7 -> any("v", "v", "w", "x") + "[" + index() + "] <- " + number(depth);
      case 8 -> any("v", "l", "x") + "[[" + index() + "]] <- " + number(depth);
      case 9 -> "m[" + any("1", "i", "2") + ", " + any("1", "2L", "j") + "] <- " + number(depth);
      case 10 -> "l$" + any("a", "b", "z") + " <- " + number(depth);
      case 11 -> "w <- v";
      case 12 -> any("v <- v + 1", "v <- v * 2L", "v <- rev(v)", "v <- c(a = 1, b = 2, c = 3)");
      case 13 -> "if (length(v) < 20) v <- c(v, " + number(depth) + ")";
      case 14 -> any("names(v)[1] <- \"a\"", "dim(v) <- NULL", "names(v) <- NULL", "l$a <- NULL");
      case 15 -> any("n", "v[1]", "g", "n[1]") + " <<- " + number(depth);
      case 16 -> "assign(\"" + any("n", "v", "z") + "\", " + number(depth) + ")";
      case 17 -> any("eval(quote(n <- n + 1))", "local({ n <- 5; n })", "n <- get(\"n\") + 1");
      case 18 -> any("inc()", "n <- inc()", "poke(" + literal() + ")", "upv(2)", "tip()");
      case 19 -> any("late", "never", "two") + "({ n <- n + 1; n }, { v[1] <- 9; n })";
      case 20 -> "if (nchar(s) < 12) s <- paste0(s, " + any("n", "\"x\"", "i") + ")";
      case 21 -> "cat(n, \"\")";
      case 22 -> "f <- function() n " + operator() + " " + literal() + "; n <- f()";
      case 23 -> any("n <- n + 1L", "n <- n + 1", "n <- n * n", "i <- i + 1L");
      case 24 -> "e$c <- e$c + " + any("1", "1L", "n");
      case 25 -> inLoop ? "if (" + condition(1) + ") " + any("break", "next") : "n <- n";
      case 26 -> inLoop ? any("if (i > 3) next", "if (n > 50) break", "one({ next })") : "v <- v";
      case 27 -> "if (" + condition(1) + ") return(" + number(1) + ")";
      case 28 -> "one(return(" + number(1) + "))";
      case 29 ->
          any("rm(n); n <- 2", "on.exit(cat(\"exit\", n, \"\\n\"))", "delayedAssign(\"y\", n)");
      case 30 -> any("l[[2]]$q <- n", "l$a[2] <- n", "attr(v, \"t\") <- n", "e$v[2] <- n");
      case 31 -> "if (" + condition(depth) + ") z <- " + number(depth) + " else n <- z";
      case 32 -> any("stop(\"no \", n)", "warning(\"hm\")", "n <- n");
      default -> any("v", "x", "n") + " <- " + vector(depth);
    };
  }
}
