package dev.oser.cli.shell;

import dev.oser.cli.SourceFile;
import dev.oser.cli.Words;

/** Loads a file. */
final class LoadCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "load FILE",
        "load the functions of a file",
        """
        A function that is there already is replaced, if its type is the same; callers
        see the new one at their next call. Quote a name with spaces: load "my file.oir"
        """);
  }

  @Override
  public boolean takesFile(int argument) {
    return argument == 0;
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    if (invocation.arguments().size() != 1) {
      throw misuse();
    }
    var name = invocation.arguments().getFirst();
    long start = System.nanoTime();
    var source = SourceFile.read(name);
    var reading = Times.since(start);
    long read = System.nanoTime();
    shell.load(source);
    shell.out().print("loaded " + Words.count(source.module().functions().size(), "function"));
    shell.out().println(" from " + name);
    if (shell.isVerbose()) {
      shell.out().println("read and parsed in " + reading + ", verified in " + Times.since(read));
    }
  }
}
