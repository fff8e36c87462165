package dev.oser.lang.r.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Random values of every kind that can be serialized, as expressions that make the same value in
 * GNU R and in Oser. The same seed makes the same expression.
 */
public final class ValueExpressions {
  private static final int DEEPEST = 4;

  private static final List<String> DOUBLES =
      List.of(
          "NA_real_", "NaN", "Inf", "-Inf", "0", "-1/Inf", "2^-1074", "2^1023", "pi", "1e5", "0.1");
  private static final List<String> TEXTS =
      List.of(
          "\"\"",
          "NA_character_",
          "\"a b\"",
          "\"\\u00e9\\u00df\"",
          "\"\\u4e2d\\u6587\"",
          "\"\\U1f600\"",
          "\"line\\nend\\t\\\\ \\\"q\\\" 'p' \\001\\033?\"",
          "\"NA\"",
          "strrep(\"long\", 50)");
  private static final List<String> NAMES =
      List.of("a", "b", "x1", "names", "été", "with space", "if", ".hidden");
  private static final List<String> CODE =
      List.of(
          "x",
          "f(x, y = 2)",
          "if (a > 1) b else c",
          "for (i in 1:10) { print(i); next }",
          "function(x, ..., n = 3L) x[[n]]$name",
          "x[, 1]",
          "{ a <- b; `odd name` <<- -c^2 }",
          "y ~ x | z",
          "g(\"text\", NULL, TRUE, NA_integer_, 1e300, 2i)",
          "while (TRUE) repeat break",
          "(function() NULL)()",
          "pkg::name@slot");
  private static final List<String> PRIMITIVES =
      List.of(
          "sum", "`+`", "`if`", "`[[`", "length", "c", "`function`", "`{`", "log", "rep", "`$`");
  private static final List<String> ENVIRONMENTS =
      List.of("globalenv()", "baseenv()", "emptyenv()");

  private final Random random;

  private ValueExpressions(long seed) {
    random = new Random(seed * 0x9E37_79B9_7F4A_7C15L);
  }

  /** {@return the expression of a seed} */
  public static String expression(long seed) {
    return new ValueExpressions(seed).value(0);
  }

  private <T> T any(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private String value(int depth) {
    int kinds = depth < DEEPEST ? 22 : 12;
    return switch (random.nextInt(kinds)) {
      case 0 -> "NULL";
      case 1 -> decorated(vector("logical()", this::logical), depth);
      case 2 -> decorated(vector("integer()", this::integer), depth);
      case 3 -> decorated(vector("double()", this::number), depth);
      case 4 -> decorated(vector("complex()", this::complex), depth);
      case 5 -> decorated(vector("character()", this::text), depth);
      case 6 -> "as.raw(" + vector("integer()", () -> "" + random.nextInt(256)) + ")";
      case 7 -> range();
      case 8 -> "quote(" + any(CODE) + ")";
      case 9 -> "as.name(\"" + any(NAMES) + "\")";
      case 10 -> any(PRIMITIVES);
      case 11 -> any(ENVIRONMENTS);
      case 12, 13 -> decorated(list("list(", depth), depth);
      case 14 -> list("pairlist(", depth);
      case 15 -> factor();
      case 16 -> frame();
      case 17 -> matrix();
      case 18 -> function(depth);
      case 19 -> environment(depth);
      case 20 -> "expression(" + any(CODE) + ", b = " + any(CODE) + ")";
      default -> formula(depth);
    };
  }

  private String vector(String empty, Supplier<String> element) {
    var parts = new ArrayList<String>();
    int length = random.nextInt(4) == 0 ? random.nextInt(40) : 1 + random.nextInt(4);
    for (int i = 0; i < length; i++) {
      parts.add(element.get());
    }
    return parts.isEmpty() ? empty : "c(" + String.join(", ", parts) + ")";
  }

  private String logical() {
    return any(List.of("TRUE", "FALSE", "NA"));
  }

  private String integer() {
    return switch (random.nextInt(5)) {
      case 0 -> "NA_integer_";
      case 1 -> ".Machine$integer.max";
      case 2 -> "-" + random.nextInt(100) + "L";
      default -> random.nextInt(100_000) + "L";
    };
  }

  /** Hexadecimal constants are read without rounding. */
  private String number() {
    return random.nextInt(3) == 0
        ? any(DOUBLES)
        : (random.nextBoolean() ? "-" : "")
            + Double.toHexString(
                (random.nextDouble() + 0.5) * Math.pow(2, random.nextInt(80) - 40));
  }

  private String complex() {
    return random.nextInt(4) == 0
        ? "NA_complex_"
        : "complex(real = " + number() + ", imaginary = " + number() + ")";
  }

  private String text() {
    return any(TEXTS);
  }

  private String range() {
    int start = random.nextInt(50) - 25;
    int end = start + random.nextInt(60) - 20;
    return switch (random.nextInt(4)) {
      case 0 -> "as.character(" + start + ":" + end + ")";
      case 1 -> "sort(c(" + end + ", " + start + ", 3.5))";
      case 2 -> "seq(" + start + ", by = 0.5, length.out = 7)";
      default -> start + ":" + end;
    };
  }

  /** Attributes, which may be values of any kind themselves. */
  private String decorated(String vector, int depth) {
    return switch (random.nextInt(5)) {
      case 0 -> "structure(" + vector + ", class = \"" + any(List.of("thing", "other")) + "\")";
      case 1 -> "structure(" + vector + ", note = " + value(depth + 2) + ")";
      case 2 ->
          "(function(v) { if (length(v)) names(v) <- rep_len(c(\""
              + any(NAMES)
              + "\", NA, \"\"), length(v)); v })("
              + vector
              + ")";
      default -> vector;
    };
  }

  private String list(String start, int depth) {
    var parts = new ArrayList<String>();
    int length = random.nextInt(4);
    for (int i = 0; i <= length; i++) {
      var name = random.nextBoolean() ? "`" + any(NAMES) + "` = " : "";
      parts.add(name + value(depth + 1));
    }
    return start + String.join(", ", parts) + ")";
  }

  private String factor() {
    return "factor("
        + vector("character()", () -> any(List.of("\"u\"", "\"v\"", "NA", "\"\\u00e9\"")))
        + (random.nextBoolean() ? ", levels = c(\"v\", \"u\")" : "")
        + (random.nextBoolean() ? ", ordered = TRUE" : "")
        + ")";
  }

  private String frame() {
    int rows = random.nextInt(5);
    var names = random.nextBoolean() ? ", row.names = sprintf(\"row%d\", seq_len(n))" : "";
    return "local({ n <- "
        + rows
        + "; data.frame(i = seq_len(n), d = sqrt(seq_len(n)), s = rep_len(c(\"p\", NA), n), f ="
        + " factor(rep_len(c(\"k\", \"l\"), n)), t = as.Date(seq_len(n), origin = \"1970-01-01\")"
        + names
        + ", stringsAsFactors = FALSE) })";
  }

  private String matrix() {
    int rows = random.nextInt(4);
    int columns = random.nextInt(4);
    var names =
        random.nextBoolean() && rows > 0
            ? ", dimnames = list("
                + (random.nextBoolean() ? "rows = " : "")
                + "letters[1:"
                + rows
                + "], NULL)"
            : "";
    return random.nextInt(3) == 0
        ? "array(1:24, c(2, 3, 4))"
        : "matrix(" + number() + ", " + rows + ", " + columns + names + ")";
  }

  private String function(int depth) {
    var definition =
        "function("
            + any(List.of("", "x", "x, ...", "a, b = a + 1, c"))
            + ") { "
            + any(CODE)
            + " }";
    return random.nextBoolean()
        ? "(" + definition + ")"
        : "local({ kept <- " + value(depth + 1) + "; " + definition + " })";
  }

  private String environment(int depth) {
    var inside = new ArrayList<String>();
    inside.add("a <- " + value(depth + 1));
    inside.add("`" + any(NAMES) + "` <- " + value(depth + 1));
    if (random.nextBoolean()) {
      inside.add("self <- environment()");
    }
    if (random.nextInt(3) == 0) {
      inside.add("b <- new.env(parent = environment()); b$up <- environment()");
    }
    if (random.nextInt(4) == 0) {
      inside.add("lockBinding(\"a\", environment())");
    }
    if (random.nextInt(4) == 0) {
      inside.add("makeActiveBinding(\"active\", function() 42, environment())");
    }
    if (random.nextInt(5) == 0) {
      inside.add("for (n in 1:60) assign(paste0(\"v\", n), n); rm(n)");
    }
    if (random.nextInt(5) == 0) {
      inside.add("lockEnvironment(environment())");
    }
    inside.add("environment()");
    var body = String.join("; ", inside);
    return random.nextInt(3) == 0
        ? "(function(given, late = 3, ...) { force(given); "
            + body
            + " })("
            + value(depth + 2)
            + ")"
        : "local({ " + body + " })";
  }

  private String formula(int depth) {
    return random.nextBoolean() ? "y ~ x + log(z)" : "local({ w <- " + value(depth + 2) + "; ~w })";
  }
}
