package dev.oser.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The example that embeds R builds as a project of its own, with nothing but Maven coordinates. The
 * local repository it gets is a temporary one: our jars, and links to what the build has fetched
 * already, so that it needs no network.
 */
class ExampleProjectTest {
  private static final String VERSION = "0.1.0-SNAPSHOT";
  private static final Path REPOSITORY =
      Path.of(System.getProperty("user.home"), ".m2", "repository");

  @TempDir Path directory;

  @Test
  void theExampleBuildsAndRuns() throws Exception {
    assumeTrue(Files.isDirectory(REPOSITORY.resolve("org/apache/maven/plugins")));
    assumeTrue(Files.exists(Path.of("/usr/bin/mvn")));
    var repository = repository();
    var project = directory.resolve("project");
    copy(Project.ROOT.resolve("examples/embed"), project);
    run(
        project,
        "mvn",
        "-B",
        "-q",
        "-o",
        "-Dmaven.repo.local=" + repository,
        "compile",
        "dependency:copy-dependencies",
        "-DoutputDirectory=target/lib");
    var shown =
        run(
            project,
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:-DontCompileHugeMethods",
            "-cp",
            "target/classes:target/lib/*",
            "example.Trees");
    assertEquals(
        """
        height = 45.20 + 2.55 girth
        a girth of 11 gives 73.25
        R says: '/etc/passwd' is outside of what this program may read
        stopped by its limit of MEMORY
        """,
        shown);
  }

  private Path repository() throws IOException {
    var repository = Files.createDirectory(directory.resolve("repository"));
    link(REPOSITORY, repository, "dev");
    var dev = Files.createDirectory(repository.resolve("dev"));
    if (Files.isDirectory(REPOSITORY.resolve("dev"))) {
      link(REPOSITORY.resolve("dev"), dev, "oser");
    }
    install(dev, "oser", Project.ROOT, false);
    install(dev, "oser-kit", Project.ROOT.resolve("kit"), true);
    install(dev, "oser-profile", Project.ROOT.resolve("profile"), true);
    install(dev, "oser-lang-r", Project.ROOT.resolve("lang-r"), true);
    return repository;
  }

  private static void link(Path from, Path to, String except) throws IOException {
    try (var entries = Files.list(from)) {
      for (var entry : (Iterable<Path>) entries::iterator) {
        if (!entry.getFileName().toString().equals(except)) {
          Files.createSymbolicLink(to.resolve(entry.getFileName()), entry);
        }
      }
    }
  }

  private static void install(Path dev, String artifact, Path module, boolean jar)
      throws IOException {
    var place = Files.createDirectories(dev.resolve("oser").resolve(artifact).resolve(VERSION));
    var name = artifact + "-" + VERSION;
    Files.copy(module.resolve("pom.xml"), place.resolve(name + ".pom"));
    if (jar) {
      pack(module.resolve("target/classes"), place.resolve(name + ".jar"));
    }
  }

  private static void pack(Path classes, Path jar) throws IOException {
    try (var to = new JarOutputStream(Files.newOutputStream(jar));
        var files = Files.walk(classes)) {
      for (var file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        to.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, to);
      }
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var files = Files.walk(from)) {
      for (var file : (Iterable<Path>) files::iterator) {
        if (!from.relativize(file).startsWith("target")) {
          Files.copy(file, to.resolve(from.relativize(file).toString()));
        }
      }
    }
  }

  private static String run(Path where, String... command) throws Exception {
    var all = new ArrayList<>(List.of(command));
    var builder = new ProcessBuilder(all).directory(where.toFile()).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    var process = builder.start();
    var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output;
  }
}
