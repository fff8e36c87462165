package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Feedback;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Something that is compiled: code from its beginning, or from the head of a running loop on. */
final class Entry {
  private final Code code;
  private final @Nullable LoopEntry loop;
  private final String symbol;
  private final int generation;
  private final Feedback feedback;

  /**
   * Makes an entry.
   *
   * @param loop null for code from its beginning
   * @param symbol what people call it
   * @param generation of code: all code of older ones was given up
   */
  Entry(Code code, @Nullable LoopEntry loop, String symbol, int generation) {
    this.code = code;
    this.loop = loop;
    this.symbol = symbol;
    this.generation = generation;
    this.feedback = code.feedback().snapshot();
  }

  Code code() {
    return code;
  }

  @Nullable LoopEntry loop() {
    return loop;
  }

  String symbol() {
    return symbol;
  }

  int generation() {
    return generation;
  }

  Feedback feedback() {
    return feedback;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Entry entry
        && entry.code == code
        && entry.generation == generation
        && Objects.equals(entry.loop, loop);
  }

  @Override
  public int hashCode() {
    return Objects.hash(System.identityHashCode(code), loop, generation);
  }

  @Override
  public String toString() {
    return symbol + (loop == null ? "" : " loop@" + loop.head());
  }
}
