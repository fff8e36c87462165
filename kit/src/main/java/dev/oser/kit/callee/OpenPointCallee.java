package dev.oser.kit.callee;

import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.jit.CompiledCode;
import dev.oser.kit.jit.GeneratedClasses;
import dev.oser.kit.osr.point.ContinuationGenerator;
import dev.oser.kit.osr.point.OpenPoint;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * The stub of an open OSR point: each call asks which function goes on with the state. The first
 * argument is the value the decision depends on. What was decided for the first few values is
 * remembered.
 */
public final class OpenPointCallee extends IndirectCallee {
  /** For so many different values the generator is asked once; for others, each time. */
  private static final int MOST_REMEMBERED = 8;

  private final OpenPoint point;
  private final ContinuationGenerator generator;
  private final Map<Key, IrCallee> remembered = new LinkedHashMap<>();
  private final LongAdder fired = new LongAdder();

  public OpenPointCallee(
      OpenPoint point, ContinuationGenerator generator, Callees callees, GeneratedClasses classes) {
    super(point.stub(), point.stubType(), callees, classes);
    this.point = point;
    this.generator = generator;
  }

  /** Numbers are the same if they are equal, everything else if it is the same object. */
  private record Key(@Nullable Object value) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key(var that)
          && (value == that || (isNumber(value) && Objects.equals(value, that)));
    }

    @Override
    public int hashCode() {
      return isNumber(value) ? Objects.hashCode(value) : System.identityHashCode(value);
    }

    private static boolean isNumber(@Nullable Object value) {
      return value instanceof Number || value instanceof Boolean;
    }
  }

  @Override
  CompiledCode resolve() {
    var code = asking();
    entryPoint().install(code);
    return code;
  }

  @Override
  Stop stop(@Nullable Object[] arguments) {
    fired.increment();
    var continuation = continuation(arguments[0]);
    return new Stop(continuation, Arrays.copyOfRange(arguments, 1, arguments.length));
  }

  public long timesFired() {
    return fired.sum();
  }

  /**
   * One thread at a time, so that nobody is asked twice for the same value. What was made may have
   * another version by now, so it is defined only when it is made.
   */
  private IrCallee continuation(@Nullable Object value) {
    var key = new Key(value);
    synchronized (remembered) {
      var known = remembered.get(key);
      if (known != null) {
        return known;
      }
      var made = generator.generate(point, value);
      requireFits(made);
      var version = callees().defined(made);
      if (remembered.size() < MOST_REMEMBERED) {
        remembered.put(key, version);
      }
      return version;
    }
  }

  private void requireFits(Function made) {
    var expected = new FunctionType(point.stateTypes(), point.stubType().result());
    if (!made.type().equals(expected)) {
      throw new IllegalArgumentException(
          "the generator of "
              + point
              + " made @"
              + made.name()
              + " of type "
              + made.type().text()
              + "; the state at the point asks for "
              + expected.text());
    }
  }
}
