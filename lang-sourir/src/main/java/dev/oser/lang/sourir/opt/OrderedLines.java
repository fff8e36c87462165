package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Line;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lines of which one can always tell which comes first, while others are put between them. Each has
 * a number; where there is none left between two, all are numbered anew (a simple form of list
 * labelling: Itai, Konheim and Rodeh, "A Sparse Table Implementation of Priority Queues", 1981).
 */
final class OrderedLines {
  private static final long GAP = 1L << 36;

  private final Item start = new Item(null);
  private Item end = start;

  /** A line in its place. */
  static final class Item {
    private @Nullable Line line;
    private long number;
    private @Nullable Item next;

    private Item(@Nullable Line line) {
      this.line = line;
    }

    /** {@return the line; null before the first one} */
    @Nullable Line line() {
      return line;
    }

    /** Puts another line in this place. */
    void set(Line other) {
      line = other;
    }
  }

  /** {@return the place before all lines} */
  Item start() {
    return start;
  }

  static Item later(Item first, Item second) {
    return first.number >= second.number ? first : second;
  }

  /** Adds a line at the end. */
  Item add(Line line) {
    return insert(end, line);
  }

  /** Puts a line right behind another. */
  Item insert(Item before, Line line) {
    var item = new Item(line);
    var after = before.next;
    item.next = after;
    before.next = item;
    if (after == null) {
      end = item;
      item.number = before.number + GAP;
      return item;
    }
    long room = after.number - before.number;
    if (room < 2) {
      renumber();
    } else {
      // The next one will often go before this one, so that is where most room stays.
      item.number = after.number - 1 - (room - 2) / 1024;
    }
    return item;
  }

  private void renumber() {
    long number = 0;
    for (var item = start; item != null; item = item.next) {
      item.number = number;
      number += GAP;
    }
  }

  List<Line> lines() {
    var lines = new ArrayList<Line>();
    for (var item = start.next; item != null; item = item.next) {
      if (item.line != null) {
        lines.add(item.line);
      }
    }
    return lines;
  }
}
