package dev.oser.lang.r.syntax;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** R code that builds a tree from its parts, so that R can be shown trees that no text reads as. */
final class RBuilder {
  private RBuilder() {}

  static String of(Node node) {
    return switch (node) {
      case Node.Name(var text) -> "as.name(" + StringText.quoted(text, '"') + ")";
      case Node.Empty empty -> "quote(expr=)";
      case Node.Data data -> String.join("", Deparser.deparse(data));
      case Node.Constant constant -> ConstantText.of(constant);
      case Node.Call call ->
          "as.call(list("
              + of(call.function())
              + call.arguments().stream()
                  .map(argument -> ", " + named(argument.name(), argument.value()))
                  .collect(Collectors.joining())
              + "))";
      case Node.Function function ->
          "call('function', as.pairlist(list("
              + function.formals().stream()
                  .map(formal -> named(formal.name(), formal.standard()))
                  .collect(Collectors.joining(", "))
              + ")), "
              + of(function.body())
              + ")";
    };
  }

  private static String named(@Nullable String name, Node value) {
    return (name == null ? "" : StringText.quoted(name, '`') + " = ") + of(value);
  }
}
