package dev.oser.models.coreir;

import java.util.List;
import java.util.Optional;

/** A function with its base version and, perhaps, an optimised one. */
public record Function(
    String name, List<String> parameters, Version base, Optional<Version> optimised) {
  public Function {
    parameters = List.copyOf(parameters);
    for (var instruction : base.code().values()) {
      if (instruction instanceof Instruction.Anchor || instruction instanceof Instruction.Assume) {
        throw new IllegalArgumentException(name + ": a base version does not speculate");
      }
    }
  }

  /** {@return what a call runs} */
  public Version current() {
    return optimised.orElse(base);
  }

  public Function with(Version newOptimised) {
    return new Function(name, parameters, base, Optional.of(newOptimised));
  }

  @Override
  public String toString() {
    return "function "
        + name
        + "("
        + String.join(", ", parameters)
        + ")\n base\n"
        + base
        + optimised.map(version -> " optimised\n" + version).orElse("");
  }
}
