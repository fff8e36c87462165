package dev.oser.lang.r.jit;

import dev.oser.kit.callee.Callee;
import dev.oser.kit.tier.TierController;
import dev.oser.lang.r.bytecode.Code;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Compiled code that goes on where other code was left, chosen by the place and the types of the
 * state (deoptless, Flückiger §3.4, 4.9). The code that failed stays as it is: what it assumed may
 * come true again. Continuations are made only where code has failed as often as would have been
 * the end of it. They are not followed by others: a continuation that fails in its turn is treated
 * as any code, and if that happens too often, values change too fast for it, and the code that
 * failed first is made again, to assume less.
 */
final class Continuations {
  private final Deoptless options;
  private final TierController<Entry> controller;
  private final MiddleVersions versions;

  /** How often code was left at a place without a continuation. */
  private final Map<MiddleVersions.Place, Integer> missed = new ConcurrentHashMap<>();

  Continuations(Deoptless options, TierController<Entry> controller) {
    this.options = options;
    this.controller = controller;
    this.versions = new MiddleVersions(options.most());
  }

  void add(Code code, EntryPoint point, Callee linked) {
    versions.add(code, point, linked);
    missed.remove(new MiddleVersions.Place(code, point.place()));
  }

  void remove(Code code, EntryPoint point) {
    versions.remove(code, point);
  }

  /**
   * {@return whether a continuation may go on where some code was left} None follows another: two
   * could have each other go on for ever where both are left.
   */
  boolean mayFollow(Entry left, Code code, Reason reason, int place) {
    return !left.isContinuation() && options.follows(reason, code, place);
  }

  /** {@return code that goes on in a state; or null} */
  @Nullable Callee find(Code code, EntryPoint point) {
    return versions.find(code, point);
  }

  /**
   * Notes that there is no continuation for a state, and has one made if that happened often.
   *
   * @return whether there is hope for one, so that the code that was left is kept for now
   */
  boolean want(Landing landing, Entry.Place blamed, Reason reason, EntryPoint point) {
    int patience = controller.policy().patience();
    var place = new MiddleVersions.Place(landing.code(), point.place());
    int times = missed.merge(place, 1, Integer::sum);
    if (times > 2 * patience || versions.count(landing.code()) >= options.most()) {
      return false;
    }
    if (times >= patience) {
      var entry = landing.entry().from(landing.code(), point);
      if (controller.isCurrent(entry)) {
        missed.put(place, patience); // it takes as long as it takes
      } else {
        boolean knowsBetter =
            reason.isAboutValues() && blamed.code() == landing.code() && isFirst(entry);
        controller.request(knowsBetter ? entry.forgiving(blamed.place()) : entry);
      }
    }
    return true;
  }

  /** {@return whether no such code was made before, and failed} */
  private boolean isFirst(Entry entry) {
    return controller.reluctance(entry) == 1;
  }
}
