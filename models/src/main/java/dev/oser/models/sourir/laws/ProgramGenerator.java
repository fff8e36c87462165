package dev.oser.models.sourir.laws;

import dev.oser.models.Choice;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.transform.FreshVersion;
import dev.oser.models.sourir.transform.Guards;
import java.util.ArrayList;
import java.util.List;

/** Random sourir programs, valid and mostly without run-time errors; the same for the same seed. */
public final class ProgramGenerator {
  private static final List<String> LITERALS =
      List.of("0", "1", "2", "3", "-1", "nil", "true", "false", "\"text\"");

  private final Choice choice;

  public ProgramGenerator(Choice choice) {
    this.choice = choice;
  }

  /** {@return a program with one version of each function} */
  public Program plain() {
    var functions = new ArrayList<Function>();
    int count = choice.between(0, 2);
    for (int i = 0; i < count; i++) {
      functions.add(function("f" + i, functions));
    }
    functions.add(0, main(functions));
    return new Program(functions);
  }

  /**
   * {@return a program with several equivalent versions of its functions, chained by assumes that
   * may fail} (Theorem 5.5 and Lemma 5.6)
   */
  public Program versioned() {
    var program = plain();
    int rounds = choice.between(1, 2);
    for (int round = 1; round <= rounds; round++) {
      for (var function : program.functions()) {
        if (choice.percent(75)) {
          program = FreshVersion.of(program, function.name(), "v" + round);
          program = withGuards(program, function.name());
        }
      }
    }
    return program;
  }

  /** {@return input for a run} */
  public List<String> input() {
    var lines = new ArrayList<String>();
    int count = choice.between(3, 8);
    for (int i = 0; i < count; i++) {
      lines.add(choice.of(LITERALS));
    }
    return lines;
  }

  /** {@return the program with random predicates in the assumes of an active version} */
  private Program withGuards(Program program, String name) {
    var function = program.function(name).orElseThrow();
    var result = program;
    for (var line : function.active().lines()) {
      if (line.instruction() instanceof Instruction.Assume assume && choice.percent(50)) {
        result =
            Guards.adding(
                result,
                name,
                function.active().name(),
                assume.label(),
                guard(result, name, assume));
      }
    }
    return result;
  }

  /** {@return a predicate over what is in scope at an assume of an active version} */
  Expression guard(Program program, String name, Instruction.Assume assume) {
    var function = program.function(name).orElseThrow();
    return RandomGuard.over(Guards.scopeAt(function, function.active(), assume.label()), choice);
  }

  private Function main(List<Function> callees) {
    var body = new BodyGenerator(choice, callees);
    body.statements(choice.between(5, 12), 2);
    body.emit(new Instruction.Stop(body.integer(1)));
    return new Function(Function.MAIN, List.of(), List.of(version(body)), Position.NONE);
  }

  private Function function(String name, List<Function> callees) {
    var parameters = new ArrayList<String>();
    int count = choice.between(0, 2);
    for (int i = 0; i < count; i++) {
      parameters.add("p" + i);
    }
    var body = new BodyGenerator(choice, callees);
    parameters.forEach(body::parameter);
    body.statements(choice.between(2, 7), 1);
    body.emit(new Instruction.Return(body.integer(1)));
    return new Function(name, parameters, List.of(version(body)), Position.NONE);
  }

  private static Version version(BodyGenerator body) {
    return new Version("base", body.lines(), Position.NONE);
  }
}
