package dev.oser.cli;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.text.ArgumentReader;
import dev.oser.kit.ir.text.ValuePrinter;
import dev.oser.kit.jit.Disassembly;
import dev.oser.kit.jit.FunctionTooLarge;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser run}: runs the main function of a file. */
@Command(
    name = "run",
    description = "Runs @main of a program.",
    footer = {
      "",
      "A result of type i32 becomes the exit status (modulo 256); any other is",
      "printed. A trap ends the program with status 1.",
      "",
      "Examples:",
      "  oser run examples/ir/isord.oir",
      "  oser run --passes dead-code sum.oir -- -7 2.5 true '[1, 2, 3]' '\"text\"'"
    })
final class RunCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(index = "0", paramLabel = "FILE", description = "The program.")
  private String file = "";

  @Parameters(
      index = "1..*",
      paramLabel = "ARGS",
      description = "Arguments of @main, written as its parameter types ask for.")
  private List<String> arguments = List.of();

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      converter = EngineConverter.class,
      description = "What runs it: interpreter or compiler (default).")
  private Engine engine = Engine.COMPILER;

  @Option(
      names = "--passes",
      paramLabel = "PASSES",
      description = "Passes to run on every function first, separated by commas.")
  private String passes = "";

  @Option(
      names = "--dump-bytecode",
      description = "Print the JVM code of every function to standard error first.")
  private boolean dumpBytecode;

  RunCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var pipeline = Optimization.pipeline(passes);
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
    var values = argumentsFor(main, machine);
    if (dumpBytecode) {
      dumpBytecode(source, machine);
    }
    return run(main, values, machine);
  }

  private @Nullable Object[] argumentsFor(Function main, Machine machine) {
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

  private void dumpBytecode(SourceFile source, Machine machine) {
    for (var function : source.module().functions()) {
      try {
        var compiled = machine.compiled(function.name());
        streams.err().println(Disassembly.of(compiled, source.lines()));
      } catch (FunctionTooLarge e) {
        streams.err().println(e.getMessage() + "\n");
      }
    }
  }

  private int run(Function main, @Nullable Object[] values, Machine machine) {
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
