package dev.oser.cli;

import dev.oser.lang.r.jit.Explanation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser explain}: what R's compiler made of a program. */
@Command(
    name = "explain",
    header = "Runs an R script and says what was compiled of it.",
    description = {
      "Runs an R script and then says what was compiled of it: what the code assumes, which",
      "calls run in place and which do not and why, what is left to the interpreter, where boxes",
      "are made and the environment is written, and which assumptions failed, where."
    },
    footer = {
      "",
      "What ran too shortly to be compiled is not there; --jit eager compiles everything.",
      "",
      "Examples:",
      "  oser explain examples/r/report.R",
      "  oser explain --html why.html script.R simulate"
    })
final class ExplainCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(index = "0", paramLabel = "FILE", description = "The script.")
  private String file = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FUNCTION",
      description = "Only what belongs to functions of this name.")
  private String function = "";

  @Option(
      names = "--jit",
      paramLabel = "MODE",
      defaultValue = "on",
      description = "on, or eager to compile everything at once (default: on).")
  private String jit = "on";

  @Option(
      names = "--html",
      paramLabel = "PAGE",
      description = "Write a page that loads nothing instead of text.")
  private @Nullable Path page;

  ExplainCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Languages.only(RLanguage.class, file, "only R is explained");
    if (jit.equals("off")) {
      throw new Failure("with --jit off there is nothing to explain");
    }
    var line = RCommandLine.ofRscript(List.of("--jit=" + jit, file));
    var explanation = new Explanation();
    int status;
    try (var session = RLanguage.session(line, streams, explanation)) {
      status = session.run(RScript.source(line, streams));
    }
    if (page == null) {
      streams.out().print(explanation.text(function));
      streams.out().flush();
    } else {
      write(page, explanation.page("What was compiled of " + file, function));
    }
    return status;
  }

  private static void write(Path page, String text) {
    try {
      Files.writeString(page, text);
    } catch (IOException e) {
      throw new Failure("cannot write " + page + ": " + e.getMessage());
    }
  }
}
