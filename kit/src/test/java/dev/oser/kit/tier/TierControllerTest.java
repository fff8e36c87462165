package dev.oser.kit.tier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class TierControllerTest {
  private static final TierPolicy POLICY = new TierPolicy(1, 1, 2, 3, 3, 100, false);

  private final List<String> done = Collections.synchronizedList(new ArrayList<>());
  private final Events events = new Events();

  /** Compiles words; one that starts with ! cannot be, one that starts with ? is a bug. */
  private final Backend<String> words =
      new Backend<>() {
        @Override
        public int compile(String what, Effort effort) {
          if (what.startsWith("!")) {
            throw new CannotCompile("it starts with !");
          }
          if (what.startsWith("?")) {
            throw new IllegalStateException("planted");
          }
          done.add(effort + " " + what);
          return 10 * what.length();
        }

        @Override
        public void remove(String what) {
          done.add("remove " + what);
        }
      };

  @Test
  void whatIsThereIsNotCompiledAgain() {
    try (var controller = new TierController<>(POLICY, words, events)) {
      controller.request("a");
      controller.request("a");
      assertEquals(List.of("SPECULATIVE a"), done);
      assertEquals(10, controller.instructions());
    }
  }

  @Test
  void whatKeepsFailingIsCompiledAFewTimesAndThenGenerically() {
    try (var controller = new TierController<>(POLICY, words, events)) {
      for (int i = 0; i < 50; i++) {
        controller.request("a");
        controller.failed("a", "planted");
      }
      assertEquals(
          List.of(
              "SPECULATIVE a",
              "remove a",
              "SPECULATIVE a",
              "remove a",
              "SPECULATIVE a",
              "remove a",
              "GENERIC a"),
          done);
      assertEquals(8, controller.reluctance("a"));
    }
  }

  @Test
  void thereIsNotTooMuchCodeAndTheOldestGoesFirst() {
    List<Event> evicted = new ArrayList<>();
    events.listen(
        event -> {
          if (event instanceof Event.Evicted) {
            evicted.add(event);
          }
        });
    try (var controller = new TierController<>(POLICY, words, events)) {
      List.of("a", "b", "c").forEach(controller::request);
      controller.used("a");
      controller.request("d");
      assertEquals(List.of(new Event.Evicted("b")), evicted);
      controller.request("a word of 80");
      assertTrue(controller.instructions() <= 120);
      assertTrue(done.contains("remove c"));
    }
  }

  @Test
  void whatCannotBeCompiledIsRefusedOnceAndABugStopsNothing() {
    List<String> said = new ArrayList<>();
    events.listen(event -> said.add(event.text()));
    try (var controller = new TierController<>(POLICY, words, events)) {
      for (int i = 0; i < 3; i++) {
        controller.request("!");
        controller.request("?");
      }
      assertEquals(
          List.of(
              "not compiled !: it starts with !",
              "not compiled ?: a bug in the compiler, please report: "
                  + "java.lang.IllegalStateException: planted"),
          said);
    }
  }

  @Test
  void theBackgroundThreadCompilesEverythingRequested() throws InterruptedException {
    var background = new TierPolicy(1, 1, 2, 3, 300, 100_000, true);
    try (var controller = new TierController<>(background, words, events)) {
      for (int i = 0; i < 100; i++) {
        controller.request("word" + i);
      }
      controller.await();
      assertEquals(100, done.size());
      assertEquals(100, controller.compilations());
    }
  }

  @Test
  void failuresOfOldCodeAreIgnored() {
    try (var controller = new TierController<>(POLICY, words, events)) {
      assertFalse(controller.failed("a", "never there"));
      controller.request("a");
      assertFalse(controller.failed("a", "once"));
      assertTrue(controller.failed("a", "twice"));
      assertFalse(controller.failed("a", "gone already"));
    }
  }
}
