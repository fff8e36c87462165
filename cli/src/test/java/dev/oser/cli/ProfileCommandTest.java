package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import dev.oser.profile.context.SummaryFile;
import dev.oser.profile.context.Taken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What {@code oser profile} asks the agent for, and what it says when it cannot. */
class ProfileCommandTest {
  private static void assertFails(String message, String... words) {
    assertEquals(new Cli.Result(2, "", "oser: " + message + "\n"), Cli.run(words));
  }

  @Test
  void aCommandIsNeeded() {
    assertFails("what to run? Say: oser profile hcct -- java -jar app.jar", "profile");
    assertFails("what to run? Say: oser profile bl -- java -jar app.jar", "profile", "bl");
  }

  @Test
  void theCommandMustBeJava() {
    assertFails("the command must start with java, not 'mvn'", "profile", "--", "mvn", "verify");
  }

  @Test
  void aMistypedModeIsToldFromTheCommand() {
    assertFails(
        "unknown mode 'hctc'; there are hcct, cct, paths, bl",
        "profile",
        "hctc",
        "--",
        "java",
        "-version");
  }

  @Test
  void whatCannotBeWrittenIsSaidFirst(@TempDir Path directory) {
    var nowhere = directory.resolve("nowhere");
    for (var option : new String[] {"--out", "--html"}) {
      assertFails(
          "cannot write " + nowhere + "/a: there is no directory " + nowhere,
          "profile",
          option,
          nowhere + "/a",
          "--",
          "java",
          "-version");
      assertFails(
          "cannot write " + directory + ": it is a directory",
          "profile",
          option,
          directory.toString(),
          "--",
          "java",
          "-version");
    }
  }

  @Test
  void attachingNeedsAProcessAndAMode() {
    assertFails(
        "unknown mode 'hctc'; there are hcct, cct, paths, bl", "profile", "attach", "1", "hctc");
  }

  private static Path file(Path directory, String name, int calls) throws IOException {
    var profiler = new ContextProfiler(Counting.exact());
    profiler.enter(0, 1);
    for (int i = 0; i < calls; i++) {
      profiler.enter(1, 2);
      profiler.exit();
    }
    var file = directory.resolve(name);
    SummaryFile.write(profiler.summary("calls", Labels.numbers()), file);
    return file;
  }

  @Test
  void savedProfilesAreAddedUpAndShown(@TempDir Path directory) throws IOException {
    var one = file(directory, "one", 3).toString();
    var two = file(directory, "two", 5).toString();
    assertEquals(
        new Cli.Result(0, "0 2\n0;1 8\n", ""),
        Cli.run("profile", "report", one, two, "--format", "collapsed"));
    var page = directory.resolve("page.html");
    assertEquals(
        new Cli.Result(0, "", ""), Cli.run("profile", "report", one, "--html", page.toString()));
    assertTrue(Files.readString(page).startsWith("<!doctype html>"));
    var sum = directory.resolve("sum");
    assertEquals(
        new Cli.Result(0, "", ""),
        Cli.run("profile", "report", one, two, "--format", "summary", "--out", sum.toString()));
    assertEquals(10, SummaryFile.read(sum).total());
  }

  @Test
  void aSourcePathMustBeThere(@TempDir Path directory) throws IOException {
    var one = file(directory, "one", 3).toString();
    var page = directory.resolve("page.html").toString();
    var nowhere = directory.resolve("nowhere").toString();
    var message = "--source-path " + nowhere + ": there is no such directory";
    assertFails(message, "profile", "report", one, "--html", page, "--source-path", nowhere);
    assertFails(message, "profile", "diff", one, one, "--html", page, "--source-path", nowhere);
    assertFails(
        message, "profile", "--html", page, "--source-path", nowhere, "--", "java", "-version");
  }

  @Test
  void twoProfilesAreCompared(@TempDir Path directory) throws IOException {
    var one = file(directory, "one", 1).toString();
    var two = file(directory, "two", 3).toString();
    assertEquals(
        """
        before  one: 2 calls, 2 contexts
        after   two: 4 calls, 2 contexts

          before    after   change  method
          50.00%   25.00%  -25.00%  0
          50.00%   75.00%  +25.00%  1

          before    after   change  context
          50.00%   25.00%  -25.00%  0
          50.00%   75.00%  +25.00%  1 < 0
        """,
        Cli.run("profile", "diff", one, two).out().replace(directory + "/", ""));
    var page = directory.resolve("diff.html");
    Cli.run("profile", "diff", one, two, "--html", page.toString());
    assertTrue(Files.readString(page).contains("\"total\":4"));
  }

  @Test
  void aComparisonSaysWhatWasTakenDifferently(@TempDir Path directory) throws IOException {
    var one = file(directory, "one", 1);
    var two = file(directory, "two", 1);
    SummaryFile.write(
        SummaryFile.read(one).takenBy(Taken.of(Map.of(Taken.MODE, "cct", "bursts", "none"))), one);
    SummaryFile.write(
        SummaryFile.read(two).takenBy(Taken.of(Map.of(Taken.MODE, "cct", "bursts", "2 ms"))), two);
    var out = Cli.run("profile", "diff", one.toString(), two.toString()).out();
    assertTrue(out.contains("\nwarning taken differently, bursts: none before, 2 ms after\n"), out);
    assertEquals(out.indexOf("warning"), out.lastIndexOf("warning"));
  }

  @Test
  void whatIsNoProfileIsRefused(@TempDir Path directory) throws IOException {
    var text = Files.writeString(directory.resolve("text"), "Profile of process 7").toString();
    assertFails(
        text
            + ": at byte 1: this is no summary of calling contexts."
            + " Profiles that can be read are made with --format summary.",
        "profile",
        "report",
        text);
    assertFails("no such file: " + text + "2", "profile", "report", text + "2");
    assertFails(
        "the format pprof is not for terminals; say where: --out FILE",
        "profile",
        "report",
        text,
        "--format",
        "pprof");
    assertFails(
        "unknown format 'svg'; there are report, collapsed, speedscope, pprof, summary",
        "profile",
        "report",
        text,
        "--format",
        "svg");
    assertFails("either --out or --html", "profile", "--out", "a", "--html", "b", "--", "java");
  }

  @Test
  void optionsAreHandedToTheAgent() {
    var options = new ProfileOptions();
    var words = "--include a.* --include b.C#m --phi 0.1 -k 3 --burst 20:2 --top 5".split(" ");
    CommandLine.populateCommand(options, words);
    assertEquals(
        "paths,include=a.*,include=b.C#m,phi=0.1,burst=20:2,k=3,top=5,out=/x",
        options.text("paths", "/x"));
  }
}
