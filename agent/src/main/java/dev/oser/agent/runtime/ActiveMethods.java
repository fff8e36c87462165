package dev.oser.agent.runtime;

import dev.oser.profile.context.Frames;
import java.util.Arrays;

/** The active methods of a thread, as a walk of its stack has found them. */
final class ActiveMethods implements Frames {
  /** The outermost first. */
  private Place[] places = new Place[64];

  private int depth;

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public int method(int index) {
    return places[index].method();
  }

  @Override
  public int site(int index) {
    return index == 0 ? 0 : places[index - 1].site();
  }

  /** {@return the site of a call from the innermost} */
  int innermostSite() {
    return site(depth);
  }

  /**
   * Does once all that is done here, so that the JVM has loaded and linked it: the stack that is
   * walked may be nearly full.
   */
  static void rehearse() {
    var place = new Place(0, 0);
    new ActiveMethods()
        .find(
            visitor -> {
              visitor.accept(place);
              visitor.accept(place);
            },
            0);
  }

  /**
   * Walks the stack.
   *
   * @param starting how many of the innermost methods are starting just now, and are left out
   */
  void find(CallStack stack, int starting) {
    depth = -starting;
    stack.walk(this::add);
    depth = Math.max(0, depth);
    for (int i = 0, j = depth - 1; i < j; i++, j--) {
      var place = places[i];
      places[i] = places[j];
      places[j] = place;
    }
  }

  private void add(Place place) {
    if (depth >= 0) {
      if (depth == places.length) {
        places = Arrays.copyOf(places, 2 * depth);
      }
      places[depth] = place;
    }
    depth++;
  }
}
