package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Value;
import dev.oser.lang.r.bytecode.CallSite;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.value.Builtin;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the interpreter would have at a place of the code: variables, operands, entered calls. */
final class State {
  /**
   * A variable whose value is known.
   *
   * @param dirty whether the environment has another value
   */
  record Known(Held held, boolean dirty) {}

  /**
   * A call of a builtin whose arguments are being evaluated.
   *
   * @param real whether it is among the running calls already
   */
  record Entered(CallSite site, Builtin builtin, boolean real) {}

  private @Nullable Known[] variables;
  private List<Operand> stack;
  private List<Entered> entered;

  State(int variables) {
    this(new @Nullable Known[variables], new ArrayList<>(), List.of());
  }

  State(@Nullable Known[] variables, List<Operand> stack, List<Entered> entered) {
    this.variables = variables;
    this.stack = stack;
    this.entered = entered;
  }

  State copy() {
    return new State(variables.clone(), new ArrayList<>(stack), entered);
  }

  /** {@return the same variables, with no operands} */
  State withoutOperands() {
    return new State(variables.clone(), new ArrayList<>(), entered);
  }

  int variables() {
    return variables.length;
  }

  /** {@return what is known of a variable; null if one has to look into the environment} */
  @Nullable Known variable(int index) {
    return variables[index];
  }

  void set(int index, @Nullable Known known) {
    variables[index] = known;
  }

  boolean hasDirty() {
    for (var known : variables) {
      if (known != null && known.dirty) {
        return true;
      }
    }
    return false;
  }

  /** The environment has all variables now. */
  void clean() {
    for (int i = 0; i < variables.length; i++) {
      var known = variables[i];
      if (known != null && known.dirty) {
        variables[i] = new Known(known.held, false);
      }
    }
  }

  /** Nothing is known of variables any more; the environment has them. */
  void forgetVariables() {
    variables = new @Nullable Known[variables.length];
  }

  // ---- Operands. ----

  List<Operand> stack() {
    return stack;
  }

  void push(Operand operand) {
    stack.add(operand);
  }

  Operand popAny() {
    return stack.removeLast();
  }

  Held pop() {
    return (Held) stack.removeLast();
  }

  /** {@return the value on top} */
  Value peekValue() {
    return ((Held) peek(0)).value();
  }

  /** {@return what is so many places below the top} */
  Operand peek(int below) {
    return stack.get(stack.size() - 1 - below);
  }

  /** Values that were read may be changed in place from now on: copies of them must be made. */
  void forgetBoxes() {
    stack.replaceAll(
        each -> each instanceof Held held && held.kind().isRaw() ? held.withoutBox() : each);
  }

  // ---- Entered calls. ----

  List<Entered> entered() {
    return entered;
  }

  void enter(Entered call) {
    var more = new ArrayList<>(entered);
    more.add(call);
    entered = List.copyOf(more);
  }

  Entered leave() {
    var last = entered.getLast();
    entered = entered.subList(0, entered.size() - 1);
    return last;
  }

  void setEntered(List<Entered> calls) {
    entered = List.copyOf(calls);
  }
}
