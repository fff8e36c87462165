package dev.oser.models.sourir.run;

/** An observable action (Figure 16), as text: a later array write must not change what was seen. */
public sealed interface Action {
  /** {@code read lit} */
  record Consumed(String literal) implements Action {
    @Override
    public String toString() {
      return "read " + literal;
    }
  }

  /** {@code print lit} */
  record Printed(String value) implements Action {
    @Override
    public String toString() {
      return "print " + value;
    }
  }
}
