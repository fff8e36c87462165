package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.MethodPaths;
import dev.oser.profile.path.EdgeAction;
import dev.oser.profile.path.FlowGraph;
import dev.oser.profile.path.PathNumbering;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * A method that numbers the paths it takes (D'Elia §3.2.2). Four variables are added:
 *
 * <ul>
 *   <li>{@code paths}, where they are counted;
 *   <li>{@code state}, where this call is in the sequence of paths;
 *   <li>{@code register}, the sum along the current path;
 *   <li>{@code thrown}, what to add to it if an exception ends the path here. A handler cannot know
 *       which block it comes from, so blocks that can throw say it beforehand.
 * </ul>
 *
 * <p>Actions on edges that are taken by a jump are at the end of the method, and jump on from
 * there.
 */
final class PathBody implements Body {
  private static final String OF = "(I)" + Emitter.descriptor(MethodPaths.class);

  /** The slots of the four. */
  private static final int VARIABLES = 5;

  /** What an event is told, and a constant. */
  private static final int STACK = 5;

  private static final List<Object> TYPES =
      List.of(Emitter.name(MethodPaths.class), Opcodes.LONG, Opcodes.INTEGER, Opcodes.INTEGER);

  private final MethodNode code;
  private final ControlFlow flow;
  private final PathNumbering numbering;
  private final int number;
  private final @Nullable AbstractInsnNode initialisation;
  private final int paths;
  private final int state;
  private final int register;
  private final int thrown;
  private final Emitter to = new Emitter();
  private final StackMaps maps;
  private final Map<Integer, Detour> detours = new LinkedHashMap<>();

  PathBody(
      MethodName name, MethodNode code, ControlFlow flow, PathNumbering numbering, int number) {
    this.code = code;
    this.flow = flow;
    this.numbering = numbering;
    this.number = number;
    initialisation = ConstructorCalls.find(name, code);
    paths = code.maxLocals;
    state = paths + 1;
    register = paths + 3;
    thrown = paths + 4;
    maps = new StackMaps(code, name.version(), TYPES, to);
  }

  /** An action on an edge, out of line. */
  private record Detour(LabelNode label, EdgeAction action, LabelNode target) {}

  @Override
  public void write() {
    to.constant(number)
        .callStatic(MethodPaths.class, "of", OF)
        .variable(Opcodes.ASTORE, paths)
        .instruction(Opcodes.LCONST_0)
        .variable(Opcodes.LSTORE, state)
        .constant(0)
        .variable(Opcodes.ISTORE, thrown);
    start(1);
    var start = to.label();
    var uninitialised = new LabelNode();
    var initialised = new LabelNode();
    // Stack maps come between labels and instructions, and before what is done there.
    var passed = new ArrayList<LabelNode>();
    var elements = Emitter.take(code);
    for (int i = 0; i < elements.length; i++) {
      var element = elements[i];
      if (!Jumps.isInstruction(element)) {
        to.add(element);
        if (element instanceof LabelNode label) {
          maps.passed(label);
          passed.add(label);
        }
        continue;
      }
      passed.forEach(this::behind);
      passed.clear();
      if (element == initialisation) {
        to.add(uninitialised);
      }
      instruction(i, element);
      if (element == initialisation) {
        to.add(initialised);
      }
    }
    var end = to.label();
    detours.values().forEach(this::detour);
    if (initialisation != null) {
      handler(start, uninitialised, true);
      handler(initialised, end, false);
    } else {
      handler(start, end, false);
    }
    maps.finish();
    to.finish(code, VARIABLES, STACK, STACK + 1);
  }

  private void behind(LabelNode label) {
    if (flow.isHandler(label)) {
      thrownPath();
      tell("count", "(JI)J").variable(Opcodes.LSTORE, state);
      start(flow.block(label));
    }
  }

  /** A path starts in a block that paths reach from outside. */
  private void start(int block) {
    to.constant(0).variable(Opcodes.ISTORE, register);
    act(action(ControlFlow.OUTSIDE, block));
  }

  private void instruction(int position, AbstractInsnNode instruction) {
    int block = flow.blockOf(position);
    if (flow.isFirst(position)) {
      int exceptional = flow.edgeNumber(block, ControlFlow.EXCEPTION);
      if (exceptional >= 0 && action(exceptional) instanceof EdgeAction.Emit emit) {
        to.constant(emit.amount()).variable(Opcodes.ISTORE, thrown);
      }
    }
    maps.before(instruction);
    if (flow.isLast(position)) {
      last(block, instruction);
    } else {
      to.add(instruction);
    }
  }

  private void last(int block, AbstractInsnNode instruction) {
    if (Jumps.isReturn(instruction)) {
      if (action(block, FlowGraph.EXIT) instanceof EdgeAction.Emit emit) {
        path(emit.amount());
        tell("end", "(JI)V");
      }
    } else if (instruction instanceof JumpInsnNode jump) {
      if (Jumps.fallsThrough(jump)) {
        jump.label = way(block, jump.label);
      } else {
        act(action(block, flow.block(jump.label)));
      }
    } else if (instruction instanceof TableSwitchInsnNode table) {
      table.dflt = way(block, table.dflt);
      table.labels.replaceAll(target -> way(block, target));
    } else if (instruction instanceof LookupSwitchInsnNode lookup) {
      lookup.dflt = way(block, lookup.dflt);
      lookup.labels.replaceAll(target -> way(block, target));
    }
    to.add(instruction);
    if (Jumps.fallsThrough(instruction)) {
      act(action(block, block + 1));
    }
  }

  /** {@return where to jump to get to a target with the edge's action done on the way} */
  private LabelNode way(int block, LabelNode target) {
    int edge = flow.edgeNumber(block, flow.block(target));
    var action = action(edge);
    if (action instanceof EdgeAction.None) {
      return target;
    }
    return detours
        .computeIfAbsent(edge, key -> new Detour(new LabelNode(), action, target))
        .label();
  }

  private void detour(Detour detour) {
    to.add(detour.label());
    maps.addCopy(detour.target());
    act(detour.action());
    to.jump(Opcodes.GOTO, detour.target());
  }

  private void handler(LabelNode start, LabelNode end, boolean thisIsUninitialized) {
    var handler = to.label();
    maps.addHandler(thisIsUninitialized);
    thrownPath();
    tell("end", "(JI)V").instruction(Opcodes.ATHROW);
    code.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
  }

  private EdgeAction action(int from, int to) {
    return action(flow.edgeNumber(from, to));
  }

  private EdgeAction action(int edge) {
    return numbering.action(numbering.graph().edges().get(edge));
  }

  private void act(EdgeAction action) {
    if (action instanceof EdgeAction.Add add) {
      add(add.amount());
    } else if (action instanceof EdgeAction.Emit emit) {
      count(emit.amount());
    } else if (action instanceof EdgeAction.EmitAndRestart emit) {
      count(emit.amount());
      to.constant(emit.restart()).variable(Opcodes.ISTORE, register);
    }
  }

  private void add(int amount) {
    if (amount <= Short.MAX_VALUE) {
      to.increment(register, amount);
    } else {
      to.variable(Opcodes.ILOAD, register).constant(amount).instruction(Opcodes.IADD);
      to.variable(Opcodes.ISTORE, register);
    }
  }

  /** Sets the next state. */
  private void count(int amount) {
    path(amount);
    tell("count", "(JI)J").variable(Opcodes.LSTORE, state);
  }

  private Emitter tell(String event, String descriptor) {
    return to.callVirtual(MethodPaths.class, event, descriptor);
  }

  /** Leaves what an event is told on the stack. */
  private void path(int amount) {
    arguments();
    if (amount != 0) {
      to.constant(amount).instruction(Opcodes.IADD);
    }
  }

  /** The same for a path that an exception ends. */
  private void thrownPath() {
    arguments();
    to.variable(Opcodes.ILOAD, thrown).instruction(Opcodes.IADD);
  }

  private void arguments() {
    to.variable(Opcodes.ALOAD, paths)
        .variable(Opcodes.LLOAD, state)
        .variable(Opcodes.ILOAD, register);
  }
}
