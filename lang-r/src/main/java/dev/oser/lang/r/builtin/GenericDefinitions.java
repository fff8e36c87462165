package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.FormalClasses;
import dev.oser.lang.r.runtime.FormalGeneric;
import dev.oser.lang.r.runtime.FormalGroups;
import dev.oser.lang.r.runtime.FormalMethod;
import dev.oser.lang.r.runtime.FormalMethods;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Signatures;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What {@code setGeneric}, {@code setMethod} and their relatives enter and look up. */
final class GenericDefinitions {
  private GenericDefinitions() {}

  private static FormalMethods methods(Context context) {
    return context.runtime().formalMethods();
  }

  /**
   * Defines a generic function.
   *
   * @param definition a function with its parameters
   * @param signature the names of those that methods can be for
   * @param standard what is called if there is no method, or NULL
   */
  @RBuiltin(
      value = ".defineGeneric",
      formals = "name, package, definition, signature, standard",
      visibility = Visibility.OFF)
  static Value define(
      Context context,
      Value name,
      Value packageName,
      Value definition,
      Value signature,
      Value standard) {
    var symbols = new ArrayList<Symbol>();
    for (var each : texts(signature)) {
      symbols.add(Symbol.of(each));
    }
    var text = Coercion.string(name, "name");
    methods(context)
        .define(
            new FormalGeneric(
                text,
                Coercion.string(packageName, "package"),
                formals(definition),
                symbols,
                FormalGroups.of(text),
                standard instanceof Function function ? function : null));
    return name;
  }

  private static Formals formals(Value function) {
    return switch (function) {
      case Closure closure -> closure.formals();
      case Builtin builtin -> Objects.requireNonNullElse(Signatures.of(builtin), Formals.NONE);
      default -> throw new RError("the definition of a generic function must be a function");
    };
  }

  private static List<String> texts(Value value) {
    return value instanceof StringVector texts ? List.of(texts.toArray()) : List.of();
  }

  @RBuiltin(
      value = ".defineMethod",
      formals = "name, signature, definition",
      visibility = Visibility.OFF)
  static Value defineMethod(Context context, Value name, Value signature, Value definition) {
    methods(context)
        .define(generic(context, name), trimmed(signature), context.function(definition));
    return name;
  }

  private static FormalGeneric generic(Context context, Value name) {
    var text = Coercion.string(name, "f");
    var generic = methods(context).generic(text);
    if (generic == null) {
      throw new RError("no generic function found for '" + text + "'");
    }
    return generic;
  }

  /** {@return classes without {@code ANY} at the end, which goes without saying} */
  private static List<String> trimmed(Value signature) {
    var classes = new ArrayList<>(texts(signature));
    while (classes.size() > 0 && classes.getLast().equals(FormalClasses.ANY)) {
      classes.removeLast();
    }
    return List.copyOf(classes);
  }

  @RBuiltin(value = ".removeFormalMethod", formals = "name, signature")
  static Value removeMethod(Context context, Value name, Value signature) {
    var known = methods(context).generic(Coercion.string(name, "f"));
    return LogicalVector.of(
        known != null && methods(context).removeMethod(known, trimmed(signature)));
  }

  @RBuiltin(value = ".removeFormalGeneric", formals = "name", visibility = Visibility.OFF)
  static Value remove(Context context, Value name) {
    methods(context).removeGeneric(Coercion.string(name, "f"));
    return name;
  }

  /** {@return what is known about a generic function, or NULL} */
  @RBuiltin(value = ".genericFacts", formals = "name")
  static Value facts(Context context, Value name) {
    var known = methods(context).generic(Coercion.string(name, "f"));
    if (known == null) {
      return NullValue.NULL;
    }
    var standard = known.standard();
    return ListVector.named(
        List.of("package", "signature", "depth", "parameters", "standard"),
        List.of(
            new StringVector(known.packageName()),
            StringVector.of(known.signature().stream().map(Symbol::name).toList()),
            new IntVector(methods(context).deep(known)),
            StringVector.of(Arrays.stream(known.formals().names()).map(Symbol::name).toList()),
            standard == null ? NullValue.NULL : standard.function()));
  }

  /** {@return the functions of a group, none if it is no group} */
  @RBuiltin(value = "getGroupMembers", formals = "group, recursive, character")
  static Value members(Value group, @Nullable Value recursive, @Nullable Value character) {
    return StringVector.of(FormalGroups.members(Coercion.string(group, "group")));
  }

  @RBuiltin(value = ".genericNames", formals = "")
  static Value names(Context context) {
    return StringVector.of(
        methods(context).generics().stream().map(FormalGeneric::name).sorted().toList());
  }

  /** {@return signatures and functions of the methods of a generic} */
  @RBuiltin(value = ".methodTable", formals = "name")
  static Value table(Context context, Value name) {
    var known = methods(context).generic(Coercion.string(name, "f"));
    var all = new ArrayList<Value>();
    if (known != null) {
      for (var method : known.methods()) {
        all.add(entry(method));
      }
    }
    return ListVector.of(all.toArray(Value[]::new));
  }

  private static Value entry(FormalMethod method) {
    return ListVector.named(
        List.of("signature", "definition"),
        List.of(StringVector.of(method.signature()), method.function()));
  }

  /**
   * {@return the method for a signature, or NULL}
   *
   * @param inherited whether one for classes that these extend will do
   */
  @RBuiltin(value = ".lookUpMethod", formals = "name, signature, inherited")
  static Value lookUp(Context context, Value name, Value signature, Value inherited) {
    var known = methods(context).generic(Coercion.string(name, "f"));
    if (known == null) {
      return NullValue.NULL;
    }
    var classes = trimmed(signature);
    var found = known.method(classes);
    if (found == null && Coercion.flag(inherited, "inherited")) {
      var labels = new ArrayList<>(classes);
      while (labels.size() < methods(context).deep(known)) {
        labels.add(FormalClasses.ANY);
      }
      found = methods(context).find(known, labels);
    }
    return found == null ? NullValue.NULL : entry(found);
  }
}
