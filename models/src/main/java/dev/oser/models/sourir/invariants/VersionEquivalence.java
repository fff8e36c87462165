package dev.oser.models.sourir.invariants;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.run.Speculation;
import java.util.Optional;

/**
 * Version equivalence (Definition 5.3, Section 5.4): all versions of a function do the same. Each
 * version is compared with the last, which is the original where versions are added in front.
 */
public final class VersionEquivalence {
  private VersionEquivalence() {}

  /** {@return a call on which two versions differ, if one is found} */
  public static Optional<Counterexample> search(Program program, Search search) {
    var probes = new Probes(program);
    for (var function : program.functions()) {
      if (function.versions().size() < 2) {
        continue;
      }
      for (var probe : probes.of(function, search.probes())) {
        for (var version : function.versions()) {
          var found = compare(program, function, version, probe, search);
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Counterexample> compare(
      Program program, Function function, Version version, Probe probe, Search search) {
    var base = function.versions().getLast();
    if (version.equals(base)) {
      return Optional.empty();
    }
    // Each runs as the active version, so that recursive calls run it too.
    var expected =
        probe.run(
            activating(program, function, base), base.name(), Speculation.PLAIN, search.fuel());
    var actual =
        probe.run(
            activating(program, function, version),
            version.name(),
            Speculation.PLAIN,
            search.fuel());
    return actual.trace().differsFrom(expected.trace())
        ? Optional.of(
            new Counterexample(
                "version "
                    + version.name()
                    + " of "
                    + function.name()
                    + " is not equivalent to version "
                    + base.name(),
                probe,
                expected.trace(),
                actual.trace()))
        : Optional.empty();
  }

  private static Program activating(Program program, Function function, Version version) {
    var others = function.versions().stream().filter(each -> !each.equals(version)).toList();
    return program.with(function.withVersions(others).withActive(version));
  }
}
