package dev.oser.models.sourir.invariants;

import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.Speculation;
import java.util.Optional;

/**
 * Assumption transparency (Section 5.4): at an assume, deoptimising is correct even if the
 * predicates hold. Every occurrence of an assume is made to fail in a run of its own, and the trace
 * compared with that of the plain run.
 */
public final class AssumptionTransparency {
  private AssumptionTransparency() {}

  /** {@return a call and an assume where deoptimising shows, if one is found} */
  public static Optional<Counterexample> search(Program program, Search search) {
    var probes = new Probes(program);
    for (var function : program.functions()) {
      for (var probe : probes.of(function, search.probes())) {
        for (var version : function.versions()) {
          var found = force(program, version.name(), probe, search);
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Counterexample> force(
      Program program, String version, Probe probe, Search search) {
    var plain = probe.run(program, version, Speculation.PLAIN, search.fuel());
    long occurrences = Math.min(plain.assumes(), search.occurrences());
    for (long occurrence = 0; occurrence < occurrences; occurrence++) {
      var failing = new FailingAt(occurrence);
      var forced = probe.run(program, version, failing, search.fuel());
      if (forced.trace().differsFrom(plain.trace())) {
        return Optional.of(
            new Counterexample(
                "deoptimising at "
                    + failing.site
                    + " (assume number "
                    + (occurrence + 1)
                    + " of a run that starts in version "
                    + version
                    + ") can be observed",
                probe,
                plain.trace(),
                forced.trace()));
      }
    }
    return Optional.empty();
  }

  /** Fails at one occurrence and remembers which assume it was. */
  private static final class FailingAt implements Speculation {
    private final long occurrence;
    private Site site = new Site("", "", "", Position.NONE);

    FailingAt(long occurrence) {
      this.occurrence = occurrence;
    }

    @Override
    public boolean mustFail(Site here, long now) {
      if (now == occurrence) {
        site = here;
      }
      return now == occurrence;
    }
  }
}
