package dev.oser.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.callee.Callee;
import dev.oser.kit.callee.DispatchedFunction;
import dev.oser.kit.dispatch.Failed;
import dev.oser.kit.dispatch.FailedRule;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.tier.Backend;
import dev.oser.kit.tier.Effort;
import dev.oser.kit.tier.TierController;
import dev.oser.kit.tier.TierPolicy;
import java.io.OutputStream;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/**
 * Code that is dropped leaves nothing behind: names, assumptions about the world, versions,
 * classes. {@code -Doser.versions=100000} drops as many.
 */
class DroppedCodeTest {
  private static final int VERSIONS = Integer.getInteger("oser.versions", 300);
  private static final int ROOM = 10;

  private final Machine machine =
      new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()));

  private static Function parse(String text) {
    return new Parser().parse("test.oir", text).functions().getFirst();
  }

  /** Versions of one function, each for another failure and with an assumption of its own. */
  private final class Versions implements Backend<Integer> {
    private final DispatchedFunction<Failed> function =
        machine.define(
            "f",
            Failed.SOMETHING,
            parse("func @base(%why: i32) -> i32 {\nentry:\n  return %why\n}\n"),
            ROOM + 2,
            FailedRule.RULE,
            new InexactDispatches<>(Integer.MAX_VALUE, _ -> {}));
    private final Map<Integer, Runnable> registered = new HashMap<>();

    @Override
    public int compile(Integer what, Effort effort) {
      var version =
          parse(
              """
              declare @base(i32) -> i32

              func @f.%d(%%why: i32) -> i32 {
              entry:
                %%point = checkpoint go, exit
              go:
                %%same = holds "world.%d"
                assume [1] %%same, %%point
                %%result = i32.add %%why, 1
                return %%result
              exit:
                %%reason = failure
                %%frame = framestate @base()
                deopt %%frame, %%reason
              }
              """
                  .formatted(what, what));
      function.add(new Failed(what), version);
      machine.compile(version.name());
      registered.put(what, machine.assumption("shared").onInvalid(() -> {}));
      return version.size();
    }

    @Override
    public void remove(Integer what) {
      function.remove(new Failed(what));
      machine.undefine("f." + what);
      machine.forgetAssumption("world." + what);
      Objects.requireNonNull(registered.remove(what)).run();
    }

    @Override
    public BooleanSupplier watch(Integer what) {
      return machine.callee("f." + what).watch();
    }
  }

  @Test
  void isForgotten() {
    var versions = new Versions();
    var policy = new TierPolicy(1, 1, 1, 1, ROOM, 100_000, false);
    var events = new Events();
    var refused = new ArrayList<Event>();
    events.listen(
        event -> {
          if (event instanceof Event.NotCompiled) {
            refused.add(event);
          }
        });
    var dropped = new ArrayList<WeakReference<Callee>>();
    try (var controller = new TierController<>(policy, versions, events)) {
      for (int i = 0; i < VERSIONS; i++) {
        controller.request(i);
        controller.request(i); // the first time it waits for room
        assertEquals(i + 1, machine.call("f", i));
        dropped.add(new WeakReference<>(machine.callee("f." + i)));
        if (i % 3 == 0) {
          controller.failed(i, "planted");
        }
      }
      assertEquals(List.of(), refused);
      assertEquals(VERSIONS, controller.compilations());
      assertTrue(controller.remembered() <= 1_000 + ROOM);
    }
    assertTrue(versions.function.contexts().size() <= ROOM + 1);
    assertTrue(machine.size() <= 5 + 4 * ROOM, () -> machine.size() + " names");
    assertTrue(machine.assumption("shared").dependants() <= ROOM);
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    long left = dropped.stream().filter(each -> each.get() != null).count();
    assertTrue(left <= 2 * ROOM, () -> left + " versions are left, and so are their classes");
  }
}
