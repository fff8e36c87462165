package dev.oser.bench.tier;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How long the thread that made it has been ready to run while all processors did something else,
 * as far as the system says (Linux does). It tells a stop of the program from a busy machine.
 */
final class Interruptions {
  private final @Nullable FileChannel file;
  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans();
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(128);

  Interruptions() {
    FileChannel opened = null;
    try {
      opened = FileChannel.open(Path.of("/proc/thread-self/schedstat").toRealPath());
    } catch (IOException _) {
      // Then nobody knows.
    }
    file = opened;
  }

  /** {@return the nanoseconds so far} */
  long nanos() {
    long millis = 0;
    for (var collector : collectors) {
      millis += collector.getCollectionTime();
    }
    return 1_000_000 * millis + processorNanos();
  }

  private long processorNanos() {
    if (file == null) {
      return 0;
    }
    try {
      buffer.clear();
      int length = file.read(buffer, 0);
      int i = 0;
      while (i < length && buffer.get(i) != ' ') {
        i++; // how long it has run
      }
      long waited = 0;
      for (i++; i < length && buffer.get(i) >= '0'; i++) {
        waited = 10 * waited + buffer.get(i) - '0';
      }
      return waited;
    } catch (IOException _) {
      return 0;
    }
  }
}
