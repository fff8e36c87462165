package dev.oser.models.sourir.check;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Version;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which variables are in scope before each line of a version, and which declaration each comes
 * from.
 */
public final class Scopes {
  /** The declaration of a parameter. */
  static final int PARAMETER = -1;

  private final Version version;
  private final List<@Nullable NameMap<Integer>> before = new ArrayList<>();
  private final List<Disagreement> disagreements = new ArrayList<>();

  /**
   * Two ways to the same line bring different scopes.
   *
   * @param index the line
   * @param from the line before it that brings the second scope
   * @param name a variable they do not agree about
   */
  record Disagreement(int index, int from, String name) {}

  private Scopes(Version version) {
    this.version = version;
  }

  public static Scopes of(Function function, Version version) {
    var scopes = new Scopes(version);
    var start = NameMap.<Integer>empty();
    for (var parameter : function.parameters()) {
      start = start.with(parameter, PARAMETER);
    }
    scopes.run(start);
    return scopes;
  }

  private void run(NameMap<Integer> start) {
    for (int i = 0; i < version.lines().size(); i++) {
      before.add(null);
    }
    if (before.isEmpty()) {
      return;
    }
    var flow = Flow.of(version);
    var work = new ArrayDeque<Integer>();
    before.set(0, start);
    work.add(0);
    while (!work.isEmpty()) {
      int index = work.remove();
      var after = after(index);
      for (int next : flow.successors(index)) {
        var known = before.get(next);
        if (known == null) {
          before.set(next, after);
          work.add(next);
        } else {
          difference(known, after)
              .ifPresent(name -> disagreements.add(new Disagreement(next, index, name)));
        }
      }
    }
  }

  private static Optional<String> difference(NameMap<Integer> first, NameMap<Integer> second) {
    var names = new ArrayList<String>();
    first.differences(second, names::add);
    // One that the first way has, so that the second is the one to mend.
    return names.stream()
        .filter(name -> first.get(name) != null)
        .findFirst()
        .or(() -> names.stream().findFirst());
  }

  private NameMap<Integer> after(int index) {
    var known = before.get(index);
    var scope = known == null ? NameMap.<Integer>empty() : known;
    var instruction = version.lines().get(index).instruction();
    if (instruction instanceof Instruction.Drop(var name)) {
      return scope.without(name);
    }
    var declared = instruction.declares();
    return declared == null ? scope : scope.with(declared, index);
  }

  /** {@return whether control can come to a line} */
  public boolean isReachable(int index) {
    return before.get(index) != null;
  }

  /** {@return the variables in scope before a line; none if it is unreachable} */
  public Set<String> before(int index) {
    var scope = before.get(index);
    return scope == null ? Set.of() : scope.names();
  }

  /** {@return the variables in scope where a deoptimisation to a line goes on} */
  public Set<String> atLanding(int index) {
    return version.lines().get(index).instruction() instanceof Instruction.Call
        ? after(index).names()
        : before(index);
  }

  List<Disagreement> disagreements() {
    return disagreements;
  }
}
