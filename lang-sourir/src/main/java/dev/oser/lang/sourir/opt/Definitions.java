package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.NameMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where variables got the values they have at a line: the static single assignment form of a
 * version. A value comes from the line that changed the variable, or from a line where values
 * merge.
 */
final class Definitions {
  private final Dominance dominance;
  private final List<@Nullable NameMap<Integer>> before = new ArrayList<>();

  Definitions(Version version, Dominance dominance) {
    this.dominance = dominance;
    var merges = merges(version);
    var after = new ArrayList<NameMap<Integer>>();
    for (int i = 0; i < version.lines().size(); i++) {
      before.add(null);
      after.add(NameMap.empty());
    }
    for (int line : dominance.order()) {
      var state = line == 0 ? NameMap.<Integer>empty() : after.get(dominance.parent(line));
      for (var name : merges.getOrDefault(line, Set.of())) {
        state = state.with(name, line);
      }
      before.set(line, state);
      for (var name : Variables.changed(version.lines().get(line).instruction())) {
        state = state.with(name, line);
      }
      after.set(line, state);
    }
  }

  /** {@return the variables of which different values come together, by line} */
  private Map<Integer, Set<String>> merges(Version version) {
    var frontiers = dominance.frontiers();
    var work = new HashMap<String, ArrayDeque<Integer>>();
    for (int line : dominance.order()) {
      for (var name : Variables.changed(version.lines().get(line).instruction())) {
        work.computeIfAbsent(name, _ -> new ArrayDeque<>()).add(line);
      }
    }
    var merges = new HashMap<Integer, Set<String>>();
    work.forEach(
        (name, lines) -> {
          while (!lines.isEmpty()) {
            for (int merge : frontiers.get(lines.remove())) {
              if (merges.computeIfAbsent(merge, _ -> new HashSet<>()).add(name)) {
                lines.add(merge);
              }
            }
          }
        });
    return merges;
  }

  /** {@return the last line up to here that changes one of some variables; -1 if none does} */
  int last(Set<String> names, int line) {
    int last = -1;
    var state = before.get(line);
    for (var name : names) {
      var changed = state == null ? null : state.get(name);
      if (changed != null && (last < 0 || dominance.dominates(last, changed))) {
        last = changed;
      }
    }
    return last;
  }
}
