package dev.oser.lang.sourir.interp;

import org.jspecify.annotations.Nullable;

/** An activation. */
public final class Frame {
  private final Code code;
  private final Object[] slots;
  private int offset;
  private int result = -1;
  private @Nullable Frame caller;

  /** A frame that goes on at an offset; its variables are for whoever makes it to fill in. */
  public Frame(Code code, int offset) {
    this.code = code;
    this.slots = new Object[code.frameSize()];
    this.offset = offset;
  }

  Code code() {
    return code;
  }

  public Object[] slots() {
    return slots;
  }

  int offset() {
    return offset;
  }

  void goOnAt(int next) {
    offset = next;
  }

  /** The slot that gets what the callee returns. */
  int result() {
    return result;
  }

  void expectIn(int slot) {
    result = slot;
  }

  @Nullable Frame caller() {
    return caller;
  }

  void returnTo(@Nullable Frame frame) {
    caller = frame;
  }
}
