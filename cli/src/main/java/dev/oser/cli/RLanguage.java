package dev.oser.cli;

import dev.oser.kit.event.LogSink;
import dev.oser.kit.ir.text.Printer;
import dev.oser.lang.r.Session;
import dev.oser.lang.r.jit.Contexts;
import dev.oser.lang.r.jit.Deoptless;
import dev.oser.lang.r.jit.Explanation;
import dev.oser.lang.r.jit.JitOptions;
import dev.oser.lang.r.jit.Speculation;
import dev.oser.lang.r.runtime.Updates;
import dev.oser.lang.r.syntax.Deparser;
import dev.oser.lang.r.syntax.ParseException;
import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** R, run as {@code Rscript} or {@code R} run it. */
final class RLanguage implements Language {
  private static final String RSCRIPT = "Rscript";
  private static final String R = "R";

  @Override
  public String suffix() {
    return ".R";
  }

  @Override
  public String name() {
    return "R";
  }

  @Override
  public boolean takes(String file) {
    return RScript.isOne(file);
  }

  @Override
  public int run(RunOptions options, Streams streams) {
    options.reject(
        name(),
        "--engine",
        "--opt",
        "--dump-bytecode",
        "--show",
        "--stress",
        "--log",
        "--deoptless",
        "--trust",
        "--profile");
    var words = new ArrayList<>(List.of(options.file()));
    words.addAll(options.arguments());
    return runScript(RCommandLine.ofRscript(words), streams);
  }

  @Override
  public String print(String file) {
    try {
      return Parser.parse(Source.of(file, SourceFile.text(SourceFile.path(file)))).nodes().stream()
          .flatMap(node -> Deparser.deparse(node).stream())
          .collect(Collectors.joining("\n", "", "\n"));
    } catch (ParseException e) {
      throw new Failure(e.message());
    }
  }

  /** {@return whether these are arguments that start R and nothing else} */
  static boolean isMeant(String[] args) {
    if (args.length == 0) {
      return false;
    }
    return switch (args[0]) {
      case RSCRIPT, R -> true;
      case "-e" -> args.length > 1;
      case "run" -> {
        int file = RCommandLine.afterOptions(Arrays.asList(args), 1);
        yield file < args.length && !args[1].matches("-h|--help") && RScript.isOne(args[file]);
      }
      default -> Arrays.asList(args).contains("-e") && RCommandLine.isOption(args[0]);
    };
  }

  /** Runs {@code Rscript …}, {@code R …}, {@code run [options] FILE ARGS} or {@code -e …}. */
  static int run(String[] args, Streams streams) {
    var words = new ArrayList<>(Arrays.asList(args));
    switch (args[0]) {
      case R -> {
        return RProgram.run(words.subList(1, words.size()), streams);
      }
      case RSCRIPT -> words.removeFirst();
      case "run" -> {
        words.removeFirst();
        // Who knows the other languages separates arguments from the file.
        int file = RCommandLine.afterOptions(words, 0);
        if (file + 1 < words.size() && words.get(file + 1).equals("--")) {
          words.remove(file + 1);
        }
      }
      default -> {}
    }
    return runScript(RCommandLine.ofRscript(words), streams);
  }

  private static int runScript(RCommandLine line, Streams streams) {
    if (line.has("--version")) {
      streams.out().println("Rscript (R) " + RProgram.version());
      return ExitCode.OK;
    }
    if (line.has("--help", "-h") || line.file() == null && line.expressions().isEmpty()) {
      streams.out().println("Usage: Rscript [options] file [args]");
      streams.out().println("   or: Rscript [options] -e expr [-e expr2 ...] [args]");
      return line.has("--help", "-h") ? ExitCode.OK : ExitCode.FAILED;
    }
    warnOf(line, streams);
    if (line.has("--verbose")) {
      streams.err().println("running\n  '" + String.join(" ", line.arguments()) + "'\n");
    }
    var source = RScript.source(line, streams);
    var profile = RProfile.of(line, source.name());
    try (var session = session(line, streams)) {
      boolean feedback = line.has(RCommandLine.DUMP_FEEDBACK);
      if (!feedback && !line.has(RCommandLine.DUMP_CODE)) {
        return profile.during(session, streams, () -> session.run(source));
      }
      var listing = session.list();
      int status = profile.during(session, streams, () -> session.run(source));
      streams.err().print(listing.text(feedback));
      streams.err().flush();
      return status;
    }
  }

  static void warnOf(RCommandLine line, Streams streams) {
    for (var option : line.unknown()) {
      streams.err().println("WARNING: unknown option '" + option + "'\n");
    }
  }

  /** {@return how hot code is compiled, or null if it is not} */
  private static @Nullable JitOptions compiling(RCommandLine line, Streams streams) {
    var jit = line.value(RCommandLine.JIT, "on");
    var options =
        switch (jit) {
          case "on" -> JitOptions.usual();
          case "eager" -> JitOptions.eager();
          case "off" -> null;
          default -> throw new Failure("--jit is on, off or eager, not " + jit);
        };
    var log = line.value(RCommandLine.LOG, "");
    if (!log.isEmpty() && !log.equals("jit")) {
      throw new Failure("only --log jit can be asked for, not " + log);
    }
    if (options == null) {
      return null;
    }
    if (!log.isEmpty()) {
      options.events().listen(new LogSink(streams.err()::println));
    }
    if (line.has(RCommandLine.DUMP_IR)) {
      options = options.showing(function -> streams.err().println(Printer.print(function)));
    }
    var chaos = line.value(RCommandLine.CHAOS, "");
    if (!chaos.isEmpty()) {
      options = options.failing(Chaos.named(chaos));
    }
    try {
      return options
          .with(Speculation.without(line.value(RCommandLine.WITHOUT, "")))
          .with(Contexts.named(line.value(RCommandLine.CONTEXTS, "on")))
          .with(Deoptless.named(line.value(RCommandLine.DEOPTLESS, "on")));
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }

  static Session session(RCommandLine line, Streams streams) {
    return session(line, streams, compiling(line, streams));
  }

  /** {@return a session that explains afterwards what was compiled} */
  static Session session(RCommandLine line, Streams streams, Explanation explanation) {
    var options = compiling(line, streams);
    return session(line, streams, options == null ? null : options.explaining(explanation));
  }

  private static Session session(
      RCommandLine line, Streams streams, @Nullable JitOptions compiling) {
    var session =
        new Session(
            streams.in(),
            streams.out(),
            streams.err(),
            line.arguments(),
            Updates.IN_PLACE,
            compiling);
    if (line.has(RCommandLine.DEBUG)) {
      session.runtime().debug();
    }
    if (streams.areOfProcess()) {
      session.runtime().shareStreams();
      InterruptSignal.stop(session);
    }
    return session;
  }
}
