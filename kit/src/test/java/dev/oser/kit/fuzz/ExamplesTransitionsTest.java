package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.opt.Pipeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples, at sizes so small that each can be run once per transition. */
final class ExamplesTransitionsTest {
  @ParameterizedTest
  @CsvSource({
    "binarytrees, 4",
    "fannkuch, 4",
    "fasta, 10",
    "fastaredux, 3",
    "mandelbrot, 4",
    "nbody, 1",
    "revcomp, 10",
    "spectralnorm, 3"
  })
  void aTransitionAtEveryPointChangesNothing(String name, String size) throws IOException {
    var text = Files.readString(Path.of("..", "examples", "ir", name + ".oir"));
    assertHolds(name, text.replaceAll("call @run\\(\\d+\\)", "call @run(" + size + ")"));
  }

  @ParameterizedTest
  @CsvSource("isord, 5")
  void soDoesTheExampleOfThePaper(String name, String size) throws IOException {
    var text = Files.readString(Path.of("..", "examples", "ir", name + ".oir"));
    assertHolds(name, text.replaceAll("\\b100000\\b", size));
  }

  private static void assertHolds(String name, String text) {
    var module = new Parser().parse(name + ".oir", text);
    var law = new TransitionsPreserve(Pipeline.standard());
    assertNull(law.violation(module));
    assertTrue(law.transitions() > 100, () -> "only " + law.transitions() + " transitions");
  }
}
