package dev.oser.lang.r.syntax;

import dev.oser.lang.r.syntax.Node.Argument;
import dev.oser.lang.r.syntax.Node.Call;
import dev.oser.lang.r.syntax.Node.Formal;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Random trees: any nesting of any syntax, also what no text reads as. */
final class RandomTrees {
  private static final List<String> NAMES =
      List.of(
          "a",
          "b",
          "x",
          "count",
          ".hidden",
          "a_b",
          "x1",
          "..1",
          "...",
          "T",
          "strange name",
          "if",
          "aVeryLongNameForAVariable",
          "another.rather.long.name");

  private static final List<String> FUNCTIONS =
      List.of("f", "g", "c", "list", "switch", "quote", "strange name", "someLongFunctionName");

  private static final List<String> BINARY =
      List.of(
          "+", "-", "*", "/", "^", ":", "%%", "%/%", "%in%", "%o%", "==", "!=", "<", ">", "<=",
          ">=", "&", "&&", "|", "||", "~", "<-", "<<-", "=", ":=", "?");

  private static final List<String> UNARY = List.of("-", "+", "!", "~", "?");

  private final SplittableRandom random;

  RandomTrees(long seed) {
    this.random = new SplittableRandom(seed);
  }

  Node next(int depth) {
    if (depth <= 0 || random.nextInt(8) == 0) {
      return leaf();
    }
    int below = depth - 1;
    return switch (random.nextInt(18)) {
      case 0, 1, 2, 3, 4 -> Call.of(pick(BINARY), next(below), next(below));
      case 5, 6 -> Call.of(pick(UNARY), next(below));
      case 7 -> Call.of("(", next(below));
      case 8 -> braces(below);
      case 9 -> Call.of("if", next(below), next(below));
      case 10 -> Call.of("if", next(below), next(below), next(below));
      case 11 -> loop(below);
      case 12 -> function(below);
      case 13 -> new Call(new Node.Name("["), index(below), List.of());
      case 14 -> new Call(new Node.Name("[["), index(below), List.of());
      case 15 -> Call.of(random.nextInt(3) == 0 ? "@" : "$", next(below), name());
      case 16 -> new Call(new Node.Name(pick(FUNCTIONS)), arguments(below), List.of());
      default -> new Call(next(below), arguments(below), List.of());
    };
  }

  private Node leaf() {
    return switch (random.nextInt(12)) {
      case 0 -> new Node.Double(random.nextInt(100));
      case 1 -> new Node.Double(random.nextInt(100_000) / 1000.0);
      case 2 -> new Node.Int(random.nextInt(1_000_000));
      case 3 -> new Node.Text(pick(List.of("", "text", "with \"quotes\"", "a\nb\\", "é日")));
      case 4 -> constant();
      case 5 -> random.nextInt(4) == 0 ? Call.of("break") : Call.of("::", name(), name());
      default -> name();
    };
  }

  private Node constant() {
    return pick(
        List.of(
            Node.Null.NULL,
            Node.Logical.TRUE,
            Node.Logical.FALSE,
            Node.NotAvailable.LOGICAL,
            Node.NotAvailable.INTEGER,
            Node.NotAvailable.STRING,
            new Node.Double(Double.POSITIVE_INFINITY),
            new Node.Double(1e5),
            new Node.Double(1e-20)));
  }

  private Node.Name name() {
    return new Node.Name(pick(NAMES));
  }

  private Node braces(int depth) {
    var statements = new ArrayList<Argument>();
    for (int i = random.nextInt(4); i > 0; i--) {
      statements.add(new Argument(null, next(depth)));
    }
    return new Call(new Node.Name("{"), statements, List.of());
  }

  private Node loop(int depth) {
    return switch (random.nextInt(3)) {
      case 0 -> Call.of("for", name(), next(depth), next(depth));
      case 1 -> Call.of("while", next(depth), next(depth));
      default -> Call.of("repeat", next(depth));
    };
  }

  private Node function(int depth) {
    var formals = new ArrayList<Formal>();
    for (int i = random.nextInt(4); i > 0; i--) {
      var standard = random.nextBoolean() ? Node.Empty.EMPTY : next(depth);
      formals.add(new Formal(NAMES.get(i * 3) + i, standard));
    }
    return new Node.Function(formals, next(depth), null);
  }

  private List<Argument> index(int depth) {
    var arguments = new ArrayList<Argument>();
    arguments.add(new Argument(null, next(depth)));
    arguments.addAll(arguments(depth));
    if (arguments.size() == 1) {
      arguments.add(new Argument(null, Node.Empty.EMPTY));
    }
    return arguments;
  }

  private List<Argument> arguments(int depth) {
    var arguments = new ArrayList<Argument>();
    for (int i = random.nextInt(5); i > 0; i--) {
      var name = random.nextInt(4) == 0 ? pick(NAMES) : null;
      boolean empty = random.nextInt(12) == 0;
      arguments.add(new Argument(name, empty ? Node.Empty.EMPTY : next(depth)));
    }
    // One argument that is left out is the same text as none.
    if (arguments.size() == 1
        && arguments.getFirst().value() == Node.Empty.EMPTY
        && arguments.getFirst().name() == null) {
      arguments.clear();
    }
    return arguments;
  }

  private <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
