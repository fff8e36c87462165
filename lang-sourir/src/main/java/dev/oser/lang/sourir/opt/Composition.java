package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Frame;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.VariableMapping;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * An assume that falls back to another assume, and what the two are together (Section 4.6, Lemma
 * 6.7): what the second says in terms of the version between, substituted by what the first gives
 * that version.
 */
final class Composition {
  private final Instruction.Assume first;
  private final Instruction.Assume second;
  private final Map<String, Expression> between = new HashMap<>();

  Composition(Instruction.Assume first, Instruction.Assume second) {
    this.first = first;
    this.second = second;
    first.varmap().forEach(each -> between.put(each.name(), each.value()));
  }

  /**
   * {@return the first assume, going where the second goes}
   *
   * @throws Expression.NotExpressible if that cannot be written
   */
  Instruction.Assume skipping() {
    var frames = new ArrayList<Frame>();
    for (var frame : second.frames()) {
      frames.add(new Frame(frame.target(), frame.result(), substituted(frame.varmap())));
    }
    // The first assume's frames are further out.
    frames.addAll(first.frames());
    return new Instruction.Assume(
        first.label(), first.guards(), second.target(), substituted(second.varmap()), frames);
  }

  /**
   * {@return the predicates of both} Those of the second that might fail to have a value are left
   * out: the original would not evaluate them while the first holds, and transparency lets us do
   * without them.
   *
   * @throws Expression.NotExpressible if they cannot be written
   */
  List<Expression> guards() {
    var guards = new ArrayList<>(first.guards());
    var known = new HashSet<>(guards);
    guardsBetween().stream().filter(Totality::isTruth).filter(known::add).forEach(guards::add);
    return guards;
  }

  /**
   * {@return the second assume's predicates over the first one's environment}
   *
   * @throws Expression.NotExpressible if they cannot be written
   */
  List<Expression> guardsBetween() {
    return second.guards().stream().map(this::substituted).toList();
  }

  /** Whether the second assume is bound to fail, and not to have an error, when the first fails. */
  boolean secondFailsWithFirst() {
    var guards = guardsBetween();
    return !first.guards().isEmpty()
        && (guards.equals(first.guards())
            || Stream.concat(guards.stream(), first.guards().stream()).allMatch(Totality::isTruth)
                && guards.containsAll(first.guards()));
  }

  /** {@return what the first assume computes for the version between} */
  Stream<Expression> values() {
    return Stream.concat(
            first.varmap().stream(), first.frames().stream().flatMap(f -> f.varmap().stream()))
        .map(VariableMapping::value);
  }

  private List<VariableMapping> substituted(List<VariableMapping> varmap) {
    return Expressions.mapped(varmap, this::substituted);
  }

  private Expression substituted(Expression expression) {
    return expression.substituting(variable -> between.getOrDefault(variable.name(), variable));
  }
}
