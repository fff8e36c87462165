package dev.oser.profile.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.file.CorruptProfileException;
import dev.oser.profile.report.Samples;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Path profiles are written, read and added up like those of contexts. */
class PathFileTest {
  @TempDir Path directory;

  /** {@return random walks through random graphs} */
  private static PathSummary random(long seed, int iterations) {
    var random = new Random(seed);
    var methods = new ArrayList<MethodProfile>();
    for (int i = 0; i < 4; i++) {
      var graph = Graphs.random(new Random(i), 3 + i);
      var numbering = new PathNumberer(graph).number();
      var counter = PathCounter.of(iterations, numbering.pathCount());
      for (int call = 0; call < 20; call++) {
        long state = PathCounter.START;
        for (int n = random.nextInt(12); n >= 0; n--) {
          state = counter.count(state, random.nextInt(numbering.pathCount()));
        }
      }
      var lines = new ArrayList<List<Integer>>();
      for (int block = 0; block < graph.blocks(); block++) {
        lines.add(List.of(block + 1, block * 2 + 1));
      }
      methods.add(MethodProfile.of("m" + i, "M.java", numbering, lines, counter.forest()));
    }
    return new PathSummary(iterations, methods);
  }

  private static byte[] bytes(PathSummary summary) throws IOException {
    var out = new ByteArrayOutputStream();
    PathFile.write(summary, out);
    return out.toByteArray();
  }

  private static PathSummary read(byte[] bytes) throws IOException {
    return PathFile.read("test", new ByteArrayInputStream(bytes));
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    for (long seed = 1; seed <= 20; seed++) {
      var summary = random(seed, 1 + (int) (seed % 6));
      var file = directory.resolve(seed + ".oser");
      PathFile.write(summary, file);
      assertEquals(summary, PathFile.read(file));
    }
    assertNotEquals(random(2, 3), read(bytes(random(1, 3))));
  }

  @Test
  void sumsHaveTheCountsOfTheirParts() {
    for (long seed = 1; seed <= 10; seed++) {
      var parts =
          new ArrayList<>(List.of(random(seed, 4), random(seed + 50, 4), random(seed + 99, 4)));
      var sum = PathSummary.merge(parts);
      assertEquals(parts.stream().mapToLong(PathSummary::total).sum(), sum.total());
      Collections.shuffle(parts, new Random(seed));
      assertEquals(sum, PathSummary.merge(parts));
      assertEquals(
          sum, PathSummary.merge(List.of(PathSummary.merge(parts.subList(0, 2)), parts.get(2))));
      for (var method : sum.methods()) {
        var forests =
            parts.stream()
                .flatMap(part -> part.methods().stream())
                .filter(each -> each.label().equals(method.label()))
                .map(MethodProfile::forest)
                .toList();
        assertEquals(PathForest.merge(forests), method.forest());
      }
    }
  }

  @Test
  void methodsWithOtherCodeStayApart() {
    var sum =
        PathSummary.merge(List.of(Samples.paths(3, 10, "a.B.c"), Samples.paths(3, 5, "a.B.c")));
    assertEquals(1, sum.methods().size());
    var changed = sum.methods().getFirst();
    var other =
        new MethodProfile("a.B.c", "Masked.java", 1, 8, false, changed.paths(), changed.forest());
    assertEquals(
        2, PathSummary.merge(List.of(sum, new PathSummary(3, List.of(other)))).methods().size());
    assertThrows(
        IllegalArgumentException.class,
        () -> PathSummary.merge(List.of(random(1, 3), random(1, 4))));
  }

  @Test
  void damagedAndForgedFilesAreRefusedOrWellFormed() throws IOException {
    var random = new Random(44);
    var file = bytes(random(7, 3));
    int accepted = 0;
    for (int i = 0; i < 6000; i++) {
      var damaged = file.clone();
      for (int n = random.nextInt(3); n >= 0; n--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      if (Arrays.equals(file, damaged)) {
        continue;
      }
      var error = assertThrows(CorruptProfileException.class, () -> read(damaged));
      assertTrue(String.valueOf(error.getMessage()).startsWith("test: at byte "));
      var checksum = new CRC32();
      checksum.update(damaged, 0, damaged.length - 4);
      ByteBuffer.wrap(damaged, damaged.length - 4, 4).putInt((int) checksum.getValue());
      try {
        var forged = read(damaged);
        accepted++;
        assertEquals(forged, read(bytes(forged)));
        PathSummary.merge(List.of(forged, forged));
      } catch (CorruptProfileException expected) {
        assertTrue(String.valueOf(expected.getMessage()).startsWith("test: at byte "));
      }
    }
    assertTrue(accepted > 100, "the test tests nothing");
    assertThrows(CorruptProfileException.class, () -> read(Arrays.copyOf(file, file.length - 7)));
  }
}
