package dev.oser.lang.sourir.jit;

import dev.oser.kit.dispatch.Context;
import dev.oser.kit.dispatch.ContextRule;
import dev.oser.lang.sourir.runtime.Kinds;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is known of values: for each the kinds it may be of. What compiled code holds as a number
 * needs no saying, and says {@link Kinds#ANY}. Where code goes on after a failure, also what failed
 * (Flückiger §3.4).
 */
public final class KindContext implements Context<KindContext> {
  private static final MethodHandle HAS;
  private static final MethodHandle IS_AMONG;

  static {
    try {
      var lookup = MethodHandles.lookup();
      HAS =
          lookup.findStatic(
              Kinds.class, "has", MethodType.methodType(boolean.class, int.class, Object.class));
      IS_AMONG =
          lookup.findStatic(
              Reason.class, "isAmong", MethodType.methodType(boolean.class, int.class, int.class));
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Of calls: the first argument is the depth. */
  static final Rule OF_CALLS = new Rule(1, false);

  /** Of frames that go on: the first arguments are what failed, or a result, and the depth. */
  static final Rule OF_RESUMPTIONS = new Rule(Resumption.FIRST_VARIABLE, true);

  /**
   * Asks the arguments that are objects, except the first ones, which are not the program's.
   *
   * @param hasReason whether the first argument, if it is a number, says what failed
   */
  record Rule(int ignored, boolean hasReason) implements ContextRule<KindContext> {
    @Override
    public KindContext contextOf(@Nullable Object[] arguments) {
      var kinds = new int[arguments.length];
      for (int i = 0; i < kinds.length; i++) {
        var argument = arguments[i];
        kinds[i] = i < ignored || argument == null ? Kinds.ANY : Kinds.of(argument);
      }
      boolean isFailure = hasReason && arguments[0] instanceof Integer;
      return new KindContext(
          isFailure ? Reason.set((int) Objects.requireNonNull(arguments[0])) : Reason.ANY, kinds);
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
      if (context.reasons != Reason.ANY) {
        var one = MethodHandles.insertArguments(IS_AMONG, 0, context.reasons);
        test = MethodHandles.guardWithTest(one, test, no);
      }
      return test;
    }
  }

  private final int reasons;
  private final int[] kinds;

  KindContext(int... kinds) {
    this(Reason.ANY, kinds);
  }

  private KindContext(int reasons, int[] kinds) {
    this.reasons = reasons;
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

  /** {@return the set of what may have failed} */
  int reasons() {
    return reasons;
  }

  boolean isTop() {
    return reasons == Reason.ANY && Arrays.stream(kinds).allMatch(each -> each == Kinds.ANY);
  }

  @Override
  public boolean implies(KindContext other) {
    if ((reasons & ~other.reasons) != 0) {
      return false;
    }
    for (int i = 0; i < kinds.length; i++) {
      if ((kinds[i] & ~other.kinds[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KindContext context
        && reasons == context.reasons
        && Arrays.equals(kinds, context.kinds);
  }

  @Override
  public int hashCode() {
    return 31 * reasons + Arrays.hashCode(kinds);
  }

  @Override
  public String toString() {
    var known = Arrays.stream(kinds).mapToObj(Kinds::text).collect(Collectors.joining(", "));
    return "(" + known + (reasons == Reason.ANY ? ")" : "; " + Reason.text(reasons) + ")");
  }
}
