package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.text.Parser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class TextFuzzerTest {
  private static final Path ROOT = Path.of(System.getProperty("oser.root", ".."));

  private static List<String> texts(Path directory) throws IOException {
    var texts = new ArrayList<String>();
    try (var files = Files.walk(directory)) {
      for (var file : files.filter(each -> each.toString().endsWith(".oir")).sorted().toList()) {
        texts.add(Files.readString(file).split("\n;; expect:\n")[0] + "\n");
      }
    }
    return texts;
  }

  private static void assertNoFailures(List<String> texts, long variants) {
    var report = TextFuzzer.run(texts, 1, variants, _ -> {});
    assertEquals(
        "",
        report.failures().stream()
            .map(TextFuzzer.Failure::describe)
            .collect(Collectors.joining("\n\n")));
    assertEquals(variants, report.syntaxErrors() + report.loadErrors() + report.valid());
    assertTrue(report.syntaxErrors() > variants / 4, () -> "few syntax errors: " + report);
    assertTrue(report.loadErrors() > variants / 100, () -> "few load errors: " + report);
    assertTrue(report.valid() > variants / 10, () -> "few valid programs: " + report);
  }

  @Test
  void damagedExamplesGiveAnErrorWithAPositionOrAProgram() throws IOException {
    assertNoFailures(texts(ROOT.resolve("examples/ir")), 2_000);
  }

  @Test
  void damagedTextTestsDoToo() throws IOException {
    assertNoFailures(texts(ROOT.resolve("kit/src/test/filetests")), 3_000);
  }

  @Test
  void aParserThatThrowsIsReportedWithAShortText() {
    var fuzzer =
        new TextFuzzer(
            (source, text) -> {
              if (text.contains("i64.mul")) {
                throw new IndexOutOfBoundsException("planted");
              }
              return new Parser().parse(source, text);
            });
    var text =
        """
        func @main() -> i64 {
        entry:
          %x = i64.add 1, 2
          %y = i64.mul %x, 3
          return %y
        }
        """;
    var report = fuzzer.fuzz(List.of(text), 1, 20, _ -> {});
    assertTrue(!report.failures().isEmpty());
    for (var failure : report.failures()) {
      assertEquals("i64.mul", failure.text());
      assertTrue(failure.problem().contains("IndexOutOfBoundsException"), failure::describe);
    }
  }

  @Test
  void theSameSeedDoesTheSameDamage() {
    var text = "func @f() {\nentry:\n  return\n}\n";
    assertEquals(TextMutator.mutate(text, 7), TextMutator.mutate(text, 7));
    var variants = new ArrayList<String>();
    for (int seed = 0; seed < 50; seed++) {
      variants.add(TextMutator.mutate(text, seed));
    }
    assertTrue(variants.stream().distinct().count() > 30, variants::toString);
  }

  @Test
  void anEmptyTextCanBeDamagedToo() {
    for (int seed = 0; seed < 200; seed++) {
      TextMutator.mutate("", seed);
    }
  }
}
