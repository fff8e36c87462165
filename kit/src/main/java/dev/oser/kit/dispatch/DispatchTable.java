package dev.oser.kit.dispatch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;

/**
 * The versions of one function, each for a context. They are kept in a linear extension of the
 * order: one that knows more comes before one that knows less, so the first that fits is not worse
 * than any other that fits. The baseline, for the context that says nothing, is always there and
 * last. Reading needs no lock.
 *
 * @param <C> contexts
 * @param <V> what a version is: code, a handle, a function
 */
public final class DispatchTable<C extends Context<C>, V> {
  private final int most;
  private volatile Contents<C, V> contents;

  /** The entries at one time, and a number that tells this time from others. */
  private record Contents<C extends Context<C>, V>(List<Entry<C, V>> entries, int stamp) {}

  /**
   * A version.
   *
   * @param uses how often it was chosen, as counted by {@link #dispatch}
   */
  public record Entry<C extends Context<C>, V>(C context, V version, LongAdder uses) {
    Entry(C context, V version) {
      this(context, version, new LongAdder());
    }
  }

  /**
   * Makes a table.
   *
   * @param top the context that every context implies
   * @param baseline the version for it
   * @param most how many versions there may be, the baseline included
   */
  public DispatchTable(C top, V baseline, int most) {
    if (most < 1) {
      throw new IllegalArgumentException("a table has room for its baseline, not for " + most);
    }
    this.most = most;
    this.contents = new Contents<>(List.of(new Entry<>(top, baseline)), 0);
  }

  /** {@return the versions, those that know more before those that know less} */
  public List<Entry<C, V>> entries() {
    return contents.entries;
  }

  /** {@return a number that changes whenever the table does} */
  public int stamp() {
    return contents.stamp;
  }

  /** {@return the first version whose context a current one implies (Flückiger, Theorem 3)} */
  public Entry<C, V> find(C current) {
    for (var entry : contents.entries) {
      if (current.implies(entry.context)) {
        return entry;
      }
    }
    throw new IllegalArgumentException(
        current + " does not imply the context of the baseline, which must say nothing");
  }

  /** Finds a version and counts that it was chosen. */
  public Entry<C, V> dispatch(C current) {
    var entry = find(current);
    entry.uses.increment();
    return entry;
  }

  /**
   * Adds a version, or replaces the one for the same context. If there is no room, the one that was
   * chosen least often goes; the baseline has room.
   */
  public synchronized void add(C context, V version) {
    var entries = new ArrayList<>(contents.entries);
    if (entries.getLast().context.equals(context)) {
      entries.set(entries.size() - 1, new Entry<>(context, version));
      replace(entries);
      return;
    }
    if (most == 1) {
      return; // room for the baseline only
    }
    entries.subList(0, entries.size() - 1).removeIf(entry -> entry.context.equals(context));
    if (entries.size() == most) {
      entries.stream()
          .limit(most - 1)
          .min(Comparator.comparingLong(entry -> entry.uses.sum()))
          .ifPresent(entries::remove);
    }
    // What implies this context implies all that this one does, so it is before this place.
    int place = 0;
    while (!context.implies(entries.get(place).context)) {
      place++;
    }
    entries.add(place, new Entry<>(context, version));
    replace(entries);
  }

  /** Removes the versions for which something holds, except the baseline. */
  public synchronized void removeIf(Predicate<Entry<C, V>> which) {
    var entries = new ArrayList<>(contents.entries);
    if (entries.subList(0, entries.size() - 1).removeIf(which)) {
      replace(entries);
    }
  }

  private void replace(List<Entry<C, V>> entries) {
    contents = new Contents<>(List.copyOf(entries), contents.stamp + 1);
  }
}
