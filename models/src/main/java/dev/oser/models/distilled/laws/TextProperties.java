package dev.oser.models.distilled.laws;

import dev.oser.models.Parsed;
import dev.oser.models.Planted;
import dev.oser.models.Property;
import dev.oser.models.distilled.Parser;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The text form says everything. */
final class TextProperties {
  private TextProperties() {}

  static Property<ProgramCase> textsReadBack() {
    return new Property<>(
        "Figure 1",
        "a printed program parses to the same program",
        ProgramCase.any(),
        subject -> violation(subject, UnaryOperator.identity()),
        ProgramCase.shrinker(),
        List.of(
            new Planted<>(
                "a printer without spaces",
                subject -> violation(subject, text -> text.replace(" ", "")))));
  }

  private static @Nullable String violation(ProgramCase subject, UnaryOperator<String> mistake) {
    var text = mistake.apply(subject.program().toString());
    return switch (Parser.parse(text)) {
      case Parsed.Bad<?>(var problems) -> problems.getFirst() + "\n" + text;
      case Parsed.Good<?>(var program) ->
          program.equals(subject.program()) ? null : "it reads as\n" + program;
    };
  }
}
