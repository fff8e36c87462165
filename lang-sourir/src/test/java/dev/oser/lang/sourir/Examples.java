package dev.oser.lang.sourir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The programs in examples/sourir. */
public final class Examples {
  /** Input for those that read. */
  public static final List<String> INPUT = List.of("5", "3");

  private Examples() {}

  public static Path file(String name) {
    return Path.of(System.getProperty("oser.root", "..")).resolve("examples/sourir").resolve(name);
  }

  /** {@return a program that is valid} */
  public static Source read(String name) {
    return read(file(name));
  }

  public static Source read(Path file) {
    try {
      return Source.read(String.valueOf(file.getFileName()), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return every right example} */
  public static List<Path> all() {
    return in(file(""));
  }

  /** {@return every example whose assumes lie} */
  public static List<Path> wrong() {
    return in(file("wrong"));
  }

  private static List<Path> in(Path directory) {
    try (var files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".sou")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
