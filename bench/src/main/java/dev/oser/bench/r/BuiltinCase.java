package dev.oser.bench.r;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * An expression whose time is compared.
 *
 * @param size the smallest {@code n}; it is also measured with 10 and 100 times as much
 * @param setup what makes its inputs from {@code n}
 */
record BuiltinCase(String name, int size, String setup, String expression) {
  /** {@return all cases, in the order of the file they are listed in} */
  static List<BuiltinCase> all() {
    return resource("cases.tsv")
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(BuiltinCase::of)
        .toList();
  }

  private static BuiltinCase of(String line) {
    var fields = line.split("\t", -1);
    if (fields.length != 4) {
      throw new IllegalStateException(
          "cases.tsv: four fields are wanted, not " + fields.length + ": " + line);
    }
    return new BuiltinCase(fields[0], Integer.parseInt(fields[1]), fields[2], fields[3]);
  }

  /** {@return a file of the folder that has the cases and what times them} */
  static String resource(String name) {
    var path = "builtins/" + name;
    try (var in = Objects.requireNonNull(BuiltinCase.class.getResourceAsStream(path), path)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
