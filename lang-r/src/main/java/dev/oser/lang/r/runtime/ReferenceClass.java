package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.FieldRules;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What objects of a reference class are made of. An object is an environment: its variables are
 * fields and methods, and the methods are closures that look for variables there.
 *
 * @param definedIn where methods look for variables that the object does not have
 * @param fields what fields begin with, or the functions that compute them
 * @param active fields that are computed
 * @param classes the classes of fields, where not any will do
 * @param once fields that can be set only once
 * @param methods each method with those that {@code callSuper} leads to, one from the other
 */
public record ReferenceClass(
    StringVector attribute,
    Environment definedIn,
    Map<Symbol, Value> fields,
    Set<Symbol> active,
    Map<Symbol, String> classes,
    Set<Symbol> once,
    Map<Symbol, List<Closure>> methods) {
  private static final Symbol SELF = Symbol.of(".self");
  private static final Symbol CALL_SUPER = Symbol.of("callSuper");

  /** Gives an object from elsewhere the methods it came without, and the rules for its fields. */
  public void complete(Environment object) {
    for (var method : methods.entrySet()) {
      if (object.get(method.getKey()) == null) {
        object.put(method.getKey(), bound(method.getValue(), 0, object));
      }
    }
    object.restrict(new FieldRules(classes, once));
  }

  /** {@return a new object whose fields nobody has set} */
  public Environment instantiate() {
    var object = new Environment(definedIn);
    object.setAttribute(Symbol.CLASS, attribute);
    for (var method : methods.entrySet()) {
      object.put(method.getKey(), bound(method.getValue(), 0, object));
    }
    object.put(SELF, object);
    for (var field : fields.entrySet()) {
      if (active.contains(field.getKey())) {
        var function = (Closure) field.getValue();
        object.bindActively(field.getKey(), new Closure(function.definition(), object));
      } else {
        object.put(field.getKey(), field.getValue());
      }
    }
    object.restrict(new FieldRules(classes, once));
    return object;
  }

  /** {@return a method of an object; one that calls the next finds it in between} */
  private static Function bound(List<Closure> chain, int index, Environment object) {
    var environment = object;
    if (index + 1 < chain.size()) {
      environment = new Environment(object);
      environment.put(CALL_SUPER, bound(chain, index + 1, object));
    }
    return new Closure(chain.get(index).definition(), environment);
  }

  /** {@return a function that sees the variables of an object} */
  public static Function bound(Closure function, Environment object) {
    return new Closure(function.definition(), object);
  }
}
