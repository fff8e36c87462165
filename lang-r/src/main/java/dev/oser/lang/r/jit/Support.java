package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.CallSite;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.number.ScalarFunction;
import dev.oser.lang.r.operation.ArithmeticOperator;
import dev.oser.lang.r.operation.Division;
import dev.oser.lang.r.operation.Logic;
import dev.oser.lang.r.operation.Ranges;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ForLoop;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/**
 * What {@linkplain ROp ops} do, one method each. All but those that run other code give an answer
 * for anything: the passes may move them before the check that makes the answer meaningful.
 */
public final class Support {
  private static final double[] NOTHING = {};

  private Support() {}

  // ---- Boxes. ----

  public static Object boxDouble(double value) {
    return new DoubleVector(value);
  }

  public static Object boxInt(int value) {
    return new IntVector(value);
  }

  public static Object boxBool(boolean value) {
    return LogicalVector.of(value);
  }

  public static Object boxLogical(int value) {
    return LogicalVector.ofInt(value);
  }

  public static boolean isDouble(@Nullable Object value) {
    return value instanceof DoubleVector number && number.isScalar();
  }

  public static boolean isInt(@Nullable Object value) {
    return value instanceof IntVector number && number.isScalar() && number.scalar() != Na.INT;
  }

  public static boolean isBool(@Nullable Object value) {
    return value instanceof LogicalVector truth && truth.isScalar() && truth.scalar() != Na.INT;
  }

  public static double unboxDouble(@Nullable Object value) {
    return value instanceof DoubleVector number ? number.scalar() : 0;
  }

  public static int unboxInt(@Nullable Object value) {
    return value instanceof IntVector number ? number.scalar() : 0;
  }

  public static boolean unboxBool(@Nullable Object value) {
    return value instanceof LogicalVector truth && truth.scalar() == 1;
  }

  // ---- Variables. ----

  public static @Nullable Object loadSlot(Object environment, int slot) {
    return Steps.available(((Activation) environment).slots()[slot]);
  }

  public static @Nullable Object forceSlot(Object environment, int slot) {
    var activation = (Activation) environment;
    return Steps.availableIn(activation, activation.slots()[slot]);
  }

  public static @Nullable Object ownSlot(Object environment, int slot) {
    return owned(((Activation) environment).slots()[slot]);
  }

  public static @Nullable Object ownEnvironment(@Nullable Object value) {
    return value instanceof Environment ? value : null;
  }

  public static @Nullable Object enclosing(@Nullable Object environment) {
    return environment instanceof Environment known ? known.parent() : null;
  }

  private static @Nullable Object owned(@Nullable Value bound) {
    if (bound instanceof Vector vector) {
      return vector.isShared() ? null : vector;
    }
    // Environments are changed in place, whoever sees them.
    return Steps.available(bound) instanceof Environment environment ? environment : null;
  }

  public static @Nullable Object ownNamed(Object environment, Site site) {
    var cell = ((VariableSite) more(site)).cellIn((Environment) environment);
    return cell == null ? null : owned(cell.value());
  }

  public static void storeSlot(Object environment, int slot, Object value) {
    ((Activation) environment).assign(slot, (Value) value);
  }

  public static @Nullable Object loadNamed(Object environment, Site site) {
    var cell = ((VariableSite) more(site)).cellIn((Environment) environment);
    return cell == null ? null : Steps.available(cell.value());
  }

  public static void storeNamed(Object environment, Object value, Site site) {
    site.steps().store((Environment) environment, (VariableSite) more(site), (Value) value);
  }

  public static @Nullable Object loadFree(@Nullable Object environment, Site site) {
    return Steps.available(((VariableSite) more(site)).bound((Environment) environment));
  }

  public static @Nullable Object function(Object environment, Site site) {
    var variable = (VariableSite) more(site);
    var found = Steps.functionOf(variable.bound((Environment) environment));
    if (found != null) {
      return found;
    }
    var symbol = variable.symbol();
    for (var e = (Environment) environment; e != null; e = e.parent()) {
      var bound = e.get(symbol);
      if (bound != null) {
        var known = Steps.functionOf(bound);
        if (known != null || !(Steps.available(bound) instanceof Vector)) {
          return known;
        }
      }
    }
    return null;
  }

  public static int changes(Object environment) {
    return ((Environment) environment).changes();
  }

  public static boolean isGuarded(Object environment) {
    return ((Environment) environment).isGuarded();
  }

  public static boolean isWatched(Object environment) {
    return !(environment instanceof Activation activation) || activation.isWatched();
  }

  static Object more(Site site) {
    var more = site.more();
    if (more == null) {
      throw new IllegalStateException("an op that knows too little: " + site);
    }
    return more;
  }

  // ---- What only the session sees. ----

  public static void beginLoop(Object environment) {
    ((Environment) environment).beginLoop();
  }

  public static void endLoop(Object environment) {
    ((Environment) environment).endLoop();
  }

  public static void pin(Object value) {
    if (value instanceof Vector vector) {
      vector.pin();
    }
  }

  public static void unpin(Object value) {
    if (value instanceof Vector vector) {
      vector.unpin();
    }
  }

  public static void hold(Object value) {
    ((Value) value).hold();
  }

  public static void own(Object value) {
    ((Value) value).own();
  }

  public static void release(Object value, @Nullable Object result) {
    if (value instanceof Vector vector) {
      vector.leaveTo((Value) result);
    }
  }

  public static void sharePart(Object object, Object part, Site site) {
    boolean isSeen =
        object instanceof Environment
            ? site.steps().isOperand((Value) part)
            : ((Value) object).isShared();
    if (isSeen) {
      ((Value) part).share();
    }
  }

  public static void visible(Site site) {
    site.steps().machine().runtime().setVisible(more(site) == Boolean.TRUE);
  }

  public static @Nullable Object frame(Site site) {
    return site.steps().machine().runtime().frame();
  }

  public static boolean hasFailed(Site site) {
    return ((PureFunctions.Flag) more(site)).isRaised();
  }

  public static void fail(int number, Site site) {
    var unit = (PureFunctions.Unit) more(site);
    unit.all().fail(unit.entry(), number);
  }

  public static int depth(Site site) {
    return site.steps().depth();
  }

  public static boolean mayNest(int depth, Site site) {
    return site.steps().mayNest(depth);
  }

  public static boolean mustFail(Site site) {
    return ((Request.Stress) more(site)).fails().getAsBoolean();
  }

  public static void enter(Object environment, Site site) {
    var entered = (State.Entered) more(site);
    site.steps().enter(entered.site(), entered.builtin(), (Environment) environment);
  }

  public static void leave(Site site) {
    site.steps().leave();
  }

  // ---- Functions. ----

  public static boolean isEager(@Nullable Object function) {
    return function instanceof Builtin builtin && Steps.isEager(builtin);
  }

  public static boolean isFunction(@Nullable Object value) {
    return value instanceof Function;
  }

  public static @Nullable Object closureEnvironment(@Nullable Object function) {
    return function instanceof Closure closure ? closure.environment() : null;
  }

  public static boolean isDefinedBy(@Nullable Object function, Site site) {
    return function instanceof Closure closure && closure.definition() == more(site);
  }

  public static Object makeClosure(Object environment, Site site) {
    return site.steps().closure(site.code(), site.place(), (Environment) environment);
  }

  public static boolean hasCode(@Nullable Object function, Site site) {
    return function instanceof Closure closure && Steps.runs(closure, (Code) more(site));
  }

  public static @Nullable Object method(
      @Nullable Object generic, @Nullable Object object, Object environment, Site site) {
    return generic instanceof Closure closure && object instanceof Value value
        ? site.steps().method((String) more(site), closure, value, (Environment) environment)
        : null;
  }

  public static @Nullable Object step(Object environment, Value[] operands, Site site) {
    return site.steps().run(site.code(), site.place(), (Environment) environment, operands);
  }

  public static @Nullable Object call(
      Object environment, Object closure, Value[] values, Site site) {
    var code = site.code();
    var given = (Site.Given) more(site);
    var called = (CallSite) code.constants()[code.instructions()[site.place() + 1]];
    return site.steps()
        .call(
            code,
            site.place(),
            called,
            (Closure) closure,
            (Environment) environment,
            given.callee(),
            given.parameters(),
            values);
  }

  public static boolean condition(Object environment, Object value, Site site) {
    return site.steps().condition(site.code(), site.place(), (Value) value);
  }

  public static int truth(Object environment, Object value, Site site) {
    return site.steps().truth(site.code(), site.place(), (Value) value, (Environment) environment);
  }

  public static int alternative(Object environment, Object value, Site site) {
    return site.steps()
        .alternative(site.code(), site.place(), (Value) value, (Environment) environment);
  }

  // ---- Numbers. ----

  public static double power(double x, double y) {
    return ArithmeticOperator.power(x, y);
  }

  public static double modulo(double x, double y) {
    return Division.modulo(x, y);
  }

  public static boolean losesAccuracy(double x, double y) {
    return Division.losesAccuracy(x, y);
  }

  public static double integerDivide(double x, double y) {
    return Division.quotient(x, y);
  }

  public static int intModulo(int x, int y) {
    return y == 0 ? 0 : Math.floorMod(x, y);
  }

  public static int intIntegerDivide(int x, int y) {
    return y == 0 ? 0 : Math.floorDiv(x, y);
  }

  public static double maths(double x, Site site) {
    return ((ScalarFunction) more(site)).apply(x);
  }

  public static @Nullable Object range(double from, double to) {
    return Math.abs(from) <= Integer.MAX_VALUE
            && Math.abs(to) <= Integer.MAX_VALUE
            && from == Math.rint(from)
            && Math.abs(to - from) < Integer.MAX_VALUE
        ? Ranges.range(from, to)
        : null;
  }

  // ---- Vectors. ----

  public static int place(double index) {
    return index >= 1 && index <= Integer.MAX_VALUE ? (int) index - 1 : -1;
  }

  public static boolean inBounds(int place, int length) {
    return place >= 0 && place < length;
  }

  public static int length(@Nullable Object value) {
    return value instanceof Vector vector ? vector.length() : -1;
  }

  public static int plainLength(@Nullable Object value) {
    if (value instanceof Vector vector) {
      return vector.isObject() ? -1 : vector.length();
    }
    return value == NullValue.NULL ? 0 : -1;
  }

  public static boolean fitsInt(double x) {
    return x > -2147483648.0 && x < 2147483648.0;
  }

  public static int truncate(double x) {
    return (int) x;
  }

  public static int intAbs(int x) {
    return Math.abs(x);
  }

  public static double @Nullable [] anyDoubles(@Nullable Object value) {
    return value instanceof DoubleVector numbers && !numbers.isObject() ? numbers.storage() : null;
  }

  public static double @Nullable [] ownDoubles(@Nullable Object value) {
    return value instanceof DoubleVector numbers && !numbers.isObject() && !numbers.isShared()
        ? numbers.storage()
        : null;
  }

  public static boolean canSetDouble(@Nullable Object value, int place) {
    return ownDoubles(value) != null && inBounds(place, length(value));
  }

  public static boolean canSetInt(@Nullable Object value, int place) {
    return isOwnInts(value) && inBounds(place, length(value));
  }

  public static boolean canSetLogical(@Nullable Object value, int place) {
    return isOwnLogicals(value) && inBounds(place, length(value));
  }

  public static double @Nullable [] bareDoubles(@Nullable Object value) {
    return value instanceof DoubleVector numbers && Steps.isBare(numbers)
        ? numbers.storage()
        : null;
  }

  public static boolean isBareInts(@Nullable Object value) {
    return value instanceof IntVector numbers && Steps.isBare(numbers);
  }

  public static boolean isBareLogicals(@Nullable Object value) {
    return value instanceof LogicalVector truths && Steps.isBare(truths);
  }

  public static boolean isMatrixOfLogicals(@Nullable Object value) {
    return value instanceof LogicalVector truths && !truths.isObject();
  }

  public static boolean isArray(double @Nullable [] elements) {
    return elements != null;
  }

  public static double getDouble(double @Nullable [] elements, int place) {
    return elements != null && place >= 0 && place < elements.length ? elements[place] : 0;
  }

  public static void setDouble(double @Nullable [] elements, int place, double value) {
    var array = elements == null ? NOTHING : elements;
    if (place >= 0 && place < array.length) {
      array[place] = value;
    }
  }

  private static int dimension(@Nullable Object value, int which) {
    return value instanceof Vector vector
            && !vector.isObject()
            && vector.attribute(Symbol.DIM) instanceof IntVector dim
            && dim.length() == 2
            && vector.attribute(Symbol.DIMNAMES) == null
        ? dim.get(which)
        : -1;
  }

  public static int rows(@Nullable Object value) {
    return dimension(value, 0);
  }

  public static int columns(@Nullable Object value) {
    return dimension(value, 1);
  }

  public static boolean isMatrixOfInts(@Nullable Object value) {
    return value instanceof IntVector numbers && !numbers.isObject();
  }

  public static boolean isOwnInts(@Nullable Object value) {
    return value instanceof IntVector numbers
        && numbers.length() > 1
        && !numbers.isObject()
        && !numbers.isShared();
  }

  public static int getInt(@Nullable Object value, int place) {
    return value instanceof IntVector numbers && place >= 0 && place < numbers.length()
        ? numbers.get(place)
        : 0;
  }

  public static void setInt(Object value, int place, int element) {
    ((IntVector) value).set(place, element);
  }

  public static boolean isOwnLogicals(@Nullable Object value) {
    return value instanceof LogicalVector truths
        && truths.length() > 1
        && !truths.isObject()
        && !truths.isShared();
  }

  public static int getLogical(@Nullable Object value, int place) {
    return value instanceof LogicalVector truths && place >= 0 && place < truths.length()
        ? truths.get(place)
        : 0;
  }

  public static void setLogical(Object value, int place, int element) {
    ((LogicalVector) value).set(place, element);
  }

  public static @Nullable Object listElement(@Nullable Object value, int place) {
    return value instanceof ListVector list
            && !list.isObject()
            && place >= 0
            && place < list.length()
        ? list.get(place)
        : null;
  }

  public static boolean trySet(@Nullable Object x, int place, Object value) {
    return x instanceof Vector vector && Steps.set(vector, place, (Value) value, false);
  }

  public static boolean trySetElement(@Nullable Object x, int place, Object value) {
    return x instanceof Vector vector && Steps.set(vector, place, (Value) value, true);
  }

  /** {@return whether a method answers for a generic} */
  static boolean isAnswered(String generic, Value object, Object environment, Site site) {
    return object.isObject()
        && site.steps()
            .machine()
            .runtime()
            .methods()
            .isAnswered(generic, object, (Environment) environment);
  }

  /** {@return whether a variable that is there could be bound to a value} */
  static boolean assigns(Environment environment, Symbol symbol, Value value) {
    if (environment.isGuarded()) {
      return false;
    }
    var cell = environment.cell(symbol);
    if (cell != null && cell.value() != null) {
      if (cell.value() != value) {
        value.own();
        cell.set(value);
      }
      environment.change();
      return true;
    }
    int slot = environment.layout().slot(symbol);
    if (slot >= 0
        && environment instanceof Activation activation
        && activation.slots()[slot] != null) {
      activation.assign(slot, value);
      return true;
    }
    return false;
  }

  public static boolean tryStoreOuter(@Nullable Object start, Object value, Site site) {
    var variable = (VariableSite) more(site);
    if (variable.assign((Environment) start, (Value) value)) {
      return true;
    }
    var symbol = variable.symbol();
    for (var e = (Environment) start; e != null; e = e.parent()) {
      if (e.get(symbol) != null) {
        return assigns(e, symbol, (Value) value);
      }
    }
    return false;
  }

  // ---- Single values that are not known to be of one type. ----

  public static int textsEqual(@Nullable Object a, @Nullable Object b) {
    if (!(a instanceof StringVector x && x.isPlainScalar())
        || !(b instanceof StringVector y && y.isPlainScalar())) {
      return -1;
    }
    var left = x.get(0);
    var right = y.get(0);
    return Na.isNa(left) || Na.isNa(right) ? -1 : left.equals(right) ? 1 : 0;
  }

  public static boolean isNumber(@Nullable Object value) {
    return isDouble(value) || isInt(value);
  }

  public static double unboxNumber(@Nullable Object value) {
    return value instanceof IntVector number ? number.scalar() : unboxDouble(value);
  }

  public static int truthOf(@Nullable Object value) {
    return value instanceof Vector vector
            && vector.length() == 1
            && (vector instanceof LogicalVector
                || vector instanceof IntVector
                || vector instanceof DoubleVector)
        ? vector.logicalAt(0)
        : -1;
  }

  public static int andOf(int x, int y) {
    return Logic.and(x, y);
  }

  public static int orOf(int x, int y) {
    return Logic.or(x, y);
  }

  // ---- Loops. ----

  public static @Nullable Object forLoop(@Nullable Object sequence) {
    if (sequence instanceof Vector vector && !Methods.isFactor(vector)) {
      vector.share();
      return new ForLoop(vector);
    }
    return sequence == NullValue.NULL ? new ForLoop(NullValue.NULL) : null;
  }

  private static @Nullable Value sequence(@Nullable Object loop) {
    return loop instanceof ForLoop known ? known.sequence() : null;
  }

  public static int loopLength(@Nullable Object loop) {
    return loop instanceof ForLoop known ? known.length() : 0;
  }

  public static int loopNext(@Nullable Object loop) {
    return loop instanceof ForLoop known ? known.next() : 0;
  }

  public static boolean loopIsSequence(@Nullable Object loop) {
    return sequence(loop) instanceof IntVector numbers && numbers.isSequence();
  }

  public static int loopStart(@Nullable Object loop) {
    return sequence(loop) instanceof IntVector numbers ? numbers.scalar() : 0;
  }

  public static int loopStep(@Nullable Object loop) {
    return sequence(loop) instanceof IntVector numbers ? numbers.step() : 0;
  }

  public static boolean loopIsInts(@Nullable Object loop) {
    return sequence(loop) instanceof IntVector;
  }

  public static int loopInt(@Nullable Object loop, int index) {
    return getInt(sequence(loop), index);
  }

  public static double @Nullable [] loopDoubles(@Nullable Object loop) {
    if (!(sequence(loop) instanceof DoubleVector numbers)) {
      return null;
    }
    var elements = numbers.storage();
    return elements == null ? new double[] {numbers.get(0)} : elements;
  }

  public static Object loopItem(Object loop, int index) {
    return Steps.item((ForLoop) loop, index);
  }
}
