package dev.oser.agent.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The stack maps of a rewritten method: those it had, with the agent's own variables behind its
 * own, and one for each place the agent adds. A stack map generator would have to ask for common
 * superclasses of classes that are not loaded yet.
 */
final class StackMaps {
  private final boolean areNeeded;
  private final int originalLocals;
  private final List<Object> added;
  private final Emitter to;
  private final List<FrameNode> frames = new ArrayList<>();
  private final Map<LabelNode, FrameNode> byLabel = new HashMap<>();
  private final Map<LabelNode, LabelNode> movedNew = new HashMap<>();
  private final List<LabelNode> lastLabels = new ArrayList<>();

  /**
   * @param code the method before it is changed
   * @param version the major version of the class: old ones are verified without stack maps
   * @param added the types of the agent's variables, which follow those of the method
   */
  StackMaps(MethodNode code, int version, List<Object> added, Emitter to) {
    this.added = added;
    this.to = to;
    originalLocals = code.maxLocals;
    LabelNode last = null;
    for (var element : code.instructions) {
      if (element instanceof LabelNode label) {
        last = label;
      } else if (element instanceof FrameNode frame) {
        frame.local = extended(frame.local);
        frames.add(frame);
        if (last != null) {
          byLabel.put(last, frame);
        }
      } else if (Jumps.isInstruction(element)) {
        last = null;
      }
    }
    // Version 50 may do without, and is then verified the old way.
    areNeeded = version > Opcodes.V1_6 || version == Opcodes.V1_6 && !frames.isEmpty();
  }

  /** Notes that a label has been written. */
  void passed(LabelNode label) {
    lastLabels.add(label);
  }

  /**
   * Notes that an instruction is written next. A {@code new} may be elsewhere than its label, if
   * the agent has put something between them: stack maps name objects under construction after it.
   */
  void before(AbstractInsnNode instruction) {
    if (instruction.getOpcode() == Opcodes.NEW && !lastLabels.isEmpty()) {
      var here = to.label();
      lastLabels.forEach(label -> movedNew.put(label, here));
    }
    lastLabels.clear();
  }

  /** Adds the frame of an exception handler that needs nothing but the agent's variables. */
  void addHandler(boolean thisIsUninitialized) {
    List<Object> locals = thisIsUninitialized ? List.of(Opcodes.UNINITIALIZED_THIS) : List.of();
    add(extended(locals), List.of(Emitter.name(Throwable.class)));
  }

  /** Adds a frame like the one at another place. */
  void addCopy(LabelNode of) {
    var frame = byLabel.get(of);
    if (frame != null) {
      add(frame.local, frame.stack);
    } else if (areNeeded) {
      throw new UnsupportedCodeException("a branch target without a stack map");
    }
  }

  private void add(List<Object> locals, List<Object> stack) {
    if (areNeeded) {
      var frame =
          new FrameNode(
              Opcodes.F_NEW, locals.size(), locals.toArray(), stack.size(), stack.toArray());
      frames.add(frame);
      to.add(frame);
    }
  }

  private List<Object> extended(List<Object> locals) {
    var extended = new ArrayList<>(locals);
    if (!added.isEmpty()) {
      int slots = locals.stream().mapToInt(StackMaps::slots).sum();
      for (; slots < originalLocals; slots++) {
        extended.add(Opcodes.TOP);
      }
      extended.addAll(added);
    }
    return extended;
  }

  private static int slots(Object type) {
    return type.equals(Opcodes.LONG) || type.equals(Opcodes.DOUBLE) ? 2 : 1;
  }

  /** To be called last. */
  void finish() {
    for (var frame : frames) {
      frame.local.replaceAll(this::moved);
      frame.stack.replaceAll(this::moved);
    }
  }

  private Object moved(Object type) {
    @Nullable LabelNode label = type instanceof LabelNode made ? movedNew.get(made) : null;
    return label == null ? type : label;
  }
}
