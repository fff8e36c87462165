package dev.oser.kit.jit;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Condition;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionReference;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.ObjectReference;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.SourcePosition;
import dev.oser.kit.ir.Value;
import dev.oser.kit.runtime.Output;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes the code of one function: blocks in reverse postorder, then what is rarely run. Phis are
 * gone: an edge that passes arguments loads them all and then stores them all, which is a parallel
 * copy without temporaries. Where such an edge is critical, the copies get a little block of their
 * own.
 */
final class FunctionEmitter implements Emitter {
  private static final ClassDesc OUTPUT = ClassDesc.of(Output.class.getName());
  private static final ClassDesc TRAP_SITES = ClassDesc.of(TrapSites.class.getName());
  private static final MethodTypeDesc RAISE =
      MethodTypeDesc.of(
          ConstantDescs.CD_Throwable, ConstantDescs.CD_Throwable, ConstantDescs.CD_int, TRAP_SITES);

  private final Function function;
  private final ExternalSymbols symbols;
  private final ClassBuild build;
  private final TransitionMethods transitions;
  private final CodeBuilder code;
  private final Map<Block, Schedule> schedules = new IdentityHashMap<>();
  private final Map<Block, Label> labels = new IdentityHashMap<>();
  private final List<Stub> stubs = new ArrayList<>();
  private final TrapSites trapSites = new TrapSites();
  private final List<Range> trapRanges = new ArrayList<>();
  private final Locals locals;
  private Instruction current;
  private @Nullable Block next;
  private int line;

  /** Copies of an edge that other code jumps to. */
  private record Stub(Label label, Edge edge) {}

  /** The code of an instruction that may trap. */
  private record Range(Label start, Label end) {}

  FunctionEmitter(
      Function function,
      ExternalSymbols symbols,
      ClassBuild build,
      TransitionMethods transitions,
      CodeBuilder code) {
    this.function = function;
    this.symbols = symbols;
    this.build = build;
    this.transitions = transitions;
    this.code = code;
    this.current = function.entry().instructions().getFirst();
    for (var block : ReversePostorder.of(function).order()) {
      schedules.put(block, new Schedule(block));
      labels.put(block, code.newLabel());
    }
    locals = new Locals(function, schedules);
    if (locals.size() > ClassBuild.MOST) {
      throw new FunctionTooLarge(function, null);
    }
  }

  void emit() {
    var order = hotFirst(ReversePostorder.of(function).order());
    var polled = polled(order);
    for (int i = 0; i < order.size(); i++) {
      next = i + 1 < order.size() ? order.get(i + 1) : null;
      block(order.get(i), polled.contains(order.get(i)));
    }
    next = null;
    for (var stub : stubs) {
      code.labelBinding(stub.label);
      follow(stub.edge);
    }
    trapHandlers();
  }

  /** {@return the blocks in their order, but last those that only unlikely edges lead to} */
  private static List<Block> hotFirst(List<Block> order) {
    var hot = new ArrayList<Block>();
    var cold = new ArrayList<Block>();
    for (var block : order) {
      boolean isCold =
          !block.incoming().isEmpty() && block.incoming().stream().allMatch(Edge::isUnlikely);
      (isCold ? cold : hot).add(block);
    }
    hot.addAll(cold);
    return hot;
  }

  /**
   * {@return the blocks that look whether they are to stop: where code jumps back to, which every
   * loop does, and the entry of a function that can leave for another, and so come back}
   */
  private Set<Block> polled(List<Block> order) {
    var polled = Collections.<Block>newSetFromMap(new IdentityHashMap<>());
    if (symbols.interruptPoll() == null) {
      return polled;
    }
    var seen = Collections.<Block>newSetFromMap(new IdentityHashMap<>());
    for (var block : order) {
      seen.add(block);
      block.outgoing().stream().map(Edge::target).filter(seen::contains).forEach(polled::add);
    }
    if (TransitionMethods.areNeededBy(function)) {
      polled.add(function.entry());
    }
    return polled;
  }

  private void block(Block block, boolean isPolled) {
    code.labelBinding(label(block));
    var poll = symbols.interruptPoll();
    if (isPolled && poll != null) {
      build.poll(code, poll);
    }
    for (var root : schedule(block).roots()) {
      expression(root);
      if (root.hasResult()) {
        store(root);
      }
    }
  }

  /** Emits the operands and the op; the result is on the stack. */
  private void expression(Instruction instruction) {
    if (!instruction.op().loadsOperandsItself()) {
      instruction.operands().forEach(this::push);
    }
    lineOf(instruction.position());
    var outer = current;
    current = instruction;
    if (instruction.op().trapsItself()) {
      var range = new Range(code.newBoundLabel(), code.newLabel());
      instruction.op().lower(this);
      code.labelBinding(range.end);
      trapSites.add(instruction);
      trapRanges.add(range);
    } else {
      instruction.op().lower(this);
    }
    current = outer;
  }

  private void store(Instruction instruction) {
    var kind = instruction.type().representation();
    if (locals.hasSlot(instruction)) {
      code.storeLocal(kind, locals.slotOf(instruction));
    } else if (kind.slotSize() == 2) {
      code.pop2();
    } else {
      code.pop();
    }
  }

  private void lineOf(@Nullable SourcePosition position) {
    var start = function.position();
    if (position != null
        && start != null
        && position.file().equals(start.file())
        && position.line() != line
        && position.line() <= 0xffff) {
      line = position.line();
      code.lineNumber(line);
    }
  }

  // ---- What ops ask for. ----

  @Override
  public CodeBuilder code() {
    return code;
  }

  @Override
  public Instruction instruction() {
    return current;
  }

  @Override
  public void push(Value value) {
    switch (value) {
      case Constant constant -> pushConstant(constant);
      case Instruction instruction when schedule(instruction.block()).isFolded(instruction) ->
          expression(instruction);
      case Definition definition ->
          code.loadLocal(definition.type().representation(), locals.slotOf(definition));
    }
  }

  private void pushConstant(Constant constant) {
    switch (constant.value()) {
      case null -> code.aconst_null();
      case Boolean value -> code.loadConstant(value ? 1 : 0);
      case Byte value -> code.loadConstant((int) value);
      case Integer value -> code.loadConstant((int) value);
      case Long value -> code.loadConstant((long) value);
      case Double value -> pushDouble(value);
      case FunctionReference(String name) -> pushFunction(name, (FunctionType) constant.type());
      case ObjectReference reference ->
          build.pushObject(code, reference.object(), constant.type().descriptor());
      case Object other -> throw new IllegalStateException("not a constant: " + other);
    }
  }

  /** A NaN with bits of its own would lose them in the constant pool. */
  private void pushDouble(double value) {
    if (Double.isNaN(value)) {
      code.loadConstant(Double.doubleToRawLongBits(value))
          .invokestatic(
              ConstantDescs.CD_Double,
              "longBitsToDouble",
              MethodTypeDesc.of(ConstantDescs.CD_double, ConstantDescs.CD_long));
    } else {
      code.loadConstant(value);
    }
  }

  @Override
  public void pushObject(Object object, ClassDesc type) {
    build.pushObject(code, object, type);
  }

  @Override
  public void pushOutput() {
    pushObject(symbols.output(), OUTPUT);
  }

  @Override
  public void call(String callee, FunctionType type) {
    build.call(code, symbols.entryPoint(callee), type.signature());
  }

  @Override
  public void transition(String callee, FunctionType type) {
    code.aload(function.type().slots());
    transitions.call(code, callee, type);
    code.return_(TypeKind.from(type.result().descriptor()));
  }

  @Override
  public void pushFunction(String name, FunctionType type) {
    pushObject(symbols.functionValue(name, type), type.descriptor());
  }

  @Override
  public void goTo(int edge) {
    follow(current.edges().get(edge));
  }

  @Override
  public void branch(Value condition, int ifTrue, int ifFalse) {
    var yes = current.edges().get(ifTrue);
    var no = current.edges().get(ifFalse);
    if (yes.target() == next && copies(yes).isEmpty()) {
      jump(condition, false, entryOf(no));
      follow(yes);
    } else {
      jump(condition, true, entryOf(yes));
      follow(no);
    }
  }

  @Override
  public void jump(Value condition, boolean when, Label target) {
    if (condition instanceof Instruction instruction
        && instruction.op() instanceof Condition op
        && schedule(instruction.block()).isFolded(instruction)) {
      instruction.operands().forEach(this::push);
      op.lowerJump(code, when, target);
    } else {
      push(condition);
      if (when) {
        code.ifne(target);
      } else {
        code.ifeq(target);
      }
    }
  }

  @Override
  public void tableSwitch(List<Integer> cases) {
    var edges = current.edges();
    var otherwise = entryOf(edges.getLast());
    var targets = new ArrayList<SwitchCase>();
    int least = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < cases.size(); i++) {
      targets.add(SwitchCase.of(cases.get(i), entryOf(edges.get(i))));
      least = Math.min(least, cases.get(i));
      most = Math.max(most, cases.get(i));
    }
    // A table costs 4 bytes per number in its range, a lookup 8 per case and a search.
    if (!cases.isEmpty() && (long) most - least < 2L * cases.size() + 2) {
      code.tableswitch(least, most, otherwise, targets);
    } else {
      code.lookupswitch(otherwise, targets);
    }
  }

  // ---- Edges. ----

  private record Copy(Value from, int slot) {}

  /**
   * {@return what an edge must move: parameters nobody uses and values already in place are left
   * out}
   */
  private List<Copy> copies(Edge edge) {
    var copies = new ArrayList<Copy>();
    List<Parameter> parameters = edge.target().parameters();
    for (int i = 0; i < parameters.size(); i++) {
      var argument = edge.arguments().get(i);
      if (locals.hasSlot(parameters.get(i))) {
        int slot = locals.slotOf(parameters.get(i));
        if (!(argument instanceof Definition definition) || locals.slotOf(definition) != slot) {
          copies.add(new Copy(argument, slot));
        }
      }
    }
    return copies;
  }

  /** {@return where to jump to take an edge: the block itself if nothing has to move} */
  private Label entryOf(Edge edge) {
    if (copies(edge).isEmpty()) {
      return label(edge.target());
    }
    var stub = new Stub(code.newLabel(), edge);
    stubs.add(stub);
    return stub.label;
  }

  private void follow(Edge edge) {
    var copies = copies(edge);
    copies.forEach(copy -> push(copy.from));
    for (var copy : copies.reversed()) {
      code.storeLocal(copy.from.type().representation(), copy.slot);
    }
    if (edge.target() != next) {
      code.goto_(label(edge.target()));
    }
  }

  // ---- Traps. ----

  private void trapHandlers() {
    if (trapRanges.isEmpty()) {
      return;
    }
    var common = code.newLabel();
    for (int i = 0; i < trapRanges.size(); i++) {
      var range = trapRanges.get(i);
      var handler = code.newBoundLabel();
      code.exceptionCatchAll(range.start, range.end, handler);
      code.loadConstant(i);
      if (i < trapRanges.size() - 1) {
        code.goto_(common);
      }
    }
    code.labelBinding(common);
    pushObject(trapSites, TRAP_SITES);
    code.invokestatic(TRAP_SITES, "raise", RAISE).athrow();
  }

  private Label label(Block block) {
    return Objects.requireNonNull(labels.get(block));
  }

  private Schedule schedule(Block block) {
    return Objects.requireNonNull(schedules.get(block));
  }
}
