package dev.oser.kit.tier;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What has become of code so far. That of code which is there, or on its way, is kept. Of the rest
 * a bounded number is remembered, as far as there is anything to remember: that assumptions failed,
 * that it cannot be compiled, that it waits for room. Whose history is forgotten starts afresh.
 *
 * @param <K> what can be compiled
 */
final class Histories<K> {
  private final Map<K, History> current = new HashMap<>();
  private final Map<K, History> past;

  /** What has become of one key so far. */
  static final class History {
    static final long NEVER = -1;

    int attempts;
    int failures;
    boolean isRefused;

    /** How often there was no room in a row, and the number of the last look for it. */
    int putOff;

    long lookedAt = NEVER;

    private boolean isWorthRemembering() {
      return attempts > 0 || isRefused || putOff > 0;
    }
  }

  /**
   * Starts without any.
   *
   * @param most how many of code that is not there are remembered; the latest
   */
  Histories(int most) {
    past =
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<K, History> eldest) {
            return size() > most;
          }
        };
  }

  /** {@return what is known, if anything} */
  @Nullable History find(K what) {
    var known = current.get(what);
    return known == null ? past.get(what) : known;
  }

  /** {@return whether code is there, waits to be compiled, is compiled or removed just now} */
  boolean isCurrent(K what) {
    return current.containsKey(what);
  }

  /** {@return the history of such code} */
  History current(K what) {
    return Objects.requireNonNull(current.get(what));
  }

  /** Notes that code is on its way. */
  void begin(K what) {
    var known = past.remove(what);
    current.put(what, known == null ? new History() : known);
  }

  /** Notes that code is not there. */
  void end(K what) {
    var history = current.remove(what);
    if (history != null && history.isWorthRemembering()) {
      past.put(what, history);
    }
  }

  /** {@return how many there are} */
  int size() {
    return current.size() + past.size();
  }
}
