package dev.oser.agent.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which methods are left is found out from the innermost ones. */
class UnseenMethodsTest {
  private static final int PROGRAMS = 5000;

  /** Few methods that call from few places, so that there is much recursion. */
  private static final List<Place> PLACES =
      IntStream.range(0, 6).mapToObj(i -> new Place(i / 2, 10 + i)).toList();

  /** A stack, and what is left of it, with another place in the innermost method. */
  private record Shrinking(List<Place> before, List<Place> after) {
    static Shrinking random(SplittableRandom random) {
      var before = new ArrayList<Place>();
      int depth = random.nextInt(1, 30);
      int variety = random.nextInt(1, PLACES.size() + 1);
      for (int i = 0; i < depth; i++) {
        before.add(PLACES.get(random.nextInt(variety)));
      }
      var after = new ArrayList<>(before.subList(0, random.nextInt(1, depth + 1)));
      int method = after.removeLast().method();
      after.add(PLACES.get(2 * method + random.nextInt(2)));
      return new Shrinking(before, after);
    }
  }

  /** Says how many are left. */
  private interface Finder {
    int rest(Shrinking stack);
  }

  private static CallStack stack(List<Place> outermostFirst) {
    return visitor -> outermostFirst.reversed().stream().allMatch(visitor);
  }

  private static long mistakes(Finder finder) {
    return new SplittableRandom(7)
        .longs(PROGRAMS)
        .mapToObj(seed -> Shrinking.random(new SplittableRandom(seed)))
        .filter(each -> finder.rest(each) != each.after.size())
        .count();
  }

  @Test
  void whatIsLeftIsFound() {
    assertEquals(
        0,
        mistakes(
            each -> {
              var unseen = new UnseenMethods();
              unseen.find(stack(each.before), 0);
              assertTrue(unseen.findRest(stack(each.after), 0));
              assertEquals(each.after.getLast().site(), unseen.innermostSite());
              return unseen.depth();
            }));
  }

  /** The planted violation: the innermost method alone does not tell where recursion is. */
  @Test
  void theInnermostMethodAloneIsNotEnough() {
    long mistakes =
        mistakes(
            each -> {
              int rest = each.before.size();
              while (each.before.get(rest - 1).method() != each.after.getLast().method()) {
                rest--;
              }
              return rest;
            });
    assertTrue(mistakes > PROGRAMS / 10, () -> "only " + mistakes);
  }

  @Test
  void theMethodThatStartsIsNotAmongThem() {
    var unseen = new UnseenMethods();
    var outer = PLACES.get(0);
    var inner = PLACES.get(2);
    unseen.find(stack(List.of(outer, inner)), 1);
    assertEquals(1, unseen.depth());
    assertEquals(outer.method(), unseen.method(0));
    assertEquals(0, unseen.site(0));
    assertTrue(unseen.findRest(stack(List.of(PLACES.get(1), inner)), 1));
    assertEquals(PLACES.get(1).site(), unseen.innermostSite());
  }

  @Test
  void aStackThatCannotBeTheRestIsNot() {
    var unseen = new UnseenMethods();
    unseen.find(stack(List.of(PLACES.get(0))), 0);
    assertFalse(unseen.findRest(stack(List.of(PLACES.get(4))), 0));
    assertFalse(new UnseenMethods().findRest(stack(List.of(PLACES.get(4))), 0));
  }

  @Test
  void onlyAsMuchOfTheStackIsLookedAtAsNecessary() {
    var deep = new ArrayList<Place>();
    for (int i = 0; i < 1000; i++) {
      deep.add(PLACES.get(0));
    }
    deep.add(PLACES.get(2));
    var unseen = new UnseenMethods();
    unseen.find(stack(deep), 0);
    assertEquals(1001, unseen.depth());
    var looks = new int[1];
    assertTrue(
        unseen.findRest(
            visitor ->
                stack(deep)
                    .walk(
                        place -> {
                          looks[0]++;
                          return visitor.test(place);
                        }),
            0));
    assertEquals(1, looks[0]);
  }
}
