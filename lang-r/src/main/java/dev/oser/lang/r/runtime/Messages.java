package dev.oser.lang.r.runtime;

import dev.oser.lang.r.text.Characters;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Errors and warnings as the console shows them. */
public final class Messages {
  /** A message that would make the line longer than this goes to a line of its own. */
  private static final int LINE = 75;

  private static final int MOST_SHOWN = 10;

  /** Functions that signal are not shown, nor what they call. */
  private static final Set<String> SIGNALLING =
      Set.of("stop", "warning", "suppressWarnings", ".signalSimpleWarning");

  /** No more calls are shown when they take more than this. */
  private static final int MOST_CALLS = 50;

  private Messages() {}

  private static String first(Value call) {
    return Language.shown(call).getFirst();
  }

  public static String error(String message, Value call) {
    var end = message.endsWith("\n") ? "" : "\n";
    if (call == NullValue.NULL) {
      return "Error: " + message + end;
    }
    var where = first(call);
    return "Error in " + where + " : " + (fits(14, where, message) ? "" : "\n  ") + message + end;
  }

  /**
   * {@return the running calls from the outermost on, or nothing if the error says it all}
   *
   * @param call the call that the error is in
   */
  static String calls(@Nullable Frame latest, Value call) {
    if (call == NullValue.NULL) {
      return "";
    }
    var text = new StringBuilder();
    int count = 0;
    var outermost = "";
    boolean shortened = false;
    for (var f = Frame.shown(latest); f != null; f = Frame.shown(f.previous())) {
      var name = functionName(f.call());
      if (SIGNALLING.contains(name)) {
        text.setLength(0);
        count = 0;
        shortened = false;
        continue;
      }
      outermost = name;
      count++;
      if (text.length() > MOST_CALLS) {
        shortened = true;
      } else {
        text.insert(0, text.isEmpty() ? name : name + " -> ");
      }
    }
    if (count == 1 && call instanceof Call written && outermost.equals(functionName(written))) {
      return "";
    }
    return shortened ? outermost + " ... " + text : text.toString();
  }

  private static String functionName(Call call) {
    return call.function() instanceof Symbol symbol ? symbol.name() : "<Anonymous>";
  }

  /** {@return an error as {@code try} shows it} */
  public static String attempted(String message, Value call) {
    if (call == NullValue.NULL) {
      return "Error : " + message + "\n";
    }
    var where = Language.deparse(call).getFirst();
    return "Error in " + where + " : " + (fits(14, where, message) ? "" : "\n  ") + message + "\n";
  }

  /** {@return whether a call and the first line of a message fit on a line with so much more} */
  private static boolean fits(int more, String where, String message) {
    int end = message.indexOf('\n');
    var first = end < 0 ? message : message.substring(0, end);
    return more + Characters.width(where) + Characters.width(first) <= LINE;
  }

  static String immediate(String message, Value call) {
    if (call == NullValue.NULL) {
      return "Warning: " + message + "\n";
    }
    var where = first(call);
    return "Warning in "
        + where
        + " :"
        + (fits(18, where, message) ? " " : "\n  ")
        + message
        + "\n";
  }

  private static String entry(Conditions.Warning warning, int more) {
    if (warning.call() == NullValue.NULL) {
      return warning.message() + " ";
    }
    var where = first(warning.call());
    return "In "
        + where
        + " :"
        + (fits(more, where, warning.message()) ? " " : "\n  ")
        + warning.message();
  }

  static String deferred(List<Conditions.Warning> warnings) {
    if (warnings.size() == 1) {
      return "Warning message:\n" + entry(warnings.getFirst(), 6) + "\n";
    }
    if (warnings.size() > MOST_SHOWN) {
      return warnings.size() >= 50
          ? "There were 50 or more warnings (use warnings() to see the first 50)\n"
          : "There were " + warnings.size() + " warnings (use warnings() to see them)\n";
    }
    return listed("Warning messages:\n", warnings);
  }

  /** {@return all warnings as somebody sees them who asks for them} */
  public static String all(List<Conditions.Warning> warnings) {
    var text =
        warnings.size() == 1
            ? "Warning message:\n" + entry(warnings.getFirst(), 6) + "\n"
            : listed("Warning messages:\n", warnings);
    return text.replace(" \n", "\n");
  }

  /** {@return all warnings with numbers} */
  private static String listed(String head, List<Conditions.Warning> warnings) {
    var text = new StringBuilder(head);
    for (int i = 0; i < warnings.size(); i++) {
      var number = (i + 1) + ": ";
      text.append(number).append(entry(warnings.get(i), 10)).append('\n');
    }
    return text.toString();
  }
}
