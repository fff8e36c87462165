package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code oser install}, and what it says about sources that are none. */
class InstallPackagesTest {
  @TempDir private Path directory;

  private Path source(String description) throws IOException {
    var source = Files.createDirectories(directory.resolve("source"));
    Files.createDirectories(source.resolve("R"));
    Files.writeString(source.resolve("DESCRIPTION"), description);
    Files.writeString(source.resolve("NAMESPACE"), "export(f)\n");
    Files.writeString(source.resolve("R/a.R"), "f <- function(x) x + 1\n");
    return source;
  }

  private Cli.Result install(Path source) {
    return Cli.run(
        "install", "--library", directory.resolve("library").toString(), source.toString());
  }

  @Test
  void whatIsInstalledCanBeLoaded() throws IOException {
    assertEquals(0, install(source("Package: mine\nVersion: 1.0\n")).status());
    var library = directory.resolve("library").toString();
    var result = Cli.run("-e", ".libPaths('" + library + "'); mine::f(1); packageVersion('mine')");
    assertEquals(new Cli.Result(0, "[1] 2\n[1] ‘1.0’\n", ""), result);
  }

  @Test
  void aPackageNeedsItsDependencies() throws IOException {
    var result = install(source("Package: mine\nVersion: 1.0\nImports: nosuchpackage\n"));
    assertEquals(1, result.status());
    assertTrue(
        result.err().contains("dependency ‘nosuchpackage’ is not available for package ‘mine’"));
  }

  @Test
  void aDirectoryWithoutDescriptionIsRefused() {
    var result = install(directory);
    assertEquals(1, result.status());
    assertTrue(result.err().contains("has no DESCRIPTION"));
  }
}
