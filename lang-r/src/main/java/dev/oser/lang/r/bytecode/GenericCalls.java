package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Dispatch;
import dev.oser.lang.r.runtime.Matching;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Generic functions: from {@code UseMethod} to the method. */
final class GenericCalls {
  private final Machine machine;
  private final Caller caller;

  GenericCalls(Machine machine, Caller caller) {
    this.machine = machine;
    this.caller = caller;
  }

  /**
   * {@return where a generic is defined: around the function that was called by its name, or else
   * where that name leads from there}
   */
  private Environment definition(Activation frame, String generic, Environment around) {
    if (!(frame.call().function() instanceof Symbol called) || called.name().equals(generic)) {
      return around;
    }
    return switch (machine.runtime().functionOrNull(Symbol.of(generic), around)) {
      case Closure closure -> closure.environment();
      case null -> around;
      default -> machine.runtime().library();
    };
  }

  /**
   * {@return the method of a generic that was called by its name; null if that is not known without
   * looking for it}
   */
  @Nullable Value knownMethod(String name, Closure generic, Value object, Environment from) {
    return machine.runtime().methods().known(name, object, from, generic.environment());
  }

  /** {@code UseMethod}: calls the method and gives its result. */
  Value useMethod(Value generic, @Nullable Value object, Environment environment) {
    var runtime = machine.runtime();
    var name = Coercion.string(generic, "generic");
    if (!(runtime.functionFrameOf(environment) instanceof Activation frame)) {
      throw new RError("UseMethod called from outside a function");
    }
    var closure = frame.function();
    var from = frame.peekCaller();
    var on = object == null ? dispatchObject(frame, closure) : object;
    var methods = runtime.methods();
    var definition = definition(frame, name, closure.environment());
    var found = methods.find(name, "", on, from, definition);
    if (found == null) {
      found = methods.findDefault(name, on, from, definition, null);
    }
    if (found == null) {
      throw new RError(
          "no applicable method for '"
              + name
              + "' applied to an object of class \""
              + classText(methods.classesOf(on))
              + "\"");
    }
    var written = frame.call();
    if (found.function() instanceof Closure method) {
      written.noteMethod(method.definition());
    }
    var call = new Call(found.name(), written.arguments(), written.names());
    var locals = locals(frame, closure);
    return locals.isEmpty() || !(found.function() instanceof Closure method)
        ? caller.call(found.function(), frame.supplied(), call, from, found.dispatch())
        : callWith(locals, method, frame, call, found.dispatch());
  }

  /** {@return the variables of a generic that are no parameters; its methods begin with them} */
  private static List<Symbol> locals(Activation environment, Closure generic) {
    if (environment.layout().size() == generic.formals().size() && !environment.hasCells()) {
      return List.of();
    }
    return environment.names().stream()
        .filter(name -> generic.formals().indexOf(name) < 0)
        .toList();
  }

  private Value callWith(
      List<Symbol> locals, Closure method, Activation generic, Call call, Dispatch dispatch) {
    var callee = caller.matched(method, generic.supplied(), call, generic.peekCaller(), dispatch);
    for (var name : locals) {
      var value = generic.get(name);
      if (method.formals().indexOf(name) < 0 && value != null) {
        value.share();
        callee.put(name, value);
      }
    }
    return caller.execute(callee, machine.codeOf(method));
  }

  private static String classText(String[] classes) {
    return classes.length == 1 ? classes[0] : "c('" + String.join("', '", classes) + "')";
  }

  private Value dispatchObject(Activation frame, Closure closure) {
    if (closure.formals().size() == 0) {
      return NullValue.NULL;
    }
    var first = frame.slots()[0];
    if (frame.isGiven(0)) {
      return first;
    }
    if (!(first instanceof Promise) && !(first instanceof Dots)) {
      // It has been assigned to; what was given counts.
      first = Matching.match(closure.formals(), frame.supplied(), frame.call())[0];
    }
    if (first instanceof Dots dots) {
      first = dots.length() == 0 ? null : dots.values()[0];
    }
    if ((first == null || first == Symbol.MISSING) && frame.supplied().size() > 0) {
      // The first parameter was given nothing: any first argument stands for it.
      first = frame.supplied().get(0);
    }
    if (first instanceof Promise promise) {
      return machine.force(promise);
    }
    return first == null || first == Symbol.MISSING ? NullValue.NULL : first;
  }
}
