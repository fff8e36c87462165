package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Assumptions;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Cell;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** S3: classes of values, and methods for them. */
public final class Methods {
  private static final Set<String> MOVING = Set.of("+.Date", "-.Date", "+.POSIXt", "-.POSIXt");

  private static final String DEFAULT = "default";

  private static final Symbol PREVIOUS = Symbol.of("previous");

  private final Runtime runtime;
  private final MethodCache cache;

  /** Where methods were found, by generic (or group) and class. */
  private final Map<String, Map<String, MethodSite>> sites = new HashMap<>();

  /** A method, its name, and how it was found. */
  public record Found(Function function, Symbol name, Dispatch dispatch) {}

  /** All that is known of a method but the object it is called for. */
  record Hit(
      Function function, Symbol name, String[] classes, int at, @Nullable StringVector dotClass) {
    private Found found(
        String generic, String group, Value object, Environment from, Environment definition) {
      return new Found(
          function,
          name,
          new Dispatch(
              generic, group, name.name(), classes, at, object, from, definition, dotClass, null));
    }
  }

  private record Search(@Nullable Hit hit, @Nullable Cell cell, boolean isSettled) {}

  Methods(Runtime runtime, Assumptions assumptions) {
    this.runtime = runtime;
    this.cache = new MethodCache(assumptions);
  }

  /**
   * {@return a method that was registered and not just defined under the right name, or null}
   *
   * @param definition where the generic is defined
   */
  public @Nullable Function registered(Symbol name, Environment definition) {
    var bound = runtime.namespaces().methodsTable(definition).get(name);
    return bound != null && runtime.valueOf(bound) instanceof Function function ? function : null;
  }

  /** {@return the class of a value as {@code class} gives it} */
  public static String[] classOf(Value value) {
    if (value.attribute(Symbol.CLASS) instanceof StringVector classes) {
      return classes.toArray();
    }
    var dim = value.attribute(Symbol.DIM);
    if (dim != null) {
      return dim.length() == 2 ? new String[] {"matrix", "array"} : new String[] {"array"};
    }
    return new String[] {basicClass(value)};
  }

  private static String basicClass(Value value) {
    return switch (value.type()) {
      case "double" -> "numeric";
      case "symbol" -> "name";
      case "closure", "builtin", "special" -> "function";
      case "language" -> callClass((Call) value);
      default -> value.type();
    };
  }

  private static String callClass(Call call) {
    if (call.function() instanceof Symbol symbol) {
      switch (symbol.name()) {
        case "if", "while", "for", "=", "<-", "(", "{", "repeat":
          return symbol.name();
        default:
          break;
      }
    }
    return "call";
  }

  /** {@return the classes that methods are looked for, the implicit ones too} */
  private static String[] dispatchClasses(Value value) {
    if (value.attribute(Symbol.CLASS) instanceof StringVector classes) {
      return classes.toArray();
    }
    var dim = value.attribute(Symbol.DIM);
    var implicit = implicitClasses(value);
    if (dim == null) {
      return implicit;
    }
    var all = new ArrayList<>(dim.length() == 2 ? List.of("matrix", "array") : List.of("array"));
    all.addAll(List.of(implicit));
    return all.toArray(String[]::new);
  }

  /** {@return the classes that methods are looked for, also those that S4 knows} */
  public String[] classesOf(Value value) {
    return value.isFormal()
        ? runtime
            .formalMethods()
            .classes()
            .linear(FormalClasses.label(value))
            .toArray(String[]::new)
        : dispatchClasses(value);
  }

  private static String[] implicitClasses(Value value) {
    return switch (value.type()) {
      case "double" -> new String[] {"double", "numeric"};
      case "integer" -> new String[] {"integer", "numeric"};
      case "closure", "builtin", "special" -> new String[] {"function"};
      case "symbol" -> new String[] {"name"};
      case "language" -> new String[] {callClass((Call) value)};
      default -> new String[] {value.type()};
    };
  }

  private MethodSite site(String generic, String suffix) {
    var ofGeneric = sites.get(generic);
    var known = ofGeneric == null ? null : ofGeneric.get(suffix);
    return known != null
        ? known
        : sites
            .computeIfAbsent(generic, _ -> new HashMap<>())
            .computeIfAbsent(
                suffix, _ -> new MethodSite(runtime, Symbol.of(generic + "." + suffix)));
  }

  /** {@return whether a method may answer a builtin that is a generic, for a value} */
  public boolean isAnswered(String generic, Value object, Environment from) {
    return object.isObject()
        && (object.isFormal() || look(generic, "", object, from, runtime.library()) != null);
  }

  /**
   * {@return the method of a generic, or of its group, for a value: that of the first of its
   * classes that has one; or null}
   */
  public @Nullable Found find(
      String generic, String group, Value object, Environment from, Environment definition) {
    var hit = look(generic, group, object, from, definition);
    return hit == null ? null : hit.found(generic, group, object, from, definition);
  }

  /**
   * {@return the method of a generic for an object, or its default method; null if it has to be
   * looked for}
   */
  public @Nullable Function known(
      String generic, Value object, Environment from, Environment definition) {
    var key = MethodCache.key(object);
    var outside = key == null ? null : MethodCache.outside(from);
    var around = outside == null ? null : MethodCache.outside(definition);
    if (key == null || outside == null || around == null) {
      return null;
    }
    var known = cache.get(generic, "", key, outside, around);
    if (known != null && known.hit() == null) {
      known = cache.get(generic, "", DEFAULT, outside, around);
    }
    return known == null || known.hit() == null ? null : known.hit().function;
  }

  private @Nullable Hit look(
      String generic, String group, Value object, Environment from, Environment definition) {
    var key = MethodCache.key(object);
    return look(generic, group, key, () -> classesOf(object), from, definition);
  }

  private @Nullable Hit look(
      String generic,
      String group,
      @Nullable Object key,
      Supplier<String[]> classes,
      Environment from,
      Environment definition) {
    var outside = key == null ? null : MethodCache.outside(from);
    var around = outside == null ? null : MethodCache.outside(definition);
    if (key == null || outside == null || around == null) {
      return search(generic, group, classes.get(), from, definition, null).hit;
    }
    var known = cache.get(generic, group, key, outside, around);
    if (known != null) {
      return known.hit();
    }
    int changes = cache.changes();
    var search = search(generic, group, classes.get(), from, definition, null);
    if (search.isSettled) {
      cache.put(generic, group, key, outside, around, changes, search.cell, search.hit);
    }
    return search.hit;
  }

  /**
   * {@return the method of a generic for the first of these classes that has one, or null}
   *
   * @param previous {@code .Class} of the method that asks for the next one
   */
  public @Nullable Found findNext(
      String generic,
      String group,
      String[] classes,
      Value object,
      Environment from,
      Environment definition,
      Value previous) {
    var hit = search(generic, group, classes, from, definition, previous).hit;
    return hit == null ? null : hit.found(generic, group, object, from, definition);
  }

  private Search search(
      String generic,
      String group,
      String[] classes,
      Environment from,
      Environment definition,
      @Nullable Value previous) {
    boolean isSettled = true;
    for (int i = 0; i < classes.length; i++) {
      var site = site(generic, classes[i]);
      var place = site.find(from, definition);
      isSettled &= place.isSettled();
      if (place.function() == null && !group.isEmpty()) {
        site = site(group, classes[i]);
        place = site.find(from, definition);
        isSettled &= place.isSettled();
      }
      var function = place.function();
      if (function != null) {
        StringVector dotClass = null;
        if (previous != null || i > 0) {
          dotClass = StringVector.of(Arrays.copyOfRange(classes, i, classes.length));
          var before = previous != null ? previous : StringVector.of(classes.clone());
          dotClass.setAttribute(PREVIOUS, before);
          dotClass.share();
        }
        return new Search(
            new Hit(function, site.name(), classes, i, dotClass), place.cell(), isSettled);
      }
    }
    return new Search(null, null, isSettled);
  }

  /** {@return the default method of a generic, or null} */
  public @Nullable Found findDefault(
      String generic,
      Value object,
      Environment from,
      Environment definition,
      @Nullable Value previous) {
    var hit = look(generic, "", DEFAULT, () -> new String[] {DEFAULT}, from, definition);
    return hit == null
        ? null
        : new Found(
            hit.function,
            hit.name,
            new Dispatch(
                generic,
                "",
                hit.name.name(),
                new String[0],
                object,
                from,
                definition,
                previous == null ? NullValue.NULL : exhausted(previous)));
  }

  /** {@return {@code .Class} when no class is left} */
  public static Value exhausted(Value previous) {
    var none = StringVector.of(new String[0]);
    none.setAttribute(PREVIOUS, previous);
    return none;
  }

  /**
   * Lets a method answer a call of a builtin, if the first argument has a class with one.
   *
   * @return null if there is no method
   */
  public @Nullable Value dispatch(
      String generic, String group, Args arguments, Call call, Environment environment) {
    if (arguments.size() == 0) {
      return null;
    }
    var object = arguments.get(0);
    if (!object.isObject()) {
      return null;
    }
    var formal = runtime.formalMethods().dispatch(generic, arguments, call, environment);
    if (formal != null) {
      return formal;
    }
    var found = find(generic, group, object, environment, runtime.library());
    if (found == null || found.function() instanceof Builtin) {
      return null;
    }
    var dispatch = found.dispatch();
    var frame = runtime.frame();
    if (group.isEmpty()) {
      runtime.setFrame(
          BuiltinFrame.of(call, found.function(), runtime.global(), environment, Args.NONE, frame));
    }
    var result =
        runtime
            .evaluator()
            .call(
                found.function(),
                promised(arguments, call),
                renamed(call, found.name()),
                environment,
                dispatch);
    runtime.setFrame(frame);
    return result;
  }

  /** {@return the call of a generic as one of its method} */
  private static Call renamed(Call call, Symbol method) {
    return new Call(method, call.arguments(), call.names());
  }

  /**
   * Lets a method of the group Ops answer, if one of the operands has a class with one.
   *
   * @return null if there is no method
   */
  public @Nullable Value operator(
      String name, Value left, @Nullable Value right, Call call, Environment environment) {
    var arguments = right == null ? Args.of(left) : Args.of(left, right);
    var formal = runtime.formalMethods().dispatch(name, arguments, call, environment);
    if (formal != null) {
      return formal;
    }
    var first = operatorMethod(name, left, environment);
    var second = right == null ? null : operatorMethod(name, right, environment);
    if (first == null && second == null) {
      return null;
    }
    if (first != null && second != null && first.function() != second.function()) {
      if (shifts(second, first)) {
        first = null;
      } else if (shifts(first, second)) {
        second = null;
      } else if (!first.dispatch().method().equals(second.dispatch().method())) {
        var frame = runtime.frame();
        runtime
            .conditions()
            .warning(
                "Incompatible methods (\""
                    + first.dispatch().method()
                    + "\", \""
                    + second.dispatch().method()
                    + "\") for \""
                    + name
                    + "\"",
                frame == null ? NullValue.NULL : frame.call());
        return null;
      }
    }
    var found = first != null ? first : second;
    if (found == null || found.function() instanceof Builtin) {
      return null;
    }
    return runtime
        .evaluator()
        .call(
            found.function(),
            promised(arguments, call),
            renamed(call, found.name()),
            environment,
            found.dispatch());
  }

  /** A difference of times moves a date: that is not a conflict of methods. */
  private static boolean shifts(Found moment, Found difference) {
    return difference.dispatch().method().equals("Ops.difftime")
        && MOVING.contains(moment.dispatch().method());
  }

  private @Nullable Found operatorMethod(String name, Value operand, Environment environment) {
    return operand.isObject() ? find(name, "Ops", operand, environment, runtime.library()) : null;
  }

  /** {@return what {@code :} makes of two factors, or null if these are not} */
  public static @Nullable Value crossed(Value left, Value right, Context context) {
    if (!isFactor(left) || !isFactor(right)) {
      return null;
    }
    var cross =
        context.runtime().function(Symbol.of(".crossedFactors"), context.runtime().library());
    return context.apply(cross, left, right);
  }

  /** {@return arguments that remember how they were written} */
  public static Args promised(Args arguments, Call call) {
    var values = new Value[arguments.size()];
    boolean same = call.size() == values.length;
    for (int i = 0; i < values.length; i++) {
      var value = arguments.get(i);
      value.share();
      var expression = same && call.argument(i) != Symbol.DOTS ? call.argument(i) : value;
      values[i] = value == Symbol.MISSING ? value : Promise.kept(expression, value);
    }
    return new Args(values, arguments.names());
  }

  /** {@return whether a value has one of its classes, the implicit ones too, of this name} */
  public static boolean inherits(Value value, String name) {
    for (var each : classOf(value)) {
      if (each.equals(name)) {
        return true;
      }
    }
    return false;
  }

  public static boolean isFactor(Value value) {
    return value instanceof IntVector && inherits(value, "factor");
  }

  public static boolean isDataFrame(Value value) {
    return value instanceof Vector && inherits(value, "data.frame");
  }
}
