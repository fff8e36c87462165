package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.ir.Module;
import dev.oser.kit.runtime.Location;
import dev.oser.kit.runtime.TrapKind;
import org.jspecify.annotations.Nullable;

/**
 * What a run of {@code main} shows to the world: its output, and a result or a trap.
 *
 * @param result the result, or the empty string after a trap
 * @param trap the trap, or null
 */
public record Outcome(String output, String result, @Nullable Stop trap) {
  /** A trap and where it happened. */
  public record Stop(TrapKind kind, String detail, @Nullable Location location) {
    private boolean isLike(Stop other) {
      return kind == other.kind && detail.equals(other.detail) && place().equals(other.place());
    }

    private String place() {
      return location == null
          ? ""
          : location.file() + ":" + location.line() + ":" + location.column();
    }
  }

  /** Runs {@code main} of a module that loads, on a machine of its own. */
  public static Outcome of(Module module, Engine engine) {
    return new ProgramRunner(module, engine).run();
  }

  /** {@return whether the interpreter gave up, so that there is nothing to compare} */
  public boolean isOutOfFuel() {
    return trap != null && trap.kind == TrapKind.OUT_OF_FUEL;
  }

  /**
   * {@return whether another run shows the same to a person: a trap of the same kind at the same
   * place of the source, though perhaps in another block or, after inlining, function}
   */
  public boolean showsTheSameAs(Outcome other) {
    return output.equals(other.output)
        && result.equals(other.result)
        && (trap == null ? other.trap == null : other.trap != null && trap.isLike(other.trap));
  }

  /** {@return the outcome in a few lines for a person} */
  public String describe() {
    var end =
        trap == null
            ? "result " + result
            : "trap " + trap.kind + " " + trap.detail + " at " + trap.location;
    return "output " + output.replace("\n", " ") + "\n" + end;
  }
}
