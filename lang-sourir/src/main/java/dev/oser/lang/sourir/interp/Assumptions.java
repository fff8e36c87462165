package dev.oser.lang.sourir.interp;

import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.run.Speculation;
import java.util.HashSet;
import java.util.Set;

/** Counts assumes and makes them fail on purpose, as the model does. */
public final class Assumptions {
  private final Speculation speculation;

  /** Where deoptimisation was forced since the program last did something. */
  private final Set<Instruction> forcedHere = new HashSet<>();

  private long run;
  private long failed;

  Assumptions(Speculation speculation) {
    this.speculation = speculation;
  }

  /** {@return whether somebody wants assumes to fail; otherwise nobody need ask} */
  public boolean areStressed() {
    return speculation != Speculation.PLAIN;
  }

  /** {@return whether an assume that runs now must fail} */
  public boolean mustFail(AssumeSite site) {
    return speculation.mustFail(site.site(), run++) && forcedHere.add(site.instruction());
  }

  /** Says that the program did something, so that the same assumes may be made to fail again. */
  public void progress() {
    if (!forcedHere.isEmpty()) {
      forcedHere.clear();
    }
  }

  /** Counts an assume that failed. */
  public void fail() {
    failed++;
  }

  public long run() {
    return run;
  }

  public long failed() {
    return failed;
  }
}
