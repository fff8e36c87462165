package dev.oser.models.sourir.transform;

import dev.oser.models.sourir.Frame;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Target;
import java.util.stream.Stream;

/** Who deoptimises where. */
public final class Targets {
  private Targets() {}

  /** {@return whether any assume of the program falls back into a version} */
  public static boolean into(Program program, String function, String version) {
    return all(program)
        .anyMatch(target -> target.function().equals(function) && target.version().equals(version));
  }

  private static Stream<Target> all(Program program) {
    return program.functions().stream()
        .flatMap(function -> function.versions().stream())
        .flatMap(version -> version.lines().stream())
        .map(line -> line.instruction())
        .filter(Instruction.Assume.class::isInstance)
        .map(Instruction.Assume.class::cast)
        .flatMap(
            assume ->
                Stream.concat(
                    Stream.of(assume.target()), assume.frames().stream().map(Frame::target)));
  }
}
