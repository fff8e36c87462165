package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;

/** What a person sees of tables, and the keys that end them. */
class TerminalScreenTest {
  private static final int MILLISECONDS = 60_000;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final PipedOutputStream keys = new PipedOutputStream();

  private Terminal terminal() throws Exception {
    var terminal =
        new ExternalTerminal(
            "test", "xterm-256color", new PipedInputStream(keys), out, StandardCharsets.UTF_8);
    terminal.setSize(Size.of(20, 5));
    return terminal;
  }

  private String text() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void eachTableTakesThePlaceOfTheLast() throws Exception {
    try (var screen = new TerminalScreen(terminal())) {
      assertEquals(4, screen.height());
      screen.show(List.of("a line that is too long to fit", "b", "c", "d", "e"));
      assertTrue(text().contains("a line that is too …\r\nb\r\nc\r\nd\r\nq ends"), text());
      int first = text().length();
      screen.show(List.of("second"));
      assertTrue(text().substring(first).contains("\033[2J"), text().substring(first));
      assertFalse(screen.endsWithin(1));
    }
    // The screen is what it was before.
    assertTrue(text().contains("\033[?1049h"), text());
    assertTrue(text().lastIndexOf("\033[?1049l") > text().indexOf("second"), text());
  }

  @Test
  void aKeyEnds() throws Exception {
    try (var screen = new TerminalScreen(terminal())) {
      screen.show(List.of("a"));
      keys.write('x');
      keys.write('q');
      keys.flush();
      assertTrue(screen.endsWithin(MILLISECONDS));
    }
  }

  @Test
  void controlCEnds() throws Exception {
    var terminal = terminal();
    try (var screen = new TerminalScreen(terminal)) {
      screen.show(List.of("a"));
      terminal.raise(Terminal.Signal.INT);
      assertTrue(screen.endsWithin(MILLISECONDS));
    }
  }
}
