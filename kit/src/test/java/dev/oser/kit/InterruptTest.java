package dev.oser.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever does not end can be stopped, and the machine goes on. */
final class InterruptTest {
  private static final String ENDLESS =
      """
      func @loop(%n: i64) -> i64 {
      entry:
        jump again(%n)
      again(%i: i64):
        %next = i64.add %i, 1
        %less = i64.lt %next, 0
        branch %less, done, again(%next)
      done:
        return %next
      }

      func @itself(%n: i64) -> i64 {
      entry:
        jump again
      again:
        jump again
      }

      func @calls(%n: i64) -> i64 {
      entry:
        jump again
      again:
        %x = call @one(%n)
        jump again
      }

      func @one(%n: i64) -> i64 {
      entry:
        %x = i64.add %n, 1
        return %x
      }

      func @to(%n: i64) -> i64 {
      entry:
        transition @fro(%n)
      }

      func @fro(%n: i64) -> i64 {
      entry:
        transition @to(%n)
      }
      """;

  static Stream<Arguments> endless() {
    return Stream.of(Engine.values())
        .flatMap(
            engine ->
                Stream.of("loop", "itself", "calls", "to")
                    .map(function -> Arguments.of(engine, function)));
  }

  @ParameterizedTest
  @MethodSource("endless")
  @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void whatDoesNotEndIsStopped(Engine engine, String function) throws InterruptedException {
    var machine =
        new Machine(
            MachineOptions.writingTo(OutputStream.nullOutputStream())
                .with(engine)
                .withInterrupts());
    machine.load(new Parser().parse("t.oir", ENDLESS));
    var finger =
        new Thread(
            () -> {
              try {
                // HotSpot has compiled the loop by then.
                Thread.sleep(500);
                machine.interrupt();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    finger.start();
    var trap = assertThrows(Trap.class, () -> machine.call(function, 1L));
    assertSame(TrapKind.INTERRUPTED, trap.kind());
    finger.join();
    machine.clearInterrupt();
    assertEquals(42L, machine.call("one", 41L));
  }
}
