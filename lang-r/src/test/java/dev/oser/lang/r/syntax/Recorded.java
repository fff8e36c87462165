package dev.oser.lang.r.syntax;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A case and what GNU R said about it (tools/record-r-expectations).
 *
 * @param name the file and the number of the case in it
 */
public record Recorded(String name, String text, String expected) {
  static final Path ROOT =
      Path.of(System.getProperty("oser.root", "..")).resolve("lang-r/src/test/r/syntax");

  private static final String SEPARATOR = "#%%";

  static List<Recorded> cases(String directory) {
    return files(directory).stream().flatMap(file -> casesOf(file).stream()).toList();
  }

  /** {@return the cases of a file, in order} */
  public static List<Recorded> casesOf(Path file) {
    var cases = new ArrayList<Recorded>();
    var texts = split(read(file));
    var answers = split(read(expectedOf(file)));
    if (texts.size() != answers.size()) {
      throw new AssertionError(
          file + " has other cases than were recorded: run tools/record-r-expectations");
    }
    for (int i = 0; i < texts.size(); i++) {
      cases.add(new Recorded(file.getFileName() + ":" + (i + 1), texts.get(i), answers.get(i)));
    }
    return cases;
  }

  static List<Recorded> files() {
    return files("files").stream()
        .map(
            file ->
                new Recorded(
                    file.getFileName().toString(),
                    withoutEnd(read(file)),
                    withoutEnd(read(expectedOf(file)))))
        .toList();
  }

  private static List<Path> files(String directory) {
    try (Stream<Path> list = Files.list(ROOT.resolve(directory))) {
      return list.filter(file -> file.toString().endsWith(".R")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path expectedOf(Path file) {
    return Path.of(file.toString().replaceAll("\\.R$", ".expected"));
  }

  private static List<String> split(String text) {
    var parts = new ArrayList<List<String>>(List.of(new ArrayList<>()));
    for (var line : withoutEnd(text).split("\n", -1)) {
      if (line.equals(SEPARATOR)) {
        parts.add(new ArrayList<>());
      } else {
        parts.getLast().add(line);
      }
    }
    return parts.stream().map(lines -> String.join("\n", lines)).toList();
  }

  private static String withoutEnd(String text) {
    return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
