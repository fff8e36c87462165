package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.FormalClass;
import dev.oser.lang.r.runtime.FormalClasses;
import dev.oser.lang.r.runtime.ReferenceClass;
import dev.oser.lang.r.value.ActiveBinding;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Objects of reference classes; what {@code setRefClass} makes of its arguments is written in R.
 */
final class ReferenceObjects {
  /** The reference classes of a session. */
  private static final class Table {
    private final Map<String, ReferenceClass> classes = new HashMap<>();
  }

  private ReferenceObjects() {}

  private static Map<String, ReferenceClass> table(Context context) {
    return context.runtime().extension(Table.class, Table::new).classes;
  }

  /**
   * Enters a class whose fields and methods, also those it inherits, are known.
   *
   * @param fields what they begin with, by their names; functions that compute them are in a list
   * @param classes the classes of fields
   * @param once names of fields that can be set once
   * @param methods lists of functions, each followed by what it finds as callSuper
   * @param where the environment around objects
   */
  @RBuiltin(
      value = ".defineReference",
      formals = "name, fields, classes, once, methods, package, where",
      visibility = Visibility.OFF)
  static Value define(
      Context context,
      Value name,
      Value fields,
      Value classes,
      Value once,
      Value methods,
      Value packageName,
      Value where) {
    var values = new LinkedHashMap<Symbol, Value>();
    var active = new HashSet<Symbol>();
    var wanted = new HashMap<Symbol, String>();
    var begun = (ListVector) fields;
    var types = (StringVector) classes;
    for (int i = 0; i < begun.length(); i++) {
      var field = Symbol.of(begun.nameAt(i));
      values.put(field, begun.get(i));
      begun.get(i).share();
      if (types.get(i).equals("activeBindingFunction")) {
        active.add(field);
      } else if (!types.get(i).equals("ANY")) {
        wanted.put(field, types.get(i));
      }
    }
    var fixed = new HashSet<Symbol>();
    for (var each : ((StringVector) once).toArray()) {
      fixed.add(Symbol.of(each));
    }
    var text = Coercion.string(name, "Class");
    table(context)
        .put(
            text,
            new ReferenceClass(
                FormalClass.attribute(text, Coercion.string(packageName, "package")),
                (Environment) where,
                values,
                active,
                wanted,
                fixed,
                chains((ListVector) methods)));
    return name;
  }

  private static Map<Symbol, List<Closure>> chains(ListVector methods) {
    var chains = new LinkedHashMap<Symbol, List<Closure>>();
    for (int i = 0; i < methods.length(); i++) {
      var chain = Stream.of(((ListVector) methods.get(i)).toArray()).map(Closure.class::cast);
      chains.put(Symbol.of(methods.nameAt(i)), chain.toList());
    }
    return chains;
  }

  /** {@return a new object whose fields nobody has set} */
  @RBuiltin(value = ".instantiateReference", formals = "name")
  static Value instantiate(Context context, Value name) {
    var known = table(context).get(Coercion.string(name, "Class"));
    if (known == null) {
      throw new RError("“" + Coercion.string(name, "Class") + "” is not a reference class");
    }
    return known.instantiate();
  }

  /** Gives an object that was read from a file what its class says. */
  @RBuiltin(value = ".completeObject", formals = "object", visibility = Visibility.OFF)
  static Value complete(Context context, Value object) {
    var known = table(context).get(FormalClasses.label(object));
    if (known != null) {
      known.complete((Environment) object);
    }
    return object;
  }

  /** Gives an object a method that it did not need until now. */
  @RBuiltin(value = ".installMethod", formals = "object, name, method")
  static Value install(Value object, Value name, Value method) {
    var environment = (Environment) object;
    var bound = ReferenceClass.bound((Closure) method, environment);
    environment.put(Symbol.of(Coercion.string(name, "name")), bound);
    return bound;
  }

  /** {@return whether a field is computed by a function} */
  @RBuiltin(value = ".isActiveField", formals = "object, name")
  static Value isActive(Value object, Value name) {
    var bound = ((Environment) object).get(Symbol.of(Coercion.string(name, "name")));
    return LogicalVector.of(bound instanceof ActiveBinding);
  }
}
