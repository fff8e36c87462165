package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.ir.text.SyntaxError;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Compares the two engines, and the text form with itself, on random programs: the interpreter and
 * the compiled code must agree on output, result and trap, and printing a program must give a text
 * that parses and prints the same.
 */
public final class EngineFuzzer {
  /** Far more than a generated program runs; a reduced one may not terminate. */
  private static final long FUEL = 2_000_000;

  private EngineFuzzer() {}

  /**
   * What a run found.
   *
   * @param programs how many programs were tried
   * @param traps how many of them ended in a trap
   * @param mismatches the programs that failed, reduced, in the order of their seeds
   */
  public record Report(long programs, long traps, List<Mismatch> mismatches) {}

  /** A program on which something disagrees. */
  public record Mismatch(long seed, String problem, Module reduced) {
    /** {@return the seed, the small program and what went wrong with it} */
    public String describe() {
      return "seed " + seed + ": " + problem + "\n" + Printer.print(reduced);
    }
  }

  /**
   * Tries {@code count} programs from a seed on, several at a time; {@code progress} is told how
   * many are done.
   */
  public static Report run(long firstSeed, long count, LongConsumer progress) {
    var done = new AtomicLong();
    var traps = new AtomicLong();
    var mismatches =
        LongStream.range(firstSeed, firstSeed + count)
            .parallel()
            .mapToObj(
                seed -> {
                  var mismatch = tryOne(seed, traps);
                  progress.accept(done.incrementAndGet());
                  return mismatch;
                })
            .<Mismatch>mapMulti(
                (mismatch, into) -> {
                  if (mismatch != null) {
                    into.accept(mismatch);
                  }
                })
            .sorted(Comparator.comparingLong(Mismatch::seed))
            .toList();
    return new Report(count, traps.get(), mismatches);
  }

  private static @Nullable Mismatch tryOne(long seed, AtomicLong traps) {
    var module = ProgramGenerator.generate(seed);
    var problem = problem(module, traps);
    return problem == null ? null : reduced(seed, module);
  }

  private static Mismatch reduced(long seed, Module module) {
    var uncounted = new AtomicLong();
    var small = new Reducer(candidate -> problem(candidate, uncounted) != null).reduce(module);
    return new Mismatch(seed, String.valueOf(problem(small, uncounted)), small);
  }

  /** {@return what is wrong with a module, or null; counts the traps that both engines agree on} */
  static @Nullable String problem(Module module, AtomicLong traps) {
    var text = Printer.print(module);
    try {
      // What runs is the parsed text: it has source positions, and traps are compared with theirs.
      var parsed = new Parser().parse(module.source(), text);
      return text.equals(Printer.print(parsed))
          ? runningProblem(parsed, traps)
          : "printing, parsing and printing again gives another text";
    } catch (SyntaxError e) {
      return "the printed text does not parse: " + e.getMessage();
    }
  }

  /** {@return how the engines disagree on a module, or null} */
  static @Nullable String runningProblem(Module module, AtomicLong traps) {
    var expected = Outcome.of(module, Engine.INTERPRETER, FUEL);
    if (expected.isOutOfFuel()) {
      return null;
    }
    if (expected.trap() != null) {
      traps.incrementAndGet();
    }
    Outcome actual;
    try {
      actual = Outcome.of(module, Engine.COMPILER, 0);
    } catch (RuntimeException | LinkageError e) {
      return "compiled code failed: " + e;
    }
    return expected.equals(actual)
        ? null
        : "interpreted:\n" + expected.describe() + "\ncompiled:\n" + actual.describe();
  }
}
