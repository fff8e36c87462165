package dev.oser.lang.sourir;

import dev.oser.models.Parsed;
import dev.oser.models.Problem;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.check.StaticChecker;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.text.Parser;
import dev.oser.models.sourir.text.Printer;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A program as somebody wrote it.
 *
 * @param name of the file, for messages
 * @param program grammatical, and obeying the static rules
 */
public record Source(String name, Program program) {
  /**
   * {@return the program in a text}
   *
   * @throws Mistake with every syntax error, or else every broken static rule
   */
  public static Source read(String name, String text) {
    var program = parse(name, text);
    var problems = StaticChecker.check(program);
    if (!problems.isEmpty()) {
      throw mistake(Mistake.Kind.STATIC, name, problems);
    }
    return new Source(name, program);
  }

  /**
   * {@return the program in a text, whether it obeys the static rules or not}
   *
   * @throws Mistake with every syntax error
   */
  public static Program parse(String name, String text) {
    return switch (Parser.parse(text)) {
      case Parsed.Good<Program>(var program) -> program;
      case Parsed.Bad<Program>(var problems) -> throw mistake(Mistake.Kind.SYNTAX, name, problems);
    };
  }

  private static Mistake mistake(Mistake.Kind kind, String name, List<Problem> problems) {
    return new Mistake(
        kind,
        problems.stream()
            .map(problem -> name + ":" + problem)
            .collect(Collectors.joining(System.lineSeparator())));
  }

  /**
   * {@return a run-time error for a person}
   *
   * <p>Optimised instructions keep the position of what they were made from, and the instruction is
   * shown as it was written there: optimising changes no message.
   */
  public Mistake mistake(Outcome.Failed failed) {
    int line = failed.position().line();
    var instruction =
        program.functions().stream()
            .flatMap(function -> function.versions().stream())
            .flatMap(version -> version.lines().stream())
            .filter(each -> line > 0 && each.position().line() == line)
            .map(Line::instruction)
            .map(Printer::print)
            .findFirst()
            .orElse(failed.instruction());
    return new Mistake(
        Mistake.Kind.RUN_TIME,
        name + ":" + failed.position() + ": " + failed.message() + ", in '" + instruction + "'");
  }
}
