package dev.oser.models.distilled;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** An instruction (Figure 1). */
public sealed interface Instruction {
  /** {@code x := e} */
  record Assign(String variable, Expression value) implements Instruction {
    @Override
    public String toString() {
      return variable + " := " + value;
    }
  }

  /** {@code if (e) goto m}: jumps unless the condition is 0. */
  record Branch(Expression condition, int target) implements Instruction {
    @Override
    public String toString() {
      return "if (" + condition + ") goto " + target;
    }
  }

  /** {@code goto m} */
  record Goto(int target) implements Instruction {
    @Override
    public String toString() {
      return "goto " + target;
    }
  }

  /** {@code skip} */
  record Skip() implements Instruction {
    @Override
    public String toString() {
      return "skip";
    }
  }

  /** {@code abort}: no transition leaves it. */
  record Abort() implements Instruction {
    @Override
    public String toString() {
      return "abort";
    }
  }

  /** {@code in x y …}: what must be defined before the program. */
  record In(List<String> variables) implements Instruction {
    public In {
      variables = List.copyOf(variables);
    }

    @Override
    public String toString() {
      return ("in " + String.join(" ", variables)).strip();
    }
  }

  /** {@code out x y …}: what the program returns. */
  record Out(List<String> variables) implements Instruction {
    public Out {
      variables = List.copyOf(variables);
    }

    @Override
    public String toString() {
      return ("out " + String.join(" ", variables)).strip();
    }
  }

  /** {@return the variables for which {@code def} of Figure 2 holds here} */
  default Set<String> defines() {
    return switch (this) {
      case Assign(String variable, _) -> Set.of(variable);
      case In(var variables) -> new TreeSet<>(variables);
      case Branch _, Goto _, Skip _, Abort _, Out _ -> Set.of();
    };
  }

  /**
   * {@return the variables for which {@code use} of Figure 2 holds here}
   *
   * <p>Figure 2 lists assignments, branches and {@code out}. We add {@code in}, which reads its
   * variables too (rule 6 asks whether they are ⊥). Without it nothing is live at point 1, and
   * Theorem 3.1 is false there.
   */
  default Set<String> uses() {
    return switch (this) {
      case Assign(_, var value) -> value.variables();
      case Branch(var condition, _) -> condition.variables();
      case In(var variables) -> new TreeSet<>(variables);
      case Out(var variables) -> new TreeSet<>(variables);
      case Goto _, Skip _, Abort _ -> Set.of();
    };
  }

  /** {@return the same instruction with its jump target moved by a distance} */
  default Instruction relocated(int distance) {
    return switch (this) {
      case Goto(int target) -> new Goto(target + distance);
      case Branch(var condition, int target) -> new Branch(condition, target + distance);
      case Assign _, Skip _, Abort _, In _, Out _ -> this;
    };
  }
}
