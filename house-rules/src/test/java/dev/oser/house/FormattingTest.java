package dev.oser.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions.Style;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * All Java is formatted by google-java-format. It is a test, not a Maven plugin, because the
 * formatter needs the JDK 25 that tests run on, while Maven itself may run on an older one. {@code
 * -Doser.update=true} formats the files.
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
    var wrong =
        files.parallelStream().filter(file -> !isFormatted(file)).map(Project::name).toList();
    assertEquals(List.of(), wrong, "not formatted; run: mvn -B verify -Doser.update=true");
  }

  private static boolean isFormatted(Path file) {
    var source = Project.read(file);
    try {
      var formatted = formatted(source);
      if (!formatted.equals(source) && Project.UPDATE) {
        Project.write(file, formatted);
        return true;
      }
      return formatted.equals(source);
    } catch (FormatterException e) {
      throw new AssertionError(Project.name(file) + ": " + e.getMessage(), e);
    }
  }

  @Test
  void aPlantedUnformattedFileIsCaught() throws FormatterException {
    var source = "class   A{int x ;}\n";
    assertNotEquals(source, formatted(source));
  }
}
