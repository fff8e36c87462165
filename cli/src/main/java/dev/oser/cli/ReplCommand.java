package dev.oser.cli;

import dev.oser.lang.r.Console;
import dev.oser.lang.r.Session;
import dev.oser.lang.r.syntax.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine.Command;

/** {@code oser repl}: R at the terminal, or a program from a pipe. */
@Command(
    name = "repl",
    description = "Evaluates R as you type it.",
    footer = {
      "",
      "On a terminal, Tab completes names, arguments and elements behind '$', the arrow keys go",
      "through what was typed before, Ctrl-C stops what is running, Ctrl-D or q() leaves. What",
      "comes from a pipe is run as a script.",
      "",
      "Example:",
      "  echo 'summary(1:10)' | oser repl"
    })
final class ReplCommand implements Callable<Integer> {
  private static final List<String> ARGUMENTS = List.of("R");

  private final Streams streams;

  ReplCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    try (var session = new Session(streams.in(), streams.out(), streams.err(), ARGUMENTS)) {
      return streams.terminal().isThere() ? talk(session.console()) : session.run(piped());
    }
  }

  private Source piped() {
    try {
      var text = new String(streams.in().readAllBytes(), StandardCharsets.UTF_8);
      return Source.of("stdin", text.endsWith("\n") ? text : text + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int talk(Console console) {
    try (var terminal = TerminalBuilder.builder().system(true).build()) {
      terminal.handle(Terminal.Signal.INT, _ -> console.interrupt());
      return talk(console, reader(terminal, console));
    } catch (IOException e) {
      throw new Failure("cannot use the terminal: " + e.getMessage());
    }
  }

  private static LineReader reader(Terminal terminal, Console console) {
    return LineReaderBuilder.builder()
        .terminal(terminal)
        .appName("oser")
        .parser(new WholeLine())
        .completer(
            (_, line, candidates) ->
                console
                    .completions(line.line().substring(0, line.cursor()))
                    .forEach(name -> candidates.add(candidate(name))))
        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
        .variable(
            LineReader.HISTORY_FILE,
            Path.of(System.getProperty("user.home")).resolve(".oser_r_history"))
        .variable(LineReader.HISTORY_FILE_SIZE, 10_000)
        .build();
  }

  private static Candidate candidate(String name) {
    return new Candidate(name, name, null, null, null, null, false);
  }

  private static int talk(Console console, LineReader reader) {
    while (true) {
      try {
        if (console.take(reader.readLine(console.prompt())) == Console.State.ENDED) {
          return console.status();
        }
      } catch (UserInterruptException _) {
        console.forget(); // Ctrl-C at the prompt gives the statement up
      } catch (EndOfFileException _) {
        return ExitCode.OK;
      }
    }
  }
}
