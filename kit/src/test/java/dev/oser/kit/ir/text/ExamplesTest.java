package dev.oser.kit.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The examples are written as the printer writes them, comments included. */
class ExamplesTest {
  @Test
  void printingAnExampleGivesItsText() throws IOException {
    var directory = Path.of(System.getProperty("oser.root", ".."), "examples", "ir");
    try (var files = Files.list(directory)) {
      var examples = files.filter(file -> file.toString().endsWith(".oir")).sorted().toList();
      assertTrue(examples.size() >= 9, examples::toString);
      for (var example : examples) {
        var text = Files.readString(example);
        assertEquals(text, Printer.print(new Parser().parse(example.toString(), text)));
      }
    }
  }
}
