package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.Module;
import dev.oser.kit.runtime.Trap;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A machine with one program on it, which can be run again and again. */
final class ProgramRunner {
  /** Far more than a generated program runs; a reduced one may not terminate. */
  private static final long FUEL = 2_000_000;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Machine machine;

  ProgramRunner(Module module, Engine engine) {
    machine = new Machine(MachineOptions.writingTo(bytes).with(engine).withFuel(FUEL));
    machine.load(module);
  }

  Machine machine() {
    return machine;
  }

  /** Runs {@code main}. */
  Outcome run() {
    bytes.reset();
    String result = "";
    Outcome.Stop stop = null;
    try {
      result = String.valueOf(machine.call("main"));
    } catch (Trap trap) {
      stop = new Outcome.Stop(trap.kind(), trap.detail(), trap.location());
    }
    machine.output().flush();
    return new Outcome(bytes.toString(StandardCharsets.ISO_8859_1), result, stop);
  }
}
