package dev.oser.lang.r.syntax;

import java.util.ArrayList;
import java.util.List;

/** The lines that the deparser writes: where they break and how they are indented. */
final class Layout {
  /** Levels of indentation that get four spaces; deeper ones get two. */
  private static final int WIDE_LEVELS = 4;

  private final int cutoff;
  private final List<String> lines = new ArrayList<>();
  private final StringBuilder line = new StringBuilder();
  private boolean atStart = true;
  private int indentation;

  /** R counts bytes, not characters, when it looks for a place to break. */
  private int length;

  Layout(int cutoff) {
    this.cutoff = cutoff;
  }

  void write(String text) {
    if (atStart) {
      atStart = false;
      for (int level = 1; level <= indentation; level++) {
        append(level <= WIDE_LEVELS ? "    " : "  ");
      }
    }
    append(text);
  }

  private void append(String text) {
    line.append(text);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      length += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
    }
  }

  void endLine() {
    lines.add(line.toString());
    line.setLength(0);
    length = 0;
    atStart = true;
  }

  void indent() {
    indentation++;
  }

  void outdent() {
    indentation--;
  }

  boolean tooLong() {
    return length > cutoff;
  }

  /** {@return all lines; the last one need not have been ended} */
  List<String> lines() {
    if (!line.isEmpty() || lines.isEmpty()) {
      endLine();
    }
    return List.copyOf(lines);
  }
}
