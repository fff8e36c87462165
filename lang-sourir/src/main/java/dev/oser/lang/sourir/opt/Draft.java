package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Version;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A program between passes, with what is known about it.
 *
 * @param program valid
 * @param transparent assumes that may deoptimise at any time, because {@code fresh} made them and
 *     nothing since has given them a target that somebody wrote a varmap for
 * @param made versions that {@code fresh} made
 * @param trust whether to believe the same of the assumes in the text
 */
public record Draft(Program program, Set<Place> transparent, Set<VersionName> made, boolean trust) {
  public Draft {
    transparent = Set.copyOf(transparent);
    made = Set.copyOf(made);
  }

  /** {@return a program that no pass has changed yet} */
  public static Draft of(Program program, boolean trust) {
    return new Draft(program, Set.of(), Set.of(), trust);
  }

  /** {@return whether deoptimising at an assume is correct whatever its guards say} */
  boolean isTransparent(Function function, Version version, Instruction.Assume assume) {
    return trust
        || transparent.contains(new Place(function.name(), version.name(), assume.label()));
  }

  /** {@return functions whose active version is entered only at its start} */
  List<Function> optimizable() {
    var targets = Assumes.targets(program);
    return program.functions().stream()
        .filter(function -> isOptimizable(function, targets))
        .toList();
  }

  boolean isOptimizable(Function function) {
    return isOptimizable(function, Assumes.targets(program));
  }

  private static boolean isOptimizable(Function function, Set<VersionName> targets) {
    return !function.active().lines().isEmpty()
        && !targets.contains(new VersionName(function.name(), function.active().name()));
  }

  Function function(String name) {
    return program.function(name).orElseThrow();
  }

  Draft with(Program changed) {
    return new Draft(changed, transparent, made, trust);
  }

  /** {@return the draft with other instructions in an active version} */
  Draft with(Function function, List<Line> lines) {
    return with(program.with(function.with(function.active().with(withoutPromises(lines)))));
  }

  Draft withTransparent(Collection<Place> more) {
    var all = new HashSet<>(transparent);
    all.addAll(more);
    return new Draft(program, all, made, trust);
  }

  Draft withoutTransparent(Collection<Place> places) {
    var fewer = new HashSet<>(transparent);
    fewer.removeAll(places);
    return new Draft(program, fewer, made, trust);
  }

  /** {@return the draft without versions that nothing uses} */
  Draft without(Set<VersionName> versions) {
    var functions =
        program.functions().stream()
            .map(
                function ->
                    function.withVersions(
                        function.versions().stream()
                            .filter(
                                version ->
                                    !versions.contains(
                                        new VersionName(function.name(), version.name())))
                            .toList()))
            .toList();
    // Another version may get the name, and must not inherit the reputation.
    var fewer = new HashSet<>(transparent);
    fewer.removeIf(place -> versions.contains(new VersionName(place.function(), place.version())));
    return new Draft(new Program(functions), fewer, made, trust);
  }

  Draft withMade(String function, String version) {
    var all = new HashSet<>(made);
    all.add(new VersionName(function, version));
    return new Draft(program, transparent, all, trust);
  }

  /** Promised scopes speak of the text as it was written. */
  static List<Line> withoutPromises(List<Line> lines) {
    return lines.stream()
        .map(
            line ->
                line.scope() == null ? line : new Line(null, line.instruction(), line.position()))
        .toList();
  }
}
