package dev.oser.lang.r.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.Session;
import dev.oser.lang.r.syntax.Source;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What code has seen, text in, text out: {@code feedback.R} and {@code feedback.txt}. */
class FeedbackTest {
  private static final Path DIRECTORY = Path.of("../src/test/resources/dev/oser/lang/r/bytecode");

  private static String seen(String script) {
    var out = new ByteArrayOutputStream();
    try (var session = new Session(InputStream.nullInputStream(), out, out, List.of("R"))) {
      var listing = session.list();
      assertEquals(0, session.run(Source.of("script.R", script)), out::toString);
      return listing.text(true);
    }
  }

  @Test
  void sitesKnowWhatTheySaw() throws IOException {
    var shown = seen(Files.readString(DIRECTORY.resolve("feedback.R")));
    var file = DIRECTORY.resolve("feedback.txt");
    if (Boolean.getBoolean("oser.update")) {
      Files.writeString(file, shown);
    }
    assertEquals(Files.readString(file), shown, "stale? mvn -B verify -Doser.update=true");
  }

  @Test
  void codeThatIsMadeAnewKnowsWhatItsPredecessorSaw() {
    var shown =
        seen(
            """
            f <- function(x, n) { for (i in 1:n) x <- x * 2; x }
            f(1, 5)
            `+` <- function(a, b) 42
            f(1L, 2)
            """);
    var second = shown.substring(shown.lastIndexOf("function(x, n) {"));
    assertTrue(second.contains("entered 2 times"), second);
    assertTrue(second.contains("LOAD_SLOT x  # double, integer"), second);
    assertTrue(second.contains("7 turns"), second);
  }
}
