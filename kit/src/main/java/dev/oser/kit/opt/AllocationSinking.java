package dev.oser.kit.opt;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.ObjectAccess;
import dev.oser.kit.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * Does without objects as long as nobody sees them, and makes them where somebody does, with what
 * their parts are there. The places where an object is seen are often cold: the exits of
 * checkpoints, where a frame needs the environment, the promise or the box that hot code never
 * looks at (Flückiger §4.7, "Delaying Environments").
 *
 * <p>Where an object need not exist is what {@link VirtualObject} knows; {@link SunkAllocation}
 * does without it there. An object that is passed to a block to which others of its kind come too
 * is made only there: {@link ObjectParameters}.
 *
 * <p>An object that is part of another escapes where that one is made. So one that is done without
 * may be the reason why others can be: containers come first, and all are looked at again.
 */
public final class AllocationSinking implements Pass {
  /** How deep objects in objects may be nested; only parts of parts that are passed on count. */
  private static final int DEEPEST = 64;

  @Override
  public String name() {
    return "allocation-sinking";
  }

  @Override
  public String description() {
    return "Makes objects only where somebody sees them.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    boolean changed = Unreachable.remove(editor);
    // What was part of an object may be passed to blocks itself now.
    for (int depth = 0; depth < DEEPEST && round(editor); depth++) {
      changed = true;
    }
    return changed;
  }

  private static boolean round(Editor editor) {
    boolean changed = ObjectParameters.run(editor);
    var open = new ArrayDeque<Instruction>();
    for (var block : ReversePostorder.of(editor.function()).order()) {
      block.instructions().stream().filter(VirtualObject::isAllocation).forEach(open::addFirst);
    }
    while (!open.isEmpty()) {
      var allocation = open.removeFirst();
      if (allocation.isInBlock()) {
        var object = VirtualObject.of(allocation);
        if (object.isWorthIt()) {
          changed = true;
          open.addAll(partsOf(allocation));
          open.addAll(SunkAllocation.sink(editor, allocation, object));
        }
      }
    }
    return changed;
  }

  /** {@return the allocations of what may be parts of an object} */
  private static List<Instruction> partsOf(Instruction allocation) {
    var parts = new ArrayList<Value>(allocation.operands());
    for (var user : allocation.users()) {
      if (user.op().objectAccess() instanceof ObjectAccess.Write) {
        parts.add(user.operand(1));
      }
    }
    return parts.stream()
        .filter(part -> part != allocation && part instanceof Instruction)
        .map(Instruction.class::cast)
        .filter(VirtualObject::isAllocation)
        .toList();
  }
}
