package dev.oser.cli;

import dev.oser.kit.Machine;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.text.ArgumentReader;
import dev.oser.kit.runtime.FunctionValue;
import org.jspecify.annotations.Nullable;

/** The functions of a machine, as arguments can name them. */
public record MachineFunctions(Machine machine) implements ArgumentReader.Functions {
  @Override
  public @Nullable FunctionType typeOf(String name) {
    var function = machine.function(name);
    return function == null ? null : function.type();
  }

  @Override
  public FunctionValue valueOf(String name) {
    return machine.functionValue(name);
  }
}
