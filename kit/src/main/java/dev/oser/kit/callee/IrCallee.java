package dev.oser.kit.callee;

import dev.oser.kit.interp.Interpreter;
import dev.oser.kit.interp.Interpreter.Departure;
import dev.oser.kit.ir.Function;
import dev.oser.kit.jit.CompiledClass;
import dev.oser.kit.jit.CompiledCode;
import dev.oser.kit.jit.Compiler;
import dev.oser.kit.jit.FunctionTooLarge;
import dev.oser.kit.jit.GeneratedClasses;
import dev.oser.kit.runtime.TransitionChain;
import org.jspecify.annotations.Nullable;

/**
 * A function with its current version, interpreted or compiled as the machine says. Compiling needs
 * no lock. What was compiled is installed unless there is another version by then.
 */
public final class IrCallee extends AbstractCallee {
  private final Interpreter interpreter;
  private final Compiler compiler;
  private final Object resolving = new Object();
  private volatile LoweredVersion version;
  private volatile boolean isTooLarge;

  public IrCallee(
      LoweredVersion version,
      Callees callees,
      GeneratedClasses classes,
      Interpreter interpreter,
      Compiler compiler) {
    super(version.function().name(), version.function().type(), callees, classes);
    this.version = version;
    this.interpreter = interpreter;
    this.compiler = compiler;
  }

  public Function function() {
    return version.function();
  }

  /** {@return the class file the compiler makes of the function} */
  public CompiledClass toClass() {
    return compiler.toClass(version.code());
  }

  /**
   * Makes another version the current one. If the function is running, its code is made before
   * that: the program would have to wait for it at its next call.
   */
  public void replace(LoweredVersion other) {
    if (entryPoint().installed() == null || isInterpreted()) {
      install(other);
      return;
    }
    CompiledCode code;
    try {
      code = compiler.compile(other.code());
    } catch (FunctionTooLarge _) {
      install(other); // whoever calls it first is told
      return;
    }
    synchronized (this) {
      version = other;
      isTooLarge = false;
      if (isInterpreted()) {
        entryPoint().reset();
      } else {
        entryPoint().install(code);
      }
    }
  }

  /** Makes another version the current one; who calls it next has its code made. */
  public synchronized void install(LoweredVersion other) {
    version = other;
    isTooLarge = false;
    entryPoint().reset();
  }

  /** Compiles it now; what is installed is replaced if compiled code is what is to run. */
  public void compile() {
    var wanted = version;
    var compiled = compiler.compile(wanted.code());
    if (!callees().isInterpreting()) {
      install(wanted, compiled);
    }
  }

  private synchronized void install(LoweredVersion made, CompiledCode code) {
    if (version == made) {
      entryPoint().install(code);
    }
  }

  /** One thread at a time, so that the others do not compile the same. */
  @Override
  CompiledCode resolve() {
    synchronized (resolving) {
      var installed = entryPoint().installed();
      if (installed != null) {
        return installed;
      }
      var wanted = version;
      var code = isInterpreted() ? interpreted() : compiledOrInterpreted(wanted);
      install(wanted, code);
      return code;
    }
  }

  private CompiledCode compiledOrInterpreted(LoweredVersion wanted) {
    try {
      return compiler.compile(wanted.code());
    } catch (FunctionTooLarge e) {
      callees().warn(e.getMessage() + " (it is interpreted now)");
      isTooLarge = true;
      return interpreted();
    }
  }

  private CompiledCode interpreted() {
    return entryPoint().adapt(this::call, this::interpretInChain);
  }

  private boolean isInterpreted() {
    return callees().isInterpreting() || isTooLarge;
  }

  @Override
  @Nullable Object step(@Nullable Object[] arguments) {
    return isInterpreted()
        ? interpreter.run(version.code(), arguments)
        : entryPoint().invoke(arguments);
  }

  @Override
  public @Nullable Object call(@Nullable Object[] arguments) {
    if (!isInterpreted()) {
      return entryPoint().invoke(arguments);
    }
    // Straight from here, because recursive programs need every frame's worth of stack.
    var result = interpreter.run(version.code(), arguments);
    return result instanceof Departure ? follow(result) : result;
  }

  private @Nullable Object interpretInChain(@Nullable Object[] arguments, TransitionChain chain) {
    var result = interpreter.run(version.code(), arguments);
    if (result instanceof Departure(String name, @Nullable Object[] state)) {
      chain.postpone(callees().callee(name).entryPoint(), state);
      return null;
    }
    return result;
  }
}
