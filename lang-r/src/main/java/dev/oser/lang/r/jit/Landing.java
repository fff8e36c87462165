package dev.oser.lang.r.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.speculation.FrameDescriptor;
import dev.oser.kit.ir.speculation.LeftFrames;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Continuation;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.Operand.Iteration;
import dev.oser.lang.r.jit.State.Entered;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ForLoop;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where and how the interpreter goes on when compiled code is left, in one of its activations:
 * which of the values it gets are variables that the environment does not have yet, and which are
 * operands. A closure that ran in the place of its call has no environment yet: it gets its
 * arguments, too.
 */
final class Landing implements FrameDescriptor {
  private record Variable(int index, Kind kind) {}

  private final Entry entry;
  private final Code code;
  private final int place;
  private final VariableTable table;
  private final @Nullable InlinedCall call;
  private final List<Variable> given = new ArrayList<>();
  private final List<Variable> variables = new ArrayList<>();

  /** The kind of each operand; null stands for a loop, which takes two values. */
  private final List<@Nullable Kind> operands = new ArrayList<>();

  private final List<Entered> entered;
  private final List<Value> values = new ArrayList<>();
  private final FunctionType type;

  /**
   * Describes a state of code that has an environment.
   *
   * @param environment of the code
   * @param home the latest of the running calls when the code began
   * @param waits whether the instruction waits for a call
   */
  Landing(
      Entry entry,
      Code code,
      int place,
      VariableTable table,
      Value environment,
      Value home,
      State state,
      boolean waits) {
    this(entry, code, place, table, null, List.of(environment, home), state, waits);
  }

  /** Describes a state of a closure that runs in the place of its call. */
  Landing(
      Entry entry,
      Code code,
      int place,
      VariableTable table,
      InlinedCall call,
      State state,
      boolean waits) {
    this(entry, code, place, table, call, List.of(call.closure()), state, waits);
  }

  private Landing(
      Entry entry,
      Code code,
      int place,
      VariableTable table,
      @Nullable InlinedCall call,
      List<Value> first,
      State state,
      boolean waits) {
    this.entry = entry;
    this.code = code;
    this.place = place;
    this.table = table;
    this.call = call;
    this.entered = state.entered();
    values.addAll(first);
    if (call != null) {
      for (var argument : call.given()) {
        given.add(new Variable(argument.parameter(), argument.value().kind()));
        values.add(argument.value().value());
      }
    }
    for (int i = 0; i < state.variables(); i++) {
      var known = state.variable(i);
      if (known != null && known.dirty() && !isGiven(i, known.held())) {
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
    // First comes what a call returns, or the number of what failed.
    var types = new ArrayList<Type>(List.of(waits ? CoreType.REF : CoreType.I32));
    values.forEach(value -> types.add(value.type()));
    this.type = new FunctionType(types, CoreType.REF);
  }

  /** {@return whether a variable is a parameter that still has the value of its argument} */
  private boolean isGiven(int variable, Held held) {
    return call != null
        && call.given().stream()
            .anyMatch(
                argument ->
                    argument.parameter() == variable
                        && argument.value().value().equals(held.value()));
  }

  /** {@return the values that the interpreter needs} */
  List<Value> values() {
    return values;
  }

  Entry entry() {
    return entry;
  }

  Code code() {
    return code;
  }

  int place() {
    return place;
  }

  /** {@return whether the arguments of a builtin are being evaluated} */
  boolean isAmongArguments() {
    return !entered.isEmpty();
  }

  @Override
  public String name() {
    return "interpreter." + place;
  }

  @Override
  public FunctionType type() {
    return type;
  }

  /** {@return the activations of the interpreter, which can go on now} */
  static Continuation land(Steps steps, List<LeftFrames.Frame> frames) {
    var continuation = new Continuation(steps);
    for (var frame : frames) {
      ((Landing) frame.descriptor()).addTo(continuation, steps, frame.values().iterator());
    }
    return continuation;
  }

  private void addTo(Continuation continuation, Steps steps, Iterator<@Nullable Object> received) {
    Environment environment;
    Frame home;
    if (call == null) {
      environment = (Environment) present(received.next());
      home = (Frame) received.next();
    } else {
      var closure = (Closure) present(received.next());
      int[] parameters = given.stream().mapToInt(Variable::index).toArray();
      var arguments =
          given.stream()
              .map(variable -> variable.kind.box(present(received.next())))
              .toArray(dev.oser.lang.r.value.Value[]::new);
      var activation = continuation.call(call.site(), closure, code, parameters, arguments);
      environment = activation;
      home = activation;
    }
    for (var variable : variables) {
      store(steps, environment, variable.index, variable.kind.box(present(received.next())));
    }
    var stack = new ArrayList<dev.oser.lang.r.value.Value>();
    for (var kind : operands) {
      if (kind == null) {
        var loop = (ForLoop) present(received.next());
        loop.setNext((int) present(received.next()));
        stack.add(loop);
      } else {
        stack.add(kind.box(present(received.next())));
      }
    }
    for (var entering : entered) {
      if (!entering.real()) {
        steps.enter(entering.site(), entering.builtin(), environment);
      }
    }
    continuation.goOn(
        code, environment, home, place, stack.toArray(dev.oser.lang.r.value.Value[]::new));
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
