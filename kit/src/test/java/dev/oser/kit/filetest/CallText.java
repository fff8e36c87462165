package dev.oser.kit.filetest;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.ArgumentReader;
import dev.oser.kit.ir.text.ValuePrinter;
import dev.oser.kit.runtime.FunctionValue;
import dev.oser.kit.runtime.Trap;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Runs a call as a command line writes it, for example {@code @gcd(12, 18)}. */
final class CallText {
  private CallText() {}

  /** {@return the output, then a line with the result or the trap} */
  static String run(String text, Module module, Engine engine) {
    var bytes = new ByteArrayOutputStream();
    var machine =
        new Machine(
            MachineOptions.writingTo(bytes)
                .with(engine)
                .withWarnings(
                    warning -> {
                      throw new AssertionError(warning);
                    }));
    machine.load(module);
    var call = ArgumentReader.call("the command", text, functionsOf(machine));
    String end;
    try {
      var result = machine.call(call.function(), call.arguments().toArray());
      var type = Objects.requireNonNull(machine.function(call.function())).type().result();
      end = "result " + (type == CoreType.VOID ? "void" : ValuePrinter.print(result, type));
    } catch (Trap trap) {
      end = "trap " + trap.getMessage();
    }
    machine.output().flush();
    var output = bytes.toString(StandardCharsets.ISO_8859_1);
    var separator = output.isEmpty() || output.endsWith("\n") ? "" : "\n";
    return output + separator + end + "\n";
  }

  private static ArgumentReader.Functions functionsOf(Machine machine) {
    return new ArgumentReader.Functions() {
      @Override
      public @Nullable FunctionType typeOf(String name) {
        var function = machine.function(name);
        return function == null ? null : function.type();
      }

      @Override
      public FunctionValue valueOf(String name) {
        return machine.functionValue(name);
      }
    };
  }
}
