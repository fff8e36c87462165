package dev.oser.lang.sourir.jit;

import dev.oser.lang.sourir.interp.Code;

/**
 * Where compiled code leaves.
 *
 * @param listener who wants to know
 * @param entry the code that leaves
 * @param target where it goes on
 * @param line of the target
 * @param isAssume whether an assume of the program failed, rather than what the compiler assumed
 */
public record ExitSite(Listener listener, Entry entry, Code target, int line, boolean isAssume) {
  /** Hears of code that leaves. */
  @FunctionalInterface
  public interface Listener {
    void left(ExitSite site, int reason);
  }

  void leave(int reason) {
    listener.left(this, reason);
  }

  @Override
  public String toString() {
    return target + ":" + line;
  }
}
