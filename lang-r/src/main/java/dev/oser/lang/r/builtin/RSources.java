package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
          "reference-classes.R",
          "namespaces.R",
          "s3-registration.R",
          "hooks.R",
          "loading.R",
          "library.R",
          "installed.R",
          "install.R",
          "data-sets.R",
          "native.R",
          "devices.R",
          "graphics.R",
          "colours.R",
          "sources.R",
          "method-lists.R",
          "persons.R",
          "s4-packages.R",
          "parallel.R");

  /** The packages of functions that no package exports, where it is not base. */
  private static final Map<String, String> PACKAGES =
      Map.of(
          "random.R", "stats",
          "statistics.R", "stats",
          "numerics.R", "stats",
          "derivatives.R", "stats",
          "models.R", "stats",
          "series.R", "stats");

  /** Where programs are told that R is, if the environment does not say so. */
  static final String HOME = "/usr/lib/R";

  private static final String ARROW = " <- ";

  /** Names of the functions in each file of the folder of package stats, a line each. */
  private static final String INDEX = "stats/index.txt";

  private static final String FOLDER = "/dev/oser/lang/r/base/";

  private final Runtime runtime;
  private final StandardPackages packages;

  private RSources(Runtime runtime, StandardPackages packages) {
    this.runtime = runtime;
    this.packages = packages;
  }

  static void load(Runtime runtime, StandardPackages packages) {
    var sources = new RSources(runtime, packages);
    for (var file : FILES) {
      sources.cut(resource(FOLDER + file), PACKAGES.getOrDefault(file, "base"));
    }
    sources.loadLazily();
  }

  /**
   * The larger part of package stats is seldom used: only its index is read at the start, and a
   * file when one of its functions is asked for.
   */
  private void loadLazily() {
    for (var line : resource(FOLDER + INDEX).lines().toList()) {
      var names = line.split(" ");
      var file = new StringVector(names[0]);
      for (int i = 1; i < names.length; i++) {
        var load = Call.of(".libraryDefinition", file, new StringVector(names[i]));
        var where = packages.surroundings(runtime, names[i], "stats");
        packages.define(runtime, Symbol.of(names[i]), new Promise(load, where, false));
      }
    }
  }

  /** {@return the text of a definition in a file of the folder of package stats} */
  static String definition(String file, String name) {
    var text = "\n" + resource(FOLDER + "stats/" + file);
    int start = text.indexOf("\n" + name + ARROW);
    if (start < 0) {
      start = text.indexOf("\n`" + name + "`" + ARROW);
    }
    if (start < 0) {
      throw new IllegalStateException(INDEX + " names " + name + ", which is not in " + file);
    }
    int from = text.indexOf(ARROW, start) + ARROW.length();
    return text.substring(from, nextDefinition(text, from));
  }

  /** {@return the text of a resource} */
  static String resource(String path) {
    try (var stream = RSources.class.getResourceAsStream(path)) {
      return new String(
          Objects.requireNonNull(stream, path).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void cut(String text, String home) {
    int start = 0;
    while (start < text.length()) {
      int next = nextDefinition(text, start);
      define(text.substring(start, next), home);
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

  private void define(String text, String home) {
    int arrow = text.indexOf(ARROW);
    if (arrow < 0 || text.startsWith("#")) {
      return;
    }
    var name = text.substring(0, arrow).replace("`", "");
    Value source = new StringVector(text.substring(arrow + ARROW.length()));
    var where = packages.surroundings(runtime, name, home);
    var definition = new Promise(Call.of(".parseDefinition", source), where, false);
    packages.define(runtime, Symbol.of(name), definition);
  }
}
