package dev.oser.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What the launcher lets a JVM do once after a build, so that it can write down for the JVMs to
 * come which classes it loaded and linked, and what was hot in them (JEP 514, 515): a little of
 * everything that people do. Nothing that fails here matters.
 */
final class Training {
  private static final List<String[]> COMMANDS =
      List.of(
          new String[] {"--version"},
          new String[] {"--help"},
          new String[] {
            "-e", "x <- c(a = 1, b = 2); f <- function(n) if (n < 2) n else f(n - 1) + f(n - 2)"
          },
          new String[] {
            "-e", "for (i in 1:10) cat(f <- i, '\\n'); print(sapply(1:3, sqrt)); list(1, 'a')"
          },
          new String[] {
            "-e", "tryCatch(stop('no'), error = function(e) print(conditionMessage(e)))"
          },
          new String[] {"run", "cli/src/main/r/training.R"},
          new String[] {"run", "examples/r/report.R"},
          new String[] {"run", "examples/ir/isord.oir"},
          new String[] {"run", "examples/sourir/size.sou"},
          new String[] {"print", "examples/ir/nbody.oir"},
          new String[] {"run", "no-such-file.oir"});

  private Training() {}

  public static void main(String[] arguments) {
    var root = Path.of(arguments[0]);
    var nowhere = new PrintStream(OutputStream.nullOutputStream());
    for (var command : COMMANDS) {
      Main.run(inside(root, command), InputStream.nullInputStream(), nowhere, nowhere);
    }
  }

  private static String[] inside(Path root, String[] command) {
    var words = command.clone();
    for (int i = 0; i < words.length; i++) {
      var file = root.resolve(words[i]);
      if (Files.exists(file)) {
        words[i] = file.toString();
      }
    }
    return words;
  }
}
