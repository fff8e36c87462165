package dev.oser.agent.options;

/**
 * Names classes, or methods of classes: {@code com.acme.*}, {@code *Parser#parse*}. A star stands
 * for any characters. A class stands for its nested classes too.
 */
public final class Pattern {
  private final String text;
  private final String ofClass;
  private final String ofMethod;

  private Pattern(String text, String ofClass, String ofMethod) {
    this.text = text;
    this.ofClass = ofClass;
    this.ofMethod = ofMethod;
  }

  /** {@return the pattern of a text} */
  public static Pattern of(String text) {
    int hash = text.indexOf('#');
    return hash < 0
        ? new Pattern(text, text, "*")
        : new Pattern(text, text.substring(0, hash), text.substring(hash + 1));
  }

  /** {@return whether it names at least one method this class could have} */
  public boolean matchesClass(String name) {
    if (fits(ofClass, name)) {
      return true;
    }
    int dollar = name.lastIndexOf('$');
    return dollar > 0 && matchesClass(name.substring(0, dollar));
  }

  /** {@return whether it names this method} */
  public boolean matches(String className, String method) {
    return fits(ofMethod, method) && matchesClass(className);
  }

  /** {@return whether it names every method of the classes it matches} */
  public boolean isOfWholeClasses() {
    return ofMethod.equals("*");
  }

  /** {@return whether it says that it means classes whose names start like this} */
  public boolean startsWith(String prefix) {
    return ofClass.startsWith(prefix);
  }

  /** No regular expressions: matching happens while the JVM loads classes, and must stay cheap. */
  private static boolean fits(String pattern, String name) {
    int at = 0;
    int position = 0;
    int star = -1;
    int retry = 0;
    while (position < name.length()) {
      if (at < pattern.length() && pattern.charAt(at) == '*') {
        star = at++;
        retry = position;
      } else if (at < pattern.length() && pattern.charAt(at) == name.charAt(position)) {
        at++;
        position++;
      } else if (star >= 0) {
        at = star + 1;
        position = ++retry;
      } else {
        return false;
      }
    }
    while (at < pattern.length() && pattern.charAt(at) == '*') {
      at++;
    }
    return at == pattern.length();
  }

  @Override
  public String toString() {
    return text;
  }
}
