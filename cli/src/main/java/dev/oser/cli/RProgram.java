package dev.oser.cli;

import dev.oser.lang.r.syntax.Source;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code R} as a command: a person's session, a script that is echoed, or {@code CMD BATCH}. */
final class RProgram {
  private RProgram() {}

  /** {@return which R this stands for, and what it is} */
  static String version() {
    return "version 4.2.2, as understood by Oser";
  }

  static int run(List<String> words, Streams streams) {
    if (!words.isEmpty() && words.getFirst().equals("CMD")) {
      return batch(words.subList(1, words.size()), streams);
    }
    var line = RCommandLine.ofR(words);
    if (line.has("--version")) {
      streams.out().println("R " + version());
      return ExitCode.OK;
    }
    if (line.has("--help", "-h")) {
      streams.out().println("Usage: R [options] [< infile] [> outfile]");
      streams.out().println("   or: R CMD BATCH [options] infile [outfile]");
      return ExitCode.OK;
    }
    RLanguage.warnOf(line, streams);
    boolean piped = line.file() == null && line.expressions().isEmpty();
    if (piped && streams.terminal().isThere()) {
      return new ReplCommand(streams).call();
    }
    if (piped && !line.has("--save", "--no-save", "--vanilla")) {
      throw new Failure("you must specify '--save', '--no-save' or '--vanilla'");
    }
    var source =
        piped
            ? RScript.standardInput(streams, RScript.charset(line.encoding()))
            : RScript.source(line, streams);
    return transcript(line, source, streams);
  }

  private static int transcript(RCommandLine line, Source source, Streams streams) {
    boolean silent = line.has("--no-echo", "--slave", "-s");
    if (!silent && !line.has("-q", "--quiet", "--silent")) {
      streams.out().println("\nR " + version() + "\n");
    }
    var profile = RProfile.of(line, source.name());
    try (var session = RLanguage.session(line, streams)) {
      return profile.during(
          session, streams, () -> silent ? session.run(source) : session.runWithEcho(source));
    }
  }

  /** Runs a file and keeps what a person would have seen, and how long it took, in another. */
  private static int batch(List<String> words, Streams streams) {
    if (words.isEmpty() || !words.getFirst().equals("BATCH")) {
      throw new Failure("R CMD: only BATCH is there");
    }
    var options = new ArrayList<String>();
    var files = new ArrayList<String>();
    words.subList(1, words.size()).forEach(w -> (w.startsWith("-") ? options : files).add(w));
    if (files.isEmpty()) {
      throw new Failure("R CMD BATCH: which file?");
    }
    var file = files.getFirst();
    var name = String.valueOf(Path.of(file).getFileName());
    var to = files.size() > 1 ? files.get(1) : name.replaceFirst("\\.[Rr]$", "") + ".Rout";
    options.addAll(List.of("-f", file));
    var line = RCommandLine.ofR(options);
    var script = RScript.source(line, streams);
    var timed = Source.of(file, script.text() + "proc.time()\n");
    try (var out = new PrintStream(new FileOutputStream(to), false, StandardCharsets.UTF_8)) {
      return transcript(line, timed, Streams.of(streams.in(), out, out));
    } catch (IOException e) {
      throw new Failure("cannot write " + to + ": " + e.getMessage());
    }
  }
}
