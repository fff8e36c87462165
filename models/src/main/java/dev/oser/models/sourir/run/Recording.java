package dev.oser.models.sourir.run;

import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A run with given input, recorded. */
public final class Recording implements World {
  private final Iterator<String> input;
  private final List<Action> actions = new ArrayList<>();

  /** A world with this input, in which nothing has happened yet. */
  public Recording(List<String> input) {
    this.input = input.iterator();
  }

  /** {@return what has happened so far} */
  public List<Action> actions() {
    return Collections.unmodifiableList(actions);
  }

  /**
   * What a run showed.
   *
   * @param assumes how many assumes ran
   * @param deoptimizations how many of them deoptimised
   */
  public record Result(Trace trace, long assumes, long deoptimizations) {}

  /** {@return what main does with this input} */
  public static Result run(
      Program program, List<String> input, Speculation speculation, long fuel) {
    var recording = new Recording(input);
    var interpreter = new Interpreter(program, recording, speculation);
    return recording.result(interpreter.run(fuel), interpreter);
  }

  /** {@return what a version of a function does with these arguments and this input} */
  public static Result call(
      Program program,
      String function,
      String version,
      List<Value> arguments,
      List<String> input,
      Speculation speculation,
      long fuel) {
    var recording = new Recording(input);
    var interpreter = new Interpreter(program, recording, speculation);
    return recording.result(interpreter.call(function, version, arguments, fuel), interpreter);
  }

  private Result result(Outcome outcome, Interpreter interpreter) {
    return new Result(
        new Trace(actions, outcome), interpreter.assumes(), interpreter.deoptimizations());
  }

  @Override
  public @Nullable String readLine() {
    if (!input.hasNext()) {
      return null;
    }
    var line = input.next();
    actions.add(new Action.Consumed(line));
    return line;
  }

  @Override
  public void print(String value) {
    actions.add(new Action.Printed(value));
  }
}
