package dev.oser.profile.context;

/** Hashes of contexts, which do not change while nodes of the tree come and go. */
final class ContextHash {
  private static final long FACTOR = 0xD6E8FEB86659FD93L;

  private ContextHash() {}

  /** {@return the hash of the context to which a call leads} The root has 0. */
  static int child(int parent, long key) {
    return (int) ((parent + key) * FACTOR >>> 32);
  }
}
