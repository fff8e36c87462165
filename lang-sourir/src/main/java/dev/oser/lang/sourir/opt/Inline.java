package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Frame;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.check.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code inline_small}, {@code inline_med} and {@code inline_max}: replaces direct calls by the
 * callee's active version (Section 4.3, Theorem 6.4).
 *
 * <p>When an assume that came with the callee fails, the caller's frame must be made as well. The
 * assume that {@code fresh} puts behind every call says how: it is what the caller falls back to
 * after the call.
 */
final class Inline implements Pass {
  private final String name;
  private final int largestCallee;
  private final int largestCaller;

  Inline(String name, int largestCallee, int largestCaller) {
    this.name = name;
    this.largestCallee = largestCallee;
    this.largestCaller = largestCaller;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String description() {
    return "inlines callees of up to "
        + largestCallee
        + " lines while the caller has up to "
        + largestCaller
        + " (4.3)";
  }

  @Override
  public Draft apply(Draft draft) {
    var result = draft;
    // Callees stand after their callers more often than not, and should be done first.
    for (var function : draft.program().functions().reversed()) {
      result = into(result, function.name());
    }
    return result;
  }

  private Draft into(Draft draft, String caller) {
    var result = draft;
    boolean isFresh = false;
    int index = 0;
    while (index < result.function(caller).active().lines().size()) {
      var function = result.function(caller);
      var callee = callee(result, function, index);
      if (callee.isEmpty()) {
        index++;
        continue;
      }
      boolean needsFrame = !Assumes.of(callee.get().active()).isEmpty();
      var frames = needsFrame ? frames(result, function, index) : Optional.of(List.<Frame>of());
      if (!result.isOptimizable(function) || frames.isEmpty()) {
        if (isFresh) {
          index++;
        } else {
          result = Fresh.of(result, caller);
          isFresh = true;
          index = 0;
        }
        continue;
      }
      int size = function.active().lines().size();
      result = inlined(result, function, callee.get(), index, frames.get());
      // What was inlined is not looked at again: its own callees were considered in their turn.
      index += 1 + result.function(caller).active().lines().size() - size;
    }
    return result;
  }

  private Optional<Function> callee(Draft draft, Function caller, int index) {
    if (!(caller.active().lines().get(index).instruction() instanceof Instruction.Call call)
        || !(call.function() instanceof Expression.FunctionReference(var name, _))
        || name.equals(caller.name())
        || name.equals(Function.MAIN)) {
      return Optional.empty();
    }
    var callee = draft.function(name);
    int size = callee.active().lines().size();
    return size <= largestCallee && size + caller.active().lines().size() <= largestCaller
        ? Optional.of(callee)
        : Optional.empty();
  }

  private static Draft inlined(
      Draft draft, Function caller, Function callee, int index, List<Frame> frames) {
    var before = caller.active().lines();
    if (!(before.get(index).instruction() instanceof Instruction.Call call)
        || !Flow.of(caller.active()).reachable().get(index)) {
      return draft;
    }
    var inlining = new Inlining(caller, callee, call, frames);
    var lines = new ArrayList<>(before.subList(0, index));
    lines.addAll(inlining.lines(before.get(index).position()));
    lines.addAll(before.subList(index + 1, before.size()));
    var version = caller.active().name();
    var places =
        Assumes.of(callee.active()).stream()
            .filter(assume -> draft.isTransparent(callee, callee.active(), assume))
            .map(assume -> new Place(caller.name(), version, inlining.renamed(assume.label())))
            .toList();
    return draft.with(caller, lines).withTransparent(places);
  }

  /** The frames that the assume behind a call stands for, or empty if there is no such assume. */
  private static Optional<List<Frame>> frames(Draft draft, Function caller, int index) {
    var lines = caller.active().lines();
    if (index + 1 >= lines.size()
        || !(lines.get(index).instruction() instanceof Instruction.Call call)
        || !(lines.get(index + 1).instruction() instanceof Instruction.Assume assume)
        || !draft.isTransparent(caller, caller.active(), assume)) {
      return Optional.empty();
    }
    var result = Expression.Variable.of(call.result());
    var holders = assume.varmap().stream().filter(each -> each.value().equals(result)).toList();
    if (holders.size() != 1) {
      return Optional.empty();
    }
    var rest = new ArrayList<>(assume.varmap());
    rest.removeAll(holders);
    var frames = new ArrayList<Frame>();
    frames.add(new Frame(assume.target(), holders.getFirst().name(), rest));
    frames.addAll(assume.frames());
    boolean needsResult =
        frames.stream()
            .flatMap(frame -> frame.varmap().stream())
            .map(VariableMapping::value)
            .anyMatch(value -> value.variables().contains(call.result()));
    return needsResult ? Optional.empty() : Optional.of(frames);
  }
}
