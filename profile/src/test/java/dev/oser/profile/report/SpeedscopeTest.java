package dev.oser.profile.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.Json;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is written for speedscope obeys its published schema, and says what the profile says. */
class SpeedscopeTest {
  /** The rules of the schema for evented profiles; returns the weight of each stack. */
  private static Map<String, Long> check(String text) {
    var json = Json.read(text);
    assertEquals("https://www.speedscope.app/file-format-schema.json", Json.at(json, "$schema"));
    assertTrue(Json.at(json, "name") instanceof String);
    assertTrue(Json.at(json, "exporter") instanceof String);
    var frames = (List<?>) Json.at(json, "shared", "frames");
    for (var frame : frames) {
      assertEquals(Set.of("name"), ((Map<?, ?>) frame).keySet());
    }
    var profiles = (List<?>) Json.at(json, "profiles");
    assertTrue((long) Json.at(json, "activeProfileIndex") < profiles.size());
    var stacks = new HashMap<String, Long>();
    for (var profile : profiles) {
      assertEquals("evented", Json.at(profile, "type"));
      assertTrue(
          Set.of("none", "nanoseconds", "microseconds", "milliseconds", "seconds", "bytes")
              .contains(Json.at(profile, "unit")));
      long at = (long) Json.at(profile, "startValue");
      long end = (long) Json.at(profile, "endValue");
      var open = new ArrayDeque<Long>();
      for (var event : (List<?>) Json.at(profile, "events")) {
        long next = (long) Json.at(event, "at");
        long frame = (long) Json.at(event, "frame");
        assertTrue(at <= next && next <= end, "events are in order");
        assertTrue(frame >= 0 && frame < frames.size(), "a frame that exists");
        var stack = new StringBuilder();
        open.descendingIterator()
            .forEachRemaining(
                each -> stack.append(';').append(Json.at(frames, each.intValue(), "name")));
        stacks.merge(stack.toString(), next - at, Long::sum);
        at = next;
        if ("O".equals(Json.at(event, "type"))) {
          open.push(frame);
        } else {
          assertEquals("C", Json.at(event, "type"));
          assertEquals(open.pop(), frame, "the innermost is closed first");
        }
      }
      assertTrue(open.isEmpty(), "every frame is closed");
    }
    stacks.values().removeIf(weight -> weight == 0);
    return stacks;
  }

  private static Map<String, Long> stacks(ContextSummary summary) {
    var stacks = new HashMap<String, Long>();
    for (int node = 1; node < summary.size(); node++) {
      if (summary.count(node) > 0) {
        var stack = new StringBuilder();
        summary.context(node).frames().forEach(frame -> stack.append(';').append(frame.method()));
        stacks.merge(stack.toString(), summary.count(node), Long::sum);
      }
    }
    return stacks;
  }

  @Test
  void everyStackHasItsWeight() {
    for (long seed = 1; seed <= 10; seed++) {
      var exact = Samples.contexts(seed, 3000, 30, Counting.exact());
      assertEquals(stacks(exact), check(Speedscope.of(exact, "a \"name\"\n")));
      var hot = Samples.contexts(seed, 9000, 30, Counting.spaceSaving(0.01)).hot(0.02);
      assertEquals(stacks(hot), check(Speedscope.of(hot, "hot")));
      var times = Samples.times(seed, 500);
      assertEquals(stacks(times), check(Speedscope.of(times, "times")));
    }
  }

  @Test
  void anEmptyProfileIsOne() {
    var empty = Samples.contexts(1, 0, 3, Counting.exact());
    assertEquals(Map.of(), check(Speedscope.of(empty, "empty")));
  }

  @Test
  void pathsAreFramesOnTopOfTheirMethod() {
    var stacks = check(Speedscope.of(PathContexts.of(Samples.paths(3, 10, "a.B.c")), "paths"));
    assertEquals(500, stacks.get(";a.B.c;[11, 14-15, again]"));
    assertEquals(1001, stacks.values().stream().mapToLong(Long::longValue).sum());
  }

  @Test
  void aPlantedFrameThatStaysOpenIsCaught() {
    var text = Speedscope.of(Samples.contexts(1, 100, 5, Counting.exact()), "planted");
    int last = text.lastIndexOf(",{\"type\":\"C\"");
    var planted = text.substring(0, last) + text.substring(text.indexOf(']', last));
    assertThrows(AssertionError.class, () -> check(planted));
  }
}
