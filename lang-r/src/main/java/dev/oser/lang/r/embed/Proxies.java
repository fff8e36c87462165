package dev.oser.lang.r.embed;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Interfaces of Java whose methods are functions of R. */
final class Proxies {
  private Proxies() {}

  /** Finds the function that a method stands for. */
  interface Functions {
    RValue of(Method method);
  }

  /** {@return a function as an interface that has one abstract method} */
  static Object of(RValue function, Class<?> type) {
    long abstracts = Arrays.stream(type.getMethods()).filter(Proxies::isToBeWritten).count();
    if (!type.isInterface() || abstracts != 1) {
      throw new IllegalArgumentException(
          type.getName() + " has " + abstracts + " methods to be written: no function is that");
    }
    return of(type, _ -> function);
  }

  private static boolean isToBeWritten(Method method) {
    return Modifier.isAbstract(method.getModifiers()) && !isOfObject(method);
  }

  /** Some interfaces declare again what every object has. */
  private static boolean isOfObject(Method method) {
    try {
      Object.class.getMethod(method.getName(), method.getParameterTypes());
      return true;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  /** {@return an interface each of whose methods is a function} */
  static Object of(Class<?> type, Functions functions) {
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          if (isOfObject(method)) {
            return ofObject(proxy, type, method, arguments);
          }
          if (method.isDefault()) {
            return InvocationHandler.invokeDefault(proxy, method, arguments);
          }
          var function = functions.of(method);
          var result = function.call(arguments == null ? new @Nullable Object[0] : arguments);
          return function.session().toJava().convert(result.value(), method.getGenericReturnType());
        };
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
  }

  private static Object ofObject(
      Object proxy, Class<?> type, Method method, @Nullable Object @Nullable [] arguments) {
    return switch (method.getName()) {
      case "equals" -> arguments != null && arguments[0] == proxy;
      case "hashCode" -> System.identityHashCode(proxy);
      default -> type.getSimpleName() + " in R";
    };
  }
}
