package dev.oser.kit.fuzz;

import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Printer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Tests a law on random programs, and makes those that break it small. */
public final class Fuzzer {
  private Fuzzer() {}

  /** A program that breaks a law: as small as it could be made, and how it breaks it. */
  public record Counterexample(long seed, String violation, Module reduced) {
    /** {@return the seed, the small program and what is wrong with it} */
    public String describe() {
      return "seed " + seed + ": " + violation + "\n" + Printer.print(reduced);
    }
  }

  /**
   * {@return the programs that break a law among those of {@code count} seeds, in the order of the
   * seeds; several are tried at a time}
   */
  public static List<Counterexample> run(Law law, long firstSeed, long count) {
    return LongStream.range(firstSeed, firstSeed + count)
        .parallel()
        .mapToObj(seed -> test(law, seed))
        .<Counterexample>mapMulti(
            (found, into) -> {
              if (found != null) {
                into.accept(found);
              }
            })
        .sorted(Comparator.comparingLong(Counterexample::seed))
        .toList();
  }

  /** {@return the programs that break a law among some, numbered from 1} */
  public static List<Counterexample> run(Law law, List<Module> programs) {
    var found = new ArrayList<Counterexample>();
    for (int i = 0; i < programs.size(); i++) {
      var broken = test(law, i + 1L, programs.get(i));
      if (broken != null) {
        found.add(broken);
      }
    }
    return found;
  }

  private static @Nullable Counterexample test(Law law, long seed) {
    return test(law, seed, law.program(seed));
  }

  private static @Nullable Counterexample test(Law law, long seed, Module module) {
    if (law.violation(module) == null) {
      return null;
    }
    var small = new Reducer(candidate -> law.violation(candidate) != null).reduce(module);
    return new Counterexample(seed, String.valueOf(law.violation(small)), small);
  }
}
