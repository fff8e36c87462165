package dev.oser.bench.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A sampled stack covers its context and all callers, whatever uninstrumented frames are between.
 */
class SampledStacksTest {
  private static final Labels NAMES =
      new Labels() {
        @Override
        public String method(int id) {
          return List.of("a.Main.main", "a.B.run(int)", "a.B.rest").get(id);
        }

        @Override
        public String site(int id) {
          return "";
        }
      };

  @Test
  void theShareOfCallsInContextsThatWereSeen(@TempDir Path directory) throws IOException {
    var profiler = new ContextProfiler(Counting.exact());
    profiler.enter(0, 0);
    for (int i = 0; i < 9; i++) {
      profiler.enter(i < 4 ? 1 : 2, 0);
      profiler.exit();
    }
    var exact = profiler.summary("calls", NAMES);
    var file = directory.resolve("stacks");
    Files.writeString(file, "java/lang/Thread.run;a/Main.main;java/util/List.forEach;a/B.run 12\n");
    assertEquals(0.5, SampledStacks.read(file).overlap(exact), 1e-9);
    Files.writeString(file, "a/B.rest 3\n");
    assertEquals(0, SampledStacks.read(file).overlap(exact), 1e-9);
  }
}
