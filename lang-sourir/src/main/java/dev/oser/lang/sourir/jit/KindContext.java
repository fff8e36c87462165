package dev.oser.lang.sourir.jit;

import dev.oser.kit.ContextRule;
import dev.oser.kit.dispatch.Context;
import dev.oser.lang.sourir.runtime.Kinds;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is known of values: for each the kinds it may be of. What compiled code holds as a number
 * needs no saying, and says {@link Kinds#ANY}.
 */
public final class KindContext implements Context<KindContext> {
  private static final MethodHandle HAS;

  static {
    try {
      HAS =
          MethodHandles.lookup()
              .findStatic(
                  Kinds.class,
                  "has",
                  MethodType.methodType(boolean.class, int.class, Object.class));
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Asks the arguments that are objects, except the first ones, which are not the program's. */
  record Rule(int ignored) implements ContextRule<KindContext> {
    @Override
    public KindContext contextOf(@Nullable Object[] arguments) {
      var kinds = new int[arguments.length];
      for (int i = 0; i < kinds.length; i++) {
        var argument = arguments[i];
        kinds[i] = i < ignored || argument == null ? Kinds.ANY : Kinds.of(argument);
      }
      return new KindContext(kinds);
    }

    @Override
    public MethodHandle test(KindContext context, MethodType function) {
      var test =
          MethodHandles.dropArguments(
              MethodHandles.constant(boolean.class, true), 0, function.parameterList());
      var no =
          MethodHandles.dropArguments(
              MethodHandles.constant(boolean.class, false), 0, function.parameterList());
      for (int i = context.kinds.length - 1; i >= ignored; i--) {
        if (context.kinds[i] != Kinds.ANY && function.parameterType(i) == Object.class) {
          var one = MethodHandles.insertArguments(HAS, 0, context.kinds[i]);
          var here = MethodHandles.dropArguments(one, 0, function.parameterList().subList(0, i));
          test = MethodHandles.guardWithTest(here, test, no);
        }
      }
      return test;
    }
  }

  private final int[] kinds;

  KindContext(int... kinds) {
    this.kinds = kinds.clone();
  }

  /** {@return the context that says nothing of so many values} */
  static KindContext top(int values) {
    var kinds = new int[values];
    Arrays.fill(kinds, Kinds.ANY);
    return new KindContext(kinds);
  }

  int kinds(int index) {
    return kinds[index];
  }

  boolean isTop() {
    return Arrays.stream(kinds).allMatch(each -> each == Kinds.ANY);
  }

  @Override
  public boolean implies(KindContext other) {
    for (int i = 0; i < kinds.length; i++) {
      if ((kinds[i] & ~other.kinds[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KindContext context && Arrays.equals(kinds, context.kinds);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(kinds);
  }

  @Override
  public String toString() {
    return Arrays.stream(kinds).mapToObj(Kinds::text).collect(Collectors.joining(", ", "(", ")"));
  }
}
