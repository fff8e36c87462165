package dev.oser.models.coreir;

import dev.oser.models.distilled.Expression;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Where an anchor or assume goes: {@code tgt vm sl} of Figure 2.26.
 *
 * @param target where the innermost frame goes on
 * @param varmap with what registers
 * @param callers the frames that inlining removed, innermost first
 */
public record Deoptimization(Target target, Varmap varmap, List<Caller> callers) {
  public Deoptimization {
    callers = List.copyOf(callers);
  }

  /**
   * A frame to be synthesised.
   *
   * @param target where it goes on once its callee returns
   * @param register where it wants the result
   */
  public record Caller(Target target, String register, Varmap varmap) {
    @Override
    public String toString() {
      return register + " <- " + target + " " + varmap;
    }
  }

  /** {@return the registers that it reads} */
  public Set<String> reads() {
    var result = new TreeSet<>(varmap.reads());
    callers.forEach(caller -> result.addAll(caller.varmap.reads()));
    return result;
  }

  /** {@return this with its expressions changed} */
  public Deoptimization mapping(UnaryOperator<Expression> change) {
    return new Deoptimization(
        target,
        varmap.mapping(change),
        callers.stream()
            .map(each -> new Caller(each.target, each.register, each.varmap.mapping(change)))
            .toList());
  }

  @Override
  public String toString() {
    return target
        + " "
        + varmap
        + callers.stream().map(each -> ", " + each).collect(Collectors.joining());
  }
}
