package dev.oser.kit.dispatch;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Counts dispatches to versions that know less than the call did, and asks for a better version
 * when there have been many for one context (Flückiger §3.2), and again after twice, four times …
 * as many: there may not have been room for it. How many contexts are counted is bounded.
 *
 * @param <C> contexts
 */
public final class InexactDispatches<C extends Context<C>> {
  private static final int MOST_CONTEXTS = 256;

  private final int many;
  private final Consumer<C> request;
  private final Map<C, AtomicInteger> counts = new ConcurrentHashMap<>();

  /**
   * Starts counting.
   *
   * @param many how many make a context worth a version of its own
   * @param request is told which context
   */
  public InexactDispatches(int many, Consumer<C> request) {
    this.many = many;
    this.request = request;
  }

  /** Notes a dispatch. */
  public void note(C current, DispatchTable.Entry<C, ?> chosen) {
    if (current.equals(chosen.context())) {
      return;
    }
    var count = counts.get(current);
    if (count == null) {
      if (counts.size() >= MOST_CONTEXTS) {
        return; // a megamorphic function: more versions would not help
      }
      count = counts.computeIfAbsent(current, _ -> new AtomicInteger());
    }
    int noted = count.incrementAndGet();
    if (noted % many == 0 && Integer.bitCount(noted / many) == 1) {
      request.accept(current);
    }
  }
}
