package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The law that passes, in whatever order, leave a program valid and what it shows the same. Each
 * program is put through a sequence of passes that its name decides, so that a program and its
 * reductions can be tried again.
 */
public final class PassesPreserve implements Law {
  private static final int LONGEST = 6;

  private final List<Pass> passes;
  private final AtomicLong changes = new AtomicLong();

  /** Makes the law for sequences of these passes. */
  public PassesPreserve(List<Pass> passes) {
    this.passes = List.copyOf(passes);
  }

  /** {@return how often a pass changed a function: a pass that never does is not tested} */
  public long changes() {
    return changes.get();
  }

  @Override
  public @Nullable String violation(Module module) {
    // Parsed, so that every instruction has a position and traps can be told apart.
    var original = new Parser().parse(module.source(), Printer.print(module));
    var expected = Outcome.of(original, Engine.INTERPRETER);
    if (expected.isOutOfFuel()) {
      return null;
    }
    for (var sequence : sequences(module)) {
      var violation = violation(original, sequence, expected);
      if (violation != null) {
        return sequence.stream().map(Pass::name).toList() + ": " + violation;
      }
    }
    return null;
  }

  /** Every pass alone, and one longer sequence. */
  private List<List<Pass>> sequences(Module module) {
    var sequences = new ArrayList<List<Pass>>();
    passes.forEach(pass -> sequences.add(List.of(pass)));
    var random = new SplittableRandom(module.source().hashCode());
    var longer = new ArrayList<Pass>();
    for (int i = 0; i < LONGEST; i++) {
      longer.add(passes.get(random.nextInt(passes.size())));
    }
    sequences.add(longer);
    return sequences;
  }

  private @Nullable String violation(Module original, List<Pass> sequence, Outcome expected) {
    var changed = new Module(original.source());
    for (var item : original.items()) {
      if (!(item instanceof Module.FunctionItem(var function))) {
        changed.add(item);
        continue;
      }
      var copy = FunctionCopy.of(function).function();
      for (var pass : sequence) {
        if (pass.run(copy, PassContext.of(original))) {
          changes.incrementAndGet();
        }
        var violations = Verifier.verify(copy);
        if (!violations.isEmpty()) {
          return pass.name() + " leaves " + violations.getFirst().message();
        }
      }
      changed.add(copy);
    }
    var actual = Outcome.of(changed, Engine.INTERPRETER);
    return expected.showsTheSameAs(actual)
        ? null
        : "before:\n" + expected.describe() + "\nafter:\n" + actual.describe();
  }
}
