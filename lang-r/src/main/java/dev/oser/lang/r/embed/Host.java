package dev.oser.lang.r.embed;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Family;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What of Java a session's programs may call: functions, and methods of exposed interfaces. */
final class Host {
  private final Session session;
  private final List<Class<?>> exposed;
  private @Nullable Throwable failure;

  Host(Session session, List<Class<?>> exposed) {
    this.session = session;
    this.exposed = exposed;
  }

  /** {@return what a function of Java threw last, if R's error is that one} */
  @Nullable Throwable failure(String message) {
    var last = failure;
    failure = null;
    return last != null && message.equals(message(last)) ? last : null;
  }

  private static String message(Throwable problem) {
    var message = problem.getMessage();
    return message == null ? problem.getClass().getName() : message;
  }

  Function function(String name, HostFunction function) {
    var signature =
        new Builtin.Signature(
            name,
            Formals.NONE,
            false,
            true,
            Builtin.Treatment.EAGER,
            Builtin.Dispatch.NONE,
            Builtin.Visibility.ON,
            false,
            0,
            -1);
    return new Builtin(
        signature,
        new Family() {
          @Override
          public List<Builtin> builtins() {
            return List.of();
          }

          @Override
          public Value call(
              int number, Context context, Args arguments, @Nullable Value[] matched) {
            return Host.this.call(name, function, arguments);
          }
        },
        0);
  }

  private Value call(String name, HostFunction function, Args arguments) {
    var values = new ArrayList<RValue>();
    for (int i = 0; i < arguments.size(); i++) {
      if (!arguments.name(i).isEmpty()) {
        throw new RError(name + "() is a function of Java: it takes arguments by place");
      }
      values.add(session.wrap(arguments.get(i)));
    }
    try {
      return session.fromJava(function.call(values));
    } catch (Exception problem) {
      failure = problem;
      throw new RError(message(problem));
    }
  }

  /**
   * {@return an environment with a function for each method that may be called, or null if an
   * object is of no exposed interface}
   */
  @Nullable Value object(Object object) {
    Map<String, List<Method>> methods = new LinkedHashMap<>();
    for (var type : exposed) {
      if (type.isInstance(object)) {
        for (var method : type.getMethods()) {
          methods.computeIfAbsent(method.getName(), _ -> new ArrayList<>()).add(method);
        }
      }
    }
    if (methods.isEmpty()) {
      return null;
    }
    var environment = new Environment(session.emptyEnvironment());
    methods.forEach(
        (name, overloads) ->
            environment.put(
                Symbol.of(name),
                function(name, arguments -> invoke(object, name, overloads, arguments))));
    environment.setAttribute(Symbol.CLASS, new StringVector("java.object"));
    environment.lock();
    environment.lockBindings();
    return environment;
  }

  private @Nullable Object invoke(
      Object object, String name, List<Method> overloads, List<RValue> arguments) throws Exception {
    IllegalArgumentException refusal =
        new IllegalArgumentException(name + "() does not take " + arguments.size() + " arguments");
    for (var method : overloads) {
      if (method.getParameterCount() == arguments.size()) {
        @Nullable Object[] values;
        try {
          values = convert(method, arguments);
        } catch (IllegalArgumentException e) {
          refusal = e;
          continue;
        }
        return invoke(object, method, values);
      }
    }
    throw refusal;
  }

  private @Nullable Object[] convert(Method method, List<RValue> arguments) {
    var types = method.getGenericParameterTypes();
    var values = new @Nullable Object[types.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = session.toJava().convert(arguments.get(i).value(), types[i]);
    }
    return values;
  }

  private static @Nullable Object invoke(Object object, Method method, @Nullable Object[] values)
      throws Exception {
    method.setAccessible(true);
    try {
      return method.invoke(object, values);
    } catch (InvocationTargetException e) {
      throw e.getCause() instanceof Exception problem ? problem : e;
    }
  }
}
