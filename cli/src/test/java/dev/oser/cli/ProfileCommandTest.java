package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
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
  void attachingNeedsAProcessAndAMode() {
    assertFails(
        "unknown mode 'hctc'; there are hcct, cct, paths, bl", "profile", "attach", "1", "hctc");
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
