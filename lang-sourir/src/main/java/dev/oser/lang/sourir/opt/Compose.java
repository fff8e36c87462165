package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.transform.AssumeComposition;
import dev.oser.models.sourir.transform.Guards;
import java.util.List;
import java.util.stream.Stream;

/**
 * {@code compose}: an assume that falls back to another assume goes where that one goes (Section
 * 4.6, Lemma 6.7).
 *
 * <p>The lemma needs both assumes to be transparent. Where one is not known to be, it is composed
 * only if that makes no difference at all: the second fails whenever the first does.
 */
final class Compose implements Pass {
  /** Chains longer than this are circles. */
  private static final int LONGEST_CHAIN = 100;

  @Override
  public String name() {
    return "compose";
  }

  @Override
  public String description() {
    return "lets assumes skip versions where another assume would take them further (4.6)";
  }

  @Override
  public Draft apply(Draft draft) {
    var result = draft;
    for (var function : draft.optimizable()) {
      for (var assume : Guards.assumes(function.active())) {
        result = composed(result, function, assume);
      }
    }
    return result;
  }

  private static Draft composed(Draft draft, Function function, Instruction.Assume assume) {
    var result = draft;
    var current = assume;
    for (int i = 0; i < LONGEST_CHAIN; i++) {
      var second = AssumeComposition.target(result.program(), current);
      if (second.isEmpty()) {
        break;
      }
      var next = step(result, function, current, second.get());
      if (next.equals(current)) {
        break;
      }
      var composed = next;
      if (!isTransparentTarget(result, current, second.get())) {
        result =
            result.withoutTransparent(
                new Place(function.name(), function.active().name(), current.label()));
      }
      result =
          result.with(
              Guards.changing(
                  result.program(),
                  function.name(),
                  function.active().name(),
                  current.label(),
                  _ -> composed));
      current = next;
    }
    return result;
  }

  /** {@return the two composed, or the first if that could be noticed} */
  private static Instruction.Assume step(
      Draft draft, Function function, Instruction.Assume first, Instruction.Assume second) {
    boolean firstIsTransparent = draft.isTransparent(function, function.active(), first);
    boolean secondIsTransparent = isTransparentTarget(draft, first, second);
    var composed = AssumeComposition.composed(first, second);
    if (composed.isEmpty()) {
      return first;
    }
    if (firstIsTransparent && secondIsTransparent) {
      return composed.get();
    }
    // What the first assume computes for the version between is no longer computed.
    if (!firstIsTransparent && !values(first).allMatch(Guards::hasValue)) {
      return first;
    }
    return secondIsTransparent || failsWith(first, second)
        ? composed.get().withGuards(first.guards())
        : first;
  }

  private static Stream<Expression> values(Instruction.Assume assume) {
    return Stream.concat(
            assume.varmap().stream(), assume.frames().stream().flatMap(f -> f.varmap().stream()))
        .map(VariableMapping::value);
  }

  /** Whether the second assume is bound to fail, and not to have an error, when the first fails. */
  private static boolean failsWith(Instruction.Assume first, Instruction.Assume second) {
    List<Expression> between = AssumeComposition.guardsBetween(first, second).orElse(List.of());
    return !first.guards().isEmpty()
        && (between.equals(first.guards())
            || Stream.concat(between.stream(), first.guards().stream()).allMatch(Guards::isTruth)
                && between.containsAll(first.guards()));
  }

  private static boolean isTransparentTarget(
      Draft draft, Instruction.Assume first, Instruction.Assume second) {
    var function = draft.function(first.target().function());
    return draft.isTransparent(
        function, function.version(first.target().version()).orElseThrow(), second);
  }
}
