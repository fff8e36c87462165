package dev.oser.lang.sourir.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oser.lang.sourir.Source;
import dev.oser.models.sourir.text.Printer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What passes do, as text: {@code filetests/PASS+PASS/name.sou} becomes {@code name.out} beside it.
 * {@code trust} among the passes means that the text is believed. Started with {@code
 * -Doser.update=true}, it writes the results.
 */
class FileTest {
  private static final Path ROOT =
      Path.of(System.getProperty("oser.root", ".."), "lang-sourir/src/test/filetests");

  @TestFactory
  List<DynamicTest> passesGiveWhatIsWrittenBeside() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      var tests =
          files
              .filter(file -> file.toString().endsWith(".sou"))
              .sorted()
              .map(
                  file ->
                      DynamicTest.dynamicTest(ROOT.relativize(file).toString(), () -> check(file)))
              .toList();
      assertFalse(tests.isEmpty());
      return tests;
    }
  }

  private static void check(Path file) throws IOException {
    var name = String.valueOf(file.getFileName());
    var words =
        List.of(String.valueOf(file.resolveSibling(".").normalize().getFileName()).split("\\+"));
    var passes =
        Passes.parse(
            String.join(",", words.stream().filter(word -> !word.equals("trust")).toList()));
    var program = Source.read(name, Files.readString(file)).program();
    var optimized = Optimizer.run(program, passes, words.contains("trust"));
    var text = new StringBuilder();
    optimized.steps().forEach(step -> text.append("# ").append(step).append('\n'));
    text.append(Printer.print(optimized.program()));
    var beside = file.resolveSibling(name.replace(".sou", ".out"));
    if (Boolean.getBoolean("oser.update")) {
      Files.writeString(beside, text);
    }
    assertEquals(Files.readString(beside), text.toString());
  }
}
