package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.MethodPaths;
import dev.oser.profile.path.EdgeAction;
import dev.oser.profile.path.FlowGraph;
import dev.oser.profile.path.PathNumbering;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.StackMapFrameInfo.SimpleVerificationTypeInfo;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
  private static final ClassDesc PATHS = MethodPaths.class.describeConstable().orElseThrow();
  private static final MethodTypeDesc OF = MethodTypeDesc.of(PATHS, ConstantDescs.CD_int);
  private static final MethodTypeDesc COUNT =
      MethodTypeDesc.of(ConstantDescs.CD_long, ConstantDescs.CD_long, ConstantDescs.CD_int);

  private static final MethodTypeDesc END =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_long, ConstantDescs.CD_int);

  private final MethodName name;
  private final CodeAttribute code;
  private final ControlFlow flow;
  private final PathNumbering numbering;
  private final int number;
  private final List<CodeElement> elements;
  private final int initialisation;
  private final int paths;
  private final int state;
  private final int register;
  private final int thrown;

  PathBody(
      MethodName name, CodeAttribute code, ControlFlow flow, PathNumbering numbering, int number) {
    this.name = name;
    this.code = code;
    this.flow = flow;
    this.numbering = numbering;
    this.number = number;
    elements = code.elementList();
    initialisation = name.isConstructor() ? ConstructorCalls.find(elements) : -1;
    paths = code.maxLocals();
    state = paths + 1;
    register = paths + 3;
    thrown = paths + 4;
  }

  @Override
  public void write(CodeBuilder to) {
    new Writer(to).write();
  }

  /** An action on an edge, out of line. */
  private record Detour(Label label, EdgeAction action, Label target) {}

  /** One writing of the method. */
  private final class Writer {
    private final CodeBuilder to;
    private final StackMaps maps;
    private final Map<Integer, Detour> detours = new LinkedHashMap<>();

    Writer(CodeBuilder to) {
      this.to = to;
      maps =
          new StackMaps(
              code,
              name.version(),
              List.of(
                  StackMaps.object(MethodPaths.class),
                  SimpleVerificationTypeInfo.LONG,
                  SimpleVerificationTypeInfo.INTEGER,
                  SimpleVerificationTypeInfo.INTEGER));
    }

    void write() {
      to.loadConstant(number).invokestatic(PATHS, "of", OF).astore(paths);
      to.lconst_0().lstore(state).iconst_0().istore(thrown);
      start(1);
      var start = to.newBoundLabel();
      var uninitialised = to.newLabel();
      var initialised = to.newLabel();
      for (int i = 0; i < elements.size(); i++) {
        if (i == initialisation) {
          to.labelBinding(uninitialised);
        }
        switch (elements.get(i)) {
          case Label label -> label(label);
          case Instruction instruction -> instruction(i, instruction);
          case CodeElement other -> to.with(other);
        }
        if (i == initialisation) {
          to.labelBinding(initialised);
        }
      }
      var end = to.newBoundLabel();
      detours.values().forEach(this::detour);
      if (initialisation >= 0) {
        handler(start, uninitialised, true);
        handler(initialised, end, false);
      } else {
        handler(start, end, false);
      }
      maps.write(to);
    }

    private void label(Label label) {
      to.with((CodeElement) label);
      maps.passed(label);
      if (flow.isHandler(label)) {
        to.aload(paths).lload(state).iload(register).iload(thrown).iadd();
        to.invokevirtual(PATHS, "count", COUNT).lstore(state);
        start(flow.block(label));
      }
    }

    /** A path starts in a block that paths reach from outside. */
    private void start(int block) {
      to.iconst_0().istore(register);
      act(action(ControlFlow.OUTSIDE, block));
    }

    private void instruction(int position, Instruction instruction) {
      int block = flow.blockOf(position);
      if (flow.isFirst(position)) {
        int exceptional = flow.edgeNumber(block, ControlFlow.EXCEPTION);
        if (exceptional >= 0 && action(exceptional) instanceof EdgeAction.Emit(int amount)) {
          to.loadConstant(amount).istore(thrown);
        }
      }
      maps.before(instruction, to);
      if (flow.isLast(position)) {
        last(block, instruction);
      } else {
        to.with(instruction);
      }
    }

    private void last(int block, Instruction instruction) {
      switch (instruction) {
        case ReturnInstruction _ -> {
          if (action(block, FlowGraph.EXIT) instanceof EdgeAction.Emit(int amount)) {
            path(amount);
            to.invokevirtual(PATHS, "end", END);
          }
          to.with(instruction);
        }
        case BranchInstruction branch when !ControlFlow.fallsThrough(branch) -> {
          act(action(block, flow.block(branch.target())));
          to.with(instruction);
        }
        case BranchInstruction branch -> to.branch(branch.opcode(), way(block, branch.target()));
        case TableSwitchInstruction table ->
            to.tableswitch(
                table.lowValue(),
                table.highValue(),
                way(block, table.defaultTarget()),
                ways(block, table.cases()));
        case LookupSwitchInstruction lookup ->
            to.lookupswitch(way(block, lookup.defaultTarget()), ways(block, lookup.cases()));
        default -> to.with(instruction);
      }
      if (ControlFlow.fallsThrough(instruction)) {
        act(action(block, block + 1));
      }
    }

    private List<SwitchCase> ways(int block, List<SwitchCase> cases) {
      return cases.stream()
          .map(each -> SwitchCase.of(each.caseValue(), way(block, each.target())))
          .toList();
    }

    /** {@return where to jump to get to a target with the edge's action done on the way} */
    private Label way(int block, Label target) {
      int edge = flow.edgeNumber(block, flow.block(target));
      var action = action(edge);
      if (action instanceof EdgeAction.None) {
        return target;
      }
      return detours.computeIfAbsent(edge, _ -> new Detour(to.newLabel(), action, target)).label();
    }

    private void detour(Detour detour) {
      to.labelBinding(detour.label());
      maps.addCopy(detour.label(), detour.target());
      act(detour.action());
      to.goto_(detour.target());
    }

    private void handler(Label start, Label end, boolean thisIsUninitialized) {
      var handler = to.newBoundLabel();
      to.aload(paths).lload(state).iload(register).iload(thrown).iadd();
      to.invokevirtual(PATHS, "end", END).athrow();
      to.exceptionCatchAll(start, end, handler);
      maps.addHandler(handler, thisIsUninitialized);
    }

    private EdgeAction action(int from, int to) {
      return action(flow.edgeNumber(from, to));
    }

    private EdgeAction action(int edge) {
      return numbering.action(numbering.graph().edges().get(edge));
    }

    private void act(EdgeAction action) {
      switch (action) {
        case EdgeAction.None() -> {}
        case EdgeAction.Add(int amount) -> {
          if (amount <= Short.MAX_VALUE) {
            to.iinc(register, amount);
          } else {
            to.iload(register).loadConstant(amount).iadd().istore(register);
          }
        }
        case EdgeAction.Emit(int amount) -> {
          count(amount);
          to.lstore(state);
        }
        case EdgeAction.EmitAndRestart(int amount, int restart) -> {
          count(amount);
          to.lstore(state).loadConstant(restart).istore(register);
        }
      }
    }

    /** Leaves the next state on the stack. */
    private void count(int amount) {
      path(amount);
      to.invokevirtual(PATHS, "count", COUNT);
    }

    /** Leaves what an event is told on the stack. */
    private void path(int amount) {
      to.aload(paths).lload(state).iload(register);
      if (amount != 0) {
        to.loadConstant(amount).iadd();
      }
    }
  }
}
