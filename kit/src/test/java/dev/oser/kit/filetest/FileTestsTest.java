package dev.oser.kit.filetest;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs every file under {@code kit/src/test/filetests}. With {@code -Doser.update=true} the
 * expectations are rewritten: read the difference before you commit it.
 */
final class FileTestsTest {
  static final Path DIRECTORY =
      Path.of(System.getProperty("oser.root", ".."), "kit", "src", "test", "filetests");

  @TestFactory
  Stream<DynamicTest> everyFileGivesWhatItExpects() {
    var runner = new FileTestRunner(DIRECTORY, Boolean.getBoolean("oser.update"));
    return runner.files().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    DIRECTORY.relativize(file).toString(), file.toUri(), () -> runner.run(file)));
  }
}
