package dev.oser.kit.callee;

import dev.oser.kit.dispatch.Context;
import dev.oser.kit.dispatch.ContextRule;
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
 * all.
 *
 * <p>For a while after a change, calls look into the table themselves and are counted by context.
 * So a change relinks them at most once, more changes soon after not at all, and what is called
 * seldom is never made into a chain of tests.
 */
public final class DispatchCallee<C extends Context<C>> extends IndirectCallee {
  /** How many calls are counted after each change; later ones go straight to their version. */
  private static final int COUNTED = 2_000;

  private final DispatchTable<C, AbstractCallee> table;
  private final ContextRule<C> rule;
  private final InexactDispatches<C> inexact;

  private final AtomicInteger uncounted = new AtomicInteger(COUNTED);

  /** Whether calls go straight to the versions that were in the table when they were linked. */
  private boolean isDirect;

  private @Nullable Prepared prepared;

  /** Code for the versions that were in the table at one time. */
  private record Prepared(int stamp, CompiledCode code) {}

  public DispatchCallee(
      String name,
      FunctionType type,
      DispatchTable<C, AbstractCallee> table,
      ContextRule<C> rule,
      InexactDispatches<C> inexact,
      Callees callees,
      GeneratedClasses classes) {
    super(name, type, callees, classes);
    this.table = table;
    this.rule = rule;
    this.inexact = inexact;
  }

  /** {@return what adds versions to the table and takes them away} */
  public DispatchedFunction<C> versions() {
    return new DispatchedFunction<>(table, this);
  }

  /** Makes the next calls see what the table has now. */
  synchronized void tableChanged() {
    uncounted.set(COUNTED);
    if (isDirect) {
      isDirect = false;
      entryPoint().install(asking());
      // It is hot, and will be again: whoever changes the table has more time than the program.
      prepared = new Prepared(table.stamp(), direct());
    }
  }

  @Override
  synchronized CompiledCode resolve() {
    isDirect = uncounted.get() <= 0;
    var code = isDirect ? preparedOrDirect() : asking();
    entryPoint().install(code);
    return code;
  }

  private CompiledCode preparedOrDirect() {
    var ready = prepared;
    prepared = null;
    return ready != null && ready.stamp == table.stamp() ? ready.code : direct();
  }

  private CompiledCode direct() {
    var entries = table.entries();
    var baseline = entries.getLast().version().entryPoint();
    var called = baseline.caller();
    var entered = baseline.enterer();
    for (var entry : entries.subList(0, entries.size() - 1).reversed()) {
      var entryPoint = entry.version().entryPoint();
      var test = rule.test(entry.context(), called.type());
      called = MethodHandles.guardWithTest(test, entryPoint.caller(), called);
      entered =
          MethodHandles.guardWithTest(ignoringChain(test, entered), entryPoint.enterer(), entered);
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
      resolve();
    }
    return new Stop(chosen.version(), arguments);
  }
}
