package dev.oser.profile.report;

import dev.oser.profile.context.ContextSummary;
import java.util.TreeMap;

/**
 * One line per context, {@code main;parse;next 800}: what flame graph programs read. Contexts that
 * differ in their call sites only are one line, and deep recursion is {@linkplain FoldedContexts
 * folded}.
 */
public final class CollapsedStacks {
  private CollapsedStacks() {}

  /** {@return the lines, in order} */
  public static String of(ContextSummary summary) {
    var contexts = new FoldedContexts(summary);
    var stacks = new String[contexts.size()];
    var lines = new TreeMap<String, Long>();
    for (int node = 1; node < contexts.size(); node++) {
      var caller = stacks[contexts.parent(node)];
      var name = frame(contexts.method(node));
      stacks[node] = caller == null ? name : caller + ";" + name;
      if (contexts.count(node) > 0) {
        lines.merge(stacks[node], contexts.count(node), Long::sum);
      }
    }
    var text = new StringBuilder();
    lines.forEach((stack, count) -> text.append(stack).append(' ').append(count).append('\n'));
    return text.toString();
  }

  /** Semicolons separate frames and the last space the count; class files may name methods so. */
  private static String frame(String method) {
    return method.replace(';', ':').replace(' ', '_').replace('\n', '_');
  }
}
