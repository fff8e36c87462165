package dev.oser.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code oser}: finds the subcommand, runs it, and reports what went wrong. */
@Command(
    name = "oser",
    description = "Code that changes its mind while it runs.",
    versionProvider = Version.class,
    footer = {
      "",
      "Without a command, 'oser -e EXPRESSION' runs R. 'oser Rscript …' and 'oser R …'",
      "understand what GNU R's commands do, also if oser is called by their names through",
      "a link: ln -s …/oser ~/bin/Rscript. 'R CMD BATCH in.R out' is there.",
      "",
      "And, from the launcher:",
      "  bench    Runs the benchmarks; 'oser bench --help' says which there are.",
      "  test     Builds everything and runs all tests.",
      "",
      "'oser COMMAND --help' explains a command.",
      "",
      "Exit status: that of the program; 1 if it traps, does not verify or breaks an",
      "invariant; 2 if the command, a file or the text of a program is wrong.",
      "",
      "Example:",
      "  oser run examples/ir/isord.oir"
    })
public final class Main implements Runnable {
  /** Wide enough for the lines of descriptions as they are written. */
  private static final int HELP_WIDTH = 100;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--version", versionHelp = true, description = "Print the version and exit.")
  private boolean version;

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args, Streams.ofProcess()));
  }

  /** Runs a command with these streams, and returns the exit status. */
  public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
    return run(args, Streams.of(in, out, err));
  }

  /** Runs a command with these streams, and returns the exit status. */
  static int run(String[] args, Streams streams) {
    int status = execute(args, streams);
    try {
      streams.out().flush();
      return status;
    } catch (StandardOutput.Failed e) {
      // A problem that has been reported already is not reported again.
      return status == ExitCode.OK ? report(e, streams) : status;
    }
  }

  /** R is started without the command line's machinery: scripts are often short. */
  private static int execute(String[] args, Streams streams) {
    if (!RLanguage.isMeant(args)) {
      return commandLine(streams).execute(args);
    }
    try {
      return RLanguage.run(args, streams);
    } catch (RuntimeException e) {
      return report(e, streams);
    }
  }

  static CommandLine commandLine(Streams streams) {
    var line =
        new CommandLine(new Main())
            .addSubcommand(new RunCommand(streams))
            .addSubcommand(new ReplCommand(streams))
            .addSubcommand(new ShellSubcommand(streams))
            .addSubcommand(new PrintCommand(streams))
            .addSubcommand(new VerifyCommand(streams))
            .addSubcommand(new CheckCommand(streams))
            .addSubcommand(new ExplainCommand(streams))
            .addSubcommand(new InstallPackagesCommand(streams))
            .addSubcommand(new OpsCommand(streams))
            .addSubcommand(new OsrReportCommand(streams))
            .addSubcommand(ProfileCommand.with(streams))
            .addSubcommand(FuzzCommand.with(streams));
    addHelp(line);
    return line.setUsageHelpWidth(HELP_WIDTH)
        .setOut(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8))
        .setExecutionStrategy(parsed -> execute(parsed, streams))
        .setParameterExceptionHandler((e, _) -> usageError(e, streams))
        .setExecutionExceptionHandler((e, _, _) -> report(e, streams));
  }

  /** Help and version are printed where no handler of picocli's looks. */
  private static int execute(CommandLine.ParseResult parsed, Streams streams) {
    try {
      return new CommandLine.RunLast().execute(parsed);
    } catch (StandardOutput.Failed e) {
      return report(e, streams);
    }
  }

  private static void addHelp(CommandLine line) {
    line.getSubcommands().values().forEach(Main::addHelp);
    line.getCommandSpec()
        .addOption(
            CommandLine.Model.OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Print this help and exit.")
                .build());
  }

  /** Called when there is no subcommand. */
  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "which command?");
  }

  private static int report(Throwable thrown, Streams streams) {
    try {
      streams.out().flush();
    } catch (StandardOutput.Failed e) {
      thrown = e;
    }
    var problem = Problem.of(thrown);
    boolean explainsItself = problem.file() != null || problem.exitCode() == ExitCode.FAILED;
    problem.print(explainsItself ? "" : "oser: ", streams.err());
    return problem.exitCode();
  }

  private static int usageError(ParameterException error, Streams streams) {
    var command = error.getCommandLine().getCommandSpec().qualifiedName();
    streams.err().println(command + ": " + explain(error));
    streams.err().println("Try '" + command + " --help'.");
    streams.err().flush();
    return ExitCode.USAGE;
  }

  private static String explain(ParameterException error) {
    return switch (error) {
      case UnmatchedArgumentException unmatched -> {
        var word = unmatched.getUnmatched().getFirst();
        var kind =
            unmatched.isUnknownOption()
                ? "unknown option"
                : error.getCommandLine().getSubcommands().isEmpty()
                    ? "unexpected argument"
                    : "unknown command";
        var known = unmatched.getSuggestions();
        yield kind
            + " '"
            + word
            + "'"
            + (known.isEmpty() ? "" : "; did you mean " + known.getFirst() + "?");
      }
      case MissingParameterException missing ->
          "missing " + missing.getMissing().getFirst().paramLabel();
      default -> String.valueOf(error.getMessage());
    };
  }
}
