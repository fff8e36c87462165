package dev.oser.kit.tier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class TierControllerTest {
  private static final TierPolicy POLICY = new TierPolicy(1, 1, 2, 3, 3, 100, false);

  private final List<String> done = Collections.synchronizedList(new ArrayList<>());
  private final Set<String> entered = ConcurrentHashMap.newKeySet();
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

        @Override
        public BooleanSupplier watch(String what) {
          return () -> entered.remove(what);
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
  void onlyWhatIsNotInUseMakesRoom() {
    var evicted = new ArrayList<Event>();
    events.listen(
        event -> {
          if (event instanceof Event.Evicted) {
            evicted.add(event);
          }
        });
    try (var controller = new TierController<>(POLICY, words, events)) {
      List.of("a", "b", "c", "d").forEach(controller::request);
      assertEquals(List.of("SPECULATIVE a", "SPECULATIVE b", "SPECULATIVE c"), done);
      entered.addAll(List.of("a", "b", "c"));
      controller.request("d");
      assertEquals(List.of(), evicted);
      assertEquals(4, controller.reluctance("d"));
      entered.addAll(List.of("a", "c"));
      controller.request("d");
      assertEquals(List.of(new Event.Evicted("b")), evicted);
      assertEquals(1, controller.reluctance("d"));
    }
  }

  @Test
  void largeCodeMakesRoomAsSoonAsItIsNotInUse() {
    try (var controller = new TierController<>(POLICY, words, events)) {
      List.of("a", "a word of 120", "b").forEach(controller::request);
      assertEquals(140, controller.instructions());
      entered.add("a");
      controller.request("b");
      assertEquals(20, controller.instructions());
      assertTrue(done.contains("remove a word of 120"));
    }
  }

  @Test
  void whatIsReplacedMakesRoomAtOnce() {
    var loops =
        new Backend<String>() {
          @Override
          public int compile(String what, Effort effort) {
            return words.compile(what, effort);
          }

          @Override
          public void remove(String what) {
            words.remove(what);
          }

          @Override
          public BooleanSupplier watch(String what) {
            return () -> true;
          }

          @Override
          public Collection<String> replacedBy(String what) {
            return List.of(what + ".loop");
          }
        };
    try (var controller = new TierController<>(POLICY, loops, events)) {
      List.of("a.loop", "a", "b.loop", "b", "c").forEach(controller::request);
      assertEquals(
          List.of(
              "SPECULATIVE a.loop",
              "SPECULATIVE a",
              "SPECULATIVE b.loop",
              "SPECULATIVE b",
              "remove b.loop"),
          done);
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
  void theFateOfABoundedNumberIsRemembered() {
    try (var controller = new TierController<>(POLICY.withAttempts(1), words, events)) {
      for (int i = 0; i < 3_000; i++) {
        controller.request("word" + i);
        controller.failed("word" + i, "once");
        controller.failed("word" + i, "twice");
        controller.request("!" + i);
      }
      assertEquals(0, controller.instructions());
      assertEquals(1_000, controller.remembered());
      assertEquals(1, controller.reluctance("word0"));
      assertEquals(2, controller.reluctance("word2999"));
    }
  }

  @Test
  void nothingIsRememberedOfCodeThatWasFineAndIsGone() {
    try (var controller = new TierController<>(POLICY, words, events)) {
      for (int i = 0; i < 100; i++) {
        controller.request("" + i);
        controller.request("" + i);
      }
      assertTrue(controller.compilations() > 90);
      assertTrue(controller.remembered() <= 4);
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
