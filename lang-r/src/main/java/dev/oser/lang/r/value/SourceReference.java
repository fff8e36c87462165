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

  @Override
  public String type() {
    return "integer";
  }
}
