package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.cli.Optimization;
import dev.oser.cli.Words;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.Passes;
import dev.oser.kit.osr.correspondence.VersionPair;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

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
        The name 'standard' stands for the passes that are worth it for hot functions.
        If the function has other versions, the old one stays among them.
        """);
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? passNames() : shell.functionNames();
  }

  /** {@return what can stand in a list of passes} */
  static List<String> passNames() {
    return Stream.concat(Passes.all().stream().map(Pass::name), Stream.of("standard")).toList();
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
      if (!shell.versionsOf(function).points().isEmpty()) {
        throw new Failure(
            function
                + " has OSR points; 'version' makes a version of it without, 'remove' removes");
      }
    }
    for (var function : functions) {
      if (shell.versionsOf(function).isTrivial()) {
        var version = FunctionCopy.of(function).function();
        if (run(passes, version, shell)) {
          shell.install(version);
        }
      } else {
        derive(passes, words.getFirst(), shell.versionsOf(function), shell);
      }
    }
  }

  private static void derive(List<Pass> passes, String names, Versions versions, Shell shell) {
    var from = versions.current();
    var changed = new AtomicBoolean();
    var pair = VersionPair.of(from.code(), version -> changed.set(run(passes, version, shell)));
    if (changed.get()) {
      versions.install(versions.add(pair, names + " of " + from.name(), ""));
    }
  }

  private static boolean run(List<Pass> passes, Function version, Shell shell) {
    boolean changed = false;
    for (var pass : passes) {
      changed |= run(pass, version, shell);
    }
    return changed;
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
