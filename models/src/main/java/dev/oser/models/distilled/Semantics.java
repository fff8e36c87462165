package dev.oser.models.distilled;

import java.util.ArrayList;
import java.util.Optional;

/** Big-step transitions, traces and the meaning of a program (Definitions 4, 5 and 7). */
public final class Semantics {
  private Semantics() {}

  /** {@return s′ where s ⇒π s′, or empty if no rule of Definition 4 applies} */
  public static Optional<State> step(Program program, State state) {
    int point = state.point();
    if (point < 1 || point > program.size()) {
      return Optional.empty();
    }
    var store = state.store();
    return switch (program.at(point)) {
      case Instruction.Assign(var variable, var expression) -> { // (1)
        var value = store.evaluate(expression);
        yield value.isEmpty()
            ? Optional.empty()
            : Optional.of(new State(store.with(variable, value.getAsLong()), point + 1));
      }
      case Instruction.Goto(int target) -> Optional.of(new State(store, target)); // (2)
      case Instruction.Skip _ -> Optional.of(new State(store, point + 1)); // (3)
      case Instruction.Branch(var condition, int target) -> { // (4), (5)
        var value = store.evaluate(condition);
        yield value.isEmpty()
            ? Optional.empty()
            : Optional.of(new State(store, value.getAsLong() == 0 ? point + 1 : target));
      }
      case Instruction.In(var variables) -> // (6)
          variables.stream().allMatch(store::defines)
              ? Optional.of(new State(store, point + 1))
              : Optional.empty();
      case Instruction.Out(var variables) -> // (7)
          variables.stream().allMatch(store::defines)
              ? Optional.of(new State(store.restrictedTo(variables), point + 1))
              : Optional.empty();
      case Instruction.Abort _ -> Optional.empty();
    };
  }

  /** {@return the trace τπσ (Definition 7), cut after {@code fuel} transitions} */
  public static Trace trace(Program program, Store store, int fuel) {
    var states = new ArrayList<State>();
    var current = Optional.of(new State(store, 1));
    while (current.isPresent() && states.size() <= fuel) {
      states.add(current.get());
      current = step(program, current.get());
    }
    if (current.isPresent()) {
      return new Trace(states, Trace.End.CUT);
    }
    return new Trace(
        states,
        states.getLast().point() == program.size() + 1 ? Trace.End.FINISHED : Trace.End.STUCK);
  }

  /**
   * {@return [[π]](σ) (Definition 5), or empty where it is undefined: the program is stuck, or
   * still running when the fuel is used up}
   */
  public static Optional<Store> run(Program program, Store store, int fuel) {
    var trace = trace(program, store, fuel);
    return trace.end() == Trace.End.FINISHED
        ? Optional.of(trace.states().getLast().store())
        : Optional.empty();
  }
}
