package dev.oser.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.text.Parser;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Assumptions about the world: free while they hold, noticed by whoever runs when they do not. */
final class WorldAssumptionTest {
  /** Counts until the world changes, and says how far it got by a negative number. */
  private static final String PROGRAM =
      """
      func @spin() -> i64 {
      entry:
        jump loop(0)
      loop(%i: i64):
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

  private static Machine machine(Engine engine) {
    var machine =
        new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()).with(engine));
    machine.load(new Parser().parse("world.oir", PROGRAM));
    return machine;
  }

  @ParameterizedTest
  @EnumSource
  void aLoopThatRunsNotices(Engine engine) throws Exception {
    var machine = machine(engine);
    var result = CompletableFuture.supplyAsync(() -> machine.call("spin"));
    Thread.sleep(200);
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
