package dev.oser.models.sourir.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.oser.models.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** It is like a sorted map of the JDK, whatever is done with it. */
class NameMapTest {
  /** A map and what it should be. */
  private record Both(NameMap<Integer> map, TreeMap<String, Integer> expected) {
    Both changed(Choice choice) {
      var name = "x" + choice.below(30);
      var after = new TreeMap<>(expected);
      if (choice.percent(30)) {
        after.remove(name);
        return new Both(map.without(name), after);
      }
      int value = choice.below(3);
      after.put(name, value);
      return new Both(map.with(name, value), after);
    }
  }

  private static Both start() {
    return new Both(NameMap.empty(), new TreeMap<>());
  }

  @Test
  void itHoldsWhatASortedMapHolds() {
    var choice = new Choice(1);
    for (int run = 0; run < 300; run++) {
      var common = start();
      for (int i = choice.below(40); i > 0; i--) {
        common = common.changed(choice);
      }
      var first = common;
      var second = common;
      for (int i = choice.below(10); i > 0; i--) {
        first = first.changed(choice);
        second = second.changed(choice);
      }
      assertEquals(new ArrayList<>(first.expected.keySet()), new ArrayList<>(first.map.names()));
      for (int i = 0; i < 30; i++) {
        assertEquals(first.expected.get("x" + i), first.map.get("x" + i));
      }
      compare(first, second);
    }
  }

  private static void compare(Both first, Both second) {
    var differences = new ArrayList<String>();
    first.map.differences(second.map, differences::add);
    var names = new TreeSet<>(first.expected.keySet());
    names.addAll(second.expected.keySet());
    assertEquals(
        names.stream()
            .filter(name -> !Objects.equals(first.expected.get(name), second.expected.get(name)))
            .toList(),
        differences);
    assertEquals(first.expected.equals(second.expected), first.map.equals(second.map));
    var sums = new TreeMap<String, Integer>();
    first.expected.forEach(
        (name, value) -> {
          var other = second.expected.get(name);
          if (other != null && (other.equals(value) || other + value < 3)) {
            sums.put(name, other.equals(value) ? value : other + value + 10);
          }
        });
    var joined =
        first.map.join(
            second.map,
            (a, b) -> a == null || b == null || a + b >= 3 ? null : Integer.valueOf(a + b + 10));
    assertEquals(List.copyOf(sums.keySet()), List.copyOf(joined.names()));
    sums.forEach((name, value) -> assertEquals(value, joined.get(name)));
  }

  /** Facts are compared often, and have mostly not changed. */
  @Test
  void whatDoesNotChangeStaysTheSameObject() {
    var map = NameMap.<Integer>empty().with("a", 1).with("b", 2);
    assertSame(map, map.without("c"));
    assertSame(map, map.join(map.with("c", 3), (_, _) -> null));
    assertSame(map, map.join(NameMap.<Integer>empty().with("b", 2).with("a", 1), (_, _) -> null));
  }
}
