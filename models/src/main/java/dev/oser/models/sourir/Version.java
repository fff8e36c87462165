package dev.oser.models.sourir;

import java.util.List;

/** A version of a function: an instruction stream (Figure 13). */
public record Version(String name, List<Line> lines, Position position) {
  /** The name of a version that was written without one. */
  public static final String ANONYMOUS = "anon";

  public Version {
    lines = List.copyOf(lines);
  }

  /** {@return this version with other instructions} */
  public Version with(List<Line> other) {
    return new Version(name, other, position);
  }
}
