package dev.oser.lang.r.syntax;

/** Constants as code. */
final class ConstantText {
  private ConstantText() {}

  static String of(Node.Constant constant) {
    return switch (constant) {
      case Node.Null nothing -> "NULL";
      case Node.Logical logical -> logical.name();
      case Node.NotAvailable missing -> missing.text();
      case Node.Int(int value) -> value + "L";
      case Node.Double(double value) -> NumberText.of(value);
      case Node.Complex complex -> NumberText.of(complex);
      case Node.Raw(int value) -> String.format("0x%02x", value);
      case Node.Text(var text) -> StringText.quoted(text, '"');
    };
  }
}
