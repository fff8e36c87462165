package dev.oser.profile.context;

import java.util.Arrays;

/** A stack of the active methods, kept beside the real one. Pushing and popping do not allocate. */
public final class ShadowStack implements Frames {
  private long[] keys = new long[64];
  private int depth;

  /** A call. */
  public void push(int method, int site) {
    if (depth == keys.length) {
      keys = Arrays.copyOf(keys, depth * 2);
    }
    keys[depth++] = ContextTree.key(method, site);
  }

  /** A return. */
  public void pop() {
    if (depth > 0) {
      depth--;
    }
  }

  /** An exception that leaves several methods at once. */
  public void unwindTo(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("cannot unwind to depth " + depth);
    }
    this.depth = Math.min(this.depth, depth);
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public int method(int index) {
    return ContextTree.method(keys[index]);
  }

  @Override
  public int site(int index) {
    return ContextTree.site(keys[index]);
  }
}
