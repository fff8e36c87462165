package dev.oser.models.sourir;

import java.util.List;
import java.util.Optional;

/** A program (Figure 13): functions, one of them {@code main}. */
public record Program(List<Function> functions) {
  public Program {
    functions = List.copyOf(functions);
  }

  /** {@return the function with this name} */
  public Optional<Function> function(String name) {
    return functions.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /** {@return this program with one function replaced by another of the same name} */
  public Program with(Function changed) {
    return new Program(
        functions.stream()
            .map(each -> each.name().equals(changed.name()) ? changed : each)
            .toList());
  }
}
