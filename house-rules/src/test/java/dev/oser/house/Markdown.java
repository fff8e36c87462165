package dev.oser.house;

import java.util.ArrayList;
import java.util.List;

/** What the tests want to know about a Markdown text. */
final class Markdown {
  private Markdown() {}

  /** A fenced block: the word after the fence, the line it starts on, and the lines inside. */
  record Fence(String language, int line, String text) {}

  static List<Fence> fences(String markdown) {
    var fences = new ArrayList<Fence>();
    var lines = markdown.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("```")) {
        int start = i++;
        var text = new StringBuilder();
        while (i < lines.size() && !lines.get(i).startsWith("```")) {
          text.append(lines.get(i++)).append('\n');
        }
        fences.add(new Fence(lines.get(start).substring(3).strip(), start + 1, text.toString()));
      }
    }
    return fences;
  }

  /** {@return the targets of links to files, without anchors} */
  static List<String> fileLinks(String markdown) {
    return java.util.regex.Pattern.compile("\\]\\(([^)#\\s]+)[^)]*\\)")
        .matcher(markdown)
        .results()
        .map(match -> match.group(1))
        .filter(target -> !target.contains("://"))
        .toList();
  }
}
