package dev.oser.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What the launcher lets a JVM do once after a build, so that it can write down for the JVMs to
 * come which classes it loaded and linked, and what was hot in them (JEP 514, 515): a little of
 * everything that people do. Nothing that fails here matters.
 */
final class Training {
  private static final List<List<String>> R =
      List.of(
          List.of("-e", "x <- c(a = 1, b = 2); print(sapply(1:3, sqrt)); list(1, 'a')"),
          List.of("-e", "tryCatch(stop('no'), error = function(e) print(conditionMessage(e)))"),
          List.of("run", "cli/src/main/r/training.R"),
          List.of("run", "--jit=eager", "cli/src/main/r/training.R"),
          List.of("run", "cli/src/main/r/breadth.R"),
          List.of("run", "examples/r/report.R"));

  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("--version"),
          List.of("--help"),
          List.of("run", "examples/ir/isord.oir"),
          List.of("run", "examples/sourir/size.sou"),
          List.of("print", "examples/ir/nbody.oir"),
          List.of("run", "no-such-file.oir"));

  private Training() {}

  /** Ends as every command does, which takes classes too. */
  public static void main(String[] arguments) {
    var root = Path.of(arguments[1]);
    var streams = Streams.ofProcess();
    for (var command : arguments[0].equals("r") ? R : COMMANDS) {
      Main.run(inside(root, command), streams);
    }
    System.exit(0);
  }

  private static String[] inside(Path root, List<String> command) {
    var words = command.toArray(String[]::new);
    for (int i = 0; i < words.length; i++) {
      var file = root.resolve(words[i]);
      if (Files.exists(file)) {
        words[i] = file.toString();
      }
    }
    return words;
  }
}
