package dev.oser.models.distilled.osr;

import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.ctl.Facts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * Value reconstruction (Algorithm 3) for one transition from l in π to l′ in π′.
 *
 * <p>As printed, the algorithm emits {@code x := e} under the variable's own name. That is right
 * for programs in which every variable has one definition, as in the authors' SSA implementation,
 * and wrong otherwise: the value that y had when x was computed is put into y, although y is live
 * at the landing with a later value. ({@code docs/models.md} has a Hoist that shows it; the
 * property of Lemma B.4 finds it within a few hundred programs.) Here each reconstructed definition
 * gets a name of its own, so that compensation code is single-assignment whatever the programs are.
 * {@link Naming#AS_PRINTED} keeps the original, as a planted mistake and for single-assignment
 * programs.
 *
 * <p>A second, harmless difference: line 1 asks for a definition of the form {@code x := e} before
 * line 4 asks whether the value is at hand. We ask line 4 first, so that program inputs can be
 * used.
 */
final class Reconstruction {
  /** What a reconstructed definition is called. */
  enum Naming {
    /** A fresh name for every definition. */
    FRESH,
    /** The variable itself. */
    AS_PRINTED
  }

  private final Facts source;
  private final int at;
  private final Facts target;
  private final int landing;
  private final Strength strength;
  private final Naming naming;

  /** What holds the value of each visited definition of π′. */
  private final Map<Definition, String> visited = new HashMap<>();

  private final List<Instruction> code = new ArrayList<>();
  private final Set<String> kept = new TreeSet<>();
  private final Set<String> taken = new HashSet<>();

  Reconstruction(
      Facts source, int at, Facts target, int landing, Strength strength, Naming naming) {
    this.source = source;
    this.at = at;
    this.target = target;
    this.landing = landing;
    this.strength = strength;
    this.naming = naming;
    taken.addAll(source.program().variables());
    taken.addAll(target.program().variables());
  }

  /** The straight-line code so far. */
  List<Instruction> code() {
    return Collections.unmodifiableList(code);
  }

  /** The dead variables it reads: the keep set of {@link Strength#AVAIL}. */
  Set<String> kept() {
    return Collections.unmodifiableSet(kept);
  }

  /**
   * {@return the name that holds the value x had at l″ on the way to the landing, or empty: undef}
   */
  Optional<String> reconstruct(String variable, int before) {
    var reaching = target.uniqueReachingDefinition(variable, before); // line 1
    if (reaching.isEmpty()) {
      return Optional.empty();
    }
    int point = reaching.getAsInt();
    var definition = new Definition(variable, point);
    var known = visited.get(definition); // line 2
    if (known != null) {
      return Optional.of(known);
    }
    if (isLiveAtBoth(variable, point) || isAvailable(variable, point)) { // line 4
      visited.put(definition, variable);
      return Optional.of(variable);
    }
    if (!(target.program().at(point) instanceof Instruction.Assign(_, var expression))) {
      return Optional.empty(); // line 9
    }
    return operands(expression, point)
        .map(
            renamed -> {
              var name = naming == Naming.AS_PRINTED ? variable : fresh(variable, point);
              code.add(new Instruction.Assign(name, renamed)); // line 8
              visited.put(definition, name); // line 3; the recursion cannot come back here
              return name;
            });
  }

  /** Lines 6 and 7: the expression over names that hold what its variables held at l̂. */
  private Optional<Expression> operands(Expression expression, int point) {
    var names = new HashMap<String, String>();
    for (var operand : expression.variables()) {
      var name = reconstruct(operand, point);
      if (name.isEmpty()) {
        return Optional.empty();
      }
      names.put(operand, name.get());
    }
    return Optional.of(renamed(expression, names));
  }

  private boolean isLiveAtBoth(String variable, int definition) {
    return target.uniqueReachingDefinition(variable, landing).equals(OptionalInt.of(definition))
        && target.live(landing).contains(variable)
        && source.live(at).contains(variable);
  }

  private boolean isAvailable(String variable, int definition) {
    var available =
        strength == Strength.AVAIL
            && target.program().at(definition).equals(source.program().at(definition))
            && target.uniqueReachingDefinition(variable, landing).equals(OptionalInt.of(definition))
            && source.uniqueReachingDefinition(variable, at).equals(OptionalInt.of(definition));
    if (available) {
      kept.add(variable);
    }
    return available;
  }

  private String fresh(String variable, int point) {
    var name = new StringBuilder(variable).append("_at_").append(point);
    while (!taken.add(name.toString())) {
      name.append('_');
    }
    return name.toString();
  }

  private static Expression renamed(Expression expression, Map<String, String> names) {
    return switch (expression) {
      case Expression.Constant constant -> constant;
      case Expression.Variable(var name) -> new Expression.Variable(names.getOrDefault(name, name));
      case Expression.Binary(var operator, var left, var right) ->
          new Expression.Binary(operator, renamed(left, names), renamed(right, names));
    };
  }

  private record Definition(String variable, int point) {}
}
