package dev.oser.kit.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EventsTest {
  private static final List<Event> ONE_OF_EACH =
      List.of(
          new Event.Compiled("f", "SPECULATIVE", 12, 345),
          new Event.NotCompiled("f", "it is too large"),
          new Event.Dispatched("f", "(int)"),
          new Event.Transition("a", "b"),
          new Event.Deoptimised("f", "g:3", "an integer was expected"),
          new Event.Invalidated("f", "it failed"),
          new Event.Evicted("f"),
          new Event.Bug("what removes f", "it does not"));

  @TempDir Path directory;

  @Test
  void anEventIsMadeOnlyIfSomebodyListens() {
    var events = new Events();
    events.publish(
        () -> {
          throw new AssertionError("nobody listens");
        });
    List<Event> heard = new ArrayList<>();
    try (var _ = events.listen(heard::add)) {
      ONE_OF_EACH.forEach(event -> events.publish(() -> event));
    }
    events.publish(() -> new Event.Evicted("unheard"));
    assertEquals(ONE_OF_EACH, heard);
  }

  @Test
  void aListenerThatThrowsHearsNothingMoreAndTheOthersHearOfIt() {
    var events = new Events();
    events.listen(
        _ -> {
          throw new AssertionError("planted");
        });
    List<Event> heard = new ArrayList<>();
    events.listen(heard::add);
    events.publish(() -> new Event.Evicted("f"));
    events.publish(() -> new Event.Evicted("g"));
    var bug = new Event.Bug("a listener of events", "java.lang.AssertionError: planted");
    assertEquals(List.of(bug, new Event.Evicted("f"), new Event.Evicted("g")), heard);
  }

  @Test
  void theLogHasALineForEach() {
    List<String> lines = new ArrayList<>();
    ONE_OF_EACH.forEach(new LogSink(lines::add));
    assertEquals(ONE_OF_EACH.size(), lines.size());
    assertTrue(
        lines
            .get(0)
            .matches("\\[ *[0-9.]+ ms] compiled f \\(SPECULATIVE, 12 instructions, 345 µs\\)"),
        lines.get(0));
    assertTrue(lines.get(4).endsWith("deoptimised f to g:3: an integer was expected"));
  }

  @Test
  void flightRecorderHasThemAll() throws IOException {
    assertFalse(FlightRecorderSink.isRecording());
    var file = directory.resolve("oser.jfr");
    try (var recording = new Recording()) {
      recording.start();
      assertTrue(FlightRecorderSink.isRecording());
      ONE_OF_EACH.forEach(new FlightRecorderSink());
      recording.stop();
      recording.dump(file);
    }
    var recorded =
        RecordingFile.readAllEvents(file).stream()
            .filter(event -> event.getEventType().getName().startsWith("dev.oser."))
            .toList();
    assertEquals(ONE_OF_EACH.size(), recorded.size());
    var deoptimised =
        recorded.stream()
            .filter(event -> event.getEventType().getName().equals("dev.oser.Deoptimised"))
            .findFirst()
            .orElseThrow();
    assertEquals("an integer was expected", deoptimised.getString("reason"));
  }
}
