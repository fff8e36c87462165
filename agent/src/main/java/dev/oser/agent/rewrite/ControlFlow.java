package dev.oser.agent.rewrite;

import dev.oser.profile.path.FlowGraph;
import dev.oser.profile.path.PathNumberer;
import dev.oser.profile.path.PathNumbering;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.DiscontinuedInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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

  private final List<CodeElement> elements;

  /** For each element the block it is in; labels belong to the block that follows. */
  private final int[] blockOf;

  private final Map<Label, Integer> blockAt = new HashMap<>();
  private final Set<Label> handlers = new LinkedHashSet<>();
  private final List<Boolean> canThrow = new ArrayList<>();
  private final List<Set<Integer>> lines = new ArrayList<>();
  private final Map<Long, Integer> edges = new HashMap<>();
  private int edgeCount;
  private FlowGraph.@Nullable Builder builder;

  ControlFlow(CodeAttribute code) {
    elements = code.elementList();
    blockOf = new int[elements.size()];
    code.exceptionHandlers().forEach(each -> handlers.add(each.handler()));
    split();
  }

  /** Cuts the method into blocks. */
  private void split() {
    var targets = new HashSet<>(handlers);
    for (var element : elements) {
      targets.addAll(targets(element));
      if (element instanceof DiscontinuedInstruction) {
        throw new UnsupportedCodeException("subroutines of old compilers (jsr, ret)");
      }
    }
    addBlock();
    boolean startsBlock = true;
    int line = 0;
    for (int i = 0; i < elements.size(); i++) {
      var element = elements.get(i);
      startsBlock |= element instanceof Label label && targets.contains(label);
      if (element instanceof Instruction instruction) {
        if (startsBlock) {
          addBlock();
          startsBlock = false;
        }
        int block = lines.size() - 1;
        if (line > 0) {
          lines.get(block).add(line);
        }
        if (Throwing.isPossible(instruction)) {
          canThrow.set(block, true);
        }
        startsBlock = endsBlock(instruction);
      } else if (element instanceof LineNumber number) {
        line = number.line();
      }
      blockOf[i] = element instanceof Instruction ? lines.size() - 1 : -1;
    }
    // Backwards: what is no instruction belongs to the one after it.
    int next = -1;
    for (int i = elements.size() - 1; i >= 0; i--) {
      next = blockOf[i] < 0 ? next : blockOf[i];
      if (elements.get(i) instanceof Label label && next >= 0) {
        blockAt.put(label, next);
      }
    }
  }

  private void addBlock() {
    lines.add(new LinkedHashSet<>());
    canThrow.add(false);
  }

  static List<Label> targets(CodeElement element) {
    var targets = new ArrayList<Label>();
    switch (element) {
      case BranchInstruction branch -> targets.add(branch.target());
      case TableSwitchInstruction table -> {
        targets.add(table.defaultTarget());
        table.cases().forEach(each -> targets.add(each.target()));
      }
      case LookupSwitchInstruction lookup -> {
        targets.add(lookup.defaultTarget());
        lookup.cases().forEach(each -> targets.add(each.target()));
      }
      default -> {}
    }
    return targets;
  }

  private static boolean endsBlock(Instruction instruction) {
    return instruction instanceof ReturnInstruction
        || instruction instanceof ThrowInstruction
        || !targets(instruction).isEmpty();
  }

  /** {@return whether control goes on to the next instruction} */
  static boolean fallsThrough(Instruction instruction) {
    return switch (instruction) {
      case ReturnInstruction _, ThrowInstruction _ -> false;
      case TableSwitchInstruction _, LookupSwitchInstruction _ -> false;
      case BranchInstruction branch ->
          switch (branch.opcode()) {
            case GOTO, GOTO_W -> false;
            default -> true;
          };
      default -> true;
    };
  }

  /** {@return the numbers of the method's paths} */
  PathNumbering number() {
    builder = FlowGraph.builder(lines.size(), OUTSIDE);
    edge(OUTSIDE, 1);
    for (var handler : handlers) {
      edge(OUTSIDE, block(handler));
    }
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i) instanceof Instruction instruction && isLast(i)) {
        int block = blockOf[i];
        if (fallsThrough(instruction)) {
          if (block + 1 == lines.size()) {
            throw new UnsupportedCodeException("code that runs off its end");
          }
          edge(block, block + 1);
        }
        for (var target : targets(instruction)) {
          edge(block, block(target));
        }
        if (instruction instanceof ReturnInstruction) {
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
  int block(Label label) {
    var block = blockAt.get(label);
    if (block == null) {
      throw new UnsupportedCodeException("a jump behind the end");
    }
    return block;
  }

  boolean isHandler(Label label) {
    return handlers.contains(label);
  }

  /** {@return the block of an instruction} */
  int blockOf(int position) {
    return blockOf[position];
  }

  /** {@return whether an instruction is the first of its block} */
  boolean isFirst(int position) {
    int before = position - 1;
    while (before >= 0 && !(elements.get(before) instanceof Instruction)) {
      before--;
    }
    return before < 0 || blockOf[before] != blockOf[position];
  }

  /** {@return whether an instruction is the last of its block} */
  boolean isLast(int position) {
    int after = position + 1;
    while (after < elements.size() && !(elements.get(after) instanceof Instruction)) {
      after++;
    }
    return after == elements.size() || blockOf[after] != blockOf[position];
  }

  /** {@return the source lines of each block, in the order of the code} */
  List<List<Integer>> lines() {
    return lines.stream().map(List::copyOf).toList();
  }
}
