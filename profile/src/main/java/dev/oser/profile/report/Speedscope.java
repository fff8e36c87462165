package dev.oser.profile.report;

import dev.oser.profile.context.ContextSummary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The file format of speedscope.app: an evented profile, whose size is in proportion to the number
 * of contexts, not to their depth.
 *
 * <p>Its rules: events are in the order of {@code at}, every frame that is opened is closed, the
 * innermost first, and all lie between {@code startValue} and {@code endValue}.
 */
public final class Speedscope {
  private static final String SCHEMA = "https://www.speedscope.app/file-format-schema.json";

  private final ContextSummary summary;
  private final Map<String, Integer> frames = new LinkedHashMap<>();
  private final List<Integer> open = new ArrayList<>();
  private final JsonWriter events = new JsonWriter();
  private long at;

  private Speedscope(ContextSummary summary) {
    this.summary = summary;
  }

  /**
   * {@return the JSON}
   *
   * @param name what was profiled
   */
  public static String of(ContextSummary summary, String name) {
    return new Speedscope(summary).write(name);
  }

  private String write(String name) {
    events.array();
    var depths = new int[summary.size()];
    for (int node = 1; node < summary.size(); node++) {
      depths[node] = depths[summary.parent(node)] + 1;
      closeTo(depths[node] - 1);
      int frame = frames.computeIfAbsent(summary.method(node), key -> frames.size());
      event("O", frame);
      open.add(frame);
      at += summary.count(node);
    }
    closeTo(0);
    events.endArray();

    var json = new JsonWriter();
    json.object().entry("$schema", SCHEMA).entry("exporter", "oser").entry("name", name);
    json.name("shared").object().name("frames").array();
    frames.keySet().forEach(method -> json.object().entry("name", method).endObject());
    json.endArray().endObject();
    json.entry("activeProfileIndex", 0);
    json.name("profiles").array().object();
    json.entry("type", "evented").entry("name", name).entry("unit", unit());
    json.entry("startValue", 0).entry("endValue", at);
    json.name("events").raw(events.toString());
    return json.endObject().endArray().endObject() + "\n";
  }

  private void closeTo(int depth) {
    while (open.size() > depth) {
      event("C", open.remove(open.size() - 1));
    }
  }

  private void event(String type, int frame) {
    events.object().entry("type", type).entry("frame", frame).entry("at", at).endObject();
  }

  private String unit() {
    return switch (summary.metric()) {
      case "ns" -> "nanoseconds";
      case "bytes" -> "bytes";
      default -> "none";
    };
  }
}
