package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Value;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.Operand.Iteration;
import dev.oser.lang.r.jit.State.Entered;
import dev.oser.lang.r.jit.State.Known;
import dev.oser.lang.r.value.Closure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a state is held where control comes from several places. */
final class MergeShape {
  /**
   * A variable or an operand.
   *
   * @param source what a loop goes through; null if this is no loop
   * @param constant the object that it is on all ways, such as a function that is called; or null
   * @param definition of the closure that it is on all ways; or null
   */
  private record Part(
      Kind kind,
      boolean known,
      boolean dirty,
      int shape,
      Operand.@Nullable Source source,
      @Nullable Value constant,
      Closure.@Nullable Definition definition) {
    static @Nullable Part of(@Nullable Known variable) {
      return variable == null ? null : of(variable.held(), variable.dirty());
    }

    static Part of(Operand operand) {
      return switch (operand) {
        case Held held -> of(held, false);
        case Iteration iteration ->
            new Part(Kind.REF, false, false, 0, iteration.source(), null, null);
      };
    }

    // What a record has of itself is made by the JVM when it is first asked, which takes long.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Part part
          && part.kind == kind
          && part.known == known
          && part.dirty == dirty
          && part.shape == shape
          && part.source == source
          && Objects.equals(part.constant, constant)
          && part.definition == definition;
    }

    @Override
    public int hashCode() {
      return 31 * kind.hashCode() + shape;
    }

    private static Part of(Held held, boolean dirty) {
      return new Part(
          held.kind(),
          held.known(),
          dirty,
          held.shape(),
          null,
          held.constant() == null ? null : held.value(),
          held.definition());
    }
  }

  private final @Nullable Part[] variables;
  private final Part[] stack;
  private final List<Entered> entered;

  /** Whether variables that are held differently go to an environment. */
  private final boolean hasEnvironment;

  private MergeShape(
      @Nullable Part[] variables, Part[] stack, List<Entered> entered, boolean hasEnvironment) {
    this.variables = variables;
    this.stack = stack;
    this.entered = entered;
    this.hasEnvironment = hasEnvironment;
  }

  static MergeShape of(State state, boolean hasEnvironment) {
    var variables = new @Nullable Part[state.variables()];
    for (int i = 0; i < variables.length; i++) {
      variables[i] = Part.of(state.variable(i));
    }
    return new MergeShape(
        variables,
        state.stack().stream().map(Part::of).toArray(Part[]::new),
        state.entered(),
        hasEnvironment);
  }

  /** {@return a shape that both this and a state can take} */
  MergeShape meet(State state) {
    var other = of(state, hasEnvironment);
    var met = new @Nullable Part[variables.length];
    for (int i = 0; i < met.length; i++) {
      met[i] = meet(variables[i], other.variables[i]);
    }
    var operands = new Part[stack.length];
    for (int i = 0; i < operands.length; i++) {
      operands[i] = meetOperands(stack[i], other.stack[i]);
    }
    var calls =
        entered.equals(other.entered)
            ? entered
            : entered.stream().map(call -> new Entered(call.site(), call.builtin(), true)).toList();
    return new MergeShape(met, operands, calls, hasEnvironment);
  }

  /** Variables that are held differently go to the environment, if there is one. */
  private @Nullable Part meet(@Nullable Part a, @Nullable Part b) {
    return a == null || b == null || a.kind != b.kind && hasEnvironment
        ? null
        : new Part(
            a.kind == b.kind ? a.kind : Kind.REF,
            a.known && b.known,
            a.dirty || b.dirty,
            sameShape(a, b),
            null,
            sameConstant(a, b),
            sameDefinition(a, b));
  }

  private static Closure.@Nullable Definition sameDefinition(Part a, Part b) {
    return a.definition == b.definition ? a.definition : null;
  }

  private static int sameShape(Part a, Part b) {
    return a.shape == b.shape ? a.shape : 0;
  }

  private static @Nullable Value sameConstant(Part a, Part b) {
    return Objects.equals(a.constant, b.constant) ? a.constant : null;
  }

  private static Part meetOperands(Part a, Part b) {
    if (a.source != null || b.source != null) {
      if (a.source == null || b.source == null) {
        throw new IllegalStateException("a loop and a value meet");
      }
      return a.source == b.source
          ? a
          : new Part(Kind.REF, false, false, 0, Operand.Source.ANY, null, null);
    }
    return new Part(
        a.kind == b.kind ? a.kind : Kind.REF,
        a.known && b.known,
        false,
        sameShape(a, b),
        null,
        sameConstant(a, b),
        sameDefinition(a, b));
  }

  /** {@return whether a shape that was met with others knows the kind of fewer variables} */
  boolean isLostIn(MergeShape met) {
    for (int i = 0; i < variables.length; i++) {
      if (variables[i] != null && met.variables[i] == null) {
        return true;
      }
    }
    return !Arrays.equals(kinds(stack), kinds(met.stack));
  }

  private static Kind[] kinds(Part[] parts) {
    return Arrays.stream(parts).map(Part::kind).toArray(Kind[]::new);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MergeShape shape
        && Arrays.equals(variables, shape.variables)
        && Arrays.equals(stack, shape.stack)
        && entered.equals(shape.entered);
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.hashCode(variables), Arrays.hashCode(stack), entered);
  }

  /** {@return the state at the beginning of a block that gets this shape} */
  State parameters(Builder builder, Block block) {
    var state = new State(variables.length);
    for (int i = 0; i < variables.length; i++) {
      var part = variables[i];
      if (part != null) {
        var value =
            part.constant != null
                ? part.constant
                : builder.parameter(block, "v" + i, part.kind.type());
        state.set(i, new Known(held(part, value), part.dirty));
      }
    }
    for (int i = 0; i < stack.length; i++) {
      var part = stack[i];
      var value =
          part.constant != null
              ? part.constant
              : builder.parameter(block, "s" + i, part.kind.type());
      state.push(
          part.source == null
              ? held(part, value)
              : new Iteration(value, builder.parameter(block, "n" + i, CoreType.I32), part.source));
    }
    state.setEntered(entered);
    return state;
  }

  private static Held held(Part part, Value value) {
    return part.kind == Kind.REF
        ? new Held(value, Kind.REF, false, null, part.shape, part.definition)
        : Held.raw(value, part.kind, part.known);
  }

  /** Makes the state have this shape. {@return what is passed to the block} */
  List<Value> arguments(Emission out) {
    var state = out.state();
    var values = new ArrayList<Value>();
    for (int i = 0; i < variables.length; i++) {
      var known = state.variable(i);
      var part = variables[i];
      if (part != null) {
        if (part.constant == null) {
          values.add(held(part, Objects.requireNonNull(known).held(), out));
        }
      } else if (known != null && known.dirty()) {
        out.store(i, out.boxed(known.held()));
      }
    }
    for (int i = 0; i < stack.length; i++) {
      switch (state.stack().get(i)) {
        case Held held -> {
          if (stack[i].constant == null) {
            values.add(held(stack[i], held, out));
          }
        }
        case Iteration iteration -> {
          values.add(iteration.loop());
          values.add(iteration.next());
        }
      }
    }
    return values;
  }

  private static Value held(Part part, Held held, Emission out) {
    return part.kind == Kind.REF ? out.boxed(held) : held.value();
  }

  /** {@return whether calls that were entered have to be made real} */
  boolean needsReal(State state) {
    return !entered.equals(state.entered());
  }
}
