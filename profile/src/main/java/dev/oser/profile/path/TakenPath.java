package dev.oser.profile.path;

import java.util.List;

/**
 * A path as people see it.
 *
 * @param lines the source lines along it, in order, no line twice in a row
 * @param branches the ways it took, in order, where they are known
 * @param end how it ends
 */
public record TakenPath(List<Integer> lines, List<Branch> branches, End end) {
  /** How a path ends. */
  public enum End {
    /** The method returns. */
    RETURNS(""),
    /** A loop begins again, or there were too many paths and this one was cut. */
    AGAIN(", again"),
    /** An exception is thrown. */
    THROWS(", throws");

    private final String text;

    /** {@return what follows the rest of a path} */
    public String suffix() {
      return text;
    }

    End(String text) {
      this.text = text;
    }
  }

  public TakenPath {
    lines = List.copyOf(lines);
    branches = List.copyOf(branches);
  }

  /** {@return the lines, ranges for those that follow each other, and the end} */
  @Override
  public String toString() {
    var text = new StringBuilder();
    for (int i = 0; i < lines.size(); ) {
      int last = i;
      while (last + 1 < lines.size() && lines.get(last + 1) == lines.get(last) + 1) {
        last++;
      }
      text.append(text.isEmpty() ? "" : ", ").append(lines.get(i));
      text.append(last > i ? "-" + lines.get(last) : "");
      i = last + 1;
    }
    return (text.isEmpty() ? "no lines" : text.toString()) + end.text;
  }
}
