package dev.oser.profile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads JSON, strictly; knows nothing of how this project writes it. */
public final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  /** {@return maps, lists, strings, longs, doubles, booleans and null} */
  public static @Nullable Object read(String text) {
    var reader = new Json(text);
    var value = reader.value();
    reader.space();
    if (reader.at < text.length()) {
      throw reader.wrong("more after the end");
    }
    return value;
  }

  /** {@return the object at the end of names and positions} */
  public static @Nullable Object at(@Nullable Object json, Object... path) {
    for (var step : path) {
      json =
          step instanceof Integer i
              ? ((List<?>) json(json)).get(i)
              : ((Map<?, ?>) json(json)).get(step);
    }
    return json;
  }

  private static Object json(@Nullable Object json) {
    if (json == null) {
      throw new AssertionError("there is nothing there");
    }
    return json;
  }

  private @Nullable Object value() {
    space();
    char c = peek();
    return switch (c) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, @Nullable Object> object() {
    var map = new LinkedHashMap<String, @Nullable Object>();
    expect('{');
    space();
    while (peek() != '}') {
      space();
      var name = string();
      space();
      expect(':');
      if (map.put(name, value()) != null) {
        throw wrong("a name twice");
      }
      space();
      if (peek() != '}') {
        expect(',');
      }
    }
    expect('}');
    return map;
  }

  private List<@Nullable Object> array() {
    var list = new ArrayList<@Nullable Object>();
    expect('[');
    space();
    while (peek() != ']') {
      list.add(value());
      space();
      if (peek() != ']') {
        expect(',');
      }
    }
    expect(']');
    return list;
  }

  private String string() {
    expect('"');
    var string = new StringBuilder();
    while (peek() != '"') {
      char c = text.charAt(at++);
      if (c < ' ') {
        throw wrong("a control character");
      }
      if (c == '\\') {
        c = text.charAt(at++);
        switch (c) {
          case 'n' -> string.append('\n');
          case 't' -> string.append('\t');
          case 'r' -> string.append('\r');
          case 'b' -> string.append('\b');
          case 'f' -> string.append('\f');
          case 'u' -> {
            string.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
            at += 4;
          }
          case '"', '\\', '/' -> string.append(c);
          default -> throw wrong("an unknown escape");
        }
      } else {
        string.append(c);
      }
    }
    expect('"');
    return string.toString();
  }

  private Number number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    var number = text.substring(start, at);
    if (number.matches("-?(0|[1-9][0-9]*)")) {
      return Long.parseLong(number);
    }
    if (number.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")) {
      return Double.parseDouble(number);
    }
    throw wrong("no value");
  }

  private @Nullable Object word(String word, @Nullable Object value) {
    if (!text.startsWith(word, at)) {
      throw wrong("no value");
    }
    at += word.length();
    return value;
  }

  private void space() {
    while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw wrong("the end");
    }
    return text.charAt(at);
  }

  private void expect(char c) {
    if (peek() != c) {
      throw wrong("not " + c);
    }
    at++;
  }

  private AssertionError wrong(String what) {
    return new AssertionError("at " + at + ": " + what);
  }
}
