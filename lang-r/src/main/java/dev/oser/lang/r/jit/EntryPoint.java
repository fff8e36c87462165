package dev.oser.lang.r.jit;

import dev.oser.kit.dispatch.Context;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where running code is entered, and what is known of its state there: at the head of a loop that
 * turns often, or where other compiled code was left. Flückiger's context of deoptimisation (§4.9):
 * code made for a state can be entered in any that implies it.
 *
 * @param place the next instruction
 * @param operands what is on the stack
 * @param variables the shape of each variable; 0 if it stays in the environment
 * @param afterFailure whether other code was left here because something it assumed did not hold
 */
record EntryPoint(int place, List<Slot> operands, List<Integer> variables, boolean afterFailure)
    implements Context<EntryPoint> {
  /**
   * An operand.
   *
   * @param source what it goes through if it is a loop; else null
   * @param shape of the value that it is otherwise; 0 if it can be anything
   */
  record Slot(Operand.@Nullable Source source, int shape) {
    boolean implies(Slot other) {
      return (other.source == source || (source != null && other.source == Operand.Source.ANY))
          && (other.shape == 0 || other.shape == shape);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Slot slot && slot.source == source && slot.shape == shape;
    }

    @Override
    public int hashCode() {
      return 31 * shape + (source == null ? 0 : source.ordinal() + 1);
    }
  }

  EntryPoint {
    operands = List.copyOf(operands);
    variables = List.copyOf(variables);
  }

  @Override
  public boolean implies(EntryPoint other) {
    return place == other.place
        && afterFailure == other.afterFailure
        && operands.size() == other.operands.size()
        && variables.size() == other.variables.size()
        && operandsImply(other)
        && variablesImply(other);
  }

  private boolean operandsImply(EntryPoint other) {
    for (int i = 0; i < operands.size(); i++) {
      if (!operands.get(i).implies(other.operands.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean variablesImply(EntryPoint other) {
    for (int i = 0; i < variables.size(); i++) {
      int wanted = other.variables.get(i);
      if (wanted != 0 && wanted != variables.get(i)) {
        return false;
      }
    }
    return true;
  }

  // What a record has of itself is made by the JVM when it is first asked, which takes long.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof EntryPoint point
        && point.place == place
        && point.afterFailure == afterFailure
        && point.operands.equals(operands)
        && point.variables.equals(variables);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * place + operands.hashCode()) + variables.hashCode();
  }

  /** {@return the same with nothing known but which operands are loops} */
  EntryPoint general() {
    return new EntryPoint(
        place,
        operands.stream()
            .map(slot -> new Slot(slot.source == null ? null : Operand.Source.ANY, 0))
            .toList(),
        Collections.nCopies(variables.size(), 0),
        afterFailure);
  }
}
