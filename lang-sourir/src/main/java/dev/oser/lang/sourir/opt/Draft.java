package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.transform.Targets;
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
public record Draft(Program program, Set<Place> transparent, Set<Made> made, boolean trust) {
  /** A version by name. */
  record Made(String function, String version) {}

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
    return program.functions().stream().filter(this::isOptimizable).toList();
  }

  boolean isOptimizable(Function function) {
    return !function.active().lines().isEmpty()
        && !Targets.into(program, function.name(), function.active().name());
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

  Draft withTransparent(Set<Place> more) {
    var all = new HashSet<>(transparent);
    all.addAll(more);
    return new Draft(program, all, made, trust);
  }

  Draft withoutTransparent(Place place) {
    var fewer = new HashSet<>(transparent);
    fewer.remove(place);
    return new Draft(program, fewer, made, trust);
  }

  /** {@return the draft without a version that nothing uses} */
  Draft without(Function function, Version version) {
    var rest = function.versions().stream().filter(each -> !each.equals(version)).toList();
    // Another version may get the name, and must not inherit the reputation.
    var fewer = new HashSet<>(transparent);
    fewer.removeIf(
        place ->
            place.function().equals(function.name()) && place.version().equals(version.name()));
    return new Draft(program.with(function.withVersions(rest)), fewer, made, trust);
  }

  Draft withMade(String function, String version) {
    var all = new HashSet<>(made);
    all.add(new Made(function, version));
    return new Draft(program, transparent, all, trust);
  }

  /** Promised scopes speak of the text as it was written. */
  static List<Line> withoutPromises(List<Line> lines) {
    return lines.stream().map(line -> new Line(null, line.instruction(), line.position())).toList();
  }
}
