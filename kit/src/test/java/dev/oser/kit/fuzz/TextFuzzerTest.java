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
  private static final long VARIANTS = Long.getLong("oser.fuzz.texts", 5_000);
  private static final long SEED = Long.getLong("oser.fuzz.seed", 1);

  private static List<String> examples() throws IOException {
    var directory = Path.of(System.getProperty("oser.root", ".."), "examples", "ir");
    var texts = new ArrayList<String>();
    try (var files = Files.list(directory)) {
      for (var file : files.sorted().toList()) {
        texts.add(Files.readString(file));
      }
    }
    return texts;
  }

  @Test
  void damagedExamplesGiveAnErrorWithAPositionOrAProgram() throws IOException {
    var report = TextFuzzer.run(examples(), SEED, VARIANTS, _ -> {});
    assertEquals(
        "",
        report.failures().stream()
            .map(TextFuzzer.Failure::describe)
            .collect(Collectors.joining("\n\n")));
    assertEquals(VARIANTS, report.syntaxErrors() + report.loadErrors() + report.valid());
    assertTrue(report.syntaxErrors() > VARIANTS / 4, () -> "few syntax errors: " + report);
    assertTrue(report.loadErrors() > VARIANTS / 100, () -> "few load errors: " + report);
    assertTrue(report.valid() > VARIANTS / 20, () -> "few valid programs: " + report);
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
