package dev.oser.bench.r;

import dev.oser.lang.r.Session;
import dev.oser.lang.r.syntax.Source;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * What a call of a closure with one argument leaves for the garbage collector: objects and bytes,
 * counted by classes in the heap before and after many calls, those nobody refers to included.
 */
record CallCost(double objects, double bytes) {
  private static final double CALLS = 20_000;

  private static final String PROGRAM =
      """
      f <- function(x) x
      calls <- function(n) { y <- 1; i <- 0; while (i < n) { i <- i + 1; f(y) }; y }
      none <- function(n) { y <- 1; i <- 0; while (i < n) { i <- i + 1; y }; y }
      """;

  private record Count(long objects, long bytes) {
    Count plus(long more, long moreBytes) {
      return new Count(objects + more, bytes + moreBytes);
    }
  }

  /** Counts in a session of its own, in this process. */
  static CallCost measure() {
    try (var session =
        new Session(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream(),
            List.of("R"))) {
      run(session, PROGRAM + "calls(2000)\nnone(2000)\n");
      var calls = during(session, "calls");
      var none = during(session, "none");
      return new CallCost(
          (calls.objects() - none.objects()) / CALLS, (calls.bytes() - none.bytes()) / CALLS);
    }
  }

  private static Count during(Session session, String function) {
    var before = histogram();
    run(session, function + "(" + CALLS + ")\n");
    var after = histogram();
    var total = new Count(0, 0);
    for (var entry : after.entrySet()) {
      var old = before.getOrDefault(entry.getKey(), new Count(0, 0));
      var more = entry.getValue().objects() - old.objects();
      // What a round makes of a class by accident is not worth a call.
      if (more > CALLS / 2) {
        total = total.plus(more, entry.getValue().bytes() - old.bytes());
      }
    }
    return total;
  }

  private static void run(Session session, String text) {
    if (session.run(Source.of("calls.R", text)) != 0) {
      throw new IllegalStateException("the program that makes calls failed");
    }
  }

  private static Map<String, Count> histogram() {
    try {
      var text =
          (String)
              ManagementFactory.getPlatformMBeanServer()
                  .invoke(
                      new ObjectName("com.sun.management:type=DiagnosticCommand"),
                      "gcClassHistogram",
                      new Object[] {new String[] {"-all"}},
                      new String[] {String[].class.getName()});
      var counts = new HashMap<String, Count>();
      text.lines()
          .map(line -> line.strip().split("\\s+"))
          .filter(words -> words.length >= 4 && words[0].endsWith(":"))
          .forEach(
              words ->
                  counts.put(
                      words[3], new Count(Long.parseLong(words[1]), Long.parseLong(words[2]))));
      return counts;
    } catch (JMException e) {
      throw new IllegalStateException(e);
    }
  }
}
