package dev.oser.profile.page;

import dev.oser.profile.report.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** Puts a page together: the frame, its style and scripts, and the data, all in one file. */
final class Page {
  private static final List<String> SCRIPTS =
      List.of(
          "common.js",
          "tree.js",
          "flame.js",
          "methods.js",
          "calls.js",
          "contexts.js",
          "forest.js",
          "paths.js",
          "start.js");

  private Page() {}

  static String of(String title, JsonWriter data) {
    var script = SCRIPTS.stream().map(Page::resource).collect(Collectors.joining("\n"));
    // The title and the data come last: whatever is in them is not looked through for marks.
    var frame = resource("page.html").replace("@STYLE@", resource("page.css"));
    return put(
        put(frame.replace("@SCRIPT@", script), "@DATA@", data.toString()),
        "@TITLE@",
        escaped(title));
  }

  /** Replaces the first mark, and nothing in what it is replaced by. */
  private static String put(String text, String mark, String by) {
    int at = text.indexOf(mark);
    return text.substring(0, at) + by + text.substring(at + mark.length());
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private static String resource(String name) {
    try (var in = Page.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the resource " + name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
