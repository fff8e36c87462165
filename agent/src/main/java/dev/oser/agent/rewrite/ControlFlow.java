package dev.oser.agent.rewrite;

import dev.oser.profile.path.FlowGraph;
import dev.oser.profile.path.PathNumberer;
import dev.oser.profile.path.PathNumbering;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The control flow of a method, for numbering its paths.
 *
 * <p>Block 0 is none of the method's: from it lead an edge to the method's first block and one to
 * each exception handler. So a path begins at the start of the method or of a handler, and an
 * exception ends a path, with the block it was thrown in as the last. The register then starts with
 * what the edge out of block 0 adds.
 */
final class ControlFlow {
  static final int OUTSIDE = 0;

  private final AbstractInsnNode[] elements;

  /** For each element the block it is in; labels belong to the block that follows. */
  private final int[] blockOf;

  private final Map<LabelNode, Integer> blockAt = new HashMap<>();
  private final Set<LabelNode> handlers;
  private final List<Boolean> canThrow = new ArrayList<>();
  private final List<Set<Integer>> lines = new ArrayList<>();
  private final Map<Long, Integer> edges = new HashMap<>();
  private int edgeCount;
  private FlowGraph.@Nullable Builder builder;

  ControlFlow(MethodNode code) {
    elements = code.instructions.toArray();
    blockOf = new int[elements.length];
    handlers = Jumps.handlers(code);
    split();
  }

  /** Cuts the method into blocks. */
  private void split() {
    var targets = new HashSet<>(handlers);
    for (var element : elements) {
      targets.addAll(Jumps.targets(element));
      if (element.getOpcode() == Opcodes.JSR || element.getOpcode() == Opcodes.RET) {
        throw new UnsupportedCodeException("subroutines of old compilers (jsr, ret)");
      }
    }
    addBlock();
    boolean startsBlock = true;
    int line = 0;
    for (int i = 0; i < elements.length; i++) {
      var element = elements[i];
      startsBlock |= element instanceof LabelNode label && targets.contains(label);
      if (Jumps.isInstruction(element)) {
        if (startsBlock) {
          addBlock();
          startsBlock = false;
        }
        int block = lines.size() - 1;
        if (line > 0) {
          lines.get(block).add(line);
        }
        if (Throwing.isPossible(element.getOpcode())) {
          canThrow.set(block, true);
        }
        startsBlock = endsBlock(element);
      } else if (element instanceof LineNumberNode number) {
        line = number.line;
      }
      blockOf[i] = Jumps.isInstruction(element) ? lines.size() - 1 : -1;
    }
    // Backwards: what is no instruction belongs to the one after it.
    int next = -1;
    for (int i = elements.length - 1; i >= 0; i--) {
      next = blockOf[i] < 0 ? next : blockOf[i];
      if (elements[i] instanceof LabelNode label && next >= 0) {
        blockAt.put(label, next);
      }
    }
  }

  private void addBlock() {
    lines.add(new LinkedHashSet<>());
    canThrow.add(false);
  }

  private static boolean endsBlock(AbstractInsnNode instruction) {
    return !Jumps.fallsThrough(instruction) || !Jumps.targets(instruction).isEmpty();
  }

  /** {@return the numbers of the method's paths} */
  PathNumbering number() {
    builder = FlowGraph.builder(lines.size(), OUTSIDE);
    edge(OUTSIDE, 1);
    for (var handler : handlers) {
      edge(OUTSIDE, block(handler));
    }
    for (int i = 0; i < elements.length; i++) {
      var instruction = elements[i];
      if (Jumps.isInstruction(instruction) && isLast(i)) {
        int block = blockOf[i];
        if (Jumps.fallsThrough(instruction)) {
          if (block + 1 == lines.size()) {
            throw new UnsupportedCodeException("code that runs off its end");
          }
          edge(block, block + 1);
        }
        for (var target : Jumps.targets(instruction)) {
          edge(block, block(target));
        }
        if (Jumps.isReturn(instruction)) {
          builder.exit(block);
          edges.put(key(block, FlowGraph.EXIT), edgeCount++);
        }
        if (canThrow.get(block)) {
          builder.exceptionalExit(block);
          edges.put(key(block, EXCEPTION), edgeCount++);
        }
      }
    }
    return new PathNumberer(builder.build()).number();
  }

  /** Stands for the exit by an exception, which a block can have beside that by a return. */
  static final int EXCEPTION = -2;

  private void edge(int from, int to) {
    if (from != OUTSIDE && edges.containsKey(key(OUTSIDE, to)) && to != 1) {
      throw new UnsupportedCodeException("an exception handler that is jumped to");
    }
    // A switch may have many ways to the same block; they are one.
    if (builder != null && edges.putIfAbsent(key(from, to), edgeCount) == null) {
      builder.edge(from, to);
      edgeCount++;
    }
  }

  private static long key(int from, int to) {
    return (long) from << 32 | to & 0xFFFF_FFFFL;
  }

  /** {@return the number of an edge, or -1 if there is none} */
  int edgeNumber(int from, int to) {
    return edges.getOrDefault(key(from, to), -1);
  }

  /** {@return the block a label is at the start of, or inside} */
  int block(LabelNode label) {
    var block = blockAt.get(label);
    if (block == null) {
      throw new UnsupportedCodeException("a jump behind the end");
    }
    return block;
  }

  boolean isHandler(LabelNode label) {
    return handlers.contains(label);
  }

  /** {@return the block of an instruction} */
  int blockOf(int position) {
    return blockOf[position];
  }

  /** {@return whether an instruction is the first of its block} */
  boolean isFirst(int position) {
    int before = position - 1;
    while (before >= 0 && !Jumps.isInstruction(elements[before])) {
      before--;
    }
    return before < 0 || blockOf[before] != blockOf[position];
  }

  /** {@return whether an instruction is the last of its block} */
  boolean isLast(int position) {
    int after = position + 1;
    while (after < elements.length && !Jumps.isInstruction(elements[after])) {
      after++;
    }
    return after == elements.length || blockOf[after] != blockOf[position];
  }

  /** {@return the source lines of each block, in the order of the code} */
  List<List<Integer>> lines() {
    return lines.stream().map(List::copyOf).toList();
  }
}
