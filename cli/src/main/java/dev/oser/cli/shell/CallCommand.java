package dev.oser.cli.shell;

import dev.oser.cli.MachineFunctions;
import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.text.ArgumentReader;
import dev.oser.kit.ir.text.ValuePrinter;
import dev.oser.kit.jit.FunctionTooLarge;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls a function once. */
final class CallCommand implements ShellCommand {
  private static final int MOST_ELEMENTS = 100;

  @Override
  public Manual manual() {
    return new Manual(
        "call @f(ARGUMENT, …)",
        "call a function and print its result",
        """
        Arguments are written as the parameter types ask for:
          1, -7, 0xff      i8, i32, i64
          2.5, 1e9, inf    f64
          true, false      i1
          [1, 2, 3]        arrays
          "text"           i8[]
          @g               functions
          null             any reference
        """);
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return callable(shell, argument);
  }

  /** {@return what can stand at a place counted from the name of the called function} */
  static List<String> callable(Shell shell, int place) {
    var names = shell.functionNames();
    return place == 0 ? names.stream().map(name -> name + "(").toList() : names;
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    var call = read(this, shell, invocation);
    var machine = shell.machine();
    var function = shell.function("@" + call.function());
    if (shell.isVerbose() && machine.engine() == Engine.COMPILER) {
      describeCode(call.function(), shell);
    }
    long start = System.nanoTime();
    var result = invoke(machine, call);
    var time = Times.since(start);
    shell.endProgramOutput();
    if (function.type().result() != CoreType.VOID) {
      shell.out().println(ValuePrinter.print(result, function.type().result(), MOST_ELEMENTS));
    }
    if (shell.isVerbose()) {
      shell.out().println("called in " + time + " with the " + EngineCommand.name(machine));
    }
  }

  /** Reads the call a command was given. */
  static ArgumentReader.Call read(ShellCommand command, Shell shell, Invocation invocation) {
    if (!invocation.text().contains("@")) {
      throw command.misuse();
    }
    var functions = new MachineFunctions(shell.machine());
    return ArgumentReader.call(invocation.source(), invocation.inPlace(), functions);
  }

  static @Nullable Object invoke(Machine machine, ArgumentReader.Call call) {
    return machine.call(call.function(), call.arguments().toArray());
  }

  private static void describeCode(String function, Shell shell) {
    long start = System.nanoTime();
    try {
      int size = shell.machine().compiled(function).bytes().length;
      shell.out().println("compiles to " + size + " bytes in " + Times.since(start));
    } catch (FunctionTooLarge e) {
      shell.out().println(e.getMessage());
    }
  }
}
