package dev.oser.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions.Style;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All Java is formatted by google-java-format. It is a test, not a Maven plugin, because the
 * formatter needs the JDK 25 that tests run on, while Maven itself may run on an older one. {@code
 * -Doser.format=true} formats the files.
 */
class FormattingTest {
  private static String formatted(String source) throws FormatterException {
    var ordered = ImportOrderer.reorderImports(source, Style.GOOGLE);
    return new Formatter().formatSource(RemoveUnusedImports.removeUnusedImports(ordered));
  }

  @Test
  void everyFileIsFormatted() {
    var files = Project.files(".java");
    assertTrue(files.size() > 50, "the source files were not found");
    assertEquals(
        List.of(),
        unformatted(files, Project.FORMAT),
        "not formatted; run: mvn -B verify -pl house-rules -am -Doser.format=true");
  }

  /** {@return the names of files that are not formatted and stay so} */
  private static List<String> unformatted(List<Path> files, boolean repair) {
    return files.parallelStream()
        .filter(file -> !isFormatted(file, repair))
        .map(Project::name)
        .toList();
  }

  private static boolean isFormatted(Path file, boolean repair) {
    var source = Project.read(file);
    try {
      var formatted = formatted(source);
      if (!formatted.equals(source) && repair) {
        Project.write(file, formatted);
        return true;
      }
      return formatted.equals(source);
    } catch (FormatterException e) {
      throw new AssertionError(Project.name(file) + ": " + e.getMessage(), e);
    }
  }

  @Test
  void aPlantedUnformattedFileIsCaughtAndRepaired(@TempDir Path directory) {
    var file = directory.resolve("A.java");
    Project.write(file, "class   A{int x ;}\n");
    assertEquals(List.of(Project.name(file)), unformatted(List.of(file), false));
    assertEquals(List.of(), unformatted(List.of(file), true));
    assertEquals("class A {\n  int x;\n}\n", Project.read(file));
  }
}
