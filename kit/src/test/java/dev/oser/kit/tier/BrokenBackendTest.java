package dev.oser.kit.tier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.event.Events;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a language's compiler throws, the program goes on, and what else is hot is compiled. */
@Timeout(60)
class BrokenBackendTest {
  private final Events events = new Events();
  private final List<String> said = new CopyOnWriteArrayList<>();

  private static TierPolicy policy(boolean inBackground) {
    return new TierPolicy(1, 1, 1, 3, 2, 100, inBackground);
  }

  /** Compiles anything; each test breaks something of it. */
  private static class Broken implements Backend<String> {
    @Override
    public int compile(String what, Effort effort) {
      return 1;
    }

    @Override
    public void remove(String what) {}

    @Override
    public BooleanSupplier watch(String what) {
      return () -> false;
    }
  }

  static List<Supplier<Error>> errors() {
    return List.of(
        () -> new VerifyError("planted"),
        () -> new LinkageError("planted"),
        () -> new OutOfMemoryError("planted"),
        () -> new StackOverflowError("planted"),
        () -> new AssertionError("planted"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void anErrorIsABugAndTheThreadGoesOn(Supplier<Error> error) throws InterruptedException {
    events.listen(event -> said.add(event.text()));
    var broken =
        new Broken() {
          @Override
          public int compile(String what, Effort effort) {
            if (what.equals("bad")) {
              throw error.get();
            }
            return 1;
          }
        };
    for (boolean inBackground : new boolean[] {false, true}) {
      said.clear();
      try (var controller = new TierController<>(policy(inBackground), broken, events)) {
        controller.request("bad");
        controller.await();
        controller.request("bad");
        controller.request("good");
        controller.await();
        assertEquals(2, controller.compilations());
        assertEquals(1, controller.instructions());
      }
      assertEquals(
          "not compiled bad: a bug in the compiler, please report: " + error.get(), said.get(0));
      assertTrue(said.get(1).startsWith("compiled good"), said.get(1));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatCannotBeRemovedIsABugAndNotMadeAgain(boolean inBackground) throws InterruptedException {
    events.listen(event -> said.add(event.text().replaceFirst(" \\(.*", "")));
    var broken =
        new Broken() {
          @Override
          public void remove(String what) {
            throw new VerifyError("planted");
          }
        };
    try (var controller = new TierController<>(policy(inBackground), broken, events)) {
      for (var each : List.of("a", "b", "c", "c", "a")) {
        controller.request(each);
        controller.await();
      }
      assertTrue(controller.failed("b", "planted"));
      controller.request("b");
      controller.await();
    }
    assertEquals(
        List.of(
            "compiled a",
            "compiled b",
            "compiled c",
            "a bug in what removes a, please report: java.lang.VerifyError: planted",
            "a bug in what removes b, please report: java.lang.VerifyError: planted"),
        said);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatHasNoNameIsCompiled(boolean inBackground) throws InterruptedException {
    events.listen(event -> said.add(event.text()));
    var broken =
        new Broken() {
          @Override
          public String name(String what) {
            throw new IllegalStateException("planted");
          }
        };
    try (var controller = new TierController<>(policy(inBackground), broken, events)) {
      controller.request("a");
      controller.await();
      assertEquals(1, controller.instructions());
    }
    assertTrue(said.get(0).contains("name is not to be had"), said.get(0));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void listenersThatThrowStopNothing(boolean inBackground) throws InterruptedException {
    events.listen(
        _ -> {
          throw new OutOfMemoryError("planted");
        });
    events.listen(
        _ -> {
          throw new IllegalStateException("planted");
        });
    try (var controller = new TierController<>(policy(inBackground), new Broken(), events)) {
      for (var each : List.of("a", "b", "c", "c")) {
        controller.request(each);
        controller.await();
      }
      assertEquals(3, controller.compilations());
      assertEquals(2, controller.instructions());
    }
  }

  @Test
  void nobodyWaitsForWhatIsNotCompiledAnyMore() throws InterruptedException {
    var isCompiling = new CountDownLatch(1);
    var isClosed = new CountDownLatch(1);
    var slow =
        new Broken() {
          @Override
          public int compile(String what, Effort effort) {
            isCompiling.countDown();
            while (isClosed.getCount() > 0) {
              Thread.onSpinWait();
            }
            return 1;
          }
        };
    var controller = new TierController<>(policy(true), slow, events);
    controller.request("a");
    controller.request("b");
    isCompiling.await();
    var waiting =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    controller.await();
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                });
    controller.close();
    waiting.join();
    controller.request("c");
    controller.await();
    isClosed.countDown();
    assertTrue(said.isEmpty());
  }
}
