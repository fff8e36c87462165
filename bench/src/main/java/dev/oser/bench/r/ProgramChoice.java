package dev.oser.bench.r;

import java.util.Collection;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which programs are wanted. */
final class ProgramChoice {
  @Option(
      names = "--programs",
      split = ",",
      paramLabel = "NAME",
      description = "Only these, e.g. collatz,sieve.")
  private List<String> names = List.of();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** {@return those of these families that are wanted, a family after the other} */
  List<RProgram> of(Collection<Family> families) {
    var all = families.stream().flatMap(family -> family.programs().stream()).toList();
    var known = all.stream().map(RProgram::name).toList();
    for (var name : names) {
      if (!known.contains(name)) {
        throw new ParameterException(
            command.commandLine(),
            "there is no program " + name + "; there are " + String.join(", ", known));
      }
    }
    return all.stream()
        .filter(program -> names.isEmpty() || names.contains(program.name()))
        .toList();
  }
}
