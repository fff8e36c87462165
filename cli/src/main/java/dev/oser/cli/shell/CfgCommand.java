package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.cli.SourceFile;
import dev.oser.kit.analysis.FlowPrinter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;

/** Shows control flow. */
final class CfgCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "cfg @f[:VERSION] [text|dot|svg] [FILE]",
        "show the control flow graph of a function",
        """
        text (default)  one line per block: successors, loops
        dot             Graphviz source with the instructions in the nodes
        svg             a picture; needs Graphviz
        With a FILE, the graph is written there.
        """);
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return switch (argument) {
      case 0 -> shell.versionNames();
      case 1 -> List.of("text", "dot", "svg");
      default -> List.of();
    };
  }

  @Override
  public boolean takesFile(int argument) {
    return argument == 2;
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    var words = invocation.arguments();
    if (words.isEmpty() || words.size() > 3) {
      throw misuse();
    }
    var function = shell.code(words.getFirst());
    var graph =
        switch (words.size() == 1 ? "text" : words.get(1)) {
          case "text" -> FlowPrinter.text(function);
          case "dot" -> FlowPrinter.dot(function);
          case "svg" -> svg(FlowPrinter.dot(function));
          default -> throw misuse();
        };
    if (words.size() < 3) {
      shell.out().print(graph);
      return;
    }
    var file = SourceFile.path(words.get(2));
    try {
      Files.writeString(file, graph);
    } catch (IOException e) {
      throw new Failure("cannot write " + file + ": " + e);
    }
    shell.out().println("wrote " + file);
  }

  private static String svg(String source) {
    try {
      var process = new ProcessBuilder("dot", "-Tsvg").redirectErrorStream(true).start();
      // dot reads all of its input before it writes, so neither waits for the other.
      try (var input = process.getOutputStream()) {
        input.write(source.getBytes(StandardCharsets.UTF_8));
      }
      var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new Failure("Graphviz failed: " + output.strip());
      }
      return output;
    } catch (IOException e) {
      throw new Failure(
          "cannot run Graphviz' dot, which makes the picture; install it (Debian: apt install"
              + " graphviz), or use 'cfg @f dot' and draw elsewhere");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Failure("interrupted");
    }
  }
}
