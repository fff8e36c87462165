package dev.oser.models.sourir.run;

/** No rule applies; never leaves this package. */
final class Stuck extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final ErrorKind kind;
  private final String text;

  Stuck(ErrorKind kind, String text) {
    super(text, null, false, false);
    this.kind = kind;
    this.text = text;
  }

  ErrorKind kind() {
    return kind;
  }

  String text() {
    return text;
  }
}
