package dev.oser.kit;

import dev.oser.kit.dispatch.Context;
import dev.oser.kit.dispatch.DispatchTable;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.jit.CompiledCode;
import dev.oser.kit.jit.GeneratedClasses;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A function whose calls go to a version chosen by context. Compiled calls run the tests of the
 * table's contexts in its order, each followed by a call of its version, which HotSpot compiles
 * into the caller: so every call site has an inline cache, and a change of the table replaces them
 * all. For a while after a change, calls are also counted by context.
 */
final class LinkedDispatch<C extends Context<C>> extends LinkedChoice {
  /** How many calls are counted after each change; later ones go straight to their version. */
  private static final int COUNTED = 20_000;

  private final DispatchTable<C, Linked> table;
  private final ContextRule<C> rule;
  private final InexactDispatches<C> inexact;
  private final AtomicInteger uncounted = new AtomicInteger(COUNTED);

  LinkedDispatch(
      String name,
      FunctionType type,
      DispatchTable<C, Linked> table,
      ContextRule<C> rule,
      InexactDispatches<C> inexact,
      Machine machine,
      GeneratedClasses classes) {
    super(name, type, machine, classes);
    this.table = table;
    this.rule = rule;
    this.inexact = inexact;
  }

  /** Makes the next calls see what the table has now. */
  void tableChanged() {
    uncounted.set(COUNTED);
    link().reset();
  }

  @Override
  CompiledCode resolve() {
    synchronized (machine()) {
      var code = uncounted.get() > 0 ? asking() : direct();
      link().install(code);
      return code;
    }
  }

  private CompiledCode direct() {
    var entries = table.entries();
    var baseline = entries.getLast().version().link();
    var called = baseline.caller();
    var entered = baseline.enterer();
    for (var entry : entries.subList(0, entries.size() - 1).reversed()) {
      var link = entry.version().link();
      var test = rule.test(entry.context(), called.type());
      called = MethodHandles.guardWithTest(test, link.caller(), called);
      entered = MethodHandles.guardWithTest(ignoringChain(test, entered), link.enterer(), entered);
    }
    return new CompiledCode(called, entered);
  }

  private static MethodHandle ignoringChain(MethodHandle test, MethodHandle entered) {
    int last = entered.type().parameterCount() - 1;
    return MethodHandles.dropArguments(test, last, entered.type().parameterType(last));
  }

  @Override
  Stop stop(@Nullable Object[] arguments) {
    var context = rule.contextOf(arguments);
    var chosen = table.dispatch(context);
    inexact.note(context, chosen);
    if (uncounted.decrementAndGet() == 0) {
      link().reset();
    }
    return new Stop(chosen.version(), arguments);
  }
}
