package dev.oser.lang.sourir.fuzz;

import dev.oser.lang.sourir.opt.Pass;
import dev.oser.models.Shrinker;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.check.StaticChecker;
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
        var smallest = ((Shrinker<FuzzCase>) Fuzzer::smaller).shrink(subject, law);
        mismatches.add("seed " + seed + ": " + law.violation(smallest) + "\n" + smallest);
      }
    }
    return mismatches;
  }

  /** {@return how often assumes failed so far} */
  public long deoptimizations() {
    return law.deoptimizations();
  }

  private static List<FuzzCase> smaller(FuzzCase subject) {
    var result = new ArrayList<FuzzCase>();
    for (int i = 0; i < subject.passes().size(); i++) {
      var fewer = new ArrayList<>(subject.passes());
      fewer.remove(i);
      result.add(subject.with(fewer));
    }
    for (var function : subject.program().functions()) {
      for (var version : function.versions()) {
        for (int i = 0; i < version.lines().size(); i++) {
          var lines = new ArrayList<Line>(version.lines());
          lines.remove(i);
          var program = subject.program().with(function.with(version.with(lines)));
          if (StaticChecker.check(program).isEmpty()) {
            result.add(subject.with(program));
          }
        }
      }
    }
    return result;
  }
}
