package dev.oser.bench;

import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The kernels' twins in the text form. */
public final class Programs {
  private Programs() {}

  /** {@return the program of a kernel} */
  public static Module parse(Kernel kernel) {
    var root = System.getProperty("oser.root", ".");
    var path = Path.of(root, "examples", "ir", kernel.program() + ".oir");
    try {
      return new Parser().parse(path.getFileName().toString(), Files.readString(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return a machine with the program loaded, whose output goes nowhere} */
  public static Machine load(Kernel kernel, Engine engine) {
    var options = MachineOptions.writingTo(OutputStream.nullOutputStream()).with(engine);
    var machine = new Machine(options);
    machine.load(parse(kernel));
    return machine;
  }
}
