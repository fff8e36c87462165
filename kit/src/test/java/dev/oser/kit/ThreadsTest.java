package dev.oser.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.callee.AssumptionCallee;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.runtime.Output;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A program goes on while another thread verifies, lowers, compiles and links. */
@Timeout(60)
class ThreadsTest {
  private static Function constant(String name, long value) {
    return new Parser()
        .parse(name + ".oir", "func @" + name + "() -> i64 {\nentry:\n  return " + value + "\n}\n")
        .functions()
        .getFirst();
  }

  /** Makes whoever asks for a class wait. */
  private static final class SlowLoader extends ClassLoader {
    private final CountDownLatch isAsked = new CountDownLatch(1);
    private final CountDownLatch mayGoOn = new CountDownLatch(1);

    static {
      registerAsParallelCapable(); // otherwise whoever asks for any other class waits, too
    }

    SlowLoader() {
      super(SlowLoader.class.getClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.equals("slow.Host")) {
        isAsked.countDown();
        try {
          mayGoOn.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
      throw new ClassNotFoundException(name);
    }
  }

  @ParameterizedTest
  @EnumSource
  void nobodyWaitsForTheVerifier(Engine engine) throws Exception {
    var loader = new SlowLoader();
    var machine =
        new Machine(
            new MachineOptions(
                engine, new Output(OutputStream.nullOutputStream()), 0, loader, _ -> {}));
    machine.define(constant("f", 1));
    var slow =
        new Parser()
            .parse(
                "slow.oir",
                "func @slow() {\n"
                    + "entry:\n"
                    + "  call.host \"slow.Host.run\" fn() -> void ()\n"
                    + "  return\n"
                    + "}\n");
    var loading = CompletableFuture.runAsync(() -> machine.load(slow));
    try {
      assertTrue(loader.isAsked.await(30, TimeUnit.SECONDS));
      assertEquals(1L, machine.call("f"));
      machine.define(constant("g", 2));
      assertEquals(2L, machine.call("g"));
      machine.install(constant("f", 3));
      assertEquals(3L, machine.call("f"));
      assertTrue(machine.assumption("the world").isValid());
      assertFalse(machine.isDefined("slow"));
      assertEquals(List.of("f", "g"), machine.functions().stream().map(Function::name).toList());
      assertFalse(loading.isDone());
    } finally {
      loader.mayGoOn.countDown();
    }
    loading.handle((_, _) -> true).get(30, TimeUnit.SECONDS);
  }

  /** Versions are installed and compiled all the time; each call sees one of them, and in order. */
  @Test
  void callsSeeOneVersionAfterTheOther() throws Exception {
    var machine = new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()));
    machine.define(constant("f", 0));
    var isDone = new AtomicBoolean();
    var callers = new ArrayList<CompletableFuture<Boolean>>();
    for (int i = 0; i < 3; i++) {
      callers.add(
          CompletableFuture.supplyAsync(
              () -> {
                long last = 0;
                while (!isDone.get()) {
                  long next = (long) Objects.requireNonNull(machine.call("f"));
                  if (next < last) {
                    return false;
                  }
                  last = next;
                }
                return true;
              }));
    }
    for (int i = 1; i <= 300; i++) {
      machine.install(constant("f", i));
      if (i % 3 == 0) {
        machine.compile("f");
      }
      assertEquals((long) i, machine.call("f"));
    }
    isDone.set(true);
    for (var caller : callers) {
      assertTrue(caller.get(30, TimeUnit.SECONDS));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anAssumptionAboutTheWorldIsAConstantAndNoCode(Engine engine) {
    var machine =
        new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()).with(engine));
    var assumption = machine.assumption("same");
    assertEquals(true, machine.call("world.same"));
    assertInstanceOf(AssumptionCallee.class, machine.callee("world.same"));
    assertEquals(List.of(), List.copyOf(machine.functions()));
    assumption.invalidate();
    assertEquals(false, machine.call("world.same"));
  }
}
