package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Functions of base that are written in R. Reading all of them would make every start slower, so
 * the files are only cut into definitions, each of which is a promise that parses its text: a
 * definition begins at the start of a line, as {@code name <- }.
 */
final class RSources {
  static final List<String> FILES =
      List.of(
          "language.R",
          "apply.R",
          "sets.R",
          "sorting.R",
          "conditions.R",
          "matrices.R",
          "print.R",
          "strings.R",
          "format.R",
          "noncentral.R",
          "random.R",
          "equality.R",
          "factors.R",
          "tables.R",
          "groups.R",
          "frames.R",
          "frame-rows.R",
          "frame-tools.R",
          "merge.R",
          "dates.R",
          "times.R",
          "time-differences.R",
          "summary.R",
          "str.R",
          "statistics.R",
          "delimited.R",
          "utilities.R",
          "files.R",
          "serialization.R",
          "console.R",
          "numerics.R",
          "versions.R",
          "session.R",
          "derivatives.R",
          "decompositions.R",
          "models.R",
          "series.R",
          "reshape.R",
          "roman.R",
          "tools.R",
          "s4-classes.R",
          "s4-generics.R",
          "s4-show.R",
          "s4-conversion.R",
          "reference-classes.R");

  /** What is not of package base: where {@code environment(sd)} says that it comes from. */
  private static final Map<String, String> PACKAGES =
      Map.of(
          "random.R", "stats",
          "statistics.R", "stats",
          "numerics.R", "stats",
          "derivatives.R", "stats",
          "models.R", "stats",
          "series.R", "stats");

  private static final String ARROW = " <- ";

  private RSources() {}

  static void load(Runtime runtime) {
    var namespaces = new HashMap<String, Environment>();
    for (var file : FILES) {
      var name = PACKAGES.get(file);
      var namespace =
          name == null
              ? runtime.base()
              : namespaces.computeIfAbsent(name, each -> namespace(each, runtime));
      cut(read(file), runtime, namespace);
    }
  }

  private static Environment namespace(String name, Runtime runtime) {
    var result = new Environment(runtime.base());
    result.setName("namespace:" + name);
    return result;
  }

  private static String read(String file) {
    var path = "/dev/oser/lang/r/base/" + file;
    try (var stream = RSources.class.getResourceAsStream(path)) {
      return new String(
          Objects.requireNonNull(stream, path).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void cut(String text, Runtime runtime, Environment namespace) {
    int start = 0;
    while (start < text.length()) {
      int next = nextDefinition(text, start);
      define(text.substring(start, next), runtime, namespace);
      start = next;
    }
  }

  /** {@return the start of the next line that begins a definition} */
  private static int nextDefinition(String text, int from) {
    int end = text.indexOf('\n', from);
    while (end >= 0 && end + 1 < text.length()) {
      char c = text.charAt(end + 1);
      if (Character.isLetter(c) || c == '.' || c == '`') {
        return end + 1;
      }
      end = text.indexOf('\n', end + 1);
    }
    return text.length();
  }

  private static void define(String text, Runtime runtime, Environment namespace) {
    int arrow = text.indexOf(ARROW);
    if (arrow < 0 || text.startsWith("#")) {
      return;
    }
    var name = text.substring(0, arrow).replace("`", "");
    Value source = new StringVector(text.substring(arrow + ARROW.length()));
    var symbol = Symbol.of(name);
    runtime.base().put(symbol, new Promise(Call.of(".parseDefinition", source), namespace, false));
  }
}
