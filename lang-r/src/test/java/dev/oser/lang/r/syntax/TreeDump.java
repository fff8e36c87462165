package dev.oser.lang.r.syntax;

import dev.oser.lang.r.syntax.Node.Argument;
import dev.oser.lang.r.syntax.Node.Formal;
import java.util.stream.Collectors;

/** Writes a tree in the form in which tools/r-expectations.R writes R's language objects. */
final class TreeDump {
  private TreeDump() {}

  static String of(Node node) {
    return switch (node) {
      case Node.Name(var text) -> quoted(text, '`');
      case Node.Empty empty -> "<>";
      case Node.Raw raw -> throw new IllegalArgumentException("no text reads as a byte");
      case Node.Data data -> throw new IllegalArgumentException("no text reads as " + data);
      case Node.Null nothing -> "NULL";
      case Node.Logical logical -> logical.name();
      case Node.NotAvailable.DOUBLE -> "d:NA";
      case Node.NotAvailable.COMPLEX -> "c:NA";
      case Node.NotAvailable missing -> missing.text();
      case Node.Int(int value) -> value + "L";
      case Node.Double(double value) -> "d:" + number(value);
      case Node.Complex(double real, double imaginary) ->
          "c:" + number(real) + "," + number(imaginary);
      case Node.Text(var text) -> quoted(text, '"');
      case Node.Call call ->
          "("
              + of(call.function())
              + call.arguments().stream().map(TreeDump::argument).collect(Collectors.joining())
              + ")";
      case Node.Function function ->
          "(function ["
              + function.formals().stream().map(TreeDump::formal).collect(Collectors.joining(" "))
              + "] "
              + of(function.body())
              + ")";
    };
  }

  private static String argument(Argument argument) {
    var name = argument.name() == null ? "" : quoted(argument.name(), '`') + "=";
    return " " + name + of(argument.value());
  }

  private static String formal(Formal formal) {
    var name = quoted(formal.name(), '`');
    return formal.standard() == Node.Empty.EMPTY ? name : name + "=" + of(formal.standard());
  }

  private static String quoted(String text, char quote) {
    var result = new StringBuilder().append(quote);
    for (byte b : Bytes.ofText(text)) {
      int value = b & 0xFF;
      if (value >= 32 && value < 127 && value != '\\' && value != quote) {
        result.append((char) value);
      } else {
        result.append(String.format("\\%02x", value));
      }
    }
    return result.append(quote).toString();
  }

  /** The form of C's {@code %a}. */
  private static String number(double value) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "Inf" : "-Inf";
    }
    if (value == 0) {
      return "0x0p+0";
    }
    var text = Double.toHexString(value).replace(".0p", "p");
    return text.contains("p-") ? text : text.replace("p", "p+");
  }
}
