package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import dev.oser.models.sourir.check.Scopes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/** Which assumes of a version check which predicates, and where they are known to hold. */
final class GuardPlaces {
  private final Version version;
  private final Flow flow;
  private final Dominance dominance;
  private final Definitions definitions;
  private final Scopes scopes;
  private final List<Line> lines;
  private final List<Integer> assumes = new ArrayList<>();
  private final Map<Expression, NavigableSet<Integer>> places = new HashMap<>();

  GuardPlaces(Function function) {
    version = function.active();
    lines = new ArrayList<>(version.lines());
    flow = Flow.of(version);
    dominance = new Dominance(flow, lines.size());
    definitions = new Definitions(version, dominance);
    scopes = Scopes.of(function, version);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).instruction() instanceof Instruction.Assume assume) {
        assumes.add(i);
        for (var guard : assume.guards()) {
          places.computeIfAbsent(guard, _ -> new TreeSet<>()).add(i);
        }
      }
    }
  }

  /** {@return the lines of the assumes, in order} */
  List<Integer> assumes() {
    return assumes;
  }

  Instruction.Assume assume(int line) {
    return (Instruction.Assume) lines.get(line).instruction();
  }

  /** {@return the predicates of an assume at a line} */
  List<Expression> at(int line) {
    return assume(line).guards();
  }

  /** {@return the lines, with predicates where they are now} */
  List<Line> lines() {
    return lines;
  }

  void move(Expression guard, int from, int to) {
    var kept = at(from).stream().filter(each -> !each.equals(guard)).toList();
    set(from, kept);
    var more = new LinkedHashSet<>(at(to));
    more.add(guard);
    set(to, List.copyOf(more));
    var found = places.computeIfAbsent(guard, _ -> new TreeSet<>());
    found.remove(from);
    found.add(to);
  }

  private void set(int line, List<Expression> guards) {
    lines.set(line, lines.get(line).with(assume(line).withGuards(guards)));
  }

  Search search(Expression guard, int from) {
    return new Search(guard, from);
  }

  /** Looks for an assume that can check a predicate for another. */
  final class Search {
    private final Expression guard;
    private final Set<String> variables;
    private final int from;

    /** The last line on the way that changes a variable; -1 if none does. */
    private final int changed;

    private final boolean holdsAlready;

    private Search(Expression guard, int from) {
      this.guard = guard;
      this.variables = guard.variables();
      this.from = from;
      this.changed = definitions.last(variables, from);
      this.holdsAlready = dominance.isReachable(from) && isKnown();
    }

    /**
     * {@return whether the predicate holds at the later assume if the one at this line checks it}
     */
    boolean serves(int to) {
      return holdsAlready
          ? scopes.before(to).containsAll(variables)
          : isSince(to) && scopes.before(to).containsAll(variables);
    }

    /** Whether every way passes a line since the variables got their values. */
    private boolean isSince(int line) {
      return dominance.dominates(line, from) && (changed < 0 || dominance.dominates(changed, line));
    }

    /** Whether other assumes check it on every way. */
    private boolean isKnown() {
      int others = 0;
      for (int line : places.getOrDefault(guard, new TreeSet<>())) {
        if (line != from) {
          others++;
          if (isSince(line)) {
            return true;
          }
        }
      }
      return others > 1 && isOnEveryWay();
    }

    /** Walks back on all ways until the predicate was checked, or a variable changed. */
    private boolean isOnEveryWay() {
      var seen = new BitSet();
      var work = new ArrayDeque<>(List.of(from));
      while (!work.isEmpty()) {
        int line = work.pop();
        if (line == 0) {
          return false;
        }
        for (int previous : flow.predecessors(line)) {
          if (!dominance.isReachable(previous) || seen.get(previous)) {
            continue;
          }
          seen.set(previous);
          var instruction = lines.get(previous).instruction();
          if (Variables.changed(instruction).stream().anyMatch(variables::contains)) {
            return false;
          }
          if (!(instruction instanceof Instruction.Assume assume)
              || !assume.guards().contains(guard)) {
            work.push(previous);
          }
        }
      }
      return true;
    }
  }
}
