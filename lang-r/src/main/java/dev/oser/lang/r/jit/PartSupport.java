package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.operation.ElementAccess;
import dev.oser.lang.r.operation.Lines;
import dev.oser.lang.r.operation.Subset;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** What {@linkplain PartOp ops} that read parts of values do. */
public final class PartSupport {
  private PartSupport() {}

  private static boolean isElement(Site site) {
    return site.instruction() == Instruction.ELEMENT;
  }

  public static @Nullable Object part(
      @Nullable Object x, @Nullable Object index, Object environment, Site site) {
    if (!(x instanceof Value object && index instanceof Value place)) {
      return null;
    }
    boolean element = isElement(site);
    var quick = Steps.part(object, place, element);
    return quick != null ? quick : longer(object, place, element, environment, site);
  }

  public static @Nullable Object partAt(
      @Nullable Object x, int place, Object environment, Site site) {
    boolean element = isElement(site);
    if (element
        && x instanceof ListVector list
        && place >= 0
        && place < list.length()
        && !Support.isAnswered("[[", list, environment, site)) {
      return list.get(place);
    }
    return x instanceof Vector vector ? Steps.element(vector, place) : null;
  }

  private static @Nullable Value longer(
      Value x, Value index, boolean element, Object environment, Site site) {
    if (Support.isAnswered(element ? "[[" : "[", x, environment, site)) {
      return null;
    }
    if (x instanceof Environment from) {
      return element && index instanceof StringVector name && name.length() == 1
          ? variable(from, Symbol.of(name.get(0)))
          : null;
    }
    if (!(x instanceof Vector vector && index instanceof Vector places)) {
      return x == NullValue.NULL ? x : null;
    }
    try {
      if (!element) {
        return Subset.subset(vector, Args.of(places));
      }
      return places.length() == 1 ? ElementAccess.single(vector, places) : null;
    } catch (RError | OutOfMemoryError problem) {
      // The interpreter finds it too, and says so.
      return null;
    }
  }

  /** {@return a variable as a part of an environment; null if other code has to run for it} */
  private static @Nullable Value variable(Environment environment, Symbol name) {
    if (environment.isLate()) {
      return null;
    }
    var bound = environment.get(name);
    return bound == null || bound == Symbol.MISSING ? NullValue.NULL : Steps.available(bound);
  }

  public static @Nullable Object matrixPart(
      @Nullable Object x, @Nullable Object i, @Nullable Object j, Object environment, Site site) {
    if (!(x instanceof Vector vector && i instanceof Value row && j instanceof Value column)) {
      return null;
    }
    if (!vector.isObject()) {
      var line = Lines.of(vector, row, column);
      if (line != null) {
        return line;
      }
    }
    return subset(vector, environment, site, row, column);
  }

  public static @Nullable Object arrayPart(
      @Nullable Object x,
      @Nullable Object i,
      @Nullable Object j,
      @Nullable Object k,
      Object environment,
      Site site) {
    return x instanceof Vector vector
            && i instanceof Value first
            && j instanceof Value second
            && k instanceof Value third
        ? subset(vector, environment, site, first, second, third)
        : null;
  }

  private static @Nullable Value subset(Vector x, Object environment, Site site, Value... indices) {
    if (Support.isAnswered("[", x, environment, site)) {
      return null;
    }
    var call = (Call) site.code().callAt(site.place());
    String[] names = call == null || call.names() == null ? null : new String[indices.length];
    for (int i = 0; call != null && names != null && i < names.length; i++) {
      names[i] = call.name(i + 1);
    }
    try {
      return Subset.subset(x, new Args(indices, names));
    } catch (RError | OutOfMemoryError problem) {
      return null;
    }
  }

  public static @Nullable Object memberPart(@Nullable Object x, Object environment, Site site) {
    if (x == NullValue.NULL) {
      return x;
    }
    if (!(x instanceof ListVector || x instanceof Environment)
        || Support.isAnswered("$", (Value) x, environment, site)) {
      return null;
    }
    var name = (Symbol) Support.more(site);
    return x instanceof ListVector list
        ? ElementAccess.member(list, name.name())
        : variable((Environment) x, name);
  }
}
