package dev.oser.kit.dispatch;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What failed is the first argument of a function that a frame goes on in. */
public enum FailedRule implements ContextRule<Failed> {
  RULE;

  private static final MethodHandle COVERS;

  static {
    try {
      COVERS =
          MethodHandles.lookup()
              .findVirtual(Failed.class, "covers", MethodType.methodType(boolean.class, int.class));
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @Override
  public Failed contextOf(@Nullable Object[] arguments) {
    return new Failed((int) Objects.requireNonNull(arguments[0]));
  }

  @Override
  public MethodHandle test(Failed context, MethodType function) {
    return MethodHandles.dropArguments(
        COVERS.bindTo(context), 1, function.parameterList().subList(1, function.parameterCount()));
  }
}
