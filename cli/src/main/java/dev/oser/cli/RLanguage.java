package dev.oser.cli;

import dev.oser.lang.r.Session;
import dev.oser.lang.r.syntax.Deparser;
import dev.oser.lang.r.syntax.ParseException;
import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** R, run as {@code Rscript} runs it. */
final class RLanguage implements Language {
  private static final String EXPRESSION = "-e";

  @Override
  public String suffix() {
    return ".R";
  }

  @Override
  public String name() {
    return "R";
  }

  @Override
  public int run(RunOptions options, Streams streams) {
    options.reject(name(), "--dump-bytecode", "--show", "--stress", "--deoptless", "--trust");
    return runFile(options.file(), options.arguments(), streams);
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
    return args.length >= 2
        && (args[0].equals(EXPRESSION) || args[0].equals("run") && args[1].endsWith(".R"));
  }

  /** Runs {@code -e EXPRESSION… ARGS} or {@code run FILE ARGS}. */
  static int run(String[] args, Streams streams) {
    if (!args[0].equals(EXPRESSION)) {
      int first = args.length > 2 && args[2].equals("--") ? 3 : 2;
      return runFile(args[1], Arrays.asList(args).subList(first, args.length), streams);
    }
    var text = new StringBuilder();
    int next = 0;
    while (next + 1 < args.length && args[next].equals(EXPRESSION)) {
      text.append(args[next + 1]).append('\n');
      next += 2;
    }
    var rest = Arrays.asList(args).subList(next, args.length);
    try (var session = session(List.of(EXPRESSION), rest, streams)) {
      return session.run(Source.of("<expression>", text.toString()));
    }
  }

  private static int runFile(String file, List<String> arguments, Streams streams) {
    var text = SourceFile.text(SourceFile.path(file));
    try (var session = session(List.of("--file=" + file), arguments, streams)) {
      return session.run(Source.of(file, text.endsWith("\n") ? text : text + "\n"));
    }
  }

  /** What {@code commandArgs()} gives is what Rscript passes on to R. */
  private static Session session(List<String> how, List<String> arguments, Streams streams) {
    var all = new ArrayList<>(List.of("R", "--no-echo", "--no-restore"));
    all.addAll(how);
    if (!arguments.isEmpty()) {
      all.add("--args");
      all.addAll(arguments);
    }
    var session = new Session(streams.in(), streams.out(), streams.err(), all);
    if (streams.areOfProcess()) {
      session.runtime().shareStreams();
      InterruptSignal.stop(session);
    }
    return session;
  }
}
