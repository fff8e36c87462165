package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.callee.HostFunction;
import dev.oser.kit.ir.Comments;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.speculation.LeftFrames;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.runtime.RecordValue;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The law that nobody can tell which objects exist: when any one assumption fails, the frames get
 * the same objects with the same contents, whether passes did without them before or not. The same
 * means: whoever is shown an object knows it again if he has seen it, in any call or frame, and it
 * is as he was told the program would make it.
 */
public final class ObjectsPreserved implements Law {
  private static final long FUEL = 100_000;
  private static final int MOST_TICKS = 40;
  private static final int PASSES = 3;

  private final List<Pass> always;
  private final List<Pass> passes;
  private final AtomicLong failures = new AtomicLong();

  /**
   * Makes the law.
   *
   * @param always what is run on each program, in this order, among others of
   * @param passes in random order
   */
  public ObjectsPreserved(List<Pass> always, List<Pass> passes) {
    this.always = List.copyOf(always);
    this.passes = List.copyOf(passes);
  }

  /** {@return how many times an assumption failed} */
  public long failures() {
    return failures.get();
  }

  @Override
  public Module program(long seed) {
    return ObjectPrograms.generate(seed);
  }

  @Override
  public @Nullable String violation(Module module) {
    var text = Printer.print(module);
    var plain = new Parser().parse(module.source(), text);
    var changed = new Parser().parse(module.source(), text);
    var problem = change(changed, new SplittableRandom(text.hashCode()));
    if (problem != null) {
      return problem;
    }
    var expecting = new Outsiders(plain, Engine.INTERPRETER);
    var actual = Arrays.stream(Engine.values()).map(e -> new Outsiders(changed, e)).toList();
    // Without failures first: that counts the assumptions.
    int most = 0;
    for (int failing = 0; failing <= most; failing++) {
      var expected = expecting.run(failing);
      if (expected.contains(TrapKind.OUT_OF_FUEL.name())) {
        return null;
      }
      if (failing == 0) {
        most = Math.min(MOST_TICKS, expecting.ticks);
        failures.addAndGet(most);
      }
      for (var each : actual) {
        var shown = each.run(failing);
        if (!shown.equals(expected)) {
          return Printer.print(changed)
              + "\nassumption "
              + failing
              + " fails, expected:\n"
              + expected
              + "shown by "
              + each.machine.engine()
              + ":\n"
              + shown;
        }
      }
    }
    return null;
  }

  private @Nullable String change(Module module, SplittableRandom random) {
    for (var function : module.functions()) {
      for (var pass : always) {
        for (int i = random.nextInt(PASSES); i > 0 && !passes.isEmpty(); i--) {
          passes.get(random.nextInt(passes.size())).run(function);
        }
        pass.run(function);
        var violations = Verifier.verify(function);
        if (!violations.isEmpty()) {
          return "after "
              + pass.name()
              + ": "
              + violations.getFirst().message()
              + "\n"
              + Printer.print(function);
        }
      }
    }
    return null;
  }

  /** Those who see objects while a program runs, and what they saw. */
  private static final class Outsiders {
    private final Machine machine;
    private final StringBuilder seen = new StringBuilder();
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private int failing;
    private int ticks;

    Outsiders(Module module, Engine engine) {
      var options = MachineOptions.writingTo(OutputStream.nullOutputStream());
      machine = new Machine(options.with(engine).withFuel(FUEL));
      var types = new Module(module.source());
      module.records().forEach(type -> types.add(new Module.RecordItem(type, Comments.NONE)));
      machine.load(types);
      machine.define(ObjectPrograms.ENTRY, this::rebuilt);
      for (var item : module.items()) {
        if (item instanceof Module.Declaration(var name, var type, _)) {
          machine.define(name, type, outsider(name));
        }
      }
      machine.load(module);
    }

    /** {@return what is seen when the assumption of this number fails; 0 for none} */
    String run(int failingNow) {
      failing = failingNow;
      ticks = 0;
      numbers.clear();
      seen.setLength(0);
      try {
        seen.append("result ").append(machine.call("main"));
      } catch (Trap trap) {
        seen.append("trap ").append(trap.kind());
      }
      return seen.append('\n').toString();
    }

    private HostFunction outsider(String name) {
      return switch (name) {
        case "tick" -> _ -> tick();
        case "tell" -> this::told;
        case "see" -> this::see;
        default -> state -> left(name, state);
      };
    }

    private boolean tick() {
      return ++ticks != failing;
    }

    private @Nullable Object told(@Nullable Object[] arguments) {
      seen.append("told ").append(arguments[0]).append('\n');
      return null;
    }

    /** Looks at two cells and changes the first. */
    private Object see(@Nullable Object[] cells) {
      show("see", cells);
      if (cells[0] instanceof RecordValue cell) {
        cell.set(0, (long) seen.length());
      }
      return (long) seen.length();
    }

    private Object left(String name, @Nullable Object[] state) {
      show(name, state);
      return (long) seen.length();
    }

    /** Shows the frames of an exit, the outermost first. */
    private Object rebuilt(LeftFrames left) {
      seen.append("failed ").append(left.reason()).append('\n');
      for (var frame : left.frames()) {
        show(frame.descriptor().name(), frame.values().toArray());
      }
      return (long) seen.length();
    }

    private void show(String event, @Nullable Object[] values) {
      seen.append(event);
      for (var value : values) {
        seen.append(' ');
        show(value);
      }
      seen.append('\n');
    }

    /** Objects have numbers by which they are known again; contents are shown each time. */
    private void show(@Nullable Object value) {
      var shown = new IdentityHashMap<Object, Boolean>();
      var at = value;
      while (at instanceof RecordValue cell && shown.put(cell, true) == null) {
        seen.append('#').append(numbers.computeIfAbsent(cell, _ -> numbers.size()));
        seen.append('=').append(cell.get(0)).append("->");
        at = cell.get(1);
      }
      seen.append(at instanceof RecordValue cell ? "#" + numbers.get(cell) : at);
    }
  }
}
