package dev.oser.kit.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The figures a command ends with.
 *
 * @param name what was measured, for example {@code fuzz-ir}
 * @param figures the figures in order: integers and doubles
 * @param details more, for the JSON file only: maps, lists, strings and numbers
 */
public record Result(String name, Map<String, Number> figures, Map<String, Object> details) {
  public Result {
    figures = new LinkedHashMap<>(figures);
    details = new LinkedHashMap<>(details);
  }

  public static Result named(String name) {
    return new Result(name, Map.of(), Map.of());
  }

  /** {@return this result with one more figure} */
  public Result with(String figure, Number value) {
    var result = new Result(name, figures, details);
    result.figures.put(figure, value);
    return result;
  }

  /** {@return this result with more detail in its JSON form} */
  public Result withDetail(String key, Object value) {
    var result = new Result(name, figures, details);
    result.details.put(key, value);
    return result;
  }

  /** {@return the line for scripts: {@code result NAME key=value …}} */
  public String line() {
    return figures.entrySet().stream()
        .map(entry -> " " + entry.getKey() + "=" + number(entry.getValue()))
        .collect(Collectors.joining("", "result " + name, ""));
  }

  /** Ends a report: writes the JSON file if one is wanted, and prints the line for scripts. */
  public void publish(PrintWriter out, @Nullable Path json) {
    if (json != null) {
      try {
        Files.writeString(json, json());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    out.println(line());
    out.flush();
  }

  /** {@return the JSON form} */
  public String json() {
    var all = new LinkedHashMap<String, Object>();
    all.put("result", name);
    all.putAll(figures);
    all.putAll(details);
    return Json.write(all) + "\n";
  }

  /** Integers as they are; doubles with enough digits to compare and few enough to read. */
  private static String number(Number value) {
    return value instanceof Double real && Double.isFinite(real)
        ? String.format(Locale.ROOT, Math.abs(real) >= 1000 ? "%.0f" : "%.3f", real)
        : value.toString();
  }
}
