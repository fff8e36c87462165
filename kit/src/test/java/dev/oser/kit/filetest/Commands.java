package dev.oser.kit.filetest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.Engine;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.analysis.Violation;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.ir.text.SyntaxError;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import java.util.List;
import java.util.stream.Collectors;

/** What the commands of text tests do. */
final class Commands {
  private Commands() {}

  /** {@return what a test's command makes of its input} */
  static String run(FileTest test) {
    return switch (test.command()) {
      case "print" -> print(test);
      case "syntax-error" -> syntaxError(test);
      case "verify-fails" -> violations(test);
      case "pass" -> pass(test);
      case "run" -> onBothEngines(test);
      case "analysis" -> AnalysisText.of(test.argument(), verified(test));
      case String command when OsrText.COMMANDS.contains(command) ->
          OsrText.of(test, verified(test));
      default ->
          throw new FileTest.Malformed(
              test.name()
                  + ": unknown command '"
                  + test.command()
                  + "'; there are: print, syntax-error, verify-fails, pass NAME,…, run @f(…), analysis NAME, "
                  + String.join(", ", OsrText.COMMANDS));
    };
  }

  private static Module parsed(FileTest test) {
    return new Parser().parse(test.name(), test.input());
  }

  private static Module verified(FileTest test) {
    var module = parsed(test);
    requireValid(module, "the input is not valid");
    return module;
  }

  private static List<Violation> verify(Module module) {
    return Verifier.verify(module, Commands.class.getClassLoader());
  }

  private static void requireValid(Module module, String problem) {
    assertEquals(
        "", verify(module).stream().map(Violation::message).collect(Collectors.joining()), problem);
  }

  private static String print(FileTest test) {
    var text = Printer.print(parsed(test));
    assertEquals(
        text,
        Printer.print(new Parser().parse(test.name(), text)),
        "what is printed prints differently when parsed again");
    return text;
  }

  private static String syntaxError(FileTest test) {
    try {
      parsed(test);
    } catch (SyntaxError e) {
      return e.getMessage() + "\n";
    }
    throw new AssertionError(test.name() + ": expected a syntax error, but the text is correct");
  }

  private static String violations(FileTest test) {
    var violations = verify(parsed(test));
    if (violations.isEmpty()) {
      throw new AssertionError(test.name() + ": expected violations, but the module is valid");
    }
    return violations.stream()
        .map(violation -> violation.message() + "\n")
        .collect(Collectors.joining());
  }

  private static String pass(FileTest test) {
    var module = verified(test);
    var pipeline = Pipeline.parse(test.argument());
    if (pipeline.passes().isEmpty()) {
      throw new FileTest.Malformed(test.name() + ": name the passes to run");
    }
    for (var function : module.functions()) {
      pipeline.run(
          function,
          PassContext.of(module),
          pass -> requireValid(module, pass.name() + " broke the code"));
    }
    return Printer.print(module);
  }

  private static String onBothEngines(FileTest test) {
    var interpreted = CallText.run(test.argument(), verified(test), Engine.INTERPRETER);
    var compiled = CallText.run(test.argument(), verified(test), Engine.COMPILER);
    assertEquals(interpreted, compiled, "the engines disagree");
    return interpreted;
  }
}
