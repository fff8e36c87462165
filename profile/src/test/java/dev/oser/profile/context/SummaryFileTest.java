package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.file.CorruptProfileException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SummaryFileTest {
  @TempDir Path directory;

  private static ContextSummary summary(long seed, int events, Counting counting) {
    var profiler = new ContextProfiler(counting);
    Traces.run(seed, events, List.of(Traces.listener(profiler)));
    return profiler.summary("appels \u2211 \uD83D\uDE80", Labels.numbers());
  }

  private static byte[] bytes(ContextSummary summary) throws IOException {
    var out = new ByteArrayOutputStream();
    SummaryFile.write(summary, out);
    return out.toByteArray();
  }

  private static ContextSummary read(byte[] bytes) throws IOException {
    return SummaryFile.read("test", new ByteArrayInputStream(bytes));
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    for (long seed = 1; seed <= 20; seed++) {
      for (var counting : List.of(Counting.exact(), Counting.spaceSaving(0.01))) {
        var summary = summary(seed, (int) (seed * seed * 50), counting);
        var file = directory.resolve(seed + ".oser");
        SummaryFile.write(summary, file);
        assertEquals(summary, SummaryFile.read(file));
      }
    }
    var other = summary(2, 500, Counting.exact());
    assertNotEquals(other, read(bytes(summary(1, 500, Counting.exact()))));
  }

  @Test
  void howAProfileWasTakenIsKept() throws IOException {
    var taken = Taken.of(Map.of(Taken.MODE, "cct", Taken.BURSTS, "2 ms in 40 ms"));
    var summary = summary(1, 500, Counting.exact());
    assertEquals(taken, read(bytes(summary.takenBy(taken))).taken());
    assertNotEquals(summary, summary.takenBy(taken));
    assertEquals(taken, summary.takenBy(taken).limitTo(3).taken());
  }

  /** They say nothing of how they were taken. */
  @Test
  void filesOfTheVersionBeforeAreRead() throws IOException {
    var summary = summary(1, 500, Counting.exact());
    var file = bytes(summary);
    int metric = 1 + summary.metric().getBytes(StandardCharsets.UTF_8).length;
    int at = SummaryFile.MAGIC.length + 1 + metric + length(summary.total()) + 1;
    assertEquals(0, file[at]);
    var older = new byte[file.length - 1];
    System.arraycopy(file, 0, older, 0, at);
    System.arraycopy(file, at + 1, older, at, file.length - at - 1);
    older[SummaryFile.MAGIC.length] = 2;
    var checksum = new CRC32();
    checksum.update(older, 0, older.length - 4);
    ByteBuffer.wrap(older).putInt(older.length - 4, (int) checksum.getValue());
    assertEquals(summary, read(older));
  }

  private static int length(long number) {
    return (Long.SIZE - Long.numberOfLeadingZeros(number) + 6) / 7;
  }

  @Test
  void filesAreSmall() throws IOException {
    var summary = summary(3, 100_000, Counting.exact());
    double bytes = (double) bytes(summary).length / summary.size();
    assertTrue(bytes < 8, bytes + " bytes per context");
  }

  @Test
  void damagedFilesAreRefused() throws IOException {
    var random = new Random(42);
    var files =
        List.of(
            bytes(summary(1, 300, Counting.exact())),
            bytes(summary(2, 3000, Counting.spaceSaving(0.05))),
            bytes(summary(3, 0, Counting.exact())));
    for (int i = 0; i < 10_000; i++) {
      var file = files.get(i % files.size());
      var damaged = damage(file, random);
      if (!Arrays.equals(file, damaged)) {
        var error = assertThrows(CorruptProfileException.class, () -> read(damaged));
        assertTrue(String.valueOf(error.getMessage()).startsWith("test: at byte "));
      }
    }
  }

  /** Even with a checksum that fits, what is read is a summary. */
  @Test
  void forgedFilesAreRefusedOrWellFormed() throws IOException {
    var random = new Random(43);
    var file = bytes(summary(2, 3000, Counting.spaceSaving(0.05)));
    int accepted = 0;
    for (int i = 0; i < 10_000; i++) {
      var forged = damage(Arrays.copyOf(file, file.length - 4), random);
      var checksum = new CRC32();
      checksum.update(forged);
      var whole =
          ByteBuffer.allocate(forged.length + 4)
              .put(forged)
              .putInt((int) checksum.getValue())
              .array();
      try {
        var summary = read(whole);
        accepted++;
        assertEquals(summary, read(bytes(summary)));
        // Each context is there once and in its place, or merging would put it right.
        assertEquals(summary, ContextSummary.merge(List.of(summary)));
        ContextSummary.merge(List.of(summary, summary)).limitTo(5);
        summary.hottest(3);
      } catch (CorruptProfileException expected) {
        assertTrue(String.valueOf(expected.getMessage()).startsWith("test: at byte "));
      }
    }
    assertTrue(accepted > 100, "the test tests nothing");
  }

  private static byte[] damage(byte[] file, Random random) {
    var damaged = file.clone();
    switch (random.nextInt(5)) {
      case 0 -> damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
      case 1 -> damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      case 2 -> damaged = Arrays.copyOf(damaged, random.nextInt(damaged.length));
      case 3 -> damaged = Arrays.copyOf(damaged, damaged.length + 1 + random.nextInt(9));
      default -> {
        int from = random.nextInt(damaged.length);
        int length = 1 + random.nextInt(Math.min(20, damaged.length - from));
        for (int i = 0; i < length; i++) {
          damaged[from + i] = (byte) random.nextInt(256);
        }
      }
    }
    return damaged;
  }

  @Test
  void claimsOfGreatSizeCostNothing() {
    var start = new ByteArrayOutputStream();
    start.writeBytes(SummaryFile.MAGIC);
    start.write(SummaryFile.VERSION);
    // The metric claims two thousand million bytes; then there are three.
    start.writeBytes(
        new byte[] {(byte) 0xF0, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 7, 'a', 'b', 'c'});
    var error = assertThrows(CorruptProfileException.class, () -> read(start.toByteArray()));
    assertEquals("test: at byte 16: the file ends in the middle of the metric", error.getMessage());
  }

  @Test
  void otherFilesAndVersionsAreNamedAsSuch() throws IOException {
    var text = "{\"profiles\": []}".getBytes(StandardCharsets.UTF_8);
    var error = assertThrows(CorruptProfileException.class, () -> read(text));
    assertEquals("test: at byte 1: this is no summary of calling contexts", error.getMessage());

    var newer = bytes(summary(1, 10, Counting.exact()));
    newer[7] = 9;
    error = assertThrows(CorruptProfileException.class, () -> read(newer));
    assertEquals(
        "test: at byte 8: the format has version 9; this program reads 2 to 3", error.getMessage());
  }
}
