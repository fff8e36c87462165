package dev.oser.cli;

import dev.oser.kit.event.Events;
import dev.oser.kit.event.LogSink;
import dev.oser.lang.sourir.Engine;
import dev.oser.lang.sourir.Source;
import dev.oser.lang.sourir.StreamConsole;
import dev.oser.lang.sourir.jit.JitOptions;
import dev.oser.lang.sourir.opt.Optimizer;
import dev.oser.lang.sourir.opt.Passes;
import dev.oser.lang.sourir.stress.Stress;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.text.Printer;
import java.util.function.Supplier;

/** sourir, in the format of its authors. */
final class SourirLanguage implements Language {
  @Override
  public String suffix() {
    return ".sou";
  }

  @Override
  public String name() {
    return "sourir";
  }

  @Override
  public String print(String file) {
    return Printer.print(Source.parse(file, SourceFile.text(SourceFile.path(file))));
  }

  /** {@return the program in a file; what is wrong with it is thrown} */
  static Source read(String file) {
    return Source.read(file, SourceFile.text(SourceFile.path(file)));
  }

  @Override
  public int run(RunOptions options, Streams streams) {
    options.reject(name(), "--dump-bytecode", "--profile", "ARGS");
    var stress = asked(() -> Stress.parse(options.stressOr("none")));
    var events = new Events();
    if (options.log()) {
      events.listen(new LogSink(streams.err()::println));
    }
    var compiled = JitOptions.USUAL.failing(stress.checks()).withDeoptless(options.deoptless());
    var engine = asked(() -> Engine.named(options.engineOr("jit"), compiled, events));
    var passes = asked(() -> Passes.parse(options.passes()));
    var source = read(options.file());
    var optimized = Optimizer.run(source.program(), passes, options.trust());
    var program = optimized.program();
    if (options.show()) {
      optimized.steps().forEach(step -> streams.err().println("# " + step));
      streams.err().print(Printer.print(program));
    }
    var console = new StreamConsole(streams.in(), streams.out());
    var ending = engine.run(program, console, stress.speculation());
    return switch (ending.outcome()) {
      case Outcome.Stopped(var status) -> status;
      case Outcome.Failed failed -> throw source.mistake(failed);
      case Outcome.Unfinished _ -> ExitCode.INTERRUPTED;
      case Outcome.Returned _ -> ExitCode.OK;
    };
  }

  /** A choice that does not exist is the person's mistake, not ours. */
  private static <T> T asked(Supplier<T> choice) {
    try {
      return choice.get();
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }
}
