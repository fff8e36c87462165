package dev.oser.models.coreir.laws;

import dev.oser.models.coreir.Deoptimization;
import dev.oser.models.coreir.Instruction;
import dev.oser.models.coreir.Program;
import dev.oser.models.coreir.Target;
import dev.oser.models.coreir.Varmap;
import dev.oser.models.coreir.Version;
import dev.oser.models.coreir.transform.ConstantPropagation;
import dev.oser.models.coreir.transform.DeadCode;
import dev.oser.models.coreir.transform.Liveness;
import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.Operator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Passes that are wrong on purpose. */
final class Wrongs {
  private Wrongs() {}

  /** Varmaps lose their last register. */
  static Version forgetful(Version version) {
    return deoptimising(
        version,
        to -> {
          var fewer = new TreeMap<>(to.varmap().values());
          fewer.pollLastEntry();
          return new Deoptimization(to.target(), new Varmap(fewer), to.callers());
        });
  }

  /** Anchors go on one instruction too far in the base version. */
  static Program skipping(Program program) {
    var result = program;
    for (var function : program.functions()) {
      var version =
          deoptimising(
              function.current(),
              to -> {
                var next = function.base().at(to.target().label()).successors();
                return next.isEmpty()
                    ? to
                    : new Deoptimization(
                        new Target(function.name(), next.getFirst()), to.varmap(), to.callers());
              });
      result = result.with(function.with(version));
    }
    return result;
  }

  /** The varmap of an assume takes its guards for granted. */
  static Version believing(Version version) {
    var changed =
        version.mapping(
            instruction -> {
              if (!(instruction instanceof Instruction.Assume(var guards, var to, int next))) {
                return instruction;
              }
              for (var guard : guards) {
                if (guard
                        instanceof
                        Expression.Binary(
                            var operator,
                            Expression.Variable(var register),
                            var value)
                    && operator == Operator.EQUAL) {
                  to = to.mapping(each -> each.replacing(register, value));
                }
              }
              return new Instruction.Assume(guards, to, next);
            });
    return ConstantPropagation.apply(changed);
  }

  /** Constants are propagated and their assignments removed, but varmaps still read them. */
  static Version staleConstants(Version version) {
    var stale = ConstantPropagation.apply(version);
    for (int label : version.code().keySet()) {
      if (version.at(label) instanceof Instruction.Anchor anchor) {
        stale = stale.with(label, anchor);
      }
    }
    return deadWithoutVarmaps(stale);
  }

  private static Instruction withDeoptimization(
      Instruction instruction, UnaryOperator<Deoptimization> change) {
    return switch (instruction) {
      case Instruction.Anchor(var to, int next) -> new Instruction.Anchor(change.apply(to), next);
      case Instruction.Assume(var guards, var to, int next) ->
          new Instruction.Assume(guards, change.apply(to), next);
      case Instruction other -> other;
    };
  }

  private static Version deoptimising(Version version, UnaryOperator<Deoptimization> change) {
    return version.mapping(instruction -> withDeoptimization(instruction, change));
  }

  /** Dead is what the code does not read; varmaps do not count. */
  static Version deadWithoutVarmaps(Version version) {
    return DeadCode.apply(
        version,
        new Liveness(
            version,
            instruction ->
                instruction instanceof Instruction.Anchor ? Set.of() : guardsOnly(instruction)));
  }

  private static Set<String> guardsOnly(Instruction instruction) {
    return instruction instanceof Instruction.Assume(var guards, var to, int next)
        ? new Instruction.Assume(
                guards, new Deoptimization(to.target(), Varmap.identity(Set.of()), List.of()), next)
            .reads()
        : instruction.reads();
  }

  /** Inlined code deoptimises as if it had been called by nobody. */
  static Version withoutCallers(Version version) {
    return deoptimising(version, to -> new Deoptimization(to.target(), to.varmap(), List.of()));
  }

  /** Synthesised callers find the result of their callee in another register. */
  static Version misplacedResults(Version version) {
    return deoptimising(
        version,
        to ->
            new Deoptimization(
                to.target(),
                to.varmap(),
                to.callers().stream()
                    .map(
                        caller ->
                            new Deoptimization.Caller(caller.target(), "lost", caller.varmap()))
                    .toList()));
  }

  /** Assumes are dropped although code was specialised for them. */
  static Version withoutAssumes(Version version) {
    return version.mapping(
        instruction ->
            instruction instanceof Instruction.Assume(_, _, int next)
                ? new Instruction.Nop(next)
                : instruction);
  }
}
