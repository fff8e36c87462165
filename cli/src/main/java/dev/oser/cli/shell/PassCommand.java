package dev.oser.cli.shell;

import dev.oser.cli.Optimization;
import dev.oser.cli.Words;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.Passes;
import java.util.ArrayList;
import java.util.List;

/** Runs passes. */
final class PassCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "pass NAME[,NAME…] [@f…]",
        "run passes on functions, or on all of them",
        """
        Each pass works on a copy, which is verified after each pass and then becomes
        the current version; running code goes on with the old one until the next call.
        """);
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? Passes.all().stream().map(Pass::name).toList() : shell.functionNames();
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    var words = invocation.arguments();
    if (words.isEmpty()) {
      throw misuse();
    }
    var passes = Optimization.pipeline(words.getFirst()).passes();
    if (passes.isEmpty()) {
      throw misuse();
    }
    var functions = new ArrayList<Function>();
    words.stream().skip(1).forEach(symbol -> functions.add(shell.function(symbol)));
    if (functions.isEmpty()) {
      functions.addAll(shell.machine().functions());
    }
    for (var function : functions) {
      var version = FunctionCopy.of(function).function();
      boolean changed = false;
      for (var pass : passes) {
        changed |= run(pass, version, shell);
      }
      if (changed) {
        shell.install(version);
      }
    }
  }

  private static boolean run(Pass pass, Function version, Shell shell) {
    int before = version.size();
    long start = System.nanoTime();
    boolean changed = pass.run(version, shell.machine()::function);
    var time = shell.isVerbose() ? ", in " + Times.since(start) : "";
    Optimization.check(pass, version);
    var sizes = Words.count(version.size(), "instruction");
    shell
        .out()
        .println(
            pass.name()
                + " on "
                + version
                + (changed ? ": changed, " + before + " -> " + sizes : ": unchanged, " + sizes)
                + time);
    return changed;
  }
}
