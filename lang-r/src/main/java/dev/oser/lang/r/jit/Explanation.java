package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Function;
import dev.oser.kit.tier.Effort;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What became of the code of a program, for people: what was compiled, what it assumes, which calls
 * are gone and which are not and why, what the interpreter still does, and what failed.
 */
public final class Explanation {
  /** Code that was compiled, maybe several times. */
  private static final class Unit {
    private int versions;
    private String latest = "";
    private final Map<String, Integer> failures = new TreeMap<>();

    private String text(String name) {
      var text = new StringBuilder(name).append('\n');
      text.append("  compiled ").append(times(versions)).append('\n').append(latest);
      failures.forEach(
          (why, times) ->
              text.append("  left ").append(times(times)).append(": ").append(why).append('\n'));
      return text.toString();
    }

    private static String times(int number) {
      return number == 1 ? "once" : number + " times";
    }
  }

  private final Map<String, Unit> units = new LinkedHashMap<>();

  private Unit unit(Entry entry) {
    return units.computeIfAbsent(entry.toString(), _ -> new Unit());
  }

  /** Something was compiled. */
  synchronized void compiled(Entry entry, Effort effort, Function function) {
    var unit = unit(entry);
    unit.versions++;
    unit.latest = UnitReport.of(entry, effort, function).text();
  }

  /** Compiled code was left. */
  synchronized void left(Entry entry, Reason reason, Entry.Place where) {
    var why = reason + " at " + UnitReport.source(where.code(), where.place());
    unit(entry).failures.merge(why, 1, Integer::sum);
  }

  /**
   * {@return the explanation of code whose name is this, as text}
   *
   * @param name of a function, or an empty text for everything
   */
  public synchronized String text(String name) {
    var text =
        units.entrySet().stream()
            .filter(entry -> name.isEmpty() || entry.getKey().split(" ")[0].equals(name))
            .map(entry -> entry.getValue().text(entry.getKey()))
            .collect(Collectors.joining("\n"));
    return text.isEmpty()
        ? "nothing was compiled"
            + (name.isEmpty() ? "" : " of the name " + name)
            + ": nothing ran for long enough\n"
        : text;
  }

  /** {@return the same as a page that loads nothing} */
  public synchronized String page(String title, String name) {
    return """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>%1$s</title>
        <style>body{font:15px system-ui;margin:2em;color-scheme:light dark}pre{font:13px monospace}</style>
        </head><body><h1>%1$s</h1>
        %2$s
        </body></html>
        """
        .formatted(
            escaped(title),
            text(name).lines().collect(Collectors.joining("\n")).transform(Explanation::sections));
  }

  private static String sections(String text) {
    return Arrays.stream(text.split("\n\n"))
        .map(
            part -> {
              int end = part.indexOf('\n');
              var heading = end < 0 ? part : part.substring(0, end);
              return "<details open><summary>%s</summary><pre>%s</pre></details>"
                  .formatted(escaped(heading), escaped(part.substring(Math.max(end, 0))));
            })
        .collect(Collectors.joining("\n"));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
