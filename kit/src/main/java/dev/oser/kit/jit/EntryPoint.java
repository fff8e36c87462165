package dev.oser.kit.jit;

import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.runtime.TransitionChain;
import dev.oser.kit.runtime.Usage;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.util.ArrayList;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where all calls of one function meet. Every compiled call is bound to the same mutable call site,
 * so installing another target takes effect at the next call everywhere, and HotSpot inlines
 * through it as if it were a constant until then. Transitions meet at a call site of their own.
 */
public final class EntryPoint implements TransitionChain.Destination {
  private static final MethodHandle CALLED;
  private static final MethodHandle ENTERED;
  private static final MethodHandle APPLY;
  private static final MethodHandle ACCEPT;
  private static final MethodHandle NOTE;

  static {
    try {
      var lookup = MethodHandles.lookup();
      var none = MethodType.methodType(MethodHandle.class);
      CALLED = lookup.findVirtual(EntryPoint.class, "resolveCalled", none);
      ENTERED = lookup.findVirtual(EntryPoint.class, "resolveEntered", none);
      ACCEPT =
          lookup.findVirtual(
              BiFunction.class,
              "apply",
              MethodType.methodType(Object.class, Object.class, Object.class));
      NOTE = lookup.findVirtual(Usage.class, "note", MethodType.methodType(void.class));
      APPLY =
          lookup.findVirtual(
              Function.class, "apply", MethodType.methodType(Object.class, Object.class));
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final String name;
  private final FunctionType type;
  private final Supplier<CompiledCode> resolver;
  private final MethodType signature;
  private final TransitionChain.@Nullable Destination host;

  /**
   * Made when somebody is about to call: most functions are exits that are never taken, and method
   * handles of a new type take the JVM a millisecond.
   */
  private @Nullable MutableCallSite site;

  private @Nullable MutableCallSite entrance;
  private @Nullable CompiledCode installed;
  private @Nullable Usage usage;
  private volatile @Nullable MethodHandle spread;
  private volatile @Nullable MethodHandle spreadEntrance;

  /**
   * Makes a entryPoint.
   *
   * @param resolver finds and installs the target when the function is called and none is installed
   * @param host what compiled transitions go to with boxed values if Java code stands for the
   *     function; or null
   */
  public EntryPoint(
      String name,
      FunctionType type,
      GeneratedClasses classes,
      Supplier<CompiledCode> resolver,
      TransitionChain.@Nullable Destination host) {
    this.name = name;
    this.type = type;
    this.resolver = resolver;
    this.signature = classes.methodType(type.signature());
    this.host = host;
  }

  private MethodHandle unresolved() {
    return MethodHandles.foldArguments(MethodHandles.exactInvoker(signature), CALLED.bindTo(this));
  }

  private MethodHandle resolveCalled() {
    return resolver.get().called();
  }

  private MethodHandle resolveEntered() {
    return resolver.get().entered();
  }

  public String name() {
    return name;
  }

  public FunctionType type() {
    return type;
  }

  /**
   * {@return what transitions go to with boxed values: Java code that stands for the function, or
   * null} Exits have states of any shape, and method handles of a new type take the JVM a
   * millisecond each.
   */
  TransitionChain.@Nullable Destination host() {
    return host;
  }

  /** {@return a handle that calls whatever is installed at that moment} */
  public MethodHandle caller() {
    return site().dynamicInvoker();
  }

  /** {@return a handle that makes a transition to whatever is installed at that moment} */
  public MethodHandle enterer() {
    return entrance().dynamicInvoker();
  }

  /** {@return the call site that compiled calls share} */
  synchronized MutableCallSite site() {
    if (site == null) {
      site = new MutableCallSite(installed == null ? unresolved() : installed.called());
    }
    return site;
  }

  /** {@return the call site that compiled transitions to this function share} */
  synchronized MutableCallSite entrance() {
    if (entrance == null) {
      entrance =
          new MutableCallSite(installed == null ? unresolvedEntrance() : installed.entered());
    }
    return entrance;
  }

  private MethodType entranceType() {
    return signature.appendParameterTypes(TransitionChain.class);
  }

  private MethodHandle unresolvedEntrance() {
    return MethodHandles.foldArguments(
        MethodHandles.exactInvoker(entranceType()), ENTERED.bindTo(this));
  }

  /** Makes the next call of the function, and the next transition to it, go to this code. */
  public synchronized void install(CompiledCode code) {
    installed = usage == null ? code : code.noting(NOTE.bindTo(usage));
    retarget();
  }

  /** {@return whether the function is called, or entered by a transition, from now on} */
  public synchronized Usage watch() {
    if (usage == null) {
      usage = new Usage();
      if (installed != null) {
        install(installed);
      }
    }
    return usage;
  }

  /** {@return what calls of the function go to now, or null if the resolver is asked first} */
  public synchronized @Nullable CompiledCode installed() {
    return installed;
  }

  /** Makes the next call of the function ask the resolver again. */
  public synchronized void reset() {
    installed = null;
    retarget();
  }

  /** Sends those who call, and those who make a transition, to what is installed now. */
  private void retarget() {
    var changed = new ArrayList<MutableCallSite>();
    if (site != null) {
      site.setTarget(installed == null ? unresolved() : installed.called());
      changed.add(site);
    }
    if (entrance != null) {
      entrance.setTarget(installed == null ? unresolvedEntrance() : installed.entered());
      changed.add(entrance);
    }
    if (!changed.isEmpty()) {
      MutableCallSite.syncAll(changed.toArray(MutableCallSite[]::new));
    }
  }

  /**
   * {@return code behind this entry point that takes and returns boxed values}
   *
   * @param called what to do with the arguments of a call
   * @param entered what to do with the arguments of a transition
   */
  public CompiledCode adapt(
      Function<@Nullable Object[], @Nullable Object> called,
      BiFunction<@Nullable Object[], TransitionChain, @Nullable Object> entered) {
    int count = signature.parameterCount();
    var taking =
        APPLY
            .bindTo(called)
            .asType(MethodType.methodType(Object.class, Object[].class))
            .asCollector(Object[].class, count)
            .asType(signature);
    // An explicit cast makes null, which stands for a postponed transition, the zero of a type.
    var entering =
        MethodHandles.explicitCastArguments(
            ACCEPT
                .bindTo(entered)
                .asType(MethodType.methodType(Object.class, Object[].class, TransitionChain.class))
                .asCollector(0, Object[].class, count),
            entranceType());
    return new CompiledCode(taking, entering);
  }

  /** Calls the function with boxed arguments. */
  public @Nullable Object invoke(@Nullable Object[] arguments) {
    try {
      return (Object) spread().invokeExact(arguments);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  @Override
  public @Nullable Object enter(@Nullable Object[] arguments, TransitionChain chain) {
    if (host != null) {
      return host.enter(arguments, chain);
    }
    try {
      return (Object) spreadEntrance().invokeExact(arguments, chain);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  private static IllegalStateException unexpected(Throwable checked) {
    return new IllegalStateException("generated code threw a checked exception", checked);
  }

  private MethodHandle spread() {
    var known = spread;
    if (known == null) {
      known =
          site()
              .dynamicInvoker()
              .asType(signature.generic())
              .asSpreader(Object[].class, signature.parameterCount());
      spread = known; // whoever else makes one makes the same
    }
    return known;
  }

  private MethodHandle spreadEntrance() {
    var known = spreadEntrance;
    if (known == null) {
      var generic =
          entranceType()
              .generic()
              .changeParameterType(type.parameters().size(), TransitionChain.class);
      known =
          entrance()
              .dynamicInvoker()
              .asType(generic)
              .asSpreader(0, Object[].class, type.parameters().size());
      spreadEntrance = known;
    }
    return known;
  }
}
