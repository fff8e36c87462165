package dev.oser.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version the build put into a resource. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {
      text(),
      "Java " + System.getProperty("java.version") + " in " + System.getProperty("java.home")
    };
  }

  private static String text() {
    try (var resource =
        Objects.requireNonNull(Version.class.getResourceAsStream("version.txt"), "version.txt")) {
      return new String(resource.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
