package dev.oser.profile.page;

import dev.oser.profile.path.Branch.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the conditions of a line of Java, Kotlin or the like, in the order in which code asks them:
 * what is in the brackets of {@code if}, {@code while} and {@code for}, before a question mark, and
 * on both sides of {@code &&} and {@code ||}. Whoever uses them checks that they are as many as the
 * branches of the line and compare the same way: what is not understood gets no name.
 */
final class Conditions {
  private static final Pattern KEYWORD = Pattern.compile("\\b(if|while|for)\\s*\\(");
  private static final Pattern VALUE =
      Pattern.compile("(?:\\breturn\\b|\\byield\\b|->|(?<![=!<>])=(?!=))\\s*(.*?);");

  private final String line;

  /** The line with blanks in place of what is in quotes and comments. */
  private final String code;

  private final List<Condition> found = new ArrayList<>();

  private Conditions(String line) {
    this.line = line;
    code = withoutQuotes(line);
  }

  static List<Condition> of(String line) {
    var conditions = new Conditions(line);
    conditions.find();
    return conditions.found;
  }

  private void find() {
    int from = 0;
    if (code.startsWith("&&") || code.startsWith("||")) {
      // It goes on from the line before, and may end in the bracket that was opened there.
      from = end(2);
      split(2, from);
    }
    var keyword = KEYWORD.matcher(code);
    while (keyword.find(from)) {
      int start = keyword.end();
      from = end(start);
      if (keyword.group(1).equals("for")) {
        loop(start, from);
      } else {
        split(start, from);
      }
    }
    if (found.isEmpty()) {
      value();
    }
  }

  private void loop(int start, int end) {
    var parts = cut(start, end, ";");
    if (parts.size() == 3) {
      split(parts.get(1)[0], parts.get(1)[1]);
    } else if (parts.size() == 1 && code.substring(start, end).contains(" : ")) {
      found.add(Condition.each(line.substring(start, end).trim()));
    }
  }

  /** A conditional expression, or a comparison as a value. */
  private void value() {
    int question = code.indexOf('?');
    if (question > 0 && code.indexOf(':', question) > 0 && code.indexOf('?', question + 1) < 0) {
      split(start(question), question);
      return;
    }
    var value = VALUE.matcher(code);
    if (question < 0 && value.find()) {
      int start = value.start(1);
      int end = value.end(1);
      if (cut(start, end, "&&", "||").size() > 1 || comparison(start, end) != null) {
        split(start, end);
      }
    }
  }

  /** {@return where the expression that ends here begins} */
  private int start(int end) {
    int depth = 0;
    for (int i = end - 1; i >= 0; i--) {
      char each = code.charAt(i);
      if (each == ')' || each == ']') {
        depth++;
      } else if (each == '(' || each == '[') {
        if (depth-- == 0) {
          return i + 1;
        }
      } else if (depth == 0 && (each == ',' || each == ';' || each == '{' || isAssignment(i))) {
        return i + 1;
      } else if (depth == 0 && (code.startsWith("return ", i) || code.startsWith("yield ", i))) {
        return code.indexOf(' ', i);
      }
    }
    return 0;
  }

  private boolean isAssignment(int at) {
    return code.charAt(at) == '='
        && (at == 0 || "=!<>".indexOf(code.charAt(at - 1)) < 0)
        && !code.startsWith("==", at);
  }

  /** {@return where the bracket closes that is open here; the end of the line if nowhere} */
  private int end(int start) {
    int depth = 0;
    for (int i = start; i < code.length(); i++) {
      char each = code.charAt(i);
      if (each == '(') {
        depth++;
      } else if (each == ')' && depth-- == 0) {
        return i;
      }
    }
    return code.length();
  }

  private void split(int start, int end) {
    for (var part : cut(start, end, "&&", "||")) {
      add(part[0], part[1]);
    }
  }

  private void add(int from, int to) {
    int start = from;
    int end = to;
    while (start < end && code.charAt(start) <= ' ') {
      start++;
    }
    while (start < end && code.charAt(end - 1) <= ' ') {
      end--;
    }
    var text = line.substring(start, end);
    if (text.isEmpty() || text.equals("true") || text.equals("false")) {
      return;
    }
    if (code.charAt(start) == '(' && end(start + 1) == end - 1) {
      split(start + 1, end - 1);
      return;
    }
    var comparison = comparison(start, end);
    if (comparison != null) {
      found.add(new Condition(text, comparison));
    } else {
      found.add(new Condition(text, code.charAt(start) == '!' ? Outcome.FALSE : Outcome.TRUE));
    }
  }

  /** {@return what a comparison finds when it holds; null if this is none, or more than one} */
  private @Nullable Outcome comparison(int start, int end) {
    Outcome only = null;
    int depth = 0;
    for (int i = start; i < end; i++) {
      char each = code.charAt(i);
      depth += each == '(' || each == '[' ? 1 : each == ')' || each == ']' ? -1 : 0;
      var operator = depth == 0 ? operator(i, end) : "";
      if (operator.isEmpty()) {
        continue;
      }
      i += operator.length() - 1;
      for (var outcome : Outcome.values()) {
        if (outcome.toString().equals(operator)) {
          if (only != null) {
            return null;
          }
          only = outcome;
        }
      }
    }
    return only;
  }

  /** {@return the longest operator here; empty if there is none of those that matter} */
  private String operator(int at, int end) {
    for (var each : List.of(">>>", "<<", ">>", "->", "==", "!=", "<=", ">=", "<", ">")) {
      if (at + each.length() <= end && code.startsWith(each, at)) {
        return each;
      }
    }
    return "";
  }

  /** {@return the parts between separators that are in no brackets, as positions} */
  private List<int[]> cut(int start, int end, String... separators) {
    var parts = new ArrayList<int[]>();
    int depth = 0;
    int from = start;
    for (int i = start; i < end; i++) {
      char each = code.charAt(i);
      depth += "([{".indexOf(each) >= 0 ? 1 : ")]}".indexOf(each) >= 0 ? -1 : 0;
      for (var separator : separators) {
        if (depth == 0 && code.startsWith(separator, i)) {
          parts.add(new int[] {from, i});
          from = i + separator.length();
          i = from - 1;
          break;
        }
      }
    }
    parts.add(new int[] {from, end});
    return parts;
  }

  private static String withoutQuotes(String line) {
    var code = new StringBuilder();
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char each = line.charAt(i);
      if (quote == 0 && line.startsWith("//", i)) {
        break;
      }
      if (quote != 0 && each == '\\') {
        code.append("  ");
        i++;
      } else if (each == '"' || each == '\'') {
        code.append(quote == 0 || quote == each ? '_' : ' ');
        quote = quote == 0 ? each : quote == each ? 0 : quote;
      } else {
        code.append(quote == 0 ? each : ' ');
      }
    }
    return code.toString();
  }
}
