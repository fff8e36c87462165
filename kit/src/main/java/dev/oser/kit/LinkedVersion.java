package dev.oser.kit;

import dev.oser.kit.interp.Interpreter;
import dev.oser.kit.interp.Interpreter.Departure;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.jit.CompiledCode;
import dev.oser.kit.jit.Compiler;
import dev.oser.kit.jit.FunctionTooLarge;
import dev.oser.kit.jit.GeneratedClasses;
import dev.oser.kit.opt.LowerSpeculation;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.runtime.TransitionChain;
import org.jspecify.annotations.Nullable;

/** A function with its current version, interpreted or compiled as the machine says. */
final class LinkedVersion extends Linked {
  private final Interpreter interpreter;
  private final Compiler compiler;
  private volatile Function function;

  /** What is run: the function with its speculation lowered. */
  private volatile Function code;

  private volatile boolean isTooLarge;

  LinkedVersion(
      Function function,
      Machine machine,
      GeneratedClasses classes,
      Interpreter interpreter,
      Compiler compiler) {
    super(function.name(), function.type(), machine, classes);
    this.function = function;
    this.code = runnable(function);
    this.interpreter = interpreter;
    this.compiler = compiler;
  }

  Function function() {
    return function;
  }

  private static Function runnable(Function function) {
    if (!LowerSpeculation.isNeededBy(function)) {
      return function;
    }
    var copy = FunctionCopy.of(function).function();
    new LowerSpeculation().run(copy, PassContext.NONE);
    return copy;
  }

  /** {@return the class file the compiler makes of the function} */
  Compiler.CompiledClass toClass() {
    return compiler.toClass(code);
  }

  void install(Function version) {
    function = version;
    code = runnable(version);
    isTooLarge = false;
    link().reset();
  }

  /** Compiles it now; what is installed is replaced if compiled code is what is to run. */
  void compile() {
    synchronized (machine()) {
      var compiled = compiler.compile(code);
      if (machine().engine() == Engine.COMPILER) {
        link().install(compiled);
      }
    }
  }

  @Override
  CompiledCode resolve() {
    synchronized (machine()) {
      var code = isInterpreted() ? interpreted() : compiledOrInterpreted();
      link().install(code);
      return code;
    }
  }

  private CompiledCode compiledOrInterpreted() {
    try {
      return compiler.compile(code);
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
    return isInterpreted() ? interpreter.run(code, arguments) : link().invoke(arguments);
  }

  @Override
  @Nullable Object call(@Nullable Object[] arguments) {
    if (!isInterpreted()) {
      return link().invoke(arguments);
    }
    // Straight from here, because recursive programs need every frame's worth of stack.
    var result = interpreter.run(code, arguments);
    return result instanceof Departure ? follow(result) : result;
  }

  private @Nullable Object interpretInChain(@Nullable Object[] arguments, TransitionChain chain) {
    var result = interpreter.run(code, arguments);
    if (result instanceof Departure(String name, @Nullable Object[] state)) {
      chain.postpone(machine().linked(name).link(), state);
      return null;
    }
    return result;
  }
}
