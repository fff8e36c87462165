package dev.oser.lang.r.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Values come back from files as they were. What GNU R wrote is recorded ({@code
 * tools/record-r-serialized}), so that this needs no R; {@code oser fuzz r-rds} asks it.
 */
class RdsLawTest {
  private static final Path RECORDED =
      Path.of(System.getProperty("oser.root", ".."), "lang-r/src/test/r/serialization/recorded");
  private static final int COUNT = 200;

  private static List<String> expressions(long first) {
    return LongStream.range(first, first + COUNT).mapToObj(ValueExpressions::expression).toList();
  }

  @Test
  void whatIsWrittenIsReadAsItWas(@TempDir Path directory) {
    var law = new RdsLaw(directory, RdsLaw.USUAL_WRITER);
    assertEquals(List.of(), law.writtenAndReadHere(expressions(1)));
  }

  @Test
  void aWriterThatMistakesTheByteOrderIsCaught(@TempDir Path directory) {
    var swapped =
        "function(x, file, i) { bytes <- serialize(x, NULL, xdr = FALSE); bytes[1] <- as.raw(0x58);"
            + " writeBin(bytes, file) }";
    assertEquals(COUNT, new RdsLaw(directory, swapped).writtenAndReadHere(expressions(1)).size());
  }

  @Test
  void aWriterThatLosesAttributesIsCaught(@TempDir Path directory) {
    var losing = "function(x, file, i) { if (is.list(x)) attributes(x) <- NULL; saveRDS(x, file) }";
    assertFalse(new RdsLaw(directory, losing).writtenAndReadHere(expressions(1)).isEmpty());
  }

  @Test
  void whatGnuRWroteIsReadAsItWas(@TempDir Path directory) throws IOException {
    var law = new RdsLaw(directory, RdsLaw.USUAL_WRITER);
    var expressions = Files.readAllLines(RECORDED.resolve("expressions.txt"));
    assertEquals(List.of(), law.readHere(expressions, RECORDED));
  }

  @Test
  void aValueThatGnuRDidNotWriteIsCaught(@TempDir Path directory) throws IOException {
    var law = new RdsLaw(directory, RdsLaw.USUAL_WRITER);
    var expressions =
        Files.readAllLines(RECORDED.resolve("expressions.txt")).toArray(String[]::new);
    expressions[3] = "\"another value\"";
    assertEquals(1, law.readHere(List.of(expressions), RECORDED).size());
  }

  @Test
  void damagedFilesGiveValuesOrErrors(@TempDir Path directory) throws IOException {
    var law = new RdsLaw(directory, RdsLaw.USUAL_WRITER);
    assertEquals(List.of(), law.writtenAndReadHere(expressions(1000)));
    assertEquals(List.of(), law.unharmed(law.damaged("oser", 3, 1)));
  }
}
