package dev.oser.models.coreir;

import java.util.List;
import java.util.stream.Collectors;

/** Functions; the first one is run. */
public record Program(List<Function> functions) {
  public Program {
    functions = List.copyOf(functions);
  }

  public Function main() {
    return functions.getFirst();
  }

  public Function function(String name) {
    return functions.stream()
        .filter(function -> function.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no function " + name));
  }

  /** {@return this program with another function of the same name} */
  public Program with(Function changed) {
    return new Program(
        functions.stream()
            .map(function -> function.name().equals(changed.name()) ? changed : function)
            .toList());
  }

  @Override
  public String toString() {
    return functions.stream().map(Function::toString).collect(Collectors.joining("\n"));
  }
}
