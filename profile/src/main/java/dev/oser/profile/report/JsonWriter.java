package dev.oser.profile.report;

/**
 * Writes JSON, one value after the other. What it writes can stand inside an HTML page: nothing in
 * it ends a script.
 */
public final class JsonWriter {
  private final StringBuilder text = new StringBuilder();
  private boolean needsComma;

  /** Begins an object. */
  public JsonWriter object() {
    return open('{');
  }

  /** Begins an array. */
  public JsonWriter array() {
    return open('[');
  }

  private JsonWriter open(char bracket) {
    comma();
    text.append(bracket);
    needsComma = false;
    return this;
  }

  /** Ends an object. */
  public JsonWriter endObject() {
    return close('}');
  }

  /** Ends an array. */
  public JsonWriter endArray() {
    return close(']');
  }

  private JsonWriter close(char bracket) {
    text.append(bracket);
    needsComma = true;
    return this;
  }

  /** Writes the name of what follows. */
  public JsonWriter name(String name) {
    comma();
    quote(name);
    text.append(':');
    needsComma = false;
    return this;
  }

  /** Writes a string. */
  public JsonWriter value(String value) {
    comma();
    quote(value);
    needsComma = true;
    return this;
  }

  /** Writes a number. */
  public JsonWriter value(long value) {
    comma();
    text.append(value);
    needsComma = true;
    return this;
  }

  /** Writes a boolean. */
  public JsonWriter value(boolean value) {
    comma();
    text.append(value);
    needsComma = true;
    return this;
  }

  /** Writes what is JSON already. */
  JsonWriter raw(String json) {
    comma();
    text.append(json);
    needsComma = true;
    return this;
  }

  /** Writes a name and a string. */
  public JsonWriter entry(String name, String value) {
    return name(name).value(value);
  }

  /** Writes a name and a number. */
  public JsonWriter entry(String name, long value) {
    return name(name).value(value);
  }

  private void comma() {
    if (needsComma) {
      text.append(',');
    }
  }

  private void quote(String string) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        default -> {
          if (isSafe(c)) {
            text.append(c);
          } else {
            text.append(String.format("\\u%04x", (int) c));
          }
        }
      }
    }
    text.append('"');
  }

  /** Not control characters, half characters, line separators of JavaScript, or marks of HTML. */
  private static boolean isSafe(char c) {
    return c >= ' '
        && c != '<'
        && c != '>'
        && c != '&'
        && c != 0x2028
        && c != 0x2029
        && !Character.isSurrogate(c);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
