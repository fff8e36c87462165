package dev.oser.lang.sourir.jit;

import dev.oser.kit.Machine;
import dev.oser.kit.callee.HostFunction;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.lang.sourir.interp.ResolvedFunction;
import dev.oser.lang.sourir.interp.ResolvedProgram;
import dev.oser.lang.sourir.jit.SourirOp.Plain;
import dev.oser.lang.sourir.jit.SourirOp.Returning;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How functions are called. Compiled code calls by signature; for each there are versions. The
 * interpreter has only objects: it enters through functions that unbox and call by signature.
 */
final class Calls {
  /** Hears of calls that no version was made for. */
  @FunctionalInterface
  interface Listener {
    void dispatchedInexactly(Entry.Call wanted);
  }

  private final ResolvedProgram program;
  private final Machine machine;
  private final int many;
  private final Listener listener;
  private final Result result = new Result();
  private final Map<String, Stubs.Stub> stubs = new ConcurrentHashMap<>();
  private final Map<String, Function> doors = new HashMap<>();

  /**
   * The calls of a program.
   *
   * @param many how many calls without a version of their own are worth one
   */
  Calls(ResolvedProgram program, Machine machine, int many, Listener listener) {
    this.program = program;
    this.machine = machine;
    this.many = many;
    this.listener = listener;
  }

  /** {@return the name of what compiled code calls} */
  String name(ResolvedFunction function, Signature signature) {
    stub(function, signature);
    return stubName(function, signature);
  }

  Returning returning(Returning.Action action) {
    return new Returning(action, result);
  }

  /** {@return what the interpreter returned, as compiled code returns it} */
  long packed(Object value) {
    return result.pack(
        value instanceof HostFunction.Leave leave
            ? Objects.requireNonNull(machine.call(leave))
            : value);
  }

  boolean isFull(Entry.Call entry) {
    var stub = stubs.get(stubName(entry.function(), entry.signature()));
    return stub != null && stub.isFull();
  }

  // ---- Stubs. ----

  private static String stubName(ResolvedFunction function, Signature signature) {
    return "call." + function.name() + "." + signature;
  }

  private Stubs.Stub stub(ResolvedFunction function, Signature signature) {
    return stubs.computeIfAbsent(
        stubName(function, signature),
        name ->
            Stubs.define(
                machine,
                name,
                signature.type(),
                KindContext.OF_CALLS,
                inexact(function, signature),
                arguments -> packed(interpret(function, arguments))));
  }

  private static String entrance(ResolvedFunction function) {
    return "enter." + function.name();
  }

  /** What the interpreter calls. */
  private Stubs.Stub boxed(ResolvedFunction function, Signature signature) {
    return stubs.computeIfAbsent(
        entrance(function),
        name ->
            Stubs.define(
                machine,
                name,
                signature.boxedType(),
                KindContext.OF_CALLS,
                inexact(function, null),
                arguments -> interpret(function, arguments)));
  }

  private InexactDispatches<KindContext> inexact(
      ResolvedFunction function, @Nullable Signature signature) {
    return new InexactDispatches<>(
        many,
        context ->
            listener.dispatchedInexactly(
                new Entry.Call(
                    function,
                    signature == null ? Signature.of(context, function.arity()) : signature,
                    context)));
  }

  private Object interpret(ResolvedFunction function, @Nullable Object[] arguments) {
    int depth = (int) Objects.requireNonNull(arguments[0]);
    var values = new Object[arguments.length - 1];
    for (int i = 0; i < values.length; i++) {
      values[i] = Objects.requireNonNull(arguments[i + 1]);
    }
    return program.interpreter().enter(function, depth, values);
  }

  // ---- Versions. ----

  /**
   * Makes calls go to compiled code. The program may remove other code meanwhile, so there is no
   * lock while a door is compiled; if that closes the door that was there, there must be a new one.
   */
  void add(Entry.Call entry, Function version) {
    var function = entry.function();
    var signature = entry.signature();
    Function door = null;
    while (!add(entry, version, door)) {
      door = door(function, signature);
      machine.define(door);
      machine.compile(door.name());
    }
  }

  /** {@return whether it was added: not without a door, if one is wanted} */
  private synchronized boolean add(Entry.Call entry, Function version, @Nullable Function door) {
    var function = entry.function();
    var signature = entry.signature();
    var boxed = boxed(function, signature);
    if (!doors.containsKey(doorName(function, signature))
        && (signature.context().isTop() || !boxed.isFull())) {
      if (door == null) {
        return false;
      }
      boxed.add(signature.context(), door);
      doors.put(door.name(), door);
    }
    stub(function, signature).add(entry.context(), version);
    function.setCompiled(machine.caller(entrance(function)));
    return true;
  }

  /** Makes calls go elsewhere. */
  synchronized void remove(Entry.Call entry) {
    var function = entry.function();
    var signature = entry.signature();
    var stub = stub(function, signature);
    stub.remove(entry.context());
    function.forgetCalls();
    if (stub.isCompiled()) {
      return;
    }
    var boxed = boxed(function, signature);
    var door = doors.remove(doorName(function, signature));
    if (door != null) {
      boxed.remove(signature.context());
      machine.undefine(door.name());
    }
    if (!boxed.isCompiled()) {
      function.setCompiled(null);
    }
  }

  private static String doorName(ResolvedFunction function, Signature signature) {
    return "door." + function.name() + "." + signature;
  }

  /** Unboxes what the interpreter passes, and boxes what compiled code returns. */
  private Function door(ResolvedFunction function, Signature signature) {
    var type = signature.boxedType();
    var names = IntStream.range(0, type.parameters().size()).mapToObj(i -> "p" + i).toList();
    var door = new Function(doorName(function, signature), type, names);
    var builder = new Builder(door);
    var operands = new ArrayList<Value>();
    operands.add(door.parameters().getFirst());
    for (int i = 0; i < function.arity(); i++) {
      var parameter = door.parameters().get(i + 1);
      operands.add(
          switch (signature.arguments().get(i)) {
            case INT -> builder.emit(Plain.UNBOX_INT, parameter);
            case BOOL -> builder.emit(Plain.UNBOX_BOOL, parameter);
            case ANY -> parameter;
          });
    }
    var call = new CallOp.Call(name(function, signature), signature.type());
    var number = builder.append("number", call, operands, List.of());
    var value = builder.emit(returning(Returning.Action.UNPACK_RESULT), number);
    builder.terminate(new ControlOp.Return(CoreType.REF), List.of(value));
    return door;
  }
}
