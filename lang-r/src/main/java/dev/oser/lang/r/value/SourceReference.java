package dev.oser.lang.r.value;

import dev.oser.lang.r.syntax.SourceSpan;
import java.util.List;

/** Where something was written. */
public final class SourceReference extends Value {
  private final List<SourceSpan> spans;

  public SourceReference(List<SourceSpan> spans) {
    this.spans = List.copyOf(spans);
    share();
  }

  public List<SourceSpan> spans() {
    return spans;
  }

  /**
   * {@return what programs see of this as a part of a definition: the numbers of its lines, bytes
   * and columns if the text is kept; else NULL}
   */
  public Value shown() {
    var span = spans.getFirst();
    if (!span.source().isKept()) {
      return NullValue.NULL;
    }
    var numbers =
        IntVector.of(
            span.firstLine(),
            span.firstByte(),
            span.lastLine(),
            span.lastByte(),
            span.firstColumn(),
            span.lastColumn(),
            span.firstLine(),
            span.lastLine());
    numbers.setAttribute(Symbol.CLASS, new StringVector("srcref"));
    return numbers;
  }

  @Override
  public String type() {
    return "integer";
  }
}
