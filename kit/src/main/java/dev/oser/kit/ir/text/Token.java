package dev.oser.kit.ir.text;

/**
 * One token.
 *
 * @param text what the source says, or for strings and comments what it means
 */
record Token(Kind kind, String text, int line, int column) {
  enum Kind {
    /** A word: keyword, type, mnemonic, label or {@code Record.field}. */
    WORD("a word"),
    /** {@code %name}, without the sign. */
    VALUE("a value such as %x"),
    /** {@code @name}, without the sign. */
    FUNCTION("a function such as @f"),
    /** {@code #name}, without the sign. */
    OBJECT("an object such as #x"),
    NUMBER("a number"),
    STRING("a string"),
    SYMBOL("a symbol"),
    COMMENT("a comment"),
    NEWLINE("the end of the line"),
    END("the end of the file");

    final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  boolean is(Kind expected) {
    return kind == expected;
  }

  boolean is(String symbolOrWord) {
    return (kind == Kind.SYMBOL || kind == Kind.WORD) && text.equals(symbolOrWord);
  }

  /** {@return the token as an error message quotes it} */
  String quoted() {
    return switch (kind) {
      case NEWLINE, END -> kind.words;
      case VALUE -> "'%" + text + "'";
      case FUNCTION -> "'@" + text + "'";
      case OBJECT -> "'#" + text + "'";
      case STRING -> "a string";
      default -> "'" + text + "'";
    };
  }
}
