package dev.oser.kit;

import dev.oser.kit.runtime.Output;
import java.io.OutputStream;
import java.util.function.Consumer;

/**
 * How a machine is set up.
 *
 * @param engine what runs functions at first
 * @param output where programs write
 * @param fuel how many instructions the interpreter runs per call from outside, or 0 for no limit;
 *     an array of n elements counts as n / 16
 * @param hostLoader knows the Java classes that programs may call
 * @param warnings told when something works, but not as asked
 * @param isInterruptible whether {@link Machine#interrupt} stops compiled loops, too
 */
public record MachineOptions(
    Engine engine,
    Output output,
    long fuel,
    ClassLoader hostLoader,
    Consumer<String> warnings,
    boolean isInterruptible) {
  /** Options of a machine that nobody interrupts. */
  public MachineOptions(
      Engine engine, Output output, long fuel, ClassLoader hostLoader, Consumer<String> warnings) {
    this(engine, output, fuel, hostLoader, warnings, false);
  }

  /** {@return the usual set-up: compiled, writing to the given stream} */
  public static MachineOptions writingTo(OutputStream output) {
    return new MachineOptions(
        Engine.COMPILER, new Output(output), 0, MachineOptions.class.getClassLoader(), _ -> {});
  }

  public MachineOptions with(Engine other) {
    return new MachineOptions(other, output, fuel, hostLoader, warnings, isInterruptible);
  }

  public MachineOptions withFuel(long instructions) {
    return new MachineOptions(engine, output, instructions, hostLoader, warnings, isInterruptible);
  }

  public MachineOptions withWarnings(Consumer<String> listener) {
    return new MachineOptions(engine, output, fuel, hostLoader, listener, isInterruptible);
  }

  public MachineOptions withInterrupts() {
    return new MachineOptions(engine, output, fuel, hostLoader, warnings, true);
  }
}
