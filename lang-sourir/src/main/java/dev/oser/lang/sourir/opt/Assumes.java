package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Frame;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Target;
import dev.oser.models.sourir.Version;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The assumes of versions and programs. */
final class Assumes {
  private Assumes() {}

  static List<Instruction.Assume> of(Version version) {
    return in(version).toList();
  }

  private static Stream<Instruction.Assume> in(Version version) {
    return version.lines().stream()
        .map(Line::instruction)
        .filter(Instruction.Assume.class::isInstance)
        .map(Instruction.Assume.class::cast);
  }

  /** {@return the versions that any assume of a program falls back into} */
  static Set<VersionName> targets(Program program) {
    var found = new HashSet<VersionName>();
    program.functions().stream()
        .flatMap(function -> function.versions().stream())
        .flatMap(Assumes::in)
        .flatMap(Assumes::targets)
        .map(target -> new VersionName(target.function(), target.version()))
        .forEach(found::add);
    return found;
  }

  /** {@return where an assume falls back to, all frames} */
  static Stream<Target> targets(Instruction.Assume assume) {
    return Stream.concat(Stream.of(assume.target()), assume.frames().stream().map(Frame::target));
  }
}
