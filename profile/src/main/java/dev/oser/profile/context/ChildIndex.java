package dev.oser.profile.context;

/**
 * Finds the children of wide nodes: an open-addressing hash table of nodes, with the keys read from
 * the tree. Linear probing; a removal moves later entries back, so that tables do not silt up with
 * tombstones while pruning and growing go on for hours. 8 to 16 bytes per child of a wide node.
 */
final class ChildIndex {
  private final ContextTree tree;
  private int[] table = new int[16];
  private int size;

  ChildIndex(ContextTree tree) {
    this.tree = tree;
  }

  long bytes() {
    return table.length * 4L;
  }

  int find(int parent, long key) {
    int mask = table.length - 1;
    for (int at = hash(parent, key) & mask; ; at = at + 1 & mask) {
      int node = table[at];
      if (node == ContextTree.NONE || tree.key(node) == key && tree.parent(node) == parent) {
        return node;
      }
    }
  }

  /** Adds a node that is not in the table. */
  void add(int node) {
    if (++size * 2 > table.length) {
      grow();
    }
    place(node);
  }

  void remove(int node) {
    int mask = table.length - 1;
    int hole = home(node);
    while (table[hole] != node) {
      hole = hole + 1 & mask;
    }
    size--;
    for (int at = hole + 1 & mask; table[at] != ContextTree.NONE; at = at + 1 & mask) {
      // An entry may fill the hole unless its home lies after the hole (cyclically).
      if ((at - home(table[at]) & mask) >= (at - hole & mask)) {
        table[hole] = table[at];
        hole = at;
      }
    }
    table[hole] = ContextTree.NONE;
  }

  private void grow() {
    var old = table;
    table = new int[old.length * 2];
    for (int node : old) {
      if (node != ContextTree.NONE) {
        place(node);
      }
    }
  }

  private void place(int node) {
    int mask = table.length - 1;
    int at = home(node);
    while (table[at] != ContextTree.NONE) {
      at = at + 1 & mask;
    }
    table[at] = node;
  }

  private int home(int node) {
    return hash(tree.parent(node), tree.key(node)) & table.length - 1;
  }

  private static int hash(int parent, long key) {
    long mixed = (key ^ parent * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
    return (int) (mixed >>> 32) ^ (int) (mixed >>> 48);
  }
}
