package dev.oser.lang.r.value;

import org.jspecify.annotations.Nullable;

/**
 * The binding of a variable outside functions: code that has found it once reads and writes it
 * without looking for it again.
 */
public final class Cell {
  private @Nullable Value value;

  Cell(Value value) {
    this.value = value;
  }

  /** {@return what is bound, a promise or an active binding too; null if it was removed} */
  public @Nullable Value value() {
    return value;
  }

  /** Binds another value. Locks must have been looked at. */
  public void set(@Nullable Value value) {
    this.value = value;
  }
}
