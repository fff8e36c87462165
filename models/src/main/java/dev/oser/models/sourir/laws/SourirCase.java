package dev.oser.models.sourir.laws;

import dev.oser.models.Choice;
import dev.oser.models.Generator;
import dev.oser.models.Shrinker;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.check.StaticChecker;
import dev.oser.models.sourir.text.Printer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A program, inputs for it, and a seed for what else a property decides.
 *
 * @param program valid
 */
record SourirCase(Program program, List<List<String>> inputs, long choices) {
  private static final int INPUTS = 2;

  /** {@return cases about programs with several versions that satisfy a condition} */
  static Generator<SourirCase> where(Predicate<SourirCase> condition) {
    return seed -> {
      var choice = new Choice(seed);
      var subject = next(choice, seed);
      while (!condition.test(subject)) {
        subject = next(choice, seed);
      }
      return subject;
    };
  }

  private static SourirCase next(Choice choice, long seed) {
    var generator = new ProgramGenerator(choice);
    var program = generator.versioned();
    return new SourirCase(program, Stream.generate(generator::input).limit(INPUTS).toList(), seed);
  }

  /** {@return a shrinker that drops lines as long as the program stays valid} */
  static Shrinker<SourirCase> shrinker() {
    return subject -> {
      var result = new ArrayList<SourirCase>();
      for (var function : subject.program.functions()) {
        for (var version : function.versions()) {
          for (int i = 0; i < version.lines().size(); i++) {
            var lines = new ArrayList<Line>(version.lines());
            lines.remove(i);
            var candidate = subject.program.with(function.with(version.with(lines)));
            if (StaticChecker.check(candidate).isEmpty()) {
              result.add(new SourirCase(candidate, subject.inputs, subject.choices));
            }
          }
        }
      }
      return result;
    };
  }

  Choice choice() {
    return new Choice(choices);
  }

  @Override
  public String toString() {
    return Printer.print(program) + "with input " + inputs;
  }
}
