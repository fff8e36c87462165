package dev.oser.models.sourir.laws;

import dev.oser.models.Choice;
import dev.oser.models.Planted;
import dev.oser.models.Property;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.check.StaticChecker;
import dev.oser.models.sourir.run.Recording;
import dev.oser.models.sourir.run.Speculation;
import dev.oser.models.sourir.text.Printer;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a transformation must keep: the program stays valid, its traces stay the same, and its
 * assumes stay transparent, which is tested by making some of them fail.
 */
final class Preservation {
  private static final long FUEL = 4_000;
  private static final int FORCED = 5;

  /** How often to look for a place where a pass applies before trying another program. */
  private static final int PLACES = 8;

  private Preservation() {}

  /** A wrong pass and what is wrong with it. */
  record Wrong(String what, Pass pass) {}

  static Property<SourirCase> of(String name, String statement, Pass pass, Wrong... wrong) {
    return new Property<>(
        name,
        statement,
        SourirCase.where(subject -> apply(pass, subject.program(), subject.choice()).isPresent()),
        subject -> violation(subject, pass),
        SourirCase.shrinker(),
        List.of(wrong).stream()
            .map(
                each ->
                    new Planted<SourirCase>(
                        each.what(), subject -> violation(subject, each.pass())))
            .toList());
  }

  private static Optional<Program> apply(Pass pass, Program program, Choice choice) {
    for (int i = 0; i < PLACES; i++) {
      var changed = pass.apply(program, choice);
      if (changed.isPresent()) {
        return changed;
      }
    }
    return Optional.empty();
  }

  private static @Nullable String violation(SourirCase subject, Pass pass) {
    var changed = apply(pass, subject.program(), subject.choice());
    return changed.isEmpty() ? null : violation(subject, changed.get());
  }

  private static @Nullable String violation(SourirCase subject, Program after) {
    var problems = StaticChecker.check(after);
    if (!problems.isEmpty()) {
      return "the result is not valid: "
          + problems.getFirst().message()
          + "\n"
          + Printer.print(after);
    }
    var choice = subject.choice();
    for (var input : subject.inputs()) {
      var expected = Recording.run(subject.program(), input, Speculation.PLAIN, FUEL).trace();
      var plain = Recording.run(after, input, Speculation.PLAIN, FUEL);
      if (plain.trace().differsFrom(expected)) {
        return "input "
            + input
            + " gave "
            + expected
            + "\nnow gives "
            + plain.trace()
            + " in\n"
            + Printer.print(after);
      }
      for (int i = 0; i < FORCED && plain.assumes() > 0; i++) {
        int occurrence = choice.below((int) Math.min(plain.assumes(), 1000));
        var forced = Recording.run(after, input, Speculation.failingAt(occurrence), FUEL);
        if (forced.trace().differsFrom(expected)) {
          return "input "
              + input
              + " gave "
              + expected
              + "\nand deoptimising at assume number "
              + (occurrence + 1)
              + " gives "
              + forced.trace()
              + " in\n"
              + Printer.print(after);
        }
      }
    }
    return null;
  }
}
