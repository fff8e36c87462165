package dev.oser.kit.dispatch;

import org.jspecify.annotations.Nullable;

/**
 * What one call site remembers of its last dispatch. It looks again when the context is another or
 * the table has changed, since there may be a better version by now (Flückiger §3.2).
 *
 * @param <C> contexts
 * @param <V> versions
 */
public final class InlineCache<C extends Context<C>, V> {
  private final DispatchTable<C, V> table;
  private volatile @Nullable Remembered<C, V> last;

  private record Remembered<C extends Context<C>, V>(int stamp, C context, V version) {}

  public InlineCache(DispatchTable<C, V> table) {
    this.table = table;
  }

  /** {@return the version for a current context} */
  public V version(C current) {
    var known = last;
    if (known != null && known.stamp == table.stamp() && known.context.equals(current)) {
      return known.version;
    }
    int stamp = table.stamp(); // before looking: a change in between must not be missed
    var found = table.dispatch(current).version();
    last = new Remembered<>(stamp, current, found);
    return found;
  }
}
