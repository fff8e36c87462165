package dev.oser.kit.dispatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.dispatch.DispatchTable.Entry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Dispatch goes only to versions whose context holds (Flückiger, Theorem 3), and to the best of
 * them.
 */
final class DispatchTableTest {
  /** A set of facts; one that has more of them knows more. */
  private record Facts(int bits) implements Context<Facts> {
    static final Facts NOTHING = new Facts(0);

    @Override
    public boolean implies(Facts other) {
      return (bits & other.bits) == other.bits;
    }

    boolean holdsIn(int state) {
      return (state & bits) == bits;
    }
  }

  /** {@return what is wrong with a dispatch from a state, or null} */
  private static @Nullable String violation(
      List<Entry<Facts, Integer>> entries, Entry<Facts, Integer> chosen, int state) {
    if (!chosen.context().holdsIn(state)) {
      return chosen.context() + " does not hold";
    }
    for (var other : entries) {
      boolean isBetter =
          other.context().holdsIn(state)
              && other.context().implies(chosen.context())
              && !other.context().equals(chosen.context());
      if (isBetter) {
        return other.context() + " knows more than " + chosen.context();
      }
    }
    return null;
  }

  @Test
  void dispatchGoesToTheBestVersionThatFits() {
    for (long seed = 0; seed < 2000; seed++) {
      var random = new SplittableRandom(seed);
      int most = 1 + random.nextInt(8);
      var table = new DispatchTable<>(Facts.NOTHING, -1, most);
      for (int i = 0; i < 20; i++) {
        int state = random.nextInt(256);
        switch (random.nextInt(4)) {
          case 0 -> table.removeIf(entry -> random.nextInt(4) == 0);
          case 1, 2 -> table.add(new Facts(random.nextInt(64)), i);
          default -> {}
        }
        assertTrue(table.entries().size() <= most);
        assertEquals(Facts.NOTHING, table.entries().getLast().context());
        // Any context that holds may be the current one, not only the smallest.
        var current = new Facts(state & random.nextInt(256));
        var chosen = table.dispatch(current);
        assertNull(violation(table.entries(), chosen, current.bits()));
        assertTrue(chosen.context().holdsIn(state));
      }
    }
  }

  @Test
  void aTableOutOfOrderIsCaught() {
    var table = new DispatchTable<>(Facts.NOTHING, 0, 10);
    table.add(new Facts(1), 1);
    table.add(new Facts(3), 2);
    var wrong = new ArrayList<>(table.entries().reversed());
    var first = wrong.stream().filter(entry -> new Facts(3).implies(entry.context())).findFirst();
    assertEquals(
        "Facts[bits=1] knows more than Facts[bits=0]", violation(wrong, first.orElseThrow(), 3));
  }

  @Test
  void theLeastUsedVersionMakesRoom() {
    var table = new DispatchTable<>(Facts.NOTHING, 0, 3);
    table.add(new Facts(1), 1);
    table.add(new Facts(2), 2);
    table.dispatch(new Facts(2));
    table.add(new Facts(4), 4);
    assertEquals(
        List.of(2, 4, 0).stream().sorted().toList(),
        table.entries().stream().map(Entry::version).sorted().toList());
  }

  @Test
  void aCallSiteLooksAgainWhenTheTableChanged() {
    var table = new DispatchTable<>(Facts.NOTHING, 0, 4);
    var cache = new InlineCache<>(table);
    assertEquals(0, cache.version(new Facts(3)));
    table.add(new Facts(1), 1);
    assertEquals(1, cache.version(new Facts(3)));
    assertEquals(1, cache.version(new Facts(3)));
    table.add(new Facts(3), 3);
    assertEquals(3, cache.version(new Facts(3)));
    assertEquals(0, cache.version(new Facts(4)));
    table.removeIf(_ -> true);
    assertEquals(0, cache.version(new Facts(3)));
  }

  @Test
  void aHotInexactDispatchIsAskedForLessAndLessOften() {
    var table = new DispatchTable<>(Facts.NOTHING, 0, 4);
    List<Facts> asked = new ArrayList<>();
    var inexact = new InexactDispatches<Facts>(10, asked::add);
    var context = new Facts(3);
    IntStream.range(0, 100).forEach(_ -> inexact.note(context, table.dispatch(context)));
    assertEquals(Collections.nCopies(4, context), asked); // after 10, 20, 40 and 80
    table.add(context, 1);
    IntStream.range(0, 100).forEach(_ -> inexact.note(context, table.dispatch(context)));
    assertEquals(4, asked.size());
  }
}
