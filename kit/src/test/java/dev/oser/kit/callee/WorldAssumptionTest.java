package dev.oser.kit.callee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.text.Parser;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Assumptions about the world: free while they hold, noticed by whoever runs when they do not. */
final class WorldAssumptionTest {
  /** Counts until the world changes, and says how far it got by a negative number. */
  private static final String PROGRAM =
      """
      declare @running()

      func @spin() -> i64 {
      entry:
        jump loop(0)
      loop(%i: i64):
        %is_running = i64.eq %i, 1000
        branch %is_running, tell, on
      tell:
        call @running()
        jump on
      on:
        %point = checkpoint go, exit
      go:
        %same = holds "the world"
        assume [5] %same, %point
        %next = i64.add %i, 1
        jump loop(%next)
      exit:
        %why = failure
        %frame = framestate @stopped(%i)
        deopt %frame, %why
      }

      func @stopped(%why: i32, %i: i64) -> i64 {
      entry:
        %number = i64.from_i32 %why
        %some = i64.gt %i, 0
        branch %some, yes, no
      yes:
        return %number
      no:
        return 0
      }
      """;

  private final CountDownLatch running = new CountDownLatch(1);

  private Machine machine(Engine engine) {
    var machine =
        new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()).with(engine));
    machine.define(
        "running",
        FunctionType.of(CoreType.VOID),
        _ -> {
          running.countDown();
          return null;
        });
    machine.load(new Parser().parse("world.oir", PROGRAM));
    return machine;
  }

  @ParameterizedTest
  @EnumSource
  void aLoopThatRunsNotices(Engine engine) throws Exception {
    var machine = machine(engine);
    var result = CompletableFuture.supplyAsync(() -> machine.call("spin"));
    assertTrue(running.await(30, TimeUnit.SECONDS));
    Thread.sleep(20);
    assertFalse(result.isDone());
    machine.assumption("the world").invalidate();
    assertEquals(5L, result.get(30, TimeUnit.SECONDS));
  }

  @ParameterizedTest
  @EnumSource
  void dependantsAreToldOnceAndWhoComesLateAtOnce(Engine engine) {
    var machine = machine(engine);
    var assumption = machine.assumption("the world");
    List<String> told = new ArrayList<>();
    assumption.onInvalid(() -> told.add("first"));
    assertTrue(assumption.isValid());
    assumption.invalidate();
    assumption.invalidate();
    assertFalse(assumption.isValid());
    assumption.onInvalid(() -> told.add("late"));
    assertEquals(List.of("first", "late"), told);
    assertEquals(0L, machine.call("spin"));
  }
}
