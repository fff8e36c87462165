package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.value.Symbol;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Of the functions that programs use, {@code functions.txt} names all, most used first, and {@code
 * missing-functions.txt} exactly those that are not there yet ({@link KnownFailures}).
 */
class MissingFunctionsTest {
  private static final Path ALL = ScriptCase.ROOT.resolve("functions.txt");
  private static final KnownFailures MISSING =
      new KnownFailures(ScriptCase.ROOT.resolve("missing-functions.txt"));

  private static List<String> missing() throws IOException {
    var base =
        new Session(
                InputStream.nullInputStream(),
                new ByteArrayOutputStream(),
                new ByteArrayOutputStream(),
                List.of("R"))
            .runtime()
            .base();
    return Files.readAllLines(ALL).stream()
        .filter(name -> base.get(Symbol.of(name)) == null)
        .toList();
  }

  @Test
  void whatIsMissingIsListed() throws IOException {
    MISSING.update(missing());
    assertEquals(MISSING.names(), missing());
  }

  @Test
  void aFunctionThatNobodyHasWouldBeFound() throws IOException {
    var names = Files.readAllLines(ALL);
    assertTrue(names.contains("lapply") && !missing().contains("lapply"));
    assertTrue(names.contains(".Internal") && missing().contains(".Internal"));
  }
}
