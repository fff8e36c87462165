package dev.oser.profile.page;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.report.JsonWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.IntToLongFunction;

/** A flame graph of one profile, or the difference of two. */
public final class ContextPage {
  private ContextPage() {}

  /** {@return the page of a profile} */
  public static String of(String title, ContextSummary summary) {
    return of(title, summary, Sources.none());
  }

  /**
   * {@return the page of a profile}
   *
   * @param sources where the lines of calls may be
   */
  public static String of(String title, ContextSummary summary, Sources sources) {
    var json = begin(title);
    profile(json, title, summary);
    json.endArray();
    var code = new CallSource(sources);
    code.add(summary);
    code.write(json);
    return end(title, json);
  }

  /** {@return the names of the source files that a page can show lines of} */
  public static Set<String> sourceFiles(ContextSummary summary) {
    return CallSource.files(summary);
  }

  /**
   * {@return the page that compares two profiles: red where the share has grown, blue where it has
   * shrunk}
   */
  public static String difference(
      String firstName, ContextSummary first, String secondName, ContextSummary second) {
    return difference(firstName, first, secondName, second, Sources.none());
  }

  /**
   * {@return the page that compares two profiles}
   *
   * @param sources where the lines of calls of the second may be
   */
  public static String difference(
      String firstName,
      ContextSummary first,
      String secondName,
      ContextSummary second,
      Sources sources) {
    var title = firstName + " and " + secondName;
    var json = begin(title);
    profile(json, firstName, first);
    profile(json, secondName, second);
    json.endArray().name("warnings").array();
    first.takenDifferently(second).forEach(json::value);
    json.endArray();
    var code = new CallSource(sources);
    code.add(second);
    code.write(json);
    return end(title, json);
  }

  private static JsonWriter begin(String title) {
    var json = new JsonWriter().object().entry("kind", "contexts").entry("title", title);
    return json.name("profiles").array();
  }

  private static String end(String title, JsonWriter json) {
    return Page.of(title, json.endObject());
  }

  /** Columns, one entry per node: a tenth of the size of objects. */
  private static void profile(JsonWriter json, String name, ContextSummary summary) {
    json.object().entry("name", name).entry("metric", summary.metric());
    json.entry("total", summary.total()).entry("uncertainty", summary.uncertainty());
    var names = new LinkedHashMap<String, Integer>();
    column(json, summary, "parents", summary::parent);
    column(json, summary, "methods", node -> number(names, summary.method(node)));
    column(json, summary, "sites", node -> number(names, summary.site(node)));
    column(json, summary, "counts", summary::count);
    json.name("names").array();
    names.keySet().forEach(json::value);
    json.endArray().endObject();
  }

  private static void column(
      JsonWriter json, ContextSummary summary, String name, IntToLongFunction value) {
    json.name(name).array();
    for (int node = 0; node < summary.size(); node++) {
      json.value(value.applyAsLong(node));
    }
    json.endArray();
  }

  private static int number(Map<String, Integer> names, String name) {
    return names.computeIfAbsent(name, key -> names.size());
  }
}
