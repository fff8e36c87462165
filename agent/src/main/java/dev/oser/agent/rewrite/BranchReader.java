package dev.oser.agent.rewrite;

import dev.oser.profile.path.Branch;
import dev.oser.profile.path.Branch.Outcome;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads what the branches of a method ask, so that its paths can be told by conditions. */
final class BranchReader {
  private final AbstractInsnNode[] elements;
  private final ControlFlow flow;
  private final int[] lines;

  /** How many comparisons a line has. */
  private final Map<Integer, Integer> places = new HashMap<>();

  private final Map<Integer, Branch> branches = new HashMap<>();

  BranchReader(MethodNode code, ControlFlow flow) {
    elements = code.instructions.toArray();
    this.flow = flow;
    lines = new int[elements.length];
    int line = 0;
    for (int i = 0; i < elements.length; i++) {
      if (elements[i] instanceof LineNumberNode number) {
        line = number.line;
      }
      lines[i] = line;
      if (outcome(elements[i]) != null) {
        places.merge(line, 1, Integer::sum);
      }
    }
  }

  /** {@return what is known of edges, by their numbers} */
  Map<Integer, Branch> read() {
    var next = new HashMap<Integer, Integer>();
    for (int i = 0; i < elements.length; i++) {
      var outcome = outcome(elements[i]);
      if (lines[i] == 0) {
        continue;
      }
      if (outcome != null && elements[i] instanceof JumpInsnNode jump) {
        int place = next.merge(lines[i], 1, Integer::sum) - 1;
        int block = flow.blockOf(i);
        int target = flow.block(jump.label);
        if (target != block + 1) {
          compare(i, place, flow.edgeNumber(block, target), outcome);
          compare(i, place, flow.edgeNumber(block, block + 1), outcome.opposite());
        }
      } else if (!Jumps.fallsThrough(elements[i]) && !(elements[i] instanceof JumpInsnNode)) {
        choose(i);
      }
    }
    return branches;
  }

  private void compare(int at, int place, int edge, Outcome outcome) {
    var branch = new Branch(lines[at], place, places.getOrDefault(lines[at], 0), outcome);
    branches.put(edge, branch);
  }

  /** A switch. What leaves the method has no targets. */
  private void choose(int at) {
    for (var target : Jumps.targets(elements[at])) {
      int block = flow.block(target);
      var lines = flow.lines().get(block);
      if (!lines.isEmpty()) {
        branches.put(
            flow.edgeNumber(flow.blockOf(at), block),
            new Branch(this.lines[at], lines.get(0), 0, Outcome.CASE));
      }
    }
  }

  /** {@return what an instruction has found when it jumps; null if it asks nothing} */
  private static @Nullable Outcome outcome(AbstractInsnNode element) {
    return switch (element.getOpcode()) {
      case Opcodes.IFEQ -> Outcome.FALSE;
      case Opcodes.IFNE -> Outcome.TRUE;
      case Opcodes.IFLT, Opcodes.IF_ICMPLT -> Outcome.LESS;
      case Opcodes.IFGE, Opcodes.IF_ICMPGE -> Outcome.NOT_LESS;
      case Opcodes.IFGT, Opcodes.IF_ICMPGT -> Outcome.GREATER;
      case Opcodes.IFLE, Opcodes.IF_ICMPLE -> Outcome.NOT_GREATER;
      case Opcodes.IF_ICMPEQ, Opcodes.IF_ACMPEQ, Opcodes.IFNULL -> Outcome.EQUAL;
      case Opcodes.IF_ICMPNE, Opcodes.IF_ACMPNE, Opcodes.IFNONNULL -> Outcome.NOT_EQUAL;
      default -> null;
    };
  }
}
