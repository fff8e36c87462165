package dev.oser.lang.r.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.Session;
import dev.oser.lang.r.jit.JitOptions;
import dev.oser.lang.r.runtime.Updates;
import dev.oser.lang.r.syntax.Source;
import dev.oser.profile.context.ContextSummary;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Where programs in R spend their time, as somebody sees who looks from another thread. */
class SamplerTest {
  /** Half a second each, whatever else the machine does. */
  private static final String PROGRAM =
      """
      spin <- function(seconds) {
        end <- Sys.time() + seconds
        n <- 0
        while (Sys.time() < end) {
          n <- n + 1
        }
        n
      }
      outer <- function() {
        x <- 1
        spin(0.5)
      }
      each <- function(values, f) {
        for (value in values) {
          if (value > 1) {
            f(value)
          }
        }
      }
      invisible(outer())
      each(1:2, function(value) spin(0.5))
      """;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private ContextSummary sample(String program, @Nullable JitOptions compiling) {
    try (var session =
        new Session(
            InputStream.nullInputStream(), out, out, List.of("R"), Updates.IN_PLACE, compiling)) {
      Sampler sampler;
      try (var looking = session.sample()) {
        sampler = looking;
        assertEquals(
            0, session.run(Source.of("x.R", program)), () -> out.toString(StandardCharsets.UTF_8));
      }
      return sampler.summary();
    }
  }

  /** {@return the milliseconds in contexts that begin so, as names and places} */
  private static long milliseconds(ContextSummary summary, String... frames) {
    long sum = 0;
    for (int node = 1; node < summary.size(); node++) {
      var names = new ArrayList<String>();
      for (var frame : summary.context(node).frames()) {
        names.add(frame.method() + " " + frame.site());
      }
      if (names.size() >= frames.length
          && names.subList(0, frames.length).equals(List.of(frames))) {
        sum += summary.count(node);
      }
    }
    return sum / 1_000_000;
  }

  private static void assertSpun(ContextSummary summary) {
    assertEquals("ns", summary.metric());
    long first = milliseconds(summary, "x.R x.R:20", "outer x.R:20", "spin x.R:11");
    long second = milliseconds(summary, "x.R x.R:21", "each x.R:21", "f x.R:16", "spin x.R:21");
    // Each spun for half a second; a look may come late, and then its time is another's.
    assertTrue(first > 150, () -> first + " ms in\n" + summary);
    assertTrue(second > 150, () -> second + " ms in\n" + summary);
    assertTrue(summary.total() >= 600_000_000, () -> summary.total() + " ns");
  }

  @Test
  void interpretedFunctionsAndLinesAreSeen() {
    assertSpun(sample(PROGRAM, null));
  }

  @Test
  void compiledFunctionsAndLinesAreSeen() {
    assertSpun(sample(PROGRAM, JitOptions.usual()));
  }

  /** A function without a frame of its own is part of its caller; no time is lost. */
  @Test
  void functionsThatRunInPlaceOfTheirCallsAreTheirCallers() {
    var summary = sample(PROGRAM, JitOptions.eager());
    assertTrue(milliseconds(summary, "x.R x.R:20") > 150, summary::toString);
    assertTrue(milliseconds(summary, "x.R x.R:21") > 150, summary::toString);
  }

  @Test
  void functionsWithoutANameAreToldApartByTheirPlaces() {
    var summary =
        sample(
            """
            wait <- function(x) Sys.sleep(0.2)
            invisible(lapply(1, function(x)
              Sys.sleep(0.2)))
            invisible(sapply(1, wait))
            (function() Sys.sleep(0.2))()
            """,
            JitOptions.usual());
    var names = new TreeSet<String>();
    for (int node = 1; node < summary.size(); node++) {
      names.add(summary.method(node));
    }
    for (var name : List.of("FUN (x.R:1)", "FUN (x.R:2)", "<anonymous> (x.R:5)", "lapply")) {
      assertTrue(names.contains(name), names.toString());
    }
    assertTrue(milliseconds(summary, "x.R x.R:5") > 100, summary::toString);
  }

  /** The chain of frames changes all the time; what is seen is always one that was there. */
  @Test
  void onlyContextsThatWereThereAreSeen() {
    var summary =
        sample(
            """
            a <- function(n) if (n > 0) b(n - 1) else 0
            b <- function(n) if (n > 0) a(n - 1) else 1
            end <- Sys.time() + 1
            while (Sys.time() < end) for (i in 1:50) a(i)
            """,
            null);
    int deepest = 0;
    for (int node = 1; node < summary.size(); node++) {
      var frames = summary.context(node).frames();
      deepest = Math.max(deepest, frames.size());
      var functions = new ArrayList<String>();
      frames.subList(1, frames.size()).forEach(frame -> functions.add(frame.method()));
      functions.removeIf(name -> !name.equals("a") && !name.equals("b"));
      for (int i = 0; i < functions.size(); i++) {
        assertEquals(i % 2 == 0 ? "a" : "b", functions.get(i), functions.toString());
      }
    }
    assertTrue(deepest > 10, "calls are seen: " + deepest);
  }
}
