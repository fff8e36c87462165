package dev.oser.models.sourir.invariants;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.Recording;
import dev.oser.models.sourir.run.Speculation;
import java.util.List;

/**
 * A way to start a version: a call with arguments and input.
 *
 * @param function what is called
 * @param arguments empty for main
 * @param input the lines there are to read
 */
public record Probe(String function, List<Sample> arguments, List<String> input) {
  public Probe {
    arguments = List.copyOf(arguments);
    input = List.copyOf(input);
  }

  /** {@return what a version of the function does} */
  Recording.Result run(Program program, String version, Speculation speculation, long fuel) {
    var values = arguments.stream().map(Sample::make).toList();
    return Recording.call(program, function, version, values, input, speculation, fuel);
  }

  @Override
  public String toString() {
    var call =
        function.equals(Function.MAIN)
            ? "main"
            : function
                + "("
                + String.join(", ", arguments.stream().map(Sample::toString).toList())
                + ")";
    return input.isEmpty() ? call : call + ", input " + String.join(" ", input);
  }
}
