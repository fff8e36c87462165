package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.LoadError;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.SyntaxError;
import dev.oser.kit.jit.FunctionTooLarge;
import dev.oser.kit.runtime.Trap;
import java.io.OutputStream;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Damages programs and checks that nothing worse comes out than an error with a position: each
 * variant is refused by the parser or the verifier, or is a program that prints, runs and compiles.
 * Any other exception, a text that does not print back, or a hang is a failure.
 */
public final class TextFuzzer {
  private static final long FUEL = 20_000;
  private static final long PATIENCE_MILLIS = 5_000;

  /** A function of so few instructions must fit a JVM method. */
  private static final int SURELY_FITS = 2_000;

  /** What became of a variant. */
  private enum Kind {
    SYNTAX_ERROR,
    LOAD_ERROR,
    VALID,
    FAILURE
  }

  private record Verdict(Kind kind, String problem) {}

  /**
   * What a run found.
   *
   * @param variants how many variants were tried
   * @param syntaxErrors how many the parser refused
   * @param loadErrors how many the machine refused
   * @param valid how many are programs
   * @param failures what went wrong, in the order of the seeds
   */
  public record Report(
      long variants, long syntaxErrors, long loadErrors, long valid, List<Failure> failures) {}

  /** A text that is not treated as it should be, made as short as possible. */
  public record Failure(long seed, String problem, String text) {
    /** {@return the seed, what went wrong, and the text} */
    public String describe() {
      return "seed " + seed + ": " + problem + "\n" + text;
    }
  }

  private final BiFunction<String, String, Module> parser;
  private final AtomicLong[] counts = new AtomicLong[Kind.values().length];

  TextFuzzer(BiFunction<String, String, Module> parser) {
    this.parser = parser;
    for (int i = 0; i < counts.length; i++) {
      counts[i] = new AtomicLong();
    }
  }

  /**
   * Tries {@code count} variants from a seed on, several at a time, going round the texts; {@code
   * progress} is told how many are done.
   */
  public static Report run(List<String> texts, long firstSeed, long count, LongConsumer progress) {
    return new TextFuzzer(new Parser()::parse).fuzz(texts, firstSeed, count, progress);
  }

  Report fuzz(List<String> texts, long firstSeed, long count, LongConsumer progress) {
    var done = new AtomicLong();
    var failures =
        LongStream.range(firstSeed, firstSeed + count)
            .parallel()
            .mapToObj(
                seed -> {
                  var failure = tryOne(texts.get(Math.floorMod(seed, texts.size())), seed);
                  progress.accept(done.incrementAndGet());
                  return failure;
                })
            .<Failure>mapMulti(
                (failure, into) -> {
                  if (failure != null) {
                    into.accept(failure);
                  }
                })
            .sorted(Comparator.comparingLong(Failure::seed))
            .toList();
    return new Report(
        count,
        counts[Kind.SYNTAX_ERROR.ordinal()].get(),
        counts[Kind.LOAD_ERROR.ordinal()].get(),
        counts[Kind.VALID.ordinal()].get(),
        failures);
  }

  private @Nullable Failure tryOne(String text, long seed) {
    var variant = TextMutator.mutate(text, seed);
    var verdict = watched(variant);
    counts[verdict.kind.ordinal()].incrementAndGet();
    if (verdict.kind != Kind.FAILURE) {
      return null;
    }
    var small = TextReducer.reduce(variant, candidate -> watched(candidate).equals(verdict));
    return new Failure(seed, verdict.problem, small);
  }

  /** A hang is found by waiting, so each variant has a thread of its own. */
  private Verdict watched(String text) {
    var verdict = new AtomicReference<@Nullable Verdict>();
    var thread = new Thread(() -> verdict.set(guarded(text)), "text-fuzzer");
    thread.setDaemon(true);
    thread.start();
    try {
      thread.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    var found = verdict.get();
    return found != null
        ? found
        : new Verdict(Kind.FAILURE, "not done after " + PATIENCE_MILLIS + " ms");
  }

  private Verdict guarded(String text) {
    try {
      return check(text);
    } catch (RuntimeException | Error e) {
      return new Verdict(Kind.FAILURE, describe(e));
    }
  }

  /** The exception and where it comes from, but not what it says, which changes as texts shrink. */
  private static String describe(Throwable thrown) {
    var trace = thrown.getStackTrace();
    return thrown.getClass().getName() + (trace.length == 0 ? "" : " at " + trace[0]);
  }

  private Verdict check(String text) {
    Module module;
    try {
      module = parser.apply("fuzz.oir", text);
    } catch (SyntaxError e) {
      return isInside(e, text)
          ? new Verdict(Kind.SYNTAX_ERROR, "")
          : new Verdict(Kind.FAILURE, "the position of the error is not in the text");
    }
    var printing = new PrintsFaithfully().violation(module);
    if (printing != null) {
      return new Verdict(Kind.FAILURE, printing.lines().findFirst().orElse(""));
    }
    var options =
        MachineOptions.writingTo(OutputStream.nullOutputStream())
            .with(Engine.INTERPRETER)
            .withFuel(FUEL);
    var machine = new Machine(options);
    try {
      machine.load(module);
    } catch (LoadError e) {
      return new Verdict(Kind.LOAD_ERROR, "");
    }
    interpret(machine, module);
    for (var function : module.functions()) {
      try {
        machine.compile(function.name());
      } catch (FunctionTooLarge e) {
        if (function.size() < SURELY_FITS) {
          return new Verdict(Kind.FAILURE, "a small function is refused: " + e.getMessage());
        }
      }
    }
    return new Verdict(Kind.VALID, "");
  }

  private static void interpret(Machine machine, Module module) {
    var main = module.function("main");
    if (main != null && main.parameters().isEmpty()) {
      try {
        machine.call("main");
      } catch (Trap trap) {
        // A legal way to end.
      }
    }
  }

  private static boolean isInside(SyntaxError error, String text) {
    var lines = text.split("\n", -1);
    var position = error.position();
    return position.line() <= lines.length
        && position.column() <= lines[position.line() - 1].length() + 1;
  }
}
