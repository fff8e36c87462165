package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.syntax.Source;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a session leaves behind, and what it may do. */
class SessionTest {
  @TempDir Path directory;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private Session session() {
    return new Session(InputStream.nullInputStream(), out, out, List.of("R"));
  }

  private String run(Session session, String text) {
    out.reset();
    session.run(Source.ofText(text + "\n"));
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void temporaryFilesAreGoneWhenASessionEnds() {
    Path temporary;
    try (var session = session()) {
      var shown =
          run(session, "f <- tempfile(); writeLines('a', f); dir.create(file.path(tempdir(), 'd'))")
              + run(session, "cat(tempdir())");
      temporary = Path.of(shown);
      assertTrue(Files.isDirectory(temporary.resolve("d")));
    }
    assertFalse(Files.exists(temporary));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "unlink(F, recursive = TRUE)",
        "file.remove(F)",
        "file.rename(F, 'mine')",
        "file.rename('own', F)",
        "file.copy('own', F, overwrite = TRUE)",
        "writeLines('changed', F)",
        "cat('changed', file = F)",
        "cat('changed', file = F, append = TRUE)",
        "write.csv(1, F)",
        "file.create(F)",
        "dir.create(paste0(F, '-new'))",
        "setwd('..'); writeLines('changed', 'theirs')",
        "con <- file(F, 'w'); writeLines('changed', con); close(con)",
        "con <- gzfile(F, 'w'); writeLines('changed', con); close(con)",
        "sink(F); print(1); sink()",
        "dput(1, F)",
        "system(paste('rm', F))",
        "system2('rm', F)"
      })
  void aConfinedProgramChangesNothingOutside(String statement) throws IOException {
    var theirs = Files.writeString(directory.resolve("theirs"), "as it was");
    var own = Files.createDirectory(directory.resolve("own"));
    try (var session = session()) {
      session.runtime().setDirectory(own);
      session.runtime().confine();
      run(session, "writeLines('a', 'own')");
      run(session, statement.replace("F", "'" + theirs + "'"));
      var other = "'" + own.resolve("other") + "'";
      run(session, "cat('b', file = " + other + ")");
    }
    assertEquals("b", Files.readString(own.resolve("other")));
    assertEquals("as it was", Files.readString(theirs));
    try (var files = Files.list(directory)) {
      assertEquals(2, files.count());
    }
  }
}
