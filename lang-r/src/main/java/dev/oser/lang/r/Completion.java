package dev.oser.lang.r;

import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Completes names of variables, in a call names of its arguments, and behind {@code $} names of
 * elements. It looks, and evaluates nothing: promises stay as they are.
 */
final class Completion {
  private static final String NAME = "[A-Za-z.][A-Za-z0-9._]*";
  private static final Pattern ELEMENTS = Pattern.compile("(" + NAME + "\\$)+$");
  private static final Pattern LAST = Pattern.compile("[A-Za-z0-9._]*$");

  private final Runtime runtime;

  Completion(Runtime runtime) {
    this.runtime = runtime;
  }

  /** {@return the ways to complete a line, each from the start of the name that it ends in} */
  List<String> of(String line) {
    var matcher = LAST.matcher(line);
    var begun = matcher.find() ? matcher.group() : "";
    var before = line.substring(0, line.length() - begun.length());
    var path = ELEMENTS.matcher(before);
    var names = new TreeSet<String>();
    if (path.find()) {
      add(elements(path.group()), begun, names);
    } else if (!begun.isEmpty() || isArgument(before)) {
      addArguments(before, begun, names);
      if (!begun.isEmpty()) {
        addVariables(begun, names);
      }
    }
    return List.copyOf(names);
  }

  private static void add(Collection<String> from, String begun, Collection<String> to) {
    from.stream().filter(name -> name.startsWith(begun)).forEach(to::add);
  }

  private void addVariables(String begun, Collection<String> to) {
    for (var e = runtime.global(); e != null; e = e.parent()) {
      add(e.names().stream().map(Symbol::name).toList(), begun, to);
    }
  }

  /** The names of the elements of what {@code a$b$} leads to. */
  private List<String> elements(String path) {
    var names = path.split("\\$");
    Value value = Runtime.find(Symbol.of(names[0]), runtime.global());
    for (int i = 1; i < names.length && value != null; i++) {
      value = element(value, names[i]);
    }
    return switch (value) {
      case ListVector list when list.names() != null -> strings(list);
      case Environment environment -> environment.names().stream().map(Symbol::name).toList();
      case null, default -> List.of();
    };
  }

  private static List<String> strings(ListVector list) {
    var names = list.names();
    var result = new ArrayList<String>();
    for (int i = 0; names != null && i < names.length(); i++) {
      result.add(names.get(i));
    }
    return result;
  }

  private static @Nullable Value element(Value value, String name) {
    return switch (value) {
      case ListVector list -> {
        int index = strings(list).indexOf(name);
        yield index < 0 ? null : list.get(index);
      }
      case Environment environment -> environment.get(Symbol.of(name));
      default -> null;
    };
  }

  private static boolean isArgument(String before) {
    return before.stripTrailing().endsWith("(") || before.stripTrailing().endsWith(",");
  }

  /** The arguments of the innermost call that the line has begun and not ended. */
  private void addArguments(String before, String begun, Collection<String> to) {
    int open = openParenthesis(before);
    var called = Pattern.compile(NAME + "$").matcher(open < 0 ? "" : before.substring(0, open));
    if (called.find()) {
      var function = Runtime.find(Symbol.of(called.group()), runtime.global());
      Formals formals =
          switch (function) {
            case Closure closure -> closure.formals();
            case Builtin builtin -> builtin.formals();
            case null, default -> null;
          };
      if (formals != null) {
        add(Arrays.stream(formals.names()).map(name -> name.name() + " = ").toList(), begun, to);
        to.remove("... = ");
      }
    }
  }

  private static int openParenthesis(String text) {
    int closed = 0;
    for (int i = text.length() - 1; i >= 0; i--) {
      if (text.charAt(i) == ')') {
        closed++;
      } else if (text.charAt(i) == '(' && closed-- == 0) {
        return i;
      }
    }
    return -1;
  }
}
