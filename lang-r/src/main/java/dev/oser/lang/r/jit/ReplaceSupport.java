package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.operation.Lines;
import dev.oser.lang.r.operation.SubAssign;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** What {@linkplain PartOp ops} that replace parts of values do. */
public final class ReplaceSupport {
  private ReplaceSupport() {}

  // ---- Variables that are about to be changed. ----

  public static @Nullable Object updatedSlot(Object environment, int slot, Site site) {
    return updated(((Activation) environment).slots()[slot]);
  }

  public static @Nullable Object updatedValue(@Nullable Object value, Site site) {
    return updated((Value) value);
  }

  public static @Nullable Object updatedNamed(Object environment, Site site) {
    var cell = ((VariableSite) Support.more(site)).cellIn((Environment) environment);
    return cell == null ? null : updated(cell.value());
  }

  public static @Nullable Object updatedOuter(@Nullable Object start, Site site) {
    var symbol = ((VariableSite) Support.more(site)).symbol();
    for (var e = (Environment) start; e != null; e = e.parent()) {
      var bound = e.get(symbol);
      if (bound != null) {
        return bound instanceof Vector vector && site.steps().isOperand(vector)
            ? vector.copy()
            : updated(bound);
      }
    }
    return null;
  }

  private static @Nullable Value updated(@Nullable Value bound) {
    if (bound instanceof Vector vector) {
      return vector.isShared() ? vector.copy() : vector;
    }
    if (bound instanceof Promise promise && promise.value() instanceof Vector kept) {
      // The promise keeps what it has; the variable gets a value of its own.
      kept.share();
      return kept.copy();
    }
    return Steps.available(bound) instanceof Environment environment ? environment : null;
  }

  // ---- Parts. ----

  private static boolean isElement(Site site) {
    return switch (site.instruction()) {
      case SET_ELEMENT, SET_ELEMENT_SLOT, SET_ELEMENT_NAMED -> true;
      default -> false;
    };
  }

  private static boolean isOneName(StringVector names) {
    return names.length() == 1 && !names.get(0).isEmpty();
  }

  private static Context context(Object environment, Site site) {
    return new Context(
        site.steps().machine().runtime(),
        (Call) site.code().callAt(site.place()),
        (Environment) environment,
        null);
  }

  public static @Nullable Object replacedAt(
      @Nullable Object x, @Nullable Object value, int place, Object environment, Site site) {
    if (!(x instanceof Vector vector && value instanceof Value part) || x == value) {
      return null;
    }
    boolean element = isElement(site);
    if (Steps.replace(vector, place, part, element)) {
      return vector;
    }
    if (place < 0) {
      return null;
    }
    if (place == vector.length() && vector.attributes() == null && takes(vector, part, element)) {
      return grown(vector, part, element);
    }
    if (vector.isShared() && place < vector.length() && takes(vector, part, element)) {
      var copy = vector.copy();
      return Steps.replace(copy, place, part, element) ? copy : null;
    }
    return element && vector instanceof ListVector
        ? replacedElement(vector, new IntVector(place + 1), part, environment, site)
        : null;
  }

  /** {@return a vector with one element more, in place if there is room for it} */
  private static @Nullable Vector grown(Vector vector, Value value, boolean element) {
    int length = vector.length();
    try {
      var longer =
          !vector.isShared() && vector.extend(length + 1) ? vector : vector.resize(length + 1);
      return Steps.replace(longer, length, value, element) ? longer : null;
    } catch (OutOfMemoryError full) {
      return null;
    }
  }

  /** {@return whether a vector keeps its type when a value becomes its element} */
  private static boolean takes(Vector vector, Value value, boolean element) {
    return switch (vector) {
      case DoubleVector _ -> Support.isDouble(value) || Support.isInt(value);
      case IntVector _ -> value instanceof IntVector number && number.isScalar();
      case LogicalVector _ -> value instanceof LogicalVector truth && truth.isScalar();
      case StringVector _ -> value instanceof StringVector text && text.isPlainScalar();
      case ListVector _ -> element && value != NullValue.NULL;
      default -> false;
    };
  }

  public static @Nullable Object replaced(
      @Nullable Object x,
      @Nullable Object value,
      @Nullable Object index,
      Object environment,
      Site site) {
    if (!(value instanceof Value part && index instanceof Value places) || x == value) {
      return null;
    }
    if (Support.isDouble(index)) {
      return replacedAt(x, value, Support.place(Support.unboxDouble(index)), environment, site);
    }
    if (Support.isInt(index)) {
      return replacedAt(x, value, Support.unboxInt(index) - 1, environment, site);
    }
    if (x instanceof Environment there) {
      return isElement(site) && places instanceof StringVector name && isOneName(name)
          ? bound(there, Symbol.of(name.get(0)), part, "[[<-", environment, site)
          : null;
    }
    if (!(x instanceof Vector vector)) {
      return null;
    }
    return isElement(site)
        ? replacedElement(vector, places, part, environment, site)
        : replacedSeveral(vector, places, part, environment, site);
  }

  private static @Nullable Value replacedElement(
      Vector vector, Value index, Value value, Object environment, Site site) {
    if (index.length() != 1 || Support.isAnswered("[[<-", vector, environment, site)) {
      return null;
    }
    try {
      return SubAssign.assignElement(
          vector, Args.of(index), value, !vector.isShared(), context(environment, site));
    } catch (RError | OutOfMemoryError problem) {
      // Nothing was changed: the interpreter says what is wrong.
      return null;
    }
  }

  private static @Nullable Value replacedSeveral(
      Vector vector, Value index, Value value, Object environment, Site site) {
    if (!(index instanceof Vector places && value instanceof Vector elements)
        || elements.length() != 1 && !areAsMany(places, elements.length())
        || Support.isAnswered("[<-", vector, environment, site)) {
      return null;
    }
    try {
      return SubAssign.assign(
          vector, Args.of(index), value, !vector.isShared(), context(environment, site));
    } catch (RError | OutOfMemoryError problem) {
      return null;
    }
  }

  /** {@return whether an index certainly means so many places, so that there is no warning} */
  private static boolean areAsMany(Vector index, int count) {
    if (index.length() != count || !index.isNumeric() || count == 0) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (!(index.doubleAt(i) >= 1)) {
        return false;
      }
    }
    return true;
  }

  public static @Nullable Object replacedInMatrix(
      @Nullable Object x,
      @Nullable Object value,
      @Nullable Object i,
      @Nullable Object j,
      Object environment,
      Site site) {
    if (!(x instanceof Vector matrix
            && value instanceof Vector elements
            && i instanceof Value row
            && j instanceof Value column)
        || x == value) {
      return null;
    }
    if (!matrix.isObject() && !matrix.isShared() && Lines.set(matrix, row, column, elements)) {
      return matrix;
    }
    if (Support.isAnswered("[<-", matrix, environment, site)) {
      return null;
    }
    try {
      return SubAssign.assign(
          matrix, Args.of(row, column), elements, !matrix.isShared(), context(environment, site));
    } catch (RError | OutOfMemoryError problem) {
      return null;
    }
  }

  public static @Nullable Object replacedMember(
      @Nullable Object x, @Nullable Object value, Object environment, Site site) {
    var name = (Symbol) Support.more(site);
    if (!(value instanceof Value part) || x == value) {
      return null;
    }
    if (x instanceof Environment there) {
      return bound(there, name, part, "$<-", environment, site);
    }
    return x instanceof ListVector list && !Support.isAnswered("$<-", list, environment, site)
        ? SubAssign.assignMember(
            list, name.name(), part, !list.isShared(), context(environment, site))
        : null;
  }

  /** {@return an environment in which a variable was bound; null if that takes a longer look} */
  private static @Nullable Environment bound(
      Environment there, Symbol name, Value value, String generic, Object environment, Site site) {
    var runtime = site.steps().machine().runtime();
    // Who runs there must hear of it.
    if (there.isLate()
        || there.isGuarded()
        || there == runtime.empty()
        || Support.isAnswered(generic, there, environment, site)) {
      return null;
    }
    runtime.assign(name, value, there);
    return there;
  }
}
