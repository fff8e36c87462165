package dev.oser.lang.r.processor;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** The source text of families and of the registry. */
final class FamilyWriter {
  static final String PACKAGE = "dev.oser.lang.r.builtin";

  private FamilyWriter() {}

  static String name(String owner) {
    return owner + "Family";
  }

  static String family(String owner, List<Declared> builtins) {
    var descriptions = new StringBuilder();
    var cases = new StringBuilder();
    int number = 0;
    for (var builtin : builtins) {
      for (var name : builtin.names()) {
        descriptions
            .append("    ")
            .append(literal(description(name, number, builtin)))
            .append(",\n");
      }
      cases
          .append("      case ")
          .append(number)
          .append(" -> ")
          .append(owner)
          .append('.')
          .append(builtin.method())
          .append('(')
          .append(arguments(builtin))
          .append(");\n");
      number++;
    }
    return """
    package %s;

    import dev.oser.lang.r.runtime.Args;
    import dev.oser.lang.r.runtime.Context;
    import dev.oser.lang.r.runtime.Family;
    import dev.oser.lang.r.value.Builtin;
    import dev.oser.lang.r.value.Value;
    import java.util.List;
    import org.jspecify.annotations.Nullable;

    /** Generated from the annotations of {@link %s}. */
    final class %s extends Family {
      private static final String[] DESCRIPTIONS = {
    %s  };

      @Override
      public List<Builtin> builtins() {
        return Descriptions.read(DESCRIPTIONS, this);
      }

      @Override
      public Value call(int number, Context context, Args arguments, @Nullable Value[] matched) {
        return switch (number) {
    %s      default -> throw new IllegalArgumentException("no builtin " + number);
        };
      }
    }
    """
        .formatted(PACKAGE, owner, name(owner), descriptions, cases);
  }

  private static String description(String name, int number, Declared builtin) {
    return String.join(
        "\t",
        name,
        Integer.toString(number),
        builtin.matched() ? "matched" : "",
        builtin.primitive() ? "primitive" : "",
        String.join(",", builtin.formals()),
        builtin.treatment(),
        builtin.dispatch(),
        builtin.visibility(),
        builtin.quiet() ? "quiet" : "",
        Integer.toString(builtin.least()),
        Integer.toString(builtin.most()));
  }

  private static String arguments(Declared builtin) {
    int[] next = {0};
    return builtin.parameters().stream()
        .map(
            parameter ->
                switch (parameter.source()) {
                  case CONTEXT -> "context";
                  case ARGUMENTS -> "arguments";
                  case VALUE ->
                      "need(matched, " + next[0]++ + ", " + literal(parameter.name()) + ")";
                  case OPTIONAL -> "optional(matched, " + next[0]++ + ")";
                  case DOTS -> "dots(matched, " + next[0]++ + ")";
                })
        .collect(Collectors.joining(", "));
  }

  private static String literal(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\t", "\\t") + "\"";
  }

  static String registry(Collection<String> owners) {
    var all =
        owners.stream()
            .map(owner -> "        new " + name(owner) + "()")
            .collect(Collectors.joining(",\n"));
    return """
    package %s;

    import dev.oser.lang.r.runtime.Family;
    import java.util.List;

    /** All families of builtins. Generated. */
    final class Registry {
      private Registry() {}

      static List<Family> families() {
        return List.of(
    %s);
      }
    }
    """
        .formatted(PACKAGE, all);
  }
}
