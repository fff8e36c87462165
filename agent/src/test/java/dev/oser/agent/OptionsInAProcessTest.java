package dev.oser.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.SummaryFile;
import dev.oser.profile.path.PathFile;
import dev.oser.profile.path.PathSummary;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Options do what they say in a real process. */
class OptionsInAProcessTest {
  @TempDir Path directory;

  private String profile(String options, String... workload) throws Exception {
    var file = directory.resolve("profile");
    var result = Child.run(directory, options + ",out=" + file, workload);
    assertEquals("", result.err());
    return Files.readString(file);
  }

  /** The clock runs while a thread waits, the processor does not. */
  @Test
  void timeIsOfTheClockOrOfTheProcessor() throws Exception {
    for (var metric : new String[] {"wall", "cpu"}) {
      var file = directory.resolve(metric);
      var run =
          Child.run(directory, "cct,format=summary,metric=" + metric + ",out=" + file, "Waiting");
      assertEquals(new Child.Result(0, "", ""), run);
      var summary = SummaryFile.read(file);
      assertEquals("ns", summary.metric());
      assertEquals(metric, summary.taken().facts().get("what counts"));
      long computed = milliseconds(summary, "main", "compute");
      long slept = milliseconds(summary, "main", "sleep");
      assertTrue(computed > 390, metric + ": " + computed);
      assertTrue(metric.equals("wall") ? slept > 390 : slept < 100, metric + ": " + slept);
    }
  }

  /** {@return what a context has itself; the names are without their class} */
  private static long milliseconds(ContextSummary summary, String... names) {
    long sum = 0;
    for (int node = 1; node < summary.size(); node++) {
      var frames =
          summary.context(node).frames().stream()
              .map(frame -> frame.method().replaceAll(".*[.]", ""))
              .toList();
      sum += frames.equals(List.of(names)) ? summary.count(node) : 0;
    }
    return sum / 1_000_000;
  }

  @Test
  void aWrongOptionIsOneLineAndTheProgramRuns() throws Exception {
    var expected = Child.run(directory, null, "Recursion");
    var actual = Child.run(directory, "hctc", "Recursion");
    assertEquals(expected.out(), actual.out());
    assertEquals(expected.status(), actual.status());
    assertEquals(
        "oser-agent: unknown mode 'hctc'; there are hcct, cct, paths, bl, empty;"
            + " the program runs unprofiled\n",
        actual.err());
  }

  @Test
  void whereNothingCanBeWrittenIsSaidBeforeTheProgramRuns() throws Exception {
    var expected = Child.run(directory, null, "Recursion");
    var nowhere = directory.resolve("nowhere");
    for (var option : new String[] {"out", "costs"}) {
      var actual = Child.run(directory, "cct," + option + "=" + nowhere + "/profile", "Recursion");
      assertEquals(expected.out(), actual.out());
      assertEquals(expected.status(), actual.status());
      assertEquals(
          "oser-agent: cannot write "
              + nowhere
              + "/profile: there is no directory "
              + nowhere
              + "; the program runs unprofiled\n",
          actual.err());
    }
    var actual = Child.run(directory, "cct,out=" + directory, "Recursion");
    assertTrue(actual.err().contains("it is a directory"), actual.err());
  }

  @Test
  void anEmptyProfileSaysWhy() throws Exception {
    var text = profile("cct,include=com.acme.*", "Recursion");
    assertTrue(text.contains("0 calls"), text);
    assertTrue(text.contains("Nothing was counted: of 1 classes that were loaded none is"), text);
    text = profile("cct,include=*Recursion#none,include=*Unwinding", "Recursion");
    assertTrue(text.contains("Nothing was counted: "), text);
    text = profile("cct,burst=100000:1", "Recursion");
    assertTrue(text.contains("instrumented methods was called in a burst; one that"), text);
    text = profile("empty", "Recursion");
    assertFalse(text.contains("Nothing was counted"), text);
  }

  @Test
  void patternsChooseClassesAndMethods() throws Exception {
    var text = profile("cct,format=collapsed,include=*Unwinding,exclude=*#main", "Unwinding");
    assertFalse(text.contains("main"));
    assertTrue(text.startsWith("dev.oser.agent.workload.Unwinding.afterwards 10\n"), text);
  }

  @Test
  void classesOfTheJdkCanBeIncluded() throws Exception {
    var text = profile("cct,format=collapsed,include=*Lambdas,include=java.util.*", "Lambdas");
    assertTrue(text.contains(".Lambdas.main;java.util.ArrayList.sort"), text);
    assertTrue(text.contains("java.util.ArrayList.forEach;dev.oser.agent.workload.Lambdas.see 3"));
  }

  @Test
  void aSummaryHasCallSitesAndCanBeRead() throws Exception {
    var file = directory.resolve("summary");
    Child.run(directory, "hcct,format=summary,out=" + file, "Recursion");
    var summary = SummaryFile.read(file);
    assertEquals("calls", summary.metric());
    assertEquals(32, summary.total());
    assertEquals("Recursion.java:8", summary.site(2));
  }

  @Test
  void allocatedBytesAreCharged() throws Exception {
    var file = directory.resolve("bytes");
    Child.run(directory, "cct,metric=bytes,format=summary,out=" + file, "Constructors");
    var summary = SummaryFile.read(file);
    assertEquals("bytes", summary.metric());
    assertTrue(summary.total() > 0);
    assertUsed(summary);
  }

  /** What a context used with its callees is what these used. */
  private static void assertUsed(ContextSummary summary) {
    assertTrue(summary.hasUsage());
    var sums = new long[summary.size()];
    for (int node = summary.size() - 1; node > 0; node--) {
      sums[node] += summary.count(node);
      sums[summary.parent(node)] += sums[node];
      assertEquals(sums[node], summary.inclusive(node), summary.method(node));
      assertTrue(summary.calls(node) > 0, summary.method(node));
    }
  }

  @Test
  void inclusiveTimeIsBesideTheCounts() throws Exception {
    var file = directory.resolve("time");
    Child.run(directory, "cct,metric=time,format=summary,out=" + file, "Unwinding");
    assertUsed(SummaryFile.read(file));
    var report = profile("cct,metric=time", "Unwinding");
    assertTrue(report.contains("ms   with callees        calls  context"), report);
  }

  /** Main and what it has called when the program ends are no methods that used nothing. */
  @Test
  void methodsThatAreActiveAtTheEndHaveUsedSomething() throws Exception {
    for (var metric : new String[] {"wall", "cpu", "bytes"}) {
      var file = directory.resolve(metric);
      Child.run(
          directory,
          "cct,metric=" + metric + ",format=summary,exclude=*#lambda*,out=" + file,
          "ExitInTheMiddle");
      var summary = SummaryFile.read(file);
      assertUsed(summary);
      assertTrue(summary.method(1).endsWith(".main"), summary.toString());
      assertEquals(1, summary.calls(1));
      assertEquals(summary.total(), summary.inclusive(1));
    }
  }

  @Test
  void otherProgramsCanReadIt() throws Exception {
    var json = profile("cct,format=speedscope", "Recursion");
    assertTrue(json.startsWith("{\"$schema\":\"https://www.speedscope.app/"), json);
    var file = directory.resolve("profile");
    Child.run(directory, "paths,k=2,format=pprof,out=" + file, "MaskedSum");
    try (var in = new GZIPInputStream(Files.newInputStream(file))) {
      assertTrue(new String(in.readAllBytes(), StandardCharsets.UTF_8).contains("MaskedSum.sum"));
    }
  }

  @Test
  void pathsOfSeveralProcessesAddUp() throws Exception {
    var first = directory.resolve("first");
    var second = directory.resolve("second");
    Child.run(directory, "paths,k=3,format=summary,out=" + first, "MaskedSum");
    Child.run(directory, "paths,k=3,format=summary,out=" + second, "MaskedSum");
    var one = PathFile.read(first);
    assertEquals(one, PathFile.read(second));
    var sum = PathSummary.merge(List.of(one, PathFile.read(second)));
    assertEquals(one.methods().size(), sum.methods().size());
    assertEquals(2 * one.total(), sum.total());
  }

  @Test
  void burstsObserveAPart() throws Exception {
    var text = profile("hcct,burst=20:2", "Overflow");
    assertTrue(text.contains("in bursts ("), text);
  }

  /**
   * Threads find their place again at the start of each burst: no context is one that never was.
   */
  @Test
  void burstsSeeOnlyContextsThatAre() throws Exception {
    var exact = contexts(profile("cct,format=collapsed", "Walks", "3000"));
    var seen = contexts(profile("cct,burst=3:1,format=collapsed", "Walks", "3000"));
    assertTrue(seen.size() > 50, seen.size() + " contexts");
    assertTrue(seen.size() <= exact.size());
    seen.removeAll(exact);
    assertEquals(Set.of(), seen);
  }

  /** The same with call sites, which methods that started between bursts cannot tell. */
  @Test
  void burstsKnowCallSites() throws Exception {
    var exact = contextsWithSites("cct");
    var seen = contextsWithSites("cct,burst=3:1");
    assertTrue(seen.size() > 50, seen.size() + " contexts");
    seen.removeAll(exact);
    assertEquals(Set.of(), seen);
  }

  private Set<String> contextsWithSites(String options) throws Exception {
    var file = directory.resolve("summary");
    Child.run(directory, options + ",format=summary,out=" + file, "Walks", "3000");
    var summary = SummaryFile.read(file);
    var contexts = new String[summary.size()];
    contexts[0] = "";
    for (int node = 1; node < contexts.length; node++) {
      contexts[node] =
          contexts[summary.parent(node)] + ";" + summary.method(node) + " " + summary.site(node);
    }
    return Arrays.stream(contexts).collect(Collectors.toSet());
  }

  @Test
  void costsAreToldBesideAnyFormat() throws Exception {
    var costs = directory.resolve("costs");
    profile("cct,format=collapsed,costs=" + costs, "Recursion");
    assertTrue(Files.readString(costs).startsWith("Profiler: 64 events"), Files.readString(costs));
  }

  private static Set<String> contexts(String collapsed) {
    return collapsed
        .lines()
        .map(line -> line.substring(0, line.lastIndexOf(' ')))
        .collect(Collectors.toSet());
  }
}
