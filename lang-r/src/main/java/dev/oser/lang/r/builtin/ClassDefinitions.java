package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.FormalClass;
import dev.oser.lang.r.runtime.FormalClasses;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.S4Object;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What {@code setClass} and its relatives, which are written in R, enter into the table of classes.
 */
final class ClassDefinitions {
  private ClassDefinitions() {}

  private static FormalClasses classes(Context context) {
    return context.runtime().formalMethods().classes();
  }

  /**
   * Defines a class.
   *
   * @param slots classes of its own slots, by their names
   * @param prototype values of slots by their names, and data without a name
   */
  @RBuiltin(
      value = ".defineClass",
      formals = "name, kind, slots, contains, virtual, prototype, package",
      visibility = Visibility.OFF)
  static Value define(
      Context context,
      Value name,
      Value kind,
      Value slots,
      Value contains,
      Value virtual,
      Value prototype,
      @Nullable Value packageName) {
    var home = packageName == null ? ".GlobalEnv" : Coercion.string(packageName, "package");
    var classes = classes(context);
    var direct = texts(contains);
    var all = new LinkedHashMap<String, String>();
    var dataType = declaredData(classes, slots);
    if (dataType == null) {
      dataType = dataType(classes, direct);
    }
    if (dataType != null && !dataType.equals("environment")) {
      all.put(Slots.DATA, dataType);
    }
    if (slots instanceof Vector own) {
      for (int i = 0; i < own.length(); i++) {
        all.put(own.nameAt(i), own.stringAt(i));
      }
    }
    for (var each : direct) {
      var extended = classes.get(each);
      if (extended != null) {
        extended.slots().forEach(all::putIfAbsent);
      }
    }
    var text = Coercion.string(name, "Class");
    var values = prototype instanceof ListVector list ? list : ListVector.ofLength(0);
    var begun = prototype(context, text, all, direct, dataType, values);
    begun.setAttribute(Symbol.CLASS, FormalClass.attribute(text, home));
    classes.define(
        new FormalClass(
            text,
            home,
            FormalClass.Kind.valueOf(Coercion.string(kind, "kind").toUpperCase(Locale.ROOT)),
            Coercion.flag(virtual, "virtual"),
            all,
            direct,
            dataType,
            begun));
    return name;
  }

  private static List<String> texts(Value value) {
    return value instanceof StringVector texts ? List.of(texts.toArray()) : List.of();
  }

  /** {@return the basic class that a slot {@code .Data} names, without extending it, or null} */
  private static @Nullable String declaredData(FormalClasses classes, Value slots) {
    if (slots instanceof Vector own) {
      for (int i = 0; i < own.length(); i++) {
        if (own.nameAt(i).equals(Slots.DATA)) {
          return dataType(classes, List.of(own.stringAt(i)));
        }
      }
    }
    return null;
  }

  /** {@return the basic class that gives instances their data, or null} */
  private static @Nullable String dataType(FormalClasses classes, List<String> direct) {
    for (var name : direct) {
      var extended = classes.get(name);
      if (extended != null && extended.dataType() != null && !isEmpty(extended)) {
        return extended.dataType();
      }
    }
    return null;
  }

  /** {@return whether a basic class has nothing that an instance could begin with} */
  private static boolean isEmpty(FormalClass extended) {
    return extended.isBasic() && extended.inheritedPrototype() == NullValue.NULL;
  }

  private static Value prototype(
      Context context,
      String name,
      Map<String, String> slots,
      List<String> direct,
      @Nullable String dataType,
      ListVector given) {
    var classes = classes(context);
    var result = begun(context, classes, dataType);
    var wrong = new ArrayList<String>();
    for (var slot : slots.entrySet()) {
      if (!slot.getKey().equals(Slots.DATA)) {
        result =
            Slots.with(
                result, slot.getKey(), value(classes, slot.getKey(), slot.getValue(), direct));
      }
    }
    for (int i = 0; i < given.length(); i++) {
      var slot = given.nameAt(i);
      var declared = slots.get(slot.isEmpty() ? Slots.DATA : slot);
      if (declared == null) {
        throw new RError(
            "in constructing the prototype for class “%s”: prototype has class “%s”, but the data part specifies class “%s”"
                .formatted(
                    name, FormalClasses.label(given.get(i)), dataType == null ? "S4" : dataType));
      }
      if (!classes.isInstance(given.get(i), declared)) {
        wrong.add(slot + " (class \"" + declared + "\" )");
      }
      result = Slots.with(result, slot.isEmpty() ? Slots.DATA : slot, given.get(i));
    }
    if (!wrong.isEmpty()) {
      throw new RError(
          "in making the prototype for class “%s” elements of the prototype failed to match the corresponding slot class: %s"
              .formatted(name, String.join(", ", wrong)),
          Call.of(
              "makePrototypeFromClassDef",
              Symbol.of("properties"),
              Symbol.of("ClassDef"),
              Symbol.of("immediate"),
              Symbol.of("where")));
    }
    return result;
  }

  /** {@return the object that slots are added to} */
  private static Value begun(Context context, FormalClasses classes, @Nullable String dataType) {
    if (dataType == null) {
      return new S4Object();
    }
    if (dataType.equals("environment")) {
      return new Environment(context.runtime().global());
    }
    var known = classes.get(dataType);
    return known == null
        ? new S4Object()
        : AttributeFunctions.changeable(known.inheritedPrototype());
  }

  /**
   * {@return what a slot begins with: what a class that is extended says, or else its own class}
   */
  private static Value value(
      FormalClasses classes, String slot, String declared, List<String> direct) {
    for (var name : direct) {
      var extended = classes.get(name);
      var inherited =
          extended == null || extended.isBasic()
              ? null
              : extended.inheritedPrototype().attribute(Symbol.of(slot));
      if (inherited != null && classes.isInstance(inherited, declared)) {
        return inherited;
      }
    }
    var known = classes.get(declared);
    return known == null ? NullValue.NULL : known.prototype();
  }

  @RBuiltin(value = ".setClassValidity", formals = "name, validity", visibility = Visibility.OFF)
  static Value setValidity(Context context, Value name, Value validity) {
    var known = classes(context).get(Coercion.string(name, "Class"));
    if (known != null) {
      known.setValidity(validity instanceof Function function ? function : null);
    }
    return validity;
  }

  /** Makes a class a member of a union. */
  @RBuiltin(value = ".extendClass", formals = "name, union", visibility = Visibility.OFF)
  static Value extend(Context context, Value name, Value union) {
    classes(context).extend(Coercion.string(name, "Class"), Coercion.string(union, "union"));
    return name;
  }

  @RBuiltin(value = ".removeClass", formals = "name")
  static Value remove(Context context, Value name) {
    return LogicalVector.of(classes(context).remove(Coercion.string(name, "Class")));
  }

  /** {@return what is known about a class, or NULL} */
  @RBuiltin(value = ".classFacts", formals = "name")
  static Value facts(Context context, Value name) {
    var classes = classes(context);
    var known = classes.get(Coercion.string(name, "Class"));
    if (known == null) {
      return NullValue.NULL;
    }
    var slots = StringVector.of(known.slots().values());
    slots.setAttribute(Symbol.NAMES, StringVector.of(known.slots().keySet()));
    var facts = new LinkedHashMap<String, Value>();
    facts.put("className", new StringVector(known.name()));
    facts.put("package", new StringVector(known.packageName()));
    facts.put("kind", new StringVector(known.kind().name().toLowerCase(Locale.ROOT)));
    facts.put("virtual", LogicalVector.of(known.isVirtual()));
    facts.put("slots", slots);
    facts.put("direct", StringVector.of(known.direct()));
    facts.put("contains", StringVector.of(classes.linear(known.name())));
    facts.put("subclasses", StringVector.of(known.subclasses()));
    facts.put(
        "dataType", known.dataType() == null ? NullValue.NULL : new StringVector(known.dataType()));
    facts.put("prototype", known.prototype());
    facts.put("validity", known.validity() == null ? NullValue.NULL : known.validity());
    return ListVector.named(new ArrayList<>(facts.keySet()), new ArrayList<>(facts.values()));
  }

  /** {@return an object that is one of S4, or is not, whatever its class says} */
  @RBuiltin(value = ".markFormal", formals = "object, flag")
  static Value mark(Value object, Value flag) {
    var attributes = object.attributes();
    boolean formal = Coercion.flag(flag, "flag");
    if (attributes == null || attributes.get(Symbol.CLASS) == null) {
      throw new RError("an object without a class cannot be marked as one of S4 here");
    }
    var result = AttributeFunctions.changeable(object);
    result.setAttributes(attributes.marked(formal));
    return result;
  }

  /** {@return whether a class is another one or extends it} */
  @RBuiltin(value = "extends", formals = "class1, class2, maybe, fullInfo")
  static Value isExtension(
      Context context,
      Value first,
      @Nullable Value second,
      @Nullable Value maybe,
      @Nullable Value full) {
    var name = Coercion.string(first, "class1");
    return second == null
        ? StringVector.of(classes(context).linear(name))
        : LogicalVector.of(classes(context).isExtension(name, Coercion.string(second, "class2")));
  }
}
