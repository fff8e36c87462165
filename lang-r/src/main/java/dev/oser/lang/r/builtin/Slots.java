package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.FormalClasses;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Attributes;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** Slots of S4 objects, which are attributes, and the data that an object may be besides. */
final class Slots {
  static final String DATA = ".Data";

  /** The slot that R has for the environment of objects that are one. */
  private static final String ENVIRONMENT = ".xData";

  private Slots() {}

  @RBuiltin(value = "@", treatment = Treatment.SPECIAL)
  static Value at(Context context) {
    Control.requireCount(context, 2);
    var object = context.eval(context.call().argument(0), context.environment());
    return get(context, object, Operators.memberName(context, context.call().argument(1)));
  }

  @RBuiltin(value = "slot", formals = "object, name")
  static Value slot(Context context, Value object, Value name) {
    return get(context, object, text(name));
  }

  @RBuiltin(value = ".hasSlot", formals = "object, name")
  static Value hasSlot(Value object, Value name) {
    return LogicalVector.of(object.attribute(Symbol.of(text(name))) != null);
  }

  private static String text(Value name) {
    if (name instanceof StringVector text && text.length() == 1) {
      return text.get(0);
    }
    throw new RError("invalid type or length for slot name");
  }

  private static Value get(Context context, Value object, String name) {
    if (name.equals(DATA) || name.equals(ENVIRONMENT) && object instanceof Environment) {
      return data(object);
    }
    var value = object.attribute(Symbol.of(name));
    if (value != null) {
      return value;
    }
    var label = FormalClasses.label(object);
    if (object.isFormal()) {
      var known = context.runtime().formalMethods().classes().get(label);
      if (known != null && known.slots().containsKey(name)) {
        return NullValue.NULL;
      }
      throw RError.ofFrame(
          "no slot of name \"" + name + "\" for this object of class \"" + label + "\"");
    }
    throw RError.ofFrame(
        "trying to get slot \""
            + name
            + "\" from an object "
            + (object.isObject()
                ? "(class \"" + label + "\") that is not an S4 object "
                : "of a basic class (\"" + Methods.classOf(object)[0] + "\") with no slots"));
  }

  /** {@return what an object is besides its slots} */
  static Value data(Value object) {
    switch (object) {
      case Vector vector -> {
        var plain = vector.copyElements();
        for (var shape : new Symbol[] {Symbol.DIM, Symbol.DIMNAMES}) {
          plain.setAttribute(shape, vector.attribute(shape));
        }
        return plain;
      }
      case Closure closure -> {
        return new Closure(closure.definition(), closure.environment());
      }
      case Environment environment -> {
        return environment.original();
      }
      default -> {
        return object;
      }
    }
  }

  @RBuiltin(
      value = "@<-",
      treatment = Treatment.LAZY,
      formals = "object, name, value",
      primitive = true)
  static Value setAt(Context context, Value object, Value name, Value value) {
    var changed = context.force(object);
    var slot = Operators.memberName(context, name);
    var filling = context.force(value);
    if (!accepts(context, changed, slot, filling)) {
      refuse(context, FormalClasses.label(changed), slot, filling);
    }
    return with(changed, slot, filling);
  }

  @RBuiltin(value = "slot<-", formals = "object, name, check, value")
  static Value setSlot(
      Context context, Value object, Value name, @Nullable Value check, Value value) {
    var slot = text(name);
    boolean checks = check == null || Coercion.flag(check, "check");
    if (checks && !accepts(context, object, slot, value)) {
      var label = FormalClasses.label(object);
      var declared = declared(context, object, slot);
      throw new RError(
          declared == null
              ? "‘%s’ is not a slot in class “%s”".formatted(slot, label)
              : "assignment of an object of class “%s” is not valid for slot ‘%s’ in an object of class “%s”; is(value, \"%s\") is not TRUE"
                  .formatted(FormalClasses.label(value), slot, label, declared),
          Call.of("checkSlotAssignment", Symbol.of("object"), Symbol.of("name"), Symbol.VALUE));
    }
    if (!isAssignment(context.call()) && object.isFormal() && !slot.equals(DATA)) {
      value.share();
      object.setAttribute(Symbol.of(slot), value);
      return object;
    }
    return with(object, slot, value);
  }

  /**
   * {@return whether a call stands for an assignment to a slot of a variable} One that a program
   * writes itself changes the object, whoever has it; there are packages that count on it.
   */
  private static boolean isAssignment(Call call) {
    return call.arguments().length > 0 && call.argument(0) == Symbol.TEMPORARY;
  }

  /** {@return whether a slot is there and may have this value} */
  private static boolean accepts(Context context, Value object, String name, Value value) {
    var declared = declared(context, object, name);
    return declared != null
        && context.runtime().formalMethods().classes().isInstance(value, declared);
  }

  private static @Nullable String declared(Context context, Value object, String name) {
    var known = context.runtime().formalMethods().classes().get(FormalClasses.label(object));
    if (known == null) {
      return null;
    }
    return name.equals(DATA) ? known.dataType() : known.slots().get(name);
  }

  /** R does this in a function without a name, which errors show. */
  private static void refuse(Context context, String label, String name, Value value) {
    var runtime = context.runtime();
    var refusal = (Function) context.eval(Symbol.of(".refuseSlot"), runtime.library());
    var arguments =
        Args.of(
            new StringVector(label),
            new StringVector(name),
            new StringVector(FormalClasses.label(value)));
    runtime
        .evaluator()
        .call(refusal, arguments, Calls.shown(refusal, arguments), context.environment(), null);
  }

  /** {@return the object with another value in a slot} */
  static Value with(Value object, String name, Value value) {
    if (name.equals(DATA)) {
      return withData(object, value);
    }
    var result = AttributeFunctions.changeable(object);
    value.share();
    var before = result.attributes();
    result.setAttributes((before == null ? Attributes.NONE : before).with(Symbol.of(name), value));
    return result;
  }

  /** {@return an object with the slots of this one and other data} */
  static Value withData(Value object, Value data) {
    if (data instanceof Environment given && given.parent() instanceof Environment around) {
      // The class belongs to the object, the variables to the environment it was made of.
      var result = Environment.twin(given, around);
      result.setAttributes(object.attributes());
      return result;
    }
    var result = AttributeFunctions.changeable(data == object ? data(data) : data);
    if (!data.isTemporary() && result == data) {
      return data;
    }
    var attributes = object.attributes();
    for (int i = 0; attributes != null && i < attributes.size(); i++) {
      var before = result.attributes();
      if (attributes.name(i) != Symbol.NAMES && attributes.name(i) != Symbol.DIM) {
        result.setAttributes(
            (before == null ? Attributes.NONE : before)
                .with(attributes.name(i), attributes.value(i)));
      }
    }
    return result;
  }
}
