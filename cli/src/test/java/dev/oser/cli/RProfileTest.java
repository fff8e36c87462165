package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.context.SummaryFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code oser run --profile}. */
class RProfileTest {
  private static final String PROGRAM =
      """
      spin <- function(seconds) {
        end <- Sys.time() + seconds
        while (Sys.time() < end) 1
      }
      spin(0.3)
      cat("done", commandArgs(TRUE), "\\n")
      quit(status = 3)
      """;

  @TempDir Path directory;

  private Cli.Result run(String... words) {
    return Cli.run(words);
  }

  @Test
  void aProgramIsProfiledAndStaysAsItIs() throws IOException {
    var script = Files.writeString(directory.resolve("x.R"), PROGRAM).toString();
    var file = directory.resolve("x.oser");
    var expected = run("run", script, "a");
    assertEquals(new Cli.Result(3, "done a \n", ""), expected);
    assertEquals(expected, run("run", "--profile", file.toString(), script, "a"));
    var summary = SummaryFile.read(file);
    assertEquals("ns", summary.metric());
    var text = summary.toString();
    assertTrue(text.contains("    spin from " + script + ":5"), text);

    var page = directory.resolve("x.html");
    assertEquals(expected, run("run", "--profile=" + page, script, "a"));
    var html = Files.readString(page);
    assertTrue(html.startsWith("<!doctype html>"));
    // The lines of calls are there with their source.
    assertTrue(html.contains("\"spin(0.3)\""), html.substring(html.indexOf("\"code\"")));
    var report = directory.resolve("x.txt");
    assertEquals(expected, run("run", "--profile", report.toString(), script, "a"));
    assertTrue(Files.readString(report).contains("spin"), Files.readString(report));
  }

  @Test
  void whatCannotBeWrittenIsSaidBeforeTheProgramRuns() throws IOException {
    var script = Files.writeString(directory.resolve("x.R"), PROGRAM).toString();
    var nowhere = directory.resolve("nowhere/x.oser").toString();
    assertEquals(
        new Cli.Result(
            2,
            "",
            "oser: cannot write "
                + nowhere
                + ": there is no directory "
                + directory.resolve("nowhere")
                + "\n"),
        run("run", "--profile", nowhere, script));
    assertEquals(
        new Cli.Result(2, "", "oser: --profile needs a file: --profile FILE\n"),
        run("run", "--profile=", script));
  }

  @Test
  void otherLanguagesSayThatItIsNotForThem() {
    var result = run("run", "--profile", "x", Cli.file("examples/ir/isord.oir").toString());
    assertEquals(2, result.status());
    assertTrue(result.err().contains("--profile: not for programs in"), result.err());
  }
}
