package dev.oser.agent.runtime;

import dev.oser.profile.context.Frames;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * The active methods of a thread that are only known from walking its stack.
 *
 * <p>A whole walk takes some tenths of a millisecond, of a burst of two. So that is done once in a
 * burst. From then on methods tell when they start, and the ones known before can only end: to see
 * which are left it is enough to look at the innermost, and at those further out only as far as
 * recursion makes it necessary.
 */
final class UnseenMethods implements Frames {
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
    var methods = new UnseenMethods();
    methods.find(recursion(3), 0);
    methods.findRest(recursion(2), 0);
  }

  private static CallStack recursion(int depth) {
    var place = new Place(0, 0);
    return visitor -> {
      for (int i = 0; i < depth && visitor.test(place); i++) {}
    };
  }

  /** The methods further in have ended, or are seen. */
  void limitTo(int most) {
    depth = Math.min(depth, most);
  }

  /**
   * Walks the whole stack.
   *
   * @param without the innermost methods that are not wanted
   */
  void find(CallStack stack, int without) {
    depth = -without;
    stack.walk(
        place -> {
          if (depth >= 0) {
            if (depth == places.length) {
              places = Arrays.copyOf(places, 2 * depth);
            }
            places[depth] = place;
          }
          depth++;
          return true;
        });
    depth = Math.max(0, depth);
    for (int i = 0, j = depth - 1; i < j; i++, j--) {
      var place = places[i];
      places[i] = places[j];
      places[j] = place;
    }
  }

  /**
   * Finds out which methods are left, when those further in have ended.
   *
   * @param without the innermost methods on the stack that are not among these
   * @return false if none can be left; the whole stack has to be walked then
   */
  boolean findRest(CallStack stack, int without) {
    var search = new Search(without);
    stack.walk(search);
    return search.end();
  }

  /** Compares the stack with what it may have been cut down to. */
  private final class Search implements Predicate<Place> {
    /** How many methods may be left. */
    private final int[] candidates = new int[depth];

    private int count;
    private int passed;
    private Place innermost = places[0];

    Search(int without) {
      passed = -without;
    }

    @Override
    public boolean test(Place place) {
      if (passed == 0) {
        innermost = place;
        for (int rest = 1; rest <= depth; rest++) {
          if (places[rest - 1].method() == place.method()) {
            candidates[count++] = rest;
          }
        }
      } else if (passed > 0) {
        // A method that waits for another is where it was.
        keep(rest -> rest > passed && places[rest - 1 - passed] == place);
      }
      passed++;
      return passed <= 0 || count > 1;
    }

    private void keep(IntPredicate isPossible) {
      int kept = 0;
      for (int i = 0; i < count; i++) {
        if (isPossible.test(candidates[i])) {
          candidates[kept++] = candidates[i];
        }
      }
      count = kept;
    }

    boolean end() {
      if (count > 1) {
        keep(rest -> rest == passed);
      }
      if (count == 0) {
        return false;
      }
      depth = candidates[0];
      places[depth - 1] = innermost;
      return true;
    }
  }
}
