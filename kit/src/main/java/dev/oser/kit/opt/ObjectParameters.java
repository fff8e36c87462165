package dev.oser.kit.opt;

import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.ObjectAccess;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes objects behind the place where several meet, not before: a block to which nothing but new
 * objects of one kind are passed takes their parts instead, and makes the object itself. An
 * accumulator in a box, which each turn of a loop replaces, is then used only in the turn that
 * makes it, and {@link SunkAllocation} can do without it.
 *
 * <p>The object that is made is another than the one that would have been passed. Nobody can tell
 * if nobody else has a reference to that one: it is virtual at the edge, the edge passes it once,
 * and it is not used behind the edge except as the parameter. Parameters that are passed to each
 * other are taken together: all are believed to be such, and those that turn out not to be are
 * taken out until the rest is right.
 */
final class ObjectParameters {
  private final Editor editor;
  private final ReversePostorder order;
  private final LoopForest loops;

  /** The parameters that could be made from parts, and an allocation like those that make them. */
  private final Map<Parameter, Instruction> carriers = new LinkedHashMap<>();

  private ObjectParameters(Editor editor) {
    this.editor = editor;
    this.order = ReversePostorder.of(editor.function());
    this.loops = LoopForest.of(editor.function());
  }

  /** Moves what can be moved, and returns whether that was anything. */
  static boolean run(Editor editor) {
    return new ObjectParameters(editor).run();
  }

  private boolean run() {
    findCandidates();
    while (carriers.keySet().removeIf(this::isWrong)) {
      // Others may have relied on it.
    }
    if (carriers.isEmpty()) {
      return false;
    }
    var made = new LinkedHashMap<Parameter, Instruction>();
    carriers.forEach((parameter, like) -> made.put(parameter, make(parameter, like.op())));
    made.forEach(editor::replaceAll);
    made.keySet().forEach(editor::removeParameter);
    return true;
  }

  /** Spreads from the allocations to the parameters they are passed to, and on from these. */
  private void findCandidates() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (var block : order.order()) {
        for (var parameter : block.parameters()) {
          if (block != editor.function().entry() && !carriers.containsKey(parameter)) {
            var allocation = anyAllocation(parameter);
            if (allocation != null) {
              carriers.put(parameter, allocation);
              changed = true;
            }
          }
        }
      }
    }
  }

  private @Nullable Instruction anyAllocation(Parameter parameter) {
    return parameter.block().incoming().stream()
        .map(edge -> allocationOf(argument(edge, parameter)))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** {@return what makes a value, or one like it, if it is certainly a new object} */
  private @Nullable Instruction allocationOf(Value value) {
    return switch (value) {
      case Instruction instruction when VirtualObject.isAllocation(instruction) -> instruction;
      case Parameter parameter -> carriers.get(parameter);
      default -> null;
    };
  }

  private static Value argument(Edge edge, Parameter parameter) {
    return edge.arguments().get(parameter.index());
  }

  /** Whether a parameter must stay what it is. */
  private boolean isWrong(Parameter parameter) {
    var op = Objects.requireNonNull(carriers.get(parameter)).op();
    return !op.resultType().isSubtypeOf(parameter.type())
        || isSeenInLoop(parameter)
        || !parameter.block().incoming().stream()
            .allMatch(edge -> passesNew(edge, argument(edge, parameter), op));
  }

  /** An object that every turn of a loop needs is made once a turn at most as it is. */
  private boolean isSeenInLoop(Parameter parameter) {
    var loop = loops.loopOf(parameter.block());
    return loop != null
        && virtual(parameter, Objects.requireNonNull(carriers.get(parameter))).escapes().stream()
            .anyMatch(loop::contains);
  }

  /** Whether an edge passes a new object to which nobody has another reference behind it. */
  private boolean passesNew(Edge edge, Value argument, Op op) {
    var allocation = allocationOf(argument);
    if (allocation == null || !allocation.op().equals(op)) {
      return false;
    }
    var virtual = virtual((Definition) argument, allocation);
    return !virtual.isRealAtEnd(edge.source()) && !virtual.isLiveAtStart(edge.target());
  }

  private VirtualObject virtual(Definition object, Instruction allocation) {
    return VirtualObject.of(object, allocation, carriers.keySet());
  }

  /** Makes an object from parts that are passed too, at the start of the block. */
  private Instruction make(Parameter parameter, Op op) {
    var block = parameter.block();
    var reads = ((ObjectAccess.Make) Objects.requireNonNull(op.objectAccess())).reads();
    var parts = new ArrayList<Value>();
    for (int i = 0; i < reads.size(); i++) {
      var type = op.operandTypes().get(i);
      parts.add(editor.addParameter(block, parameter.name() + "." + i, type));
    }
    for (var edge : List.copyOf(block.incoming())) {
      var object = argument(edge, parameter);
      for (var read : reads) {
        editor.addArgument(edge, editor.add(edge.terminator(), "part", read, List.of(object)));
      }
    }
    return editor.add(block.instructions().getFirst(), parameter.name(), op, parts);
  }
}
