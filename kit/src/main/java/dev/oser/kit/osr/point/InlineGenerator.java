package dev.oser.kit.osr.point;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.opt.Inlining;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.runtime.FunctionValue;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Goes on in a version where calls of a function value are replaced by the code of the function it
 * is at run time, and optimises it (Flexible OSR §2, Figure 6). Without such a function, or without
 * a map from the state at the point, it goes on in a copy.
 */
public final class InlineGenerator implements ContinuationGenerator {
  private final Definition callee;
  private final PassContext functions;
  private final UnaryOperator<String> names;
  private final Map<Function, Function> made = new IdentityHashMap<>();

  /**
   * Makes a generator.
   *
   * @param callee the function value that the point passes along
   * @param functions where the code of functions is found
   * @param names given a name for a continuation, returns one that is free
   */
  public InlineGenerator(Definition callee, PassContext functions, UnaryOperator<String> names) {
    this.callee = callee;
    this.functions = functions;
    this.names = names;
  }

  /** {@return the calls of a function value in a function} */
  public static List<Instruction> callsOf(Definition value) {
    return value.users().stream()
        .filter(user -> user.op() instanceof CallOp.CallIndirect && user.operand(0) == value)
        .distinct()
        .toList();
  }

  @Override
  public synchronized Function generate(OpenPoint point, @Nullable Object value) {
    var function = value instanceof FunctionValue known ? functions.callee(known.name()) : null;
    if (function == null) {
      return new CloneGenerator(names).generate(point, value);
    }
    var known = made.get(function);
    if (known != null) {
      return known;
    }
    var continuation = specialised(point, function);
    made.put(function, continuation);
    return continuation;
  }

  /**
   * Optimised code may need more than is live at the point; code that is only inlined does not, and
   * is optimised afterwards.
   */
  private Function specialised(OpenPoint point, Function function) {
    for (var pipeline : List.of(Pipeline.standard(), Pipeline.of())) {
      var versions =
          VersionPair.of(
              point.source(),
              version -> {
                inline(version, function);
                pipeline.run(version, PassContext.NONE);
              });
      for (var strength : List.of(Strength.AVAIL, Strength.LIVE)) {
        var map = StateMaps.at(versions.forward(), point.at(), strength);
        if (map != null && point.state().containsAll(map.inputs())) {
          var name = names.apply(point.source().name() + ".to." + function.name());
          var continuation = point.continuation(name, map).function();
          Pipeline.standard().run(continuation, PassContext.NONE);
          return continuation;
        }
      }
    }
    return new CloneGenerator(names).generate(point, null);
  }

  private void inline(Function version, Function function) {
    var value = version.value(callee.name());
    if (value != null) {
      var editor = new Editor(version);
      callsOf(value).forEach(call -> Inlining.inline(editor, call, function));
    }
  }
}
