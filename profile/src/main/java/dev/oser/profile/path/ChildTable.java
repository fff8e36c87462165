package dev.oser.profile.path;

/** A hash table from a node and a path to the node's child with this path. Nothing is removed. */
final class ChildTable {
  private long[] keys = new long[16];
  private int[] children = new int[16];
  private int size;

  /** {@return the child, or 0} */
  int find(int parent, int path) {
    return children[slot(key(parent, path))];
  }

  void put(int parent, int path, int child) {
    long key = key(parent, path);
    int slot = slot(key);
    keys[slot] = key;
    children[slot] = child;
    if (++size * 2 > keys.length) {
      grow();
    }
  }

  long bytes() {
    return keys.length * 12L;
  }

  private static long key(int parent, int path) {
    return (long) parent << 32 | path;
  }

  private int slot(long key) {
    int mask = keys.length - 1;
    long mixed = key * 0x9E3779B97F4A7C15L;
    int slot = (int) (mixed >>> 40 ^ mixed >>> 20) & mask;
    while (children[slot] != 0 && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    var oldKeys = keys;
    var oldChildren = children;
    keys = new long[oldKeys.length * 2];
    children = new int[oldKeys.length * 2];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldChildren[i] != 0) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        children[slot] = oldChildren[i];
      }
    }
  }
}
