package dev.oser.cli;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.text.ArgumentReader;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.ir.text.ValuePrinter;
import dev.oser.kit.jit.Disassembly;
import dev.oser.kit.jit.FunctionTooLarge;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Oser IR: the kit's own text form. */
final class IrLanguage implements Language {
  @Override
  public String suffix() {
    return ".oir";
  }

  @Override
  public String name() {
    return "Oser IR";
  }

  @Override
  public String print(String file) {
    return Printer.print(SourceFile.read(file).module());
  }

  @Override
  public int run(RunOptions options, Streams streams) {
    options.reject(name(), "--show", "--stress", "--log", "--deoptless", "--trust", "--profile");
    var engine = engine(options.engineOr("compiler"));
    var pipeline = Optimization.pipeline(options.passes());
    var file = options.file();
    var source = SourceFile.read(file);
    var machine =
        new Machine(
            MachineOptions.writingTo(streams.out())
                .with(engine)
                .withWarnings(warning -> streams.err().println("oser: warning: " + warning)));
    machine.load(source.module());
    for (var function : source.module().functions()) {
      pipeline.run(function, machine::function, pass -> Optimization.check(pass, function));
      machine.install(function);
    }
    var main = machine.function("main");
    if (main == null) {
      throw new Failure(file + " has no function @main to run");
    }
    var values = argumentsFor(main, options.arguments(), machine);
    if (options.dumpBytecode()) {
      dumpBytecode(source, machine, streams);
    }
    return run(main, values, machine, streams);
  }

  private static Engine engine(String name) {
    for (var engine : Engine.values()) {
      if (engine.name().toLowerCase(Locale.ROOT).equals(name)) {
        return engine;
      }
    }
    throw new Failure("--engine: expected interpreter or compiler, not '" + name + "'");
  }

  private static @Nullable Object[] argumentsFor(
      Function main, List<String> arguments, Machine machine) {
    var parameters = main.parameters();
    if (arguments.size() != parameters.size()) {
      var list =
          parameters.stream()
              .map(parameter -> parameter.text() + ": " + parameter.type().text())
              .collect(Collectors.joining(", "));
      throw new Failure(
          "@main("
              + list
              + ") takes "
              + parameters.size()
              + (parameters.size() == 1 ? " argument" : " arguments")
              + ", not "
              + arguments.size());
    }
    var values = new @Nullable Object[parameters.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] =
          ArgumentReader.argument(
              "argument " + parameters.get(i).text(),
              arguments.get(i),
              parameters.get(i).type(),
              new MachineFunctions(machine));
    }
    return values;
  }

  private static void dumpBytecode(SourceFile source, Machine machine, Streams streams) {
    for (var function : source.module().functions()) {
      try {
        var compiled = machine.compiled(function.name());
        streams.err().println(Disassembly.of(compiled, source.lines()));
      } catch (FunctionTooLarge e) {
        streams.err().println(e.getMessage() + "\n");
      }
    }
  }

  private static int run(
      Function main, @Nullable Object[] values, Machine machine, Streams streams) {
    @Nullable Object result;
    try {
      result = machine.call("main", values);
    } finally {
      // Before any message about what went wrong.
      machine.output().flush();
    }
    if (result instanceof Integer status) {
      return Math.floorMod(status, 256);
    }
    if (main.type().result() != CoreType.VOID) {
      streams.out().println(ValuePrinter.print(result, main.type().result()));
    }
    return ExitCode.OK;
  }
}
