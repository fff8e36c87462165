package dev.oser.kit;

import dev.oser.kit.interp.Interpreter;
import dev.oser.kit.interp.Interpreter.Departure;
import dev.oser.kit.ir.Function;
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
final class LinkedVersion extends Linked {
  private final Interpreter interpreter;
  private final Compiler compiler;
  private final Object resolving = new Object();
  private volatile Version version;
  private volatile boolean isTooLarge;

  LinkedVersion(
      Version version,
      Machine machine,
      GeneratedClasses classes,
      Interpreter interpreter,
      Compiler compiler) {
    super(version.function().name(), version.function().type(), machine, classes);
    this.version = version;
    this.interpreter = interpreter;
    this.compiler = compiler;
  }

  Function function() {
    return version.function();
  }

  /** {@return the class file the compiler makes of the function} */
  Compiler.CompiledClass toClass() {
    return compiler.toClass(version.code());
  }

  /**
   * Makes another version the current one. If the function is running, its code is made before
   * that: the program would have to wait for it at its next call.
   */
  void replace(Version other) {
    if (link().installed() == null || isInterpreted()) {
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
        link().reset();
      } else {
        link().install(code);
      }
    }
  }

  synchronized void install(Version other) {
    version = other;
    isTooLarge = false;
    link().reset();
  }

  /** Compiles it now; what is installed is replaced if compiled code is what is to run. */
  void compile() {
    var wanted = version;
    var compiled = compiler.compile(wanted.code());
    if (machine().engine() == Engine.COMPILER) {
      install(wanted, compiled);
    }
  }

  private synchronized void install(Version made, CompiledCode code) {
    if (version == made) {
      link().install(code);
    }
  }

  /** One thread at a time, so that the others do not compile the same. */
  @Override
  CompiledCode resolve() {
    synchronized (resolving) {
      var installed = link().installed();
      if (installed != null) {
        return installed;
      }
      var wanted = version;
      var code = isInterpreted() ? interpreted() : compiledOrInterpreted(wanted);
      install(wanted, code);
      return code;
    }
  }

  private CompiledCode compiledOrInterpreted(Version wanted) {
    try {
      return compiler.compile(wanted.code());
    } catch (FunctionTooLarge e) {
      machine().warn(e.getMessage() + " (it is interpreted now)");
      isTooLarge = true;
      return interpreted();
    }
  }

  private CompiledCode interpreted() {
    return link().adapt(this::call, this::interpretInChain);
  }

  private boolean isInterpreted() {
    return machine().engine() == Engine.INTERPRETER || isTooLarge;
  }

  @Override
  @Nullable Object step(@Nullable Object[] arguments) {
    return isInterpreted() ? interpreter.run(version.code(), arguments) : link().invoke(arguments);
  }

  @Override
  @Nullable Object call(@Nullable Object[] arguments) {
    if (!isInterpreted()) {
      return link().invoke(arguments);
    }
    // Straight from here, because recursive programs need every frame's worth of stack.
    var result = interpreter.run(version.code(), arguments);
    return result instanceof Departure ? follow(result) : result;
  }

  private @Nullable Object interpretInChain(@Nullable Object[] arguments, TransitionChain chain) {
    var result = interpreter.run(version.code(), arguments);
    if (result instanceof Departure(String name, @Nullable Object[] state)) {
      chain.postpone(machine().linked(name).link(), state);
      return null;
    }
    return result;
  }
}
