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
 */
public record MachineOptions(
    Engine engine, Output output, long fuel, ClassLoader hostLoader, Consumer<String> warnings) {
  /** {@return the usual set-up: compiled, writing to the given stream} */
  public static MachineOptions writingTo(OutputStream output) {
    return new MachineOptions(
        Engine.COMPILER, new Output(output), 0, MachineOptions.class.getClassLoader(), _ -> {});
  }

  public MachineOptions with(Engine other) {
    return new MachineOptions(other, output, fuel, hostLoader, warnings);
  }

  public MachineOptions withFuel(long instructions) {
    return new MachineOptions(engine, output, instructions, hostLoader, warnings);
  }

  public MachineOptions withWarnings(Consumer<String> listener) {
    return new MachineOptions(engine, output, fuel, hostLoader, listener);
  }
}
