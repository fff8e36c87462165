package dev.oser.kit.jit;

import dev.oser.kit.ir.Instruction;
import dev.oser.kit.runtime.Location;
import dev.oser.kit.runtime.Trap;
import java.util.ArrayList;
import java.util.List;

/**
 * The instructions of a compiled function that may trap. Compiled code lets the JVM detect the
 * failure (a null check, a bounds check, a division); an exception handler of its own per
 * instruction, which costs nothing until then, says which one it was. Unlike a stack trace this
 * survives HotSpot's preallocated exceptions and tells instructions on one line apart.
 */
public final class TrapSites {
  private record Site(Instruction instruction, Location location) {}

  private final List<Site> sites = new ArrayList<>();

  int add(Instruction instruction) {
    // The location is fixed now: the instruction may leave its block while the code still runs.
    sites.add(new Site(instruction, instruction.location()));
    return sites.size() - 1;
  }

  int count() {
    return sites.size();
  }

  /**
   * {@return the trap for an exception at a site, or the exception if it only passes by; generated
   * code calls this and throws the result}
   */
  public static Throwable raise(Throwable thrown, int site, TrapSites sites) {
    var where = sites.sites.get(site);
    var raised = where.instruction.op().trapFor(thrown);
    return raised instanceof Trap trap ? trap.at(where.location) : raised;
  }
}
