package dev.oser.cli;

import dev.oser.lang.r.Console;
import dev.oser.lang.r.Session;
import dev.oser.lang.r.runtime.ConsoleInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;

/** {@code oser repl}: R at the terminal, or a program from a pipe. */
@Command(
    name = "repl",
    header = "Evaluates R as you type it.",
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
      if (!streams.terminal().isThere()) {
        return session.run(RScript.standardInput(streams, StandardCharsets.UTF_8));
      }
      session.runtime().shareStreams();
      return talk(session.console());
    }
  }

  private int talk(Console console) {
    var unanswered = new AtomicInteger();
    // A plain terminal does not tell of signals itself.
    InterruptSignal.handle(() -> interrupt(console, unanswered));
    try (var terminal = TerminalBuilder.builder().system(true).build()) {
      terminal.handle(Terminal.Signal.INT, _ -> interrupt(console, unanswered));
      var reader = reader(terminal, console);
      console.listen(new Typed(reader, console));
      return talk(console, reader);
    } catch (IOException e) {
      throw new Failure("cannot use the terminal: " + e.getMessage());
    }
  }

  /** A session is worth more than a script: who gives it up is asked whether that is meant. */
  private void interrupt(Console console, AtomicInteger unanswered) {
    if (console.interrupt()) {
      unanswered.set(0);
    } else if (unanswered.incrementAndGet() == 1) {
      streams.err().println("\nbusy; press Ctrl-C again to end the session and lose its data");
    } else {
      System.exit(ExitCode.INTERRUPTED);
    }
  }

  /** What a program reads that asks the person. */
  private record Typed(LineReader reader, Console console) implements ConsoleInput {
    @Override
    public boolean isInteractive() {
      return true;
    }

    @Override
    public @Nullable String line(String prompt) {
      try {
        return reader.readLine(prompt);
      } catch (UserInterruptException _) {
        console.interrupt();
        console.leaveIfInterrupted();
        return "";
      } catch (EndOfFileException _) {
        return null;
      }
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
        console.forget();
        return console.end();
      }
    }
  }
}
