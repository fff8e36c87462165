package dev.oser.models.sourir;

import java.util.List;

/**
 * A promise about the variables in scope before an instruction: {@code {x, y}} or {@code {x, ...}}.
 *
 * @param names the variables
 * @param more whether there may be others
 */
public record Scope(List<String> names, boolean more, Position position) {
  public Scope {
    names = List.copyOf(names);
  }
}
