package dev.oser.models.sourir.run;

import org.jspecify.annotations.Nullable;

/** The input and output of a run. */
public interface World {
  /** {@return the next line of input, or null at its end} */
  @Nullable String readLine();

  /** Shows a value on a line of its own. */
  void print(String value);
}
