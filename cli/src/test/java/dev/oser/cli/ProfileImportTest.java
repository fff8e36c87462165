package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.SummaryFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code oser profile import}: what Flight Recorder found, as a profile. */
class ProfileImportTest {
  private static final String HERE = "dev.oser.cli.ProfileImportTest.";
  private static final int ENOUGH = 10;

  @TempDir static Path directory;

  private static Path recording = Path.of("");
  private static volatile Object sink = "";

  @BeforeAll
  static void record() throws IOException {
    recording = directory.resolve("recording.jfr");
    try (var recorder = new Recording()) {
      recorder.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(10));
      recorder.enable("jdk.ObjectAllocationSample").with("throttle", "1000/s");
      recorder.start();
      do {
        work(new byte[0], 2_000_000);
        work(10, 2_000_000);
        recorder.dump(recording);
      } while (count("jdk.ExecutionSample") < ENOUGH
          || count("jdk.ObjectAllocationSample") < ENOUGH);
    }
  }

  private static void work(byte[] nothing, int times) {
    for (int i = 0; i < times; i++) {
      sink = new byte[64 + nothing.length];
    }
  }

  private static void work(int depth, int times) {
    if (depth > 0) {
      work(depth - 1, times);
      return;
    }
    double sum = 0;
    for (int i = 0; i < times * 10; i++) {
      sum += Math.sqrt(i);
    }
    sink = sum;
  }

  private static long count(String event) throws IOException {
    return RecordingFile.readAllEvents(recording).stream()
        .filter(each -> each.getEventType().getName().equals(event))
        .count();
  }

  private static ContextSummary imported(String... more) throws IOException {
    var file = directory.resolve("imported.oser");
    var words = new ArrayList<>(List.of("profile", "import"));
    words.add(recording.toString());
    words.addAll(List.of("-o", file.toString()));
    words.addAll(List.of(more));
    assertEquals(new Cli.Result(0, "", ""), Cli.run(words.toArray(String[]::new)));
    return SummaryFile.read(file);
  }

  private static long inside(ContextSummary summary, String method) {
    long sum = 0;
    for (int node = 1; node < summary.size(); node++) {
      var frames = summary.context(node).frames();
      sum +=
          frames.stream().anyMatch(frame -> frame.method().startsWith(method))
              ? summary.count(node)
              : 0;
    }
    return sum;
  }

  /** {@return what samples count that were taken while this class recorded} */
  private static long recorded(String event) throws IOException {
    return RecordingFile.readAllEvents(recording).stream()
        .filter(each -> each.getEventType().getName().equals(event) && each.getStackTrace() != null)
        .filter(
            each ->
                each.getStackTrace().getFrames().stream()
                    .map(frame -> frame.getMethod())
                    .anyMatch(
                        method ->
                            (method.getType().getName() + ".").equals(HERE)
                                && method.getName().equals("record")))
        .mapToLong(each -> event.contains("Allocation") ? each.getLong("weight") : 1)
        .sum();
  }

  @Test
  void everySampleIsInItsContext() throws IOException {
    var summary = imported();
    assertEquals("samples", summary.metric());
    assertEquals(count("jdk.ExecutionSample"), summary.total());
    assertEquals("samples of jdk.ExecutionSample", summary.taken().facts().get("mode"));
    assertTrue(inside(summary, HERE + "work") > 0, summary.toString());
    assertEquals(recorded("jdk.ExecutionSample"), inside(summary, HERE + "record"));
    assertTrue(summary.toString().indexOf(".0x") < 0, "addresses of hidden classes");
    // Ten calls from the same line above each other.
    var sites = new TreeSet<String>();
    for (int node = 1; node < summary.size(); node++) {
      // Only one of the two calls itself.
      if (summary.method(node).startsWith(HERE + "work")
          && summary.method(summary.parent(node)).startsWith(HERE + "work")) {
        sites.add(summary.site(node));
      }
    }
    assertEquals(1, sites.size(), sites.toString());
    assertTrue(sites.first().matches("ProfileImportTest.java:[0-9]+"), sites.first());
  }

  @Test
  void allocationsAreBytes() throws IOException {
    var summary = imported("--samples", "allocation");
    assertEquals("bytes", summary.metric());
    long bytes =
        RecordingFile.readAllEvents(recording).stream()
            .filter(each -> each.getEventType().getName().equals("jdk.ObjectAllocationSample"))
            .mapToLong(each -> each.getLong("weight"))
            .sum();
    assertEquals(bytes, summary.total());
    assertEquals(recorded("jdk.ObjectAllocationSample"), inside(summary, HERE + "record"));
    assertTrue(inside(summary, HERE + "work") > 0, summary.toString());
  }

  @Test
  void pagesAndOtherFormatsServeSamples() throws IOException {
    var page = directory.resolve("page.html");
    assertEquals(
        new Cli.Result(0, "", ""),
        Cli.run("profile", "import", recording.toString(), "--html", page.toString()));
    assertTrue(Files.readString(page).contains(HERE + "work"));
    var report = Cli.run("profile", "import", recording.toString(), "--format", "report").out();
    assertTrue(report.contains(" samples, "), report);
    assertTrue(report.contains(HERE + "work"), report);
  }

  private static void assertFails(String message, String... words) {
    assertEquals(new Cli.Result(2, "", "oser: " + message + "\n"), Cli.run(words));
  }

  @Test
  void whatCannotBeImportedIsSaid() throws IOException {
    var file = recording.toString();
    assertFails(
        "where does it go? Say -o FILE or --html FILE, or --format report",
        "profile",
        "import",
        file);
    assertFails(
        "unknown samples 'cpu'; there are execution, native, cpu-time, allocation",
        "profile",
        "import",
        file,
        "--samples",
        "cpu",
        "-o",
        "x");
    assertFails(
        file
            + " has no cpu-time samples (jdk.CPUTimeSample);"
            + " it has some for --samples execution, --samples allocation",
        "profile",
        "import",
        file,
        "--samples",
        "cpu-time",
        "-o",
        "x");
    assertFails("no such file: nowhere.jfr", "profile", "import", "nowhere.jfr", "-o", "x");
    var text = Files.writeString(directory.resolve("text.jfr"), "this is no recording at all");
    var result = Cli.run("profile", "import", text.toString(), "-o", "x");
    assertEquals(2, result.status());
    assertTrue(
        result.err().startsWith("oser: " + text + " is no JFR recording that can be read: "),
        result.err());
    assertEquals(1, result.err().lines().count());
  }

  /** Whatever is damaged, there is one line about it and no trace. */
  @Test
  void damagedRecordingsAreRefusedOrRead() throws IOException {
    var random = new Random(7);
    var bytes = Files.readAllBytes(recording);
    var file = directory.resolve("damaged.jfr");
    int refused = 0;
    for (int i = 0; i < 40; i++) {
      var damaged = bytes.clone();
      for (int n = 0; n < 20; n++) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      if (i % 4 == 0) {
        damaged = Arrays.copyOf(damaged, random.nextInt(damaged.length));
      }
      Files.write(file, damaged);
      var out = directory.resolve("out").toString();
      var result = Cli.run("profile", "import", file.toString(), "-o", out);
      assertTrue(
          result.status() == 0 || result.err().lines().count() == 1,
          () -> result.status() + " " + result.err());
      refused += result.status() == 0 ? 0 : 1;
    }
    assertTrue(refused > 5, refused + " refused");
  }

  /** The JDK's parser says that a bug of its own is to blame for names that no type can have. */
  @Test
  void damagedNamesOfEventsAreDamage() throws IOException {
    var text = Files.readString(recording, StandardCharsets.ISO_8859_1);
    var file = directory.resolve("names.jfr");
    var damaged = text.replace("jdk.ExecutionSample", "jdk.Execution|ample");
    assertTrue(!damaged.equals(text), "the recording has no names as they are");
    Files.writeString(file, damaged, StandardCharsets.ISO_8859_1);
    var result = Cli.run("profile", "import", file.toString(), "-o", directory + "/names");
    assertEquals("oser: " + file + " is damaged: its events cannot be read\n", result.err());
  }
}
