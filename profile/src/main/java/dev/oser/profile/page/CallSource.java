package dev.oser.profile.page;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.report.JsonWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The lines of source where the methods of a profile call each other, and a few around them. */
final class CallSource {
  private static final int LINES_AROUND = 3;

  /** So that a page stays one that a browser opens at once. */
  private static final int MOST_LINES = 100_000;

  private static final class Part {
    final String name;
    final Set<String> methods = new TreeSet<>();
    final Set<Integer> lines = new TreeSet<>();

    Part(String name) {
      this.name = name;
    }
  }

  private record Call(String caller, String site) {}

  private final Sources sources;
  private final Map<Path, Part> parts = new TreeMap<>();
  private final Set<Call> known = new HashSet<>();

  CallSource(Sources sources) {
    this.sources = sources;
  }

  /** {@return the names of the files with calls, without directories} */
  static Set<String> files(ContextSummary summary) {
    var files = new TreeSet<String>();
    for (int node = 1; node < summary.size(); node++) {
      var file = file(summary.site(node));
      if (!file.isEmpty()) {
        files.add(file);
      }
    }
    return files;
  }

  /** {@return the file of a call site such as {@code Main.java:7}; empty if there is none} */
  private static String file(String site) {
    int colon = site.lastIndexOf(':');
    return colon < 0 ? "" : site.substring(site.lastIndexOf('/') + 1, colon);
  }

  private static int line(String site) {
    var text = site.substring(site.lastIndexOf(':') + 1);
    return text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : 0;
  }

  void add(ContextSummary summary) {
    for (int node = 1; node < summary.size(); node++) {
      int parent = summary.parent(node);
      var call = new Call(summary.method(parent), summary.site(node));
      if (parent > 0 && !file(call.site).isEmpty() && known.add(call)) {
        add(call);
      }
    }
  }

  private void add(Call call) {
    var path = sources.file(call.caller, file(call.site));
    if (path != null) {
      var name = call.site.substring(0, call.site.lastIndexOf(':'));
      var part = parts.computeIfAbsent(path, key -> new Part(name));
      part.methods.add(call.caller);
      part.lines.add(line(call.site));
    }
  }

  void write(JsonWriter json) {
    json.name("code").array();
    int written = 0;
    for (var entry : parts.entrySet()) {
      var part = entry.getValue();
      json.object().entry("name", part.name).name("methods").array();
      part.methods.forEach(json::value);
      json.endArray().name("lines").array();
      var text = sources.lines(entry.getKey());
      for (int line : around(part.lines, text)) {
        if (written++ < MOST_LINES) {
          json.array().value(line).value(text.get(line - 1)).endArray();
        }
      }
      json.endArray().endObject();
    }
    json.endArray();
  }

  private static Set<Integer> around(Set<Integer> lines, List<String> text) {
    var around = new TreeSet<Integer>();
    for (int line : lines) {
      // A line behind the end says that this is another version of the file.
      if (line >= 1 && line <= text.size()) {
        int last = Math.min(text.size(), line + LINES_AROUND);
        for (int each = Math.max(1, line - LINES_AROUND); each <= last; each++) {
          around.add(each);
        }
      }
    }
    return around;
  }
}
