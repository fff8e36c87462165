package dev.oser.lang.r.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.speculation.FrameDescriptor;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.Operand.Iteration;
import dev.oser.lang.r.jit.State.Entered;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ForLoop;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where and how the interpreter goes on when compiled code is left: which of the values it gets are
 * variables that the environment does not have yet, and which are operands.
 */
final class Landing implements FrameDescriptor {
  private record Variable(int index, Kind kind) {}

  private final Entry entry;
  private final int place;
  private final VariableTable table;
  private final List<Variable> variables = new ArrayList<>();

  /** The kind of each operand; null stands for a loop, which takes two values. */
  private final List<@Nullable Kind> operands = new ArrayList<>();

  private final List<Entered> entered;
  private final List<Value> values = new ArrayList<>();
  private final FunctionType type;

  /**
   * Describes a state.
   *
   * @param environment of the code
   * @param home the latest of the running calls when the code began
   */
  Landing(Entry entry, int place, VariableTable table, Value environment, Value home, State state) {
    this.entry = entry;
    this.place = place;
    this.table = table;
    this.entered = state.entered();
    values.add(environment);
    values.add(home);
    for (int i = 0; i < state.variables(); i++) {
      var known = state.variable(i);
      if (known != null && known.dirty()) {
        variables.add(new Variable(i, known.held().kind()));
        values.add(known.held().value());
      }
    }
    for (var operand : state.stack()) {
      switch (operand) {
        case Held held -> {
          operands.add(held.kind());
          values.add(held.value());
        }
        case Iteration iteration -> {
          operands.add(null);
          values.add(iteration.loop());
          values.add(iteration.next());
        }
      }
    }
    var types = new ArrayList<Type>(List.of(CoreType.I32));
    values.forEach(value -> types.add(value.type()));
    this.type = new FunctionType(types, CoreType.REF);
  }

  /** {@return the values that the interpreter needs} */
  List<Value> values() {
    return values;
  }

  Entry entry() {
    return entry;
  }

  Code code() {
    return entry.code();
  }

  int place() {
    return place;
  }

  @Override
  public String name() {
    return "interpreter." + place;
  }

  @Override
  public FunctionType type() {
    return type;
  }

  /** Goes on in the interpreter. {@return the result of the code} */
  dev.oser.lang.r.value.Value land(
      Steps steps, boolean afterJump, List<@Nullable Object> received) {
    var environment = (Environment) present(received.get(0));
    var home = (Frame) received.get(1);
    int next = 2;
    for (var variable : variables) {
      store(steps, environment, variable.index, variable.kind.box(present(received.get(next++))));
    }
    var stack = new ArrayList<dev.oser.lang.r.value.Value>();
    for (var kind : operands) {
      if (kind == null) {
        var loop = (ForLoop) present(received.get(next++));
        loop.setNext((int) present(received.get(next++)));
        stack.add(loop);
      } else {
        stack.add(kind.box(present(received.get(next++))));
      }
    }
    for (var call : entered) {
      if (!call.real()) {
        steps.enter(call.site(), call.builtin(), environment);
      }
    }
    var rest = stack.toArray(dev.oser.lang.r.value.Value[]::new);
    return afterJump
        ? steps.resumeAfterJump(code(), environment, home, place, rest)
        : steps.resume(code(), environment, home, place, rest);
  }

  private static Object present(@Nullable Object value) {
    if (value == null) {
      throw new IllegalStateException("compiled code has lost a value");
    }
    return value;
  }

  private void store(
      Steps steps, Environment environment, int index, dev.oser.lang.r.value.Value value) {
    if (table.isSlot(index)) {
      steps.store(environment, index, value);
    } else {
      steps.store(environment, table.site(index), value);
    }
  }
}
