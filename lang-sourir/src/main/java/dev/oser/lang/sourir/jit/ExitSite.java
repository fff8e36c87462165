package dev.oser.lang.sourir.jit;

import dev.oser.lang.sourir.interp.Code;

/**
 * Where compiled code leaves.
 *
 * @param entry the code that leaves
 * @param target where it goes on
 * @param line of the target
 * @param isAssume whether an assume of the program failed, rather than what the compiler assumed
 */
public record ExitSite(Jit jit, Entry entry, Code target, int line, boolean isAssume) {
  void leave(int reason) {
    jit.left(this, reason);
  }

  @Override
  public String toString() {
    return target + ":" + line;
  }
}
