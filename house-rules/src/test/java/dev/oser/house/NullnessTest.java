package dev.oser.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Null is where it is declared: every package is {@code @NullMarked}, and the build's checker finds
 * what is not.
 */
class NullnessTest {
  @TempDir Path output;

  @Test
  void everyPackageIsNullMarkedAndExplained() {
    assertEquals(List.of(), unmarked(Project.files(".java")));
  }

  @Test
  void aPlantedPackageThatIsNotMarkedIsCaught() {
    var sources = output.resolve("src/main/java/p");
    assertTrue(sources.toFile().mkdirs());
    var file = sources.resolve("A.java");
    Project.write(file, "package p;\nclass A {}\n");
    var info = sources.resolve("package-info.java");
    assertEquals(List.of(Project.name(info)), unmarked(List.of(file)));
    Project.write(info, "@org.jspecify.annotations.NullMarked\npackage p;\n");
    assertEquals(List.of(Project.name(info)), unmarked(List.of(file)));
    Project.write(info, "/** Why. */\n@org.jspecify.annotations.NullMarked\npackage p;\n");
    assertEquals(List.of(), unmarked(List.of(file)));
  }

  /** What is compiled for older or newer JVMs belongs to a package that says what it is once. */
  private static Path packageInfo(Path file) {
    var usual = file.toString().replaceFirst("/src/main/java\\d+/", "/src/main/java/");
    return Path.of(usual).resolveSibling("package-info.java");
  }

  private static List<String> unmarked(List<Path> files) {
    var missing = new ArrayList<String>();
    for (var file : files) {
      var path = Project.name(file);
      if (!path.contains("/src/main/") || path.endsWith("package-info.java")) {
        continue;
      }
      var info = packageInfo(file);
      var text = info.toFile().exists() ? Project.read(info) : "";
      if (!text.contains("@org.jspecify.annotations.NullMarked") || !text.contains("/**")) {
        missing.add(Project.name(info));
      }
    }
    return missing.stream().distinct().toList();
  }

  @Test
  void aPlantedNullIsCaughtByTheCompilerPlugin() {
    var source =
        """
        package planted;
        @org.jspecify.annotations.NullMarked
        class Planted {
          String name() { return null; }
        }
        """;
    var errors = compile(source);
    assertTrue(
        errors.stream().anyMatch(error -> error.contains("NullAway")), () -> "no error: " + errors);
  }

  @Test
  void theSameSourceWithoutTheNullCompiles() {
    var source =
        """
        package planted;
        @org.jspecify.annotations.NullMarked
        class Planted {
          String name() { return "x"; }
        }
        """;
    assertEquals(List.of(), compile(source));
  }

  private List<String> compile(String source) {
    return Compilation.errors(
        source, output, Compilation.argument("-Xplugin:ErrorProne"), "--should-stop=ifError=FLOW");
  }
}
