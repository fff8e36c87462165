package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.FormalClass;
import dev.oser.lang.r.runtime.FormalClasses;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Objects of S4: how they are made and what makes them valid. */
final class NewObjects {
  private static final Symbol OBJECT = Symbol.of(".Object");

  private NewObjects() {}

  private static FormalClasses classes(Context context) {
    return context.runtime().formalMethods().classes();
  }

  @RBuiltin(value = "new", formals = "Class, ...", visibility = Visibility.OWN)
  static Value create(Context context, Value named, Dots dots) {
    return create(context, defined(context, named), dots);
  }

  private static FormalClass defined(Context context, Value named) {
    var name =
        named.attribute(Symbol.of("className")) instanceof StringVector text
            ? text.get(0)
            : Coercion.string(named, "Class");
    var defined = classes(context).get(name);
    if (defined == null) {
      var where = Call.of("topenv", Call.of("parent.frame"));
      var call =
          new Call(
              Symbol.of("getClass"),
              new Value[] {Symbol.of("Class"), where},
              new String[] {"", "where"});
      throw new RError("“" + name + "” is not a defined class", call);
    }
    if (defined.isVirtual()) {
      throw new RError("trying to generate an object from a virtual class (\"" + name + "\")");
    }
    return defined;
  }

  private static Value create(Context context, FormalClass defined, Dots dots) {
    if (defined.isBasic() && dots.length() == 0) {
      return defined.name().equals("environment")
          ? new Environment(context.runtime().empty())
          : defined.prototype();
    }
    if (defined.kind() == FormalClass.Kind.REFERENCE) {
      var create =
          context.runtime().function(Symbol.of(".newReference"), context.runtime().library());
      var all = new Args(dots.values(), dots.names()).prepend(new StringVector(defined.name()));
      return context.apply(create, all);
    }
    var arguments = new Args(dots.values(), dots.names()).prepend(begun(context, defined));
    var initialize =
        context.runtime().function(Symbol.of("initialize"), context.runtime().library());
    var call = Call.of("initialize", Symbol.VALUE, Symbol.DOTS);
    return context.apply(initialize, arguments, call);
  }

  /** {@return a new object without what it is initialised with} */
  private static Value begun(Context context, FormalClass defined) {
    var prototype = defined.prototype();
    if (!(prototype instanceof Environment)) {
      return AttributeFunctions.changeable(prototype);
    }
    var variables = new Environment(context.runtime().global());
    var object = Environment.twin(variables, context.runtime().global());
    object.setAttributes(prototype.attributes());
    return object;
  }

  private static void refuseRepeated(Dots dots) {
    var seen = new HashSet<String>();
    var repeated = new LinkedHashSet<String>();
    for (int i = 0; i < dots.length(); i++) {
      if (!dots.name(i).isEmpty() && !seen.add(dots.name(i))) {
        repeated.add("‘" + dots.name(i) + "’");
      }
    }
    if (!repeated.isEmpty()) {
      throw new RError("duplicated slot names: " + String.join(", ", repeated));
    }
  }

  /** The method of {@code initialize} for all classes. */
  @RBuiltin(value = ".initializeSlots", formals = ".Object, ...")
  static Value initialize(Context context, Value object, Dots dots) {
    if (dots.length() == 0) {
      return object;
    }
    var classes = classes(context);
    var defined = classes.get(FormalClasses.label(object));
    if (defined == null) {
      throw new RError("initialize method for an object that is not of a defined class");
    }
    var result = object;
    var unknown = new ArrayList<String>();
    for (int i = 0; i < dots.length(); i++) {
      if (dots.name(i).isEmpty()) {
        result = withPart(classes, defined, result, dots.values()[i]);
      } else if (!isSlot(defined, dots.name(i))) {
        unknown.add(dots.name(i));
      }
    }
    if (!unknown.isEmpty()) {
      throw new RError(
          (unknown.size() == 1 ? "invalid name for slot" : "invalid names for slots")
              + " of class “"
              + defined.name()
              + "”: "
              + String.join(", ", unknown));
    }
    refuseRepeated(dots);
    for (int i = 0; i < dots.length(); i++) {
      if (!dots.name(i).isEmpty()) {
        result = Slots.with(result, dots.name(i), dots.values()[i]);
      }
    }
    if (defined.isBasic()) {
      return result;
    }
    var validate =
        context.runtime().function(Symbol.of("validObject"), context.runtime().library());
    context.apply(validate, Args.of(result), Call.of("validObject", OBJECT));
    return result;
  }

  private static boolean isSlot(FormalClass defined, String name) {
    return defined.slots().containsKey(name);
  }

  /** An argument without a name is data, or an object of a class that this one extends. */
  private static Value withPart(
      FormalClasses classes, FormalClass defined, Value object, Value part) {
    var label = FormalClasses.label(part);
    var known = classes.get(label);
    if (part.isFormal() && known != null && classes.isExtension(defined.name(), label)) {
      var result = known.dataType() == null ? object : Slots.withData(object, Slots.data(part));
      for (var slot : known.slots().keySet()) {
        var value = part.attribute(Symbol.of(slot));
        if (value != null) {
          result = Slots.with(result, slot, value);
        }
      }
      return result;
    }
    var data = defined.dataType();
    if (data != null && classes.isInstance(part, data)) {
      return defined.isBasic() ? part : Slots.withData(object, part);
    }
    throw new RError(
        "cannot use object of class “%s” in new():  class “%s” does not extend that class"
            .formatted(label, defined.name()));
  }

  @RBuiltin(value = "validObject", formals = "object, test, complete")
  static Value validate(
      Context context, Value object, @Nullable Value test, @Nullable Value complete) {
    var classes = classes(context);
    var label = FormalClasses.label(object);
    var defined = classes.get(label);
    var errors = defined == null ? List.<String>of() : errors(context, defined, object);
    if (errors.isEmpty()) {
      return LogicalVector.TRUE;
    }
    if (test != null && Coercion.flag(test, "test")) {
      return StringVector.of(errors);
    }
    var prefix = "invalid class “" + label + "” object: ";
    if (errors.size() == 1) {
      throw new RError(prefix + errors.getFirst());
    }
    var lines = new ArrayList<String>();
    for (int i = 0; i < errors.size(); i++) {
      lines.add(prefix + (i + 1) + ": " + errors.get(i));
    }
    throw new RError(String.join("\n", lines));
  }

  private static List<String> errors(Context context, FormalClass defined, Value object) {
    var classes = classes(context);
    var errors = new ArrayList<String>();
    for (var slot : defined.slots().entrySet()) {
      var value =
          slot.getKey().equals(Slots.DATA)
              ? Slots.data(object)
              : object.attribute(Symbol.of(slot.getKey()));
      if (value != null && !classes.isInstance(value, slot.getValue())) {
        errors.add(
            "invalid object for slot \"%s\" in class \"%s\": got class \"%s\", should be or extend class \"%s\""
                .formatted(
                    slot.getKey(), defined.name(), FormalClasses.label(value), slot.getValue()));
      }
    }
    // What a class extends is checked before the class itself, the farthest first.
    for (var name : classes.linear(defined.name()).reversed()) {
      var part = classes.get(name);
      if (!errors.isEmpty()) {
        break;
      }
      if (part != null && part.validity() != null) {
        complain(context, part.validity(), object, errors);
      }
    }
    return errors;
  }

  private static void complain(
      Context context, Function validity, Value object, List<String> errors) {
    var call = Call.of("validityMethod", Symbol.of("object"));
    object.share();
    var answer = context.apply(validity, Args.of(object), call);
    if (answer instanceof StringVector texts) {
      errors.addAll(List.of(texts.toArray()));
    } else if (answer != NullValue.NULL
        && !(answer instanceof LogicalVector truth && truth.length() == 1 && truth.get(0) == 1)) {
      errors.add("FALSE");
    }
  }

  @RBuiltin(value = "is", formals = "object, class2")
  static Value is(Context context, Value object, @Nullable Value wanted) {
    var classes = classes(context);
    if (wanted == null) {
      return StringVector.of(context.runtime().formalMethods().classesOf(object));
    }
    var name =
        wanted.attribute(Symbol.of("className")) instanceof StringVector text
            ? text.get(0)
            : Coercion.string(wanted, "class2");
    return LogicalVector.of(classes.isInstance(object, name));
  }
}
