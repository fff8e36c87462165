package dev.oser.bench.r;

import java.util.EnumSet;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which of the four families of programs are wanted that are compared with GNU R. */
final class FamilyChoice {
  static final Set<Family> ALL =
      EnumSet.of(Family.OBJECTS, Family.SHOOTOUT, Family.LOOPS, Family.REAL);

  @Option(
      names = "--families",
      split = ",",
      paramLabel = "NAME",
      description = "Only these: objects, shootout, loops, real.")
  private Set<Family> families = ALL;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** {@return the families that are wanted} */
  Set<Family> wanted() {
    if (!ALL.containsAll(families)) {
      throw new ParameterException(command.commandLine(), "--families are some of " + ALL);
    }
    return EnumSet.copyOf(families);
  }
}
