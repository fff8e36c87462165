package dev.oser.lang.r.serialization;

/** How numbers and texts are written. */
public enum Form {
  /** The most significant byte first, as XDR (RFC 4506) has it. */
  XDR('X'),
  /** As most machines have it in memory: the least significant byte first. */
  LITTLE_ENDIAN('B'),
  /** As lines of text, with decimal numbers. */
  ASCII('A'),
  /** As lines of text, with hexadecimal numbers, which lose nothing. */
  HEXADECIMAL('A');

  private final char mark;

  Form(char mark) {
    this.mark = mark;
  }

  /** {@return the letter that a stream of this form begins with} */
  public char mark() {
    return mark;
  }
}
