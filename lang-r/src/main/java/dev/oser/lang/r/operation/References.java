package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.FormalClasses;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;

/** {@code object$name} of reference objects, which have fields and methods and nothing else. */
final class References {
  private static final Symbol MEMBER = Symbol.of(".referenceMember");

  /** What reference objects have; other objects that are environments have not. */
  private static final Symbol SELF = Symbol.of(".self");

  private References() {}

  /** {@return R's own call that sets a field, which its error shows} */
  private static Call settingField() {
    return Call.of(
        "envRefSetField",
        Symbol.of("x"),
        Symbol.of("what"),
        Call.of("refObjectClass", Symbol.of("x")),
        Symbol.of("selfEnv"),
        Symbol.VALUE);
  }

  /** {@return whether an environment is a reference object} */
  static boolean isReference(Environment environment) {
    var rules = environment.fieldRules();
    return rules != null && (!rules.areUnknown() || environment.get(SELF) != null);
  }

  static void requireField(Environment object, String name) {
    if (isReference(object) && object.get(Symbol.of(name)) == null) {
      throw new RError(
          "‘" + name + "’ is not a field in class “" + FormalClasses.label(object) + "”",
          settingField());
    }
  }

  /** {@return a method that the object did not need until now} */
  static Value member(Environment object, String name, Runtime runtime) {
    var function = runtime.function(MEMBER, runtime.library());
    var arguments = Args.of(object, new StringVector(name));
    var call = Calls.shown(MEMBER, arguments);
    return runtime.evaluator().call(function, arguments, call, runtime.global(), null);
  }
}
