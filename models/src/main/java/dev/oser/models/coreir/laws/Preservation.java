package dev.oser.models.coreir.laws;

import dev.oser.models.Choice;
import dev.oser.models.Planted;
import dev.oser.models.Property;
import dev.oser.models.coreir.Oracle;
import dev.oser.models.coreir.Program;
import dev.oser.models.coreir.Semantics;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What every step of the pipeline keeps: whatever anchors decide, the program does what its base
 * versions do. "Deoptimization is always semantically correct, nothing is lost by returning to the
 * baseline code eagerly other than performance."
 */
final class Preservation {
  private static final int FUEL = 600;
  private static final int RANDOM_ORACLES = 4;

  private Preservation() {}

  /** Makes or changes the optimised versions of a program. */
  @FunctionalInterface
  interface Compiler {
    Program compile(Program program, Choice choice);
  }

  /** A wrong pass and what is wrong with it. */
  record Wrong(String what, Compiler pass) {}

  /**
   * {@return the property that a pass preserves what programs do}
   *
   * @param before makes what the pass is applied to
   */
  static Property<CoreIrCase> of(
      String name, String statement, Compiler before, Compiler pass, Wrong... wrong) {
    return new Property<>(
        name,
        statement,
        CoreIrCase.where(subject -> changes(subject, before, pass)),
        subject -> violation(subject, before, pass),
        CoreIrCase.shrinker(),
        Stream.of(wrong)
            .map(
                each ->
                    new Planted<CoreIrCase>(
                        each.what, subject -> violation(subject, before, each.pass)))
            .toList());
  }

  private static boolean changes(CoreIrCase subject, Compiler before, Compiler pass) {
    var choice = subject.choice();
    var program = before.compile(subject.program(), choice);
    return !pass.compile(program, choice).equals(program);
  }

  private static @Nullable String violation(CoreIrCase subject, Compiler before, Compiler pass) {
    var choice = subject.choice();
    var compiled = pass.compile(before.compile(subject.program(), choice), choice);
    var oracles =
        Stream.concat(
                Stream.of(Oracle.NEVER, Oracle.ALWAYS),
                Stream.iterate(0, seed -> seed + 1).limit(RANDOM_ORACLES).map(Preservation::random))
            .toList();
    for (var input : subject.inputs()) {
      var violation = violation(subject, compiled, input, oracles);
      if (violation != null) {
        return violation;
      }
    }
    return null;
  }

  private static @Nullable String violation(
      CoreIrCase subject, Program compiled, List<Long> input, List<Oracle> oracles) {
    var expected = Semantics.run(subject.program(), input, Oracle.NEVER, FUEL);
    for (var oracle : oracles) {
      var actual = Semantics.run(compiled, input, oracle, FUEL);
      if (actual.differsFrom(expected)) {
        return "input "
            + input
            + " gave "
            + expected
            + ", now gives "
            + actual
            + " in\n"
            + compiled;
      }
    }
    return null;
  }

  /** An oracle that lets few anchors deoptimise, so that runs get far before one does. */
  private static Oracle random(int seed) {
    return occurrence -> new Random(31L * seed + occurrence).nextInt(6) == 0;
  }
}
