package dev.oser.kit.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes JSON: maps, lists, strings, numbers, booleans and null. */
public final class Json {
  private Json() {}

  public static String write(@Nullable Object value) {
    return switch (value) {
      case null -> "null";
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> quote(String.valueOf(entry.getKey())) + ": " + write(entry.getValue()))
              .collect(Collectors.joining(", ", "{", "}"));
      case List<?> list ->
          list.stream().map(Json::write).collect(Collectors.joining(", ", "[", "]"));
      case Double real when !Double.isFinite(real) -> "null";
      case Number number -> number.toString();
      case Boolean bool -> bool.toString();
      default -> quote(value.toString());
    };
  }

  private static String quote(String text) {
    var out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        default -> out.append(c < ' ' ? String.format("\\u%04x", (int) c) : String.valueOf(c));
      }
    }
    return out.append('"').toString();
  }
}
