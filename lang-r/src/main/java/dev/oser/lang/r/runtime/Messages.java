package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Value;
import java.util.List;

/** Errors and warnings as the console shows them. */
public final class Messages {
  /** A message that would make the line longer than this goes to a line of its own. */
  private static final int LINE = 77;

  private static final int MOST_SHOWN = 10;

  private Messages() {}

  private static String first(Value call) {
    return Language.deparse(call).getFirst();
  }

  public static String error(String message, Value call) {
    if (call == NullValue.NULL) {
      return "Error: " + message + "\n";
    }
    var where = first(call);
    var head = "Error in " + where + " : ";
    return head + (fits(head.length() , message) ? "" : "\n  ") + message + "\n";
  }

  /** {@return an error as {@code try} shows it} */
  public static String attempted(String message, Value call) {
    return error(message, call).replaceFirst("^Error: ", call == NullValue.NULL ? "Error : " : "Error: ");
  }

  private static boolean fits(int used, String message) {
    int end = message.indexOf('\n');
    int width = end < 0 ? message.length() : end;
    return used + width <= LINE;
  }

  static String immediate(String message, Value call) {
    if (call == NullValue.NULL) {
      return "Warning: " + message + "\n";
    }
    var head = "Warning in " + first(call) + " :";
    return head + (fits(head.length() + 1, message) ? " " : "\n  ") + message + "\n";
  }

  private static String entry(Conditions.Warning warning, int used) {
    if (warning.call() == NullValue.NULL) {
      return warning.message() + " ";
    }
    var where = first(warning.call());
    var head = "In " + where + " :";
    return head + (fits(used + head.length() + 1, warning.message()) ? " " : "\n  ")
        + warning.message();
  }

  static String deferred(List<Conditions.Warning> warnings) {
    if (warnings.size() == 1) {
      return "Warning message:\n" + entry(warnings.getFirst(), 0) + "\n";
    }
    if (warnings.size() > MOST_SHOWN) {
      return warnings.size() >= 50
          ? "There were 50 or more warnings (use warnings() to see the first 50)\n"
          : "There were " + warnings.size() + " warnings (use warnings() to see them)\n";
    }
    return listed("Warning messages:\n", warnings);
  }

  /** {@return all warnings with numbers} */
  public static String listed(String head, List<Conditions.Warning> warnings) {
    var text = new StringBuilder(head);
    for (int i = 0; i < warnings.size(); i++) {
      var number = (i + 1) + ": ";
      text.append(number).append(entry(warnings.get(i), number.length())).append('\n');
    }
    return text.toString();
  }
}
