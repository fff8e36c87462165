package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code const_fold}: constant propagation that learns from assumes (Section 4.1, Lemma 6.1). */
final class ConstantFolding extends LinePass {
  @Override
  public String name() {
    return "const_fold";
  }

  @Override
  public String description() {
    return "replaces expressions by the constants they must be, learning from assumes (4.1)";
  }

  @Override
  List<Line> change(Draft draft, Function function) {
    var version = function.active();
    var known = known(version);
    var lines = new ArrayList<Line>();
    for (int i = 0; i < version.lines().size(); i++) {
      var line = version.lines().get(i);
      var constants = known.get(i);
      lines.add(
          constants == null
              ? line
              : line.with(folded(line.instruction(), constants, draft.program())));
    }
    return lines;
  }

  /** What is known before each line that can be reached, by Kildall's algorithm. */
  private static List<@Nullable Constants> known(Version version) {
    var known = new ArrayList<@Nullable Constants>();
    version.lines().forEach(_ -> known.add(null));
    known.set(0, Constants.NONE);
    var flow = Flow.of(version);
    // The first line first: what flows into it has mostly been seen to then.
    var work = new PriorityQueue<>(Set.of(0));
    var isWaiting = new boolean[known.size()];
    while (!work.isEmpty()) {
      int index = work.remove();
      isWaiting[index] = false;
      var before = known.get(index);
      var after =
          after(version.lines().get(index).instruction(), before == null ? Constants.NONE : before);
      for (int next : flow.successors(index)) {
        var old = known.get(next);
        var joined = old == null ? after : old.join(after);
        if (joined != old) {
          known.set(next, joined);
          if (!isWaiting[next]) {
            isWaiting[next] = true;
            work.add(next);
          }
        }
      }
    }
    return known;
  }

  private static Constants after(Instruction instruction, Constants before) {
    return switch (instruction) {
      case Instruction.Declare(var name, var value) -> before.assigning(name, value);
      case Instruction.Assign(var name, var value) -> before.assigning(name, value);
      case Instruction.Read(var name) -> before.without(name);
      case Instruction.Drop(var name) -> before.without(name);
      case Instruction.Assume assume -> {
        var result = before;
        for (var guard : assume.guards()) {
          result = result.assuming(guard);
        }
        yield result;
      }
      default -> {
        var declared = instruction.declares();
        yield declared == null ? before : before.without(declared);
      }
    };
  }

  private static Instruction folded(Instruction instruction, Constants constants, Program program) {
    return switch (Expressions.map(instruction, constants::folded)) {
      case Instruction.Assume assume ->
          assume.withGuards(
              assume.guards().stream()
                  .filter(guard -> !guard.equals(new Expression.Bool(true)))
                  .toList());
      // Calling a wrong value is an error of the run; written as a constant it would be one of the
      // text.
      case Instruction.Call call
          when instruction instanceof Instruction.Call original && !isCallable(call, program) ->
          new Instruction.Call(call.result(), original.function(), call.arguments(), call.label());
      case Instruction folded -> folded;
    };
  }

  private static boolean isCallable(Instruction.Call call, Program program) {
    return call.function() instanceof Expression.FunctionReference(var name, _)
        && program
            .function(name)
            .filter(function -> function.parameters().size() == call.arguments().size())
            .isPresent();
  }
}
