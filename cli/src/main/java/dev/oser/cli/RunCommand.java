package dev.oser.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code oser run}: runs the main function of a file. */
@Command(
    name = "run",
    header = "Runs a program: Oser IR (.oir), sourir (.sou) or R (.R).",
    footer = {
      "",
      "Oser IR: a result of @main of type i32 becomes the exit status (modulo 256); any",
      "other is printed. A trap ends the program with status 1.",
      "",
      "sourir: 'read' takes lines of standard input. The exit status is that of 'stop'",
      "(modulo 256); 1 if a static rule is broken; 2 for syntax and run-time errors.",
      "",
      "R: runs as with Rscript, whose options may come before FILE: --vanilla, --no-save,",
      "--encoding=latin1, … All that comes after FILE is the script's: commandArgs() gives",
      "it. FILE may be - (standard input), or begin with '#!' and name Rscript.",
      "--profile FILE before the script writes where its time went, by R functions and lines:",
      "a page (.html), a report (.txt), for pprof (.pb.gz) or speedscope (.speedscope.json), or",
      "else what 'oser profile report' reads.",
      "'oser -e EXPRESSION' runs an expression. --debug before FILE shows where in Java an",
      "internal error comes from.",
      "",
      "Examples:",
      "  oser run examples/ir/isord.oir",
      "  oser run --passes dead-code sum.oir -- -7 2.5 true '[1, 2, 3]' '\"text\"'",
      "  oser run examples/sourir/size.sou --opt all --show --stress first",
      "  oser run script.R a b c",
      "  oser run --profile profile.html script.R"
    })
final class RunCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private RunOptions options = new RunOptions();

  RunCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    return Languages.of(options.file()).run(options, streams);
  }
}
