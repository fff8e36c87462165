package dev.oser.lang.sourir.fuzz;

import dev.oser.lang.sourir.opt.Pass;
import java.util.ArrayList;
import java.util.List;

/** Tries the law on one generated program after another. */
public final class Fuzzer {
  private final List<Pass> pool;
  private final OptimizerLaw law = new OptimizerLaw();

  /** Uses these passes, in random sequences. */
  public Fuzzer(List<Pass> pool) {
    this.pool = List.copyOf(pool);
  }

  /** {@return what breaks the law, made small: one text for each program} */
  public List<String> run(long firstSeed, long count) {
    var mismatches = new ArrayList<String>();
    for (long seed = firstSeed; seed < firstSeed + count; seed++) {
      var subject = FuzzCase.of(seed, pool);
      if (law.violation(subject) != null) {
        var smallest = CaseShrinker.shrink(subject, law);
        mismatches.add("seed " + seed + ": " + law.violation(smallest) + "\n" + smallest);
      }
    }
    return mismatches;
  }

  /** {@return how often assumes failed so far} */
  public long deoptimizations() {
    return law.deoptimizations();
  }
}
