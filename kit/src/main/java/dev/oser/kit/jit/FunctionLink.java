package dev.oser.kit.jit;

import dev.oser.kit.ir.FunctionType;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where all calls of one function meet. Every compiled call is bound to the same mutable call site,
 * so installing another target takes effect at the next call everywhere, and HotSpot inlines
 * through it as if it were a constant until then.
 */
public final class FunctionLink {
  private static final MethodHandle RESOLVE;
  private static final MethodHandle APPLY;

  static {
    try {
      var lookup = MethodHandles.lookup();
      RESOLVE = lookup.findVirtual(Supplier.class, "get", MethodType.methodType(Object.class));
      APPLY =
          lookup.findVirtual(
              Function.class, "apply", MethodType.methodType(Object.class, Object.class));
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final String name;
  private final FunctionType type;
  private final MutableCallSite site;
  private final MethodHandle unresolved;
  private @Nullable MethodHandle spread;

  /**
   * Makes a link.
   *
   * @param resolver finds and installs the target when the function is called and none is installed
   */
  public FunctionLink(
      String name, FunctionType type, GeneratedClasses classes, Supplier<MethodHandle> resolver) {
    this.name = name;
    this.type = type;
    var signature = classes.methodType(type.signature());
    this.site = new MutableCallSite(signature);
    var resolve = RESOLVE.bindTo(resolver).asType(MethodType.methodType(MethodHandle.class));
    this.unresolved = MethodHandles.foldArguments(MethodHandles.exactInvoker(signature), resolve);
    site.setTarget(unresolved);
  }

  public String name() {
    return name;
  }

  public FunctionType type() {
    return type;
  }

  /** {@return the call site that compiled calls share} */
  MutableCallSite site() {
    return site;
  }

  /** Makes the next call of the function, wherever it is, go to this target. */
  public void install(MethodHandle target) {
    site.setTarget(target);
    MutableCallSite.syncAll(new MutableCallSite[] {site});
  }

  /** Makes the next call of the function ask the resolver again. */
  public void reset() {
    install(unresolved);
  }

  /** {@return a target for this link made of code that takes and returns boxed values} */
  public MethodHandle adapt(Function<@Nullable Object[], @Nullable Object> code) {
    return APPLY
        .bindTo(code)
        .asType(MethodType.methodType(Object.class, Object[].class))
        .asCollector(Object[].class, site.type().parameterCount())
        .asType(site.type());
  }

  /** Calls the function with boxed arguments. */
  public @Nullable Object invoke(@Nullable Object[] arguments) {
    try {
      return (Object) spread().invokeExact(arguments);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("generated code threw a checked exception", e);
    }
  }

  private synchronized MethodHandle spread() {
    if (spread == null) {
      var signature = site.type();
      spread =
          site.dynamicInvoker()
              .asType(signature.generic())
              .asSpreader(Object[].class, signature.parameterCount());
    }
    return spread;
  }
}
