package dev.oser.lang.r.serialization;

import dev.oser.lang.r.syntax.Bytes;

/**
 * Where GNU R looks for a variable in the table of an environment: P. J. Weinberger's hash (Aho,
 * Sethi, Ullman, Compilers, §7.6) of the bytes of its name. A table is written as it stands, so who
 * writes one has to know.
 */
final class NameHash {
  private static final int TOP = 0xF000_0000;

  private NameHash() {}

  /** {@return the bucket of a name in a table of this size} */
  static int of(String name, int size) {
    int hash = 0;
    for (byte each : Bytes.ofText(name)) {
      hash = (hash << 4) + each;
      int top = hash & TOP;
      if (top != 0) {
        hash ^= top >>> 24;
        hash ^= top;
      }
    }
    return Integer.remainderUnsigned(hash, size);
  }
}
