package dev.oser.models.coreir;

import dev.oser.models.distilled.Expression;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** An instruction, which names its successors, as in CompCert's RTL. */
public sealed interface Instruction {
  record Nop(int next) implements Instruction {
    @Override
    public String toString() {
      return "nop -> " + next;
    }
  }

  record Assign(String register, Expression value, int next) implements Instruction {
    @Override
    public String toString() {
      return register + " <- " + value + " -> " + next;
    }
  }

  /** Anything but 0 is true. */
  record Branch(Expression condition, int ifTrue, int ifFalse) implements Instruction {
    @Override
    public String toString() {
      return "branch " + condition + " -> " + ifTrue + ", " + ifFalse;
    }
  }

  /** Runs the optimised version of a function if it has one, otherwise the base version. */
  record Call(String register, String function, List<Expression> arguments, int next)
      implements Instruction {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public String toString() {
      return register + " <- call " + function + joined(arguments, "(", ")") + " -> " + next;
    }
  }

  record Print(Expression value, int next) implements Instruction {
    @Override
    public String toString() {
      return "print " + value + " -> " + next;
    }
  }

  record Load(String register, Expression address, int next) implements Instruction {
    @Override
    public String toString() {
      return register + " <- memory[" + address + "] -> " + next;
    }
  }

  record Write(Expression address, Expression value, int next) implements Instruction {
    @Override
    public String toString() {
      return "memory[" + address + "] <- " + value + " -> " + next;
    }
  }

  record Return(Expression value) implements Instruction {
    @Override
    public String toString() {
      return "return " + value;
    }
  }

  /** Goes on, or deoptimises: which of the two is nobody's business. */
  record Anchor(Deoptimization to, int next) implements Instruction {
    @Override
    public String toString() {
      return "anchor " + to + " -> " + next;
    }
  }

  /** Goes on if all guards hold; a guard without a value does not. */
  record Assume(List<Expression> guards, Deoptimization to, int next) implements Instruction {
    public Assume {
      guards = List.copyOf(guards);
    }

    @Override
    public String toString() {
      return "assume " + joined(guards, "", "") + " else " + to + " -> " + next;
    }
  }

  private static String joined(List<Expression> expressions, String before, String after) {
    return expressions.stream()
        .map(Expression::toString)
        .collect(Collectors.joining(", ", before, after));
  }

  /** {@return the labels it may go to} */
  default List<Integer> successors() {
    return switch (this) {
      case Nop(int next) -> List.of(next);
      case Assign(_, _, int next) -> List.of(next);
      case Branch(_, int ifTrue, int ifFalse) -> List.of(ifTrue, ifFalse);
      case Call(_, _, _, int next) -> List.of(next);
      case Print(_, int next) -> List.of(next);
      case Load(_, _, int next) -> List.of(next);
      case Write(_, _, int next) -> List.of(next);
      case Return _ -> List.of();
      case Anchor(_, int next) -> List.of(next);
      case Assume(_, _, int next) -> List.of(next);
    };
  }

  /** {@return the register it sets} */
  default Optional<String> sets() {
    return switch (this) {
      case Assign(var register, _, _) -> Optional.of(register);
      case Call(var register, _, _, _) -> Optional.of(register);
      case Load(var register, _, _) -> Optional.of(register);
      case Nop _, Branch _, Print _, Write _, Return _, Anchor _, Assume _ -> Optional.empty();
    };
  }

  /** {@return the registers it reads, those for deoptimising included} */
  default Set<String> reads() {
    var result = new TreeSet<String>();
    mapping(
        expression -> {
          result.addAll(expression.variables());
          return expression;
        });
    return result;
  }

  /**
   * {@return whether running it twice differs from running it once, for somebody outside the
   * function}
   */
  default boolean hasEffect() {
    return switch (this) {
      case Call _, Print _, Write _ -> true;
      case Nop _, Assign _, Branch _, Load _, Return _, Anchor _, Assume _ -> false;
    };
  }

  /** {@return this instruction with each expression in it changed} */
  default Instruction mapping(UnaryOperator<Expression> change) {
    return switch (this) {
      case Nop nop -> nop;
      case Assign(var register, var value, int next) ->
          new Assign(register, change.apply(value), next);
      case Branch(var condition, int ifTrue, int ifFalse) ->
          new Branch(change.apply(condition), ifTrue, ifFalse);
      case Call(var register, var function, var arguments, int next) ->
          new Call(register, function, arguments.stream().map(change).toList(), next);
      case Print(var value, int next) -> new Print(change.apply(value), next);
      case Load(var register, var address, int next) ->
          new Load(register, change.apply(address), next);
      case Write(var address, var value, int next) ->
          new Write(change.apply(address), change.apply(value), next);
      case Return(var value) -> new Return(change.apply(value));
      case Anchor(var to, int next) -> new Anchor(to.mapping(change), next);
      case Assume(var guards, var to, int next) ->
          new Assume(guards.stream().map(change).toList(), to.mapping(change), next);
    };
  }

  /** {@return this instruction with other successors} */
  default Instruction relabelled(IntUnaryOperator change) {
    return switch (this) {
      case Nop(int next) -> new Nop(change.applyAsInt(next));
      case Assign(var register, var value, int next) ->
          new Assign(register, value, change.applyAsInt(next));
      case Branch(var condition, int ifTrue, int ifFalse) ->
          new Branch(condition, change.applyAsInt(ifTrue), change.applyAsInt(ifFalse));
      case Call(var register, var function, var arguments, int next) ->
          new Call(register, function, arguments, change.applyAsInt(next));
      case Print(var value, int next) -> new Print(value, change.applyAsInt(next));
      case Load(var register, var address, int next) ->
          new Load(register, address, change.applyAsInt(next));
      case Write(var address, var value, int next) ->
          new Write(address, value, change.applyAsInt(next));
      case Return _ -> this;
      case Anchor(var to, int next) -> new Anchor(to, change.applyAsInt(next));
      case Assume(var guards, var to, int next) -> new Assume(guards, to, change.applyAsInt(next));
    };
  }
}
