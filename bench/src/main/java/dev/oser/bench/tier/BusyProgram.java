package dev.oser.bench.tier;

import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.callee.DispatchedFunction;
import dev.oser.kit.dispatch.Failed;
import dev.oser.kit.dispatch.FailedRule;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.tier.Backend;
import dev.oser.kit.tier.Effort;
import dev.oser.kit.tier.TierController;
import dev.oser.kit.tier.TierPolicy;
import java.io.OutputStream;
import java.util.Collection;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A program that runs in a small compiled loop and asks for functions to be compiled in the
 * background. Each tenth of them concerns the loop: it becomes a version of a function that the
 * loop calls by context, or replaces one that it calls.
 */
final class BusyProgram implements Backend<Integer>, AutoCloseable {
  private static final int TICKS_PER_REQUEST = 256;
  private static final int ASSUMPTIONS = 400;
  private static final int CONTEXTS = 6;

  /** Why a stop is shorter than this is not asked: asking takes time, too. */
  private static final long SHORT = 20_000;

  /**
   * How long the program stood still in a phase.
   *
   * @param all for whatever reason
   * @param own without waiting for a processor or for garbage to be collected
   */
  record Phase(Stops all, Stops own) {
    private void start(long now) {
      all.start(now);
      own.start(now);
    }

    private void note(long stop, long waited, long now) {
      all.note(stop, now);
      own.note(Math.max(0, stop - waited), now);
    }
  }

  private static final String LOOP =
      """
      declare @tick()
      declare @chosen(i32) -> i32

      func @plain(%x: i32) -> i32 {
      entry:
        return %x
      }

      func @spin(%n: i32) -> i32 {
      entry:
        jump loop(0, 0)
      loop(%i: i32, %sum: i32):
        %kind = i32.and %i, 7
        %x = call @chosen(%kind)
        %y = call @plain(%x)
        %next_sum = i32.add %sum, %y
        call @tick()
        %next = i32.add %i, 1
        %more = i32.lt %next, %n
        branch %more, loop(%next, %next_sum), done
      done:
        return %next_sum
      }
      """;

  private final Machine machine =
      new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()));
  private final Events events = new Events();
  private final DispatchedFunction<Failed> chosen;
  private final TierController<Integer> controller;
  private final AtomicInteger wanted = new AtomicInteger();
  private final Collection<String> refused = new ConcurrentLinkedQueue<>();
  private final Phase idle = new Phase(new Stops(), new Stops());
  private final Phase compiling = new Phase(new Stops(), new Stops());
  private final Thread thread;
  private volatile boolean isCompiling;
  private volatile boolean isEnded;
  private @Nullable Phase current;
  private long last;
  private long waited;
  private int ticks;
  private int requested;

  BusyProgram() {
    chosen =
        machine.define(
            "chosen",
            Failed.SOMETHING,
            parse("func @any(%x: i32) -> i32 {\nentry:\n  return %x\n}\n"),
            CONTEXTS + 1,
            FailedRule.RULE,
            new InexactDispatches<>(Integer.MAX_VALUE, _ -> {}));
    events.listen(
        event -> {
          if (event instanceof Event.NotCompiled) {
            refused.add(event.text());
          }
        });
    var policy = new TierPolicy(1, 1, 1, 1, 100_000, Integer.MAX_VALUE, true);
    controller = new TierController<>(policy, this, events);
    thread = Thread.ofPlatform().daemon().name("program").start(this::run);
  }

  private static Function parse(String text) {
    return new Parser().parse("code.oir", text).functions().getFirst();
  }

  private void run() {
    var interruptions = new Interruptions();
    machine.define("tick", FunctionType.of(CoreType.VOID), _ -> tick(interruptions));
    machine.load(new Parser().parse("loop.oir", LOOP));
    while (!isEnded) {
      machine.call("spin", 1 << 16);
    }
  }

  /** Runs in the program's thread. */
  private @Nullable Object tick(Interruptions interruptions) {
    long now = System.nanoTime();
    var phase = isCompiling ? compiling : idle;
    if (phase == current) {
      long before = waited;
      if (now - last > SHORT) {
        waited = interruptions.nanos();
        now = System.nanoTime();
      }
      phase.note(now - last, waited - before, now);
    } else {
      waited = interruptions.nanos();
      current = phase;
      phase.start(now);
    }
    last = now;
    if (++ticks % TICKS_PER_REQUEST == 0 && wanted.get() > 0) {
      wanted.decrementAndGet();
      controller.request(requested++);
    }
    return null;
  }

  /** Waits while the program goes on and nothing is compiled. */
  void idle(long millis) throws InterruptedException {
    Thread.sleep(millis);
  }

  /** Has the program ask for functions, and waits until they are there. */
  void compile(int functions) throws InterruptedException {
    isCompiling = true;
    wanted.set(functions);
    while (wanted.get() > 0) {
      Thread.sleep(1);
    }
    controller.await();
    isCompiling = false;
  }

  long compilations() {
    return controller.compilations();
  }

  /** {@return what was not compiled, and why} */
  Collection<String> refused() {
    return refused;
  }

  Phase idle() {
    return idle;
  }

  Phase compiling() {
    return compiling;
  }

  @Override
  public void close() {
    isEnded = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    controller.close();
  }

  // ---- What is compiled. ----

  private static String name(int number) {
    return "code." + number;
  }

  @Override
  public int compile(Integer what, Effort effort) {
    var text =
        new StringBuilder("declare @plain(i32) -> i32\ndeclare @any(i32) -> i32\n\nfunc @")
            .append(name(what))
            .append("(%x: i32) -> i32 {\nentry:\n  %point = checkpoint go, exit\ngo:\n")
            .append("  %same = holds \"world.")
            .append(what % ASSUMPTIONS)
            .append("\"\n  assume [1] %same, %point\n  %y0 = call @plain(%x)\n");
    for (int i = 0; i < 40; i++) {
      text.append("  %%y%d = i32.mul %%y%d, %d\n".formatted(i + 1, i, what + i));
    }
    text.append("  return %y40\nexit:\n  %why = failure\n");
    text.append("  %frame = framestate @any()\n  deopt %frame, %why\n}\n");
    var function = parse(text.toString());
    machine.define(function);
    machine.compile(function.name());
    if (what % 10 == 0) {
      chosen.add(new Failed(what / 10 % CONTEXTS), function);
    } else if (what % 10 == 5) {
      machine.install(
          parse(
              "func @plain(%x: i32) -> i32 {\nentry:\n  %y = i32.add %x, "
                  + what
                  + "\n  return %y\n}\n"));
    }
    return function.size();
  }

  @Override
  public void remove(Integer what) {
    if (what % 10 == 0) {
      chosen.remove(new Failed(what / 10 % CONTEXTS));
    }
    machine.undefine(name(what));
  }

  @Override
  public BooleanSupplier watch(Integer what) {
    return machine.callee(name(what)).watch();
  }
}
