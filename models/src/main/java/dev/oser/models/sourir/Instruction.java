package dev.oser.models.sourir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An instruction (Figure 4 and the additions of the {@code .sou} format). */
public sealed interface Instruction {
  /** {@code var x = e} */
  record Declare(String name, Expression value) implements Instruction {}

  /** {@code array x[e]}: an array of that many nils. */
  record ArrayAllocate(String name, Expression length) implements Instruction {}

  /** {@code array x = [e, …]} */
  record ArrayCreate(String name, List<Expression> elements) implements Instruction {
    public ArrayCreate {
      elements = List.copyOf(elements);
    }
  }

  /** {@code x <- e} */
  record Assign(String name, Expression value) implements Instruction {}

  /** {@code x[e] <- e} */
  record ArrayAssign(String name, Expression index, Expression value) implements Instruction {}

  /** {@code drop x}: takes a variable out of scope. */
  record Drop(String name) implements Instruction {}

  /** {@code read x}: assigns a literal from the input. */
  record Read(String name) implements Instruction {}

  /** {@code print e} */
  record Print(Expression value) implements Instruction {}

  /** {@code assert e} */
  record Assert(Expression condition) implements Instruction {}

  /** {@code return e} */
  record Return(Expression value) implements Instruction {}

  /** {@code stop e} */
  record Stop(Expression status) implements Instruction {}

  /** {@code branch e $l1 $l2} */
  record Branch(Expression condition, String ifTrue, String ifFalse) implements Instruction {}

  /** {@code goto l} */
  record Goto(String label) implements Instruction {}

  /** {@code l:}, the target of gotos. */
  record MergeLabel(String name) implements Instruction {}

  /** {@code $l:}, the target of one branch. */
  record BranchLabel(String name) implements Instruction {}

  /** {@code >l:}, a place deoptimisation may go to. */
  record BailoutLabel(String name) implements Instruction {}

  /**
   * {@code call x = e(e, …) l}
   *
   * @param result declared when the callee returns
   * @param label names the continuation after the call, or null
   */
  record Call(
      String result, Expression function, List<Expression> arguments, @Nullable String label)
      implements Instruction {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /** {@code guard_hint e, …}: what a compiler might speculate on; does nothing. */
  record GuardHint(List<Expression> guards) implements Instruction {
    public GuardHint {
      guards = List.copyOf(guards);
    }
  }

  /** {@code # text}: does nothing, but counts as an instruction. */
  record Comment(String text) implements Instruction {}

  /** {@code >l: assume [e, …] else (f, v, l) [varmap], frame, …} */
  record Assume(
      String label,
      List<Expression> guards,
      Target target,
      List<VariableMapping> varmap,
      List<Frame> frames)
      implements Instruction {
    public Assume {
      guards = List.copyOf(guards);
      varmap = List.copyOf(varmap);
      frames = List.copyOf(frames);
    }

    /** {@return the same with other guards} */
    public Assume withGuards(List<Expression> other) {
      return new Assume(label, other, target, varmap, frames);
    }
  }

  /** {@return whether control never goes on to the next instruction} */
  default boolean endsBlock() {
    return switch (this) {
      case Return _, Stop _, Branch _, Goto _ -> true;
      case Declare _,
          ArrayAllocate _,
          ArrayCreate _,
          Assign _,
          ArrayAssign _,
          Drop _,
          Read _,
          Print _,
          Assert _,
          MergeLabel _,
          BranchLabel _,
          BailoutLabel _,
          Call _,
          GuardHint _,
          Comment _,
          Assume _ ->
          false;
    };
  }

  /** {@return the variable it brings into scope, or null} */
  default @Nullable String declares() {
    return switch (this) {
      case Declare(var name, _) -> name;
      case ArrayAllocate(var name, _) -> name;
      case ArrayCreate(var name, _) -> name;
      case Call(var result, _, _, _) -> result;
      default -> null;
    };
  }

  /** {@return the variable it changes, or null; array elements are not variables} */
  default @Nullable String assigns() {
    return switch (this) {
      case Assign(var name, _) -> name;
      case Read(var name) -> name;
      default -> null;
    };
  }
}
