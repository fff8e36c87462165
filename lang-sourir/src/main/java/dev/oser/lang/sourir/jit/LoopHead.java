package dev.oser.lang.sourir.jit;

import dev.oser.kit.callee.Callee;
import dev.oser.lang.sourir.interp.Code;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The label of a loop, and what has been compiled to enter there. */
final class LoopHead {
  private final Code code;
  private final int line;
  private final int[] slots;
  private final List<Version> versions = new CopyOnWriteArrayList<>();

  /** Compiled code for a loop. */
  record Version(KindContext context, Callee code) {}

  /**
   * A loop head.
   *
   * @param line of the label
   * @param slots the variables in scope
   */
  LoopHead(Code code, int line, int[] slots) {
    this.code = code;
    this.line = line;
    this.slots = slots;
  }

  Code code() {
    return code;
  }

  int line() {
    return line;
  }

  int[] slots() {
    return slots;
  }

  /** The compiled versions; those that know more first. */
  List<Version> versions() {
    return versions;
  }

  @Override
  public String toString() {
    return code + ":" + line;
  }
}
