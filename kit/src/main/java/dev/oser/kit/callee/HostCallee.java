package dev.oser.kit.callee;

import dev.oser.kit.interp.Interpreter.Departure;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.jit.CompiledCode;
import dev.oser.kit.jit.GeneratedClasses;
import dev.oser.kit.runtime.TransitionChain;
import org.jspecify.annotations.Nullable;

/**
 * A function that Java code stands for. When it leaves for another function, it does so as compiled
 * code does: behind a transition by returning to whoever began the chain, so that a language's
 * interpreter and compiled code can take turns in one activation as often as they like.
 */
public final class HostCallee extends AbstractCallee {
  private final HostFunction host;

  public HostCallee(
      String name,
      FunctionType type,
      HostFunction host,
      Callees callees,
      GeneratedClasses classes) {
    super(name, type, callees, classes);
    this.host = host;
  }

  @Override
  CompiledCode resolve() {
    var code = entryPoint().adapt(this::call, this::enter);
    entryPoint().install(code);
    return code;
  }

  @Override
  @Nullable Object step(@Nullable Object[] arguments) {
    var result = host.run(arguments);
    return result instanceof HostFunction.LeaveFor(var name, @Nullable Object[] state)
        ? new Departure(name, state)
        : result;
  }

  @Override
  TransitionChain.Destination host() {
    return this::enter;
  }

  private @Nullable Object enter(@Nullable Object[] arguments, TransitionChain chain) {
    return switch (host.run(arguments)) {
      case HostFunction.Leave(var code, @Nullable Object[] state) ->
          postponed(of(code), state, chain);
      case HostFunction.LeaveFor(var name, @Nullable Object[] state) ->
          postponed(callees().callee(name), state, chain);
      case null -> null;
      case Object result -> result;
    };
  }

  private static @Nullable Object postponed(
      AbstractCallee function, @Nullable Object[] state, TransitionChain chain) {
    chain.postpone(function.entryPoint(), state);
    return null;
  }
}
