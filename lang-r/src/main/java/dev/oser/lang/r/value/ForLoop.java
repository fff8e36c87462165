package dev.oser.lang.r.value;

import org.jspecify.annotations.Nullable;

/** Where a running {@code for} loop is; only the interpreter's operand stack holds it. */
public final class ForLoop extends Value {
  private final Value sequence;
  private final int length;
  private int next;
  private @Nullable Value last;

  public ForLoop(Value sequence) {
    this.sequence = sequence;
    this.length = sequence.length();
  }

  public Value sequence() {
    return sequence;
  }

  public boolean isEmpty() {
    return length == 0;
  }

  @Override
  public int length() {
    return length;
  }

  /** {@return how many elements have been gone through} */
  public int next() {
    return next;
  }

  /** Says how many elements have been gone through by code that counts itself. */
  public void setNext(int next) {
    this.next = next;
  }

  /** {@return the index of the next element, or -1 at the end} */
  public int advance() {
    return next < length ? next++ : -1;
  }

  /** {@return the element that this loop has made last, or null} */
  public @Nullable Value last() {
    return last;
  }

  public void setLast(Value item) {
    last = item;
  }

  @Override
  public String type() {
    return "for";
  }
}
