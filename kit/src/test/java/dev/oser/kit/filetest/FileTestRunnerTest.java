package dev.oser.kit.filetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.Engine;
import dev.oser.kit.ir.text.Parser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;

/** The runner of text tests must itself notice what it is for. */
final class FileTestRunnerTest {
  private static final String SEVEN =
      """
      func @main() -> i32 {
      entry:
        print i32 5
        return 7
      }
      """;

  @TempDir Path directory;

  private Path file(String text) throws IOException {
    return Files.writeString(directory.resolve("t.oir"), text);
  }

  private void run(Path file, boolean update) {
    new FileTestRunner(directory, update).run(file);
  }

  private static void assertContains(String part, Throwable failure) {
    var message = String.valueOf(failure.getMessage());
    assertTrue(message.contains(part), message);
  }

  @Test
  void aCorrectExpectationPasses() throws IOException {
    run(file(";; test: run @main()\n" + SEVEN + ";; expect:\n;; 5\n;; result 7\n"), false);
  }

  @Test
  void aWrongExpectationFails() throws IOException {
    var file = file(";; test: run @main()\n" + SEVEN + ";; expect:\n;; 5\n;; result 8\n");
    var failure = assertThrows(AssertionFailedError.class, () -> run(file, false));
    assertEquals("5\nresult 7\n", failure.getActual().getValue());
  }

  @Test
  void updateModeRepairsAWrongExpectation() throws IOException {
    var file = file(";; test: run @main()\n" + SEVEN + ";; expect:\n;; result 8\n");
    run(file, true);
    assertEquals(
        ";; test: run @main()\n" + SEVEN + ";; expect:\n;; 5\n;; result 7\n",
        Files.readString(file));
    run(file, false);
  }

  @Test
  void updateModeWritesAMissingExpectation() throws IOException {
    var file = file(";; test: print\n" + SEVEN + "\n; the end\n");
    run(file, true);
    assertTrue(Files.readString(file).contains(";; expect:\n;; func @main() -> i32 {\n"));
    assertTrue(Files.readString(file).endsWith(";; }\n;;\n;; ; the end\n"));
    run(file, false);
  }

  @Test
  void updateModeLeavesACorrectFileUntouched() throws IOException {
    var file = file(";; test: run @main()\n" + SEVEN + ";; expect:\n;; 5\n;; result 7\n");
    var before = Files.getLastModifiedTime(file);
    run(file, true);
    assertEquals(before, Files.getLastModifiedTime(file));
  }

  @Test
  void aMissingExpectationFailsAndSaysWhatToDo() throws IOException {
    var file = file(";; test: run @main()\n" + SEVEN);
    var failure = assertThrows(FileTest.Malformed.class, () -> run(file, false));
    assertContains("-Doser.update=true", failure);
  }

  @Test
  void anUnknownCommandFailsAndListsTheCommands() throws IOException {
    var file = file(";; test: jump\n" + SEVEN + ";; expect:\n");
    var failure = assertThrows(FileTest.Malformed.class, () -> run(file, false));
    assertContains("unknown command 'jump'", failure);
    assertContains("verify-fails", failure);
  }

  @Test
  void aFileWithoutACommandFails() throws IOException {
    var file = file(SEVEN + ";; expect:\n");
    assertThrows(FileTest.Malformed.class, () -> run(file, false));
  }

  @Test
  void aCorrectTextIsNoSyntaxErrorAndAValidModuleBreaksNoRule() throws IOException {
    var syntax = file(";; test: syntax-error\n" + SEVEN + ";; expect:\n");
    assertThrows(AssertionError.class, () -> run(syntax, false));
    var rules = file(";; test: verify-fails\n" + SEVEN + ";; expect:\n");
    assertThrows(AssertionError.class, () -> run(rules, false));
  }

  @Test
  void positionsAreThoseOfTheFile() throws IOException {
    var file = file(";; test: syntax-error\nfunc @f() {\nentry:\n  jump nowhere\n}\n");
    run(file, true);
    assertTrue(Files.readString(file).contains(";; t.oir:4:8: "), Files.readString(file));
  }

  @Test
  void argumentsAreReadAsTheParametersSay() {
    var text =
        """
        func @f(%a: i1, %b: i8, %c: i32, %d: i64, %e: f64, %f: ref) -> f64 {
        entry:
          print i1 %a
          print i8 %b
          print i32 %c
          print i64 %d
          return %e
        }
        """;
    var module = new Parser().parse("t.oir", text);
    assertEquals(
        "true\n-1\n2\n255\nresult NaN\n",
        CallText.run("@f(true, -1, 2, 0xff, nan, null)", module, Engine.COMPILER));
  }
}
