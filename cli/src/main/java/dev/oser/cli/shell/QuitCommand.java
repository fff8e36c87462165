package dev.oser.cli.shell;

import java.util.List;

/** Ends the session. */
final class QuitCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual("quit", "leave the shell; 'exit' and Ctrl-D do the same", "");
  }

  @Override
  public List<String> aliases() {
    return List.of("exit");
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    shell.finish();
  }
}
