package dev.oser.models.sourir.check;

import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Target;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.Version;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The rules about what assumes fall back to. That a varmap covers exactly the scope at its target,
 * and that targets of extra frames exist, is more than the original asks; without it a well-formed
 * program could be stuck on an unbound variable after deoptimising.
 */
final class DeoptimizationRules {
  private final Program program;
  private final Version version;
  private final VersionFacts facts;
  private final Reporter reporter;

  DeoptimizationRules(Program program, Version version, VersionFacts facts, Reporter reporter) {
    this.program = program;
    this.version = version;
    this.facts = facts;
    this.reporter = reporter;
  }

  void check() {
    for (int i = 0; i < version.lines().size(); i++) {
      if (version.lines().get(i).instruction() instanceof Instruction.Assume assume) {
        destination(assume.target(), names(assume.varmap()));
        for (var frame : assume.frames()) {
          var names = names(frame.varmap());
          names.addFirst(frame.result());
          destination(frame.target(), names);
        }
      }
    }
  }

  private static List<String> names(List<VariableMapping> varmap) {
    return new ArrayList<>(varmap.stream().map(VariableMapping::name).toList());
  }

  private void destination(Target target, List<String> names) {
    var duplicates = new HashSet<String>();
    for (var name : names) {
      if (!duplicates.add(name)) {
        reporter.report(target.position(), "the varmap gives " + name + " two values");
      }
    }
    var targetFunction = program.function(target.function());
    var targetVersion = targetFunction.flatMap(found -> found.version(target.version()));
    if (targetFunction.isEmpty() || targetVersion.isEmpty()) {
      reporter.report(
          target.position(),
          targetFunction.isEmpty()
              ? "there is no function " + target.function()
              : target.function() + " has no version " + target.version());
      return;
    }
    var index = facts.labels(targetVersion.get()).bailout(target.label());
    if (index.isEmpty()) {
      reporter.report(
          target.position(),
          "version "
              + target.version()
              + " of "
              + target.function()
              + " has no bailout label "
              + target.label()
              + "; add a line '>"
              + target.label()
              + ":' there");
      return;
    }
    var scopes = facts.scopes(targetFunction.get(), targetVersion.get());
    // Nothing is known about the scope of code that cannot be reached.
    if (scopes.isReachable(index.getAsInt())) {
      scope(target, scopes.atLanding(index.getAsInt()), names);
    }
  }

  private void scope(Target target, Set<String> scope, List<String> names) {
    var missing = new TreeSet<>(scope);
    names.forEach(missing::remove);
    var superfluous = new TreeSet<>(names);
    superfluous.removeAll(scope);
    var place = target.function() + ", " + target.version() + ", " + target.label();
    if (!missing.isEmpty()) {
      reporter.report(
          target.position(),
          "the varmap leaves out " + String.join(", ", missing) + ", in scope at (" + place + ")");
    }
    if (!superfluous.isEmpty()) {
      reporter.report(
          target.position(),
          "the varmap sets "
              + String.join(", ", superfluous)
              + ", not in scope at ("
              + place
              + ")");
    }
  }
}
