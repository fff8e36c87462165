package dev.oser.lang.r.value;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cells of an environment by their names. Most environments are objects with a few fields: up
 * to {@link #FEW} names are simply gone through, which is faster than to compute where one would
 * be; beyond that there is a table of places (open addressing).
 */
final class CellTable {
  private static final int FEW = 8;

  private Symbol[] names = new Symbol[4];
  private Cell[] cells = new Cell[4];
  private int size;

  /** For each hash, one more than the place of a name, or 0; null as long as there are few. */
  private int @Nullable [] places;

  int size() {
    return size;
  }

  /** {@return the names, in a list of their own} */
  List<Symbol> names() {
    return Arrays.asList(names).subList(0, size);
  }

  @Nullable Cell get(Symbol name) {
    int place = place(name);
    return place < 0 ? null : cells[place];
  }

  private int place(Symbol name) {
    var known = places;
    if (known != null) {
      return place(name, known);
    }
    for (int i = 0; i < size; i++) {
      if (names[i] == name) {
        return i;
      }
    }
    return -1;
  }

  private int place(Symbol name, int[] known) {
    int mask = known.length - 1;
    for (int i = name.hashCode() & mask; known[i] != 0; i = i + 1 & mask) {
      if (names[known[i] - 1] == name) {
        return known[i] - 1;
      }
    }
    return -1;
  }

  /** Gives a name a cell, which may have another one. */
  void put(Symbol name, Cell cell) {
    int place = place(name);
    if (place < 0) {
      add(name, cell);
    } else {
      cells[place] = cell;
    }
  }

  /** Adds a name that is not there. */
  void add(Symbol name, Cell cell) {
    if (size == names.length) {
      names = Arrays.copyOf(names, 2 * size);
      cells = Arrays.copyOf(cells, 2 * size);
    }
    names[size] = name;
    cells[size] = cell;
    size++;
    if (size > FEW || places != null) {
      enter();
    }
  }

  /** Enters the last name, or all names, into the table of places. */
  private void enter() {
    var known = places;
    if (known == null || 2 * size > known.length) {
      places = new int[Integer.highestOneBit(size) * 4];
      for (int i = 0; i < size; i++) {
        enter(i, places);
      }
    } else {
      enter(size - 1, known);
    }
  }

  private void enter(int place, int[] known) {
    int mask = known.length - 1;
    int i = names[place].hashCode() & mask;
    while (known[i] != 0) {
      i = i + 1 & mask;
    }
    known[i] = place + 1;
  }

  /** {@return the cell of a name that was there, or null} */
  @Nullable Cell remove(Symbol name) {
    int place = place(name);
    if (place < 0) {
      return null;
    }
    var removed = cells[place];
    size--;
    if (places == null) {
      System.arraycopy(names, place + 1, names, place, size - place);
      System.arraycopy(cells, place + 1, cells, place, size - place);
    } else {
      // The last one takes its place, so that nothing else moves.
      leave(slot(place, places), places);
      if (place != size) {
        places[slot(size, places)] = place + 1;
        names[place] = names[size];
        cells[place] = cells[size];
      }
    }
    forget(size);
    return removed;
  }

  /** {@return where in the table a place is} */
  private int slot(int place, int[] known) {
    int mask = known.length - 1;
    int i = names[place].hashCode() & mask;
    while (known[i] != place + 1) {
      i = i + 1 & mask;
    }
    return i;
  }

  /** Empties a slot; those behind it that would not be found any more move up. */
  private void leave(int slot, int[] known) {
    int mask = known.length - 1;
    int empty = slot;
    for (int i = slot + 1 & mask; known[i] != 0; i = i + 1 & mask) {
      int wanted = names[known[i] - 1].hashCode() & mask;
      if ((i - wanted & mask) >= (i - empty & mask)) {
        known[empty] = known[i];
        empty = i;
      }
    }
    known[empty] = 0;
  }

  @SuppressWarnings("NullAway") // nobody looks behind the end
  private void forget(int place) {
    names[place] = null;
    cells[place] = null;
  }
}
