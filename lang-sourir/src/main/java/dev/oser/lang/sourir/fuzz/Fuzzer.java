package dev.oser.lang.sourir.fuzz;

import dev.oser.lang.sourir.jit.JitOptions;
import dev.oser.lang.sourir.opt.Pass;
import dev.oser.models.Check;
import java.util.ArrayList;
import java.util.List;

/** Tries the laws on one generated program after another. */
public final class Fuzzer {
  private final List<Pass> pool;
  private final OptimizerLaw passes = new OptimizerLaw();
  private final JitLaw engines;
  private final List<Check<FuzzCase>> laws;

  private Fuzzer(List<Pass> pool, JitOptions options, boolean runsPasses, boolean runsEngines) {
    this.pool = List.copyOf(pool);
    this.engines = new JitLaw(options);
    var chosen = new ArrayList<Check<FuzzCase>>();
    if (runsPasses) {
      chosen.add(passes);
    }
    if (runsEngines) {
      chosen.add(engines);
    }
    this.laws = List.copyOf(chosen);
  }

  /** {@return who uses these passes, in random sequences, and compares the engines} */
  public static Fuzzer ofEverything(List<Pass> pool) {
    return new Fuzzer(pool, JitOptions.USUAL, true, true);
  }

  /** {@return who only looks at passes, in random sequences} */
  static Fuzzer ofPasses(List<Pass> pool) {
    return new Fuzzer(pool, JitOptions.USUAL, true, false);
  }

  /** {@return who only compares engines, one of them with these options} */
  static Fuzzer ofEngines(List<Pass> pool, JitOptions options) {
    return new Fuzzer(pool, options, false, true);
  }

  /** {@return what breaks the laws, made small: one text for each program} */
  public List<String> run(long firstSeed, long count) {
    var mismatches = new ArrayList<String>();
    for (long seed = firstSeed; seed < firstSeed + count; seed++) {
      var subject = FuzzCase.of(seed, pool);
      for (var law : laws) {
        if (law.violation(subject) != null) {
          var smallest = CaseShrinker.shrink(subject, law);
          mismatches.add("seed " + seed + ": " + law.violation(smallest) + "\n" + smallest);
          break;
        }
      }
    }
    return mismatches;
  }

  /** {@return how often assumes failed so far, and compiled code was left} */
  public long deoptimizations() {
    return passes.deoptimizations() + engines.deoptimizations();
  }
}
