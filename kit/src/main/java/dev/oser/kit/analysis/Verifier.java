package dev.oser.kit.analysis;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionReference;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.SourcePosition;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.speculation.FrameDescriptor.FunctionFrame;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.text.Printer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks that code is legal. These rules are the specification: passes and engines may rely on them
 * and on nothing else.
 *
 * <ul>
 *   <li>{@code terminator}: every block ends in a terminator, and has no other.
 *   <li>{@code entry}: no edge leads to the entry block.
 *   <li>{@code operand-count}: an instruction has as many operands as its op declares.
 *   <li>{@code operand-type}: an operand's type is a subtype of the one the op declares.
 *   <li>{@code edge-count}: a terminator has as many edges as its op declares, to blocks of the
 *       same function.
 *   <li>{@code edge-arguments}: an edge passes as many arguments as the target has parameters, each
 *       of a subtype of theirs.
 *   <li>{@code own-value}: a value that is used belongs to the same function and stands in one of
 *       its blocks.
 *   <li>{@code dominance}: a definition dominates its uses; an edge's arguments are used at the end
 *       of its source. Code that cannot be reached is dominated by everything. Source variables
 *       obey the rule too.
 *   <li>{@code return-type}: {@code return} gives what the function's type says, and {@code
 *       transition} leaves for a function that does.
 *   <li>{@code speculation-value}: checkpoints and frames are operands, not edge arguments.
 *   <li>{@code checkpoint-exit}, {@code failure-place}: the second successor of a checkpoint has no
 *       other predecessor; only there is something known to have failed.
 *   <li>{@code assume-checkpoint}, {@code assume-effects}: an assumption names a checkpoint, and
 *       nothing that writes or can be observed comes between the two on any way.
 *   <li>{@code framestate}, {@code deopt-frame}: a chain of frames begins with an innermost one, or
 *       a call that knows its caller's frame, and each is told what the one inside returns.
 *   <li>{@code switch-cases}: the cases of a {@code switch} are distinct.
 *   <li>{@code known-function}: a function that is called or referred to is defined or declared in
 *       the module with that type.
 *   <li>{@code slots}: a function, whatever is called, and a record take no more values than a JVM
 *       call can carry, 252 slots of which i64 and f64 take two.
 *   <li>{@code host-method}: a host call names a public static Java method with that signature.
 * </ul>
 *
 * <p>That names are unique and uses are recorded is not checked here: {@link
 * dev.oser.kit.ir.Builder} and {@link dev.oser.kit.ir.Editor} cannot break it.
 */
public final class Verifier {
  private final Function function;
  private final @Nullable Module module;
  private final @Nullable ClassLoader hostLoader;
  private final List<Violation> violations = new ArrayList<>();

  private Verifier(Function function, @Nullable Module module, @Nullable ClassLoader hostLoader) {
    this.function = function;
    this.module = module;
    this.hostLoader = hostLoader;
  }

  /** {@return what is wrong with a function on its own, in the order of its code} */
  public static List<Violation> verify(Function function) {
    return new Verifier(function, null, null).run();
  }

  /** {@return what is wrong with a module, in the order of its code} */
  public static List<Violation> verify(Module module, ClassLoader hostLoader) {
    var violations = new ArrayList<Violation>();
    for (var item : module.items()) {
      switch (item) {
        case Module.RecordItem(RecordType type, _) ->
            checkSlots("record " + type.name(), type.excess(), violations);
        case Module.Declaration(String name, FunctionType type, _) ->
            checkSlots("@" + name, type.excess(), violations);
        case Module.FunctionItem(Function function) ->
            violations.addAll(new Verifier(function, module, hostLoader).run());
      }
    }
    return violations;
  }

  private static void checkSlots(
      String place, @Nullable String excess, List<Violation> violations) {
    if (excess != null) {
      violations.add(new Violation("slots", place, excess));
    }
  }

  private List<Violation> run() {
    checkSlots(
        place(function.position()) + "@" + function.name(), function.type().excess(), violations);
    function.blocks().forEach(this::checkShape);
    if (violations.isEmpty()) {
      // Dominance needs a graph to speak of.
      function.blocks().forEach(block -> block.instructions().forEach(this::checkDominance));
    }
    if (violations.isEmpty()) {
      var rules = new SpeculationRules(function, this::report);
      function.blocks().forEach(block -> block.instructions().forEach(rules::check));
    }
    return violations;
  }

  private void checkShape(Block block) {
    if (!block.isTerminated()) {
      violations.add(new Violation("terminator", place(block), "the block has no terminator"));
    }
    if (block == function.entry() && !block.incoming().isEmpty()) {
      var from = block.incoming().getFirst().source();
      violations.add(
          new Violation(
              "entry", place(block), "block " + from.name() + " leads back to the entry block"));
    }
    for (var instruction : block.instructions()) {
      if (instruction.isTerminator() && instruction != block.instructions().getLast()) {
        report("terminator", instruction, "a terminator in the middle of its block");
      }
      checkOperands(instruction);
      checkEdges(instruction);
      checkOp(instruction);
    }
  }

  private void checkOperands(Instruction instruction) {
    var expected = instruction.op().operandTypes();
    if (instruction.operands().size() != expected.size()) {
      report(
          "operand-count",
          instruction,
          "expected " + expected.size() + " operands, found " + instruction.operands().size());
      return;
    }
    for (int i = 0; i < expected.size(); i++) {
      checkType(
          "operand-type",
          instruction,
          "operand " + (i + 1),
          instruction.operand(i),
          expected.get(i));
    }
    instruction.inputs().forEach(input -> checkOwner(instruction, input));
  }

  private void checkType(
      String rule, Instruction instruction, String what, Value value, Type expected) {
    if (!value.type().isSubtypeOf(expected)) {
      report(
          rule,
          instruction,
          what
              + ", "
              + value.text()
              + ", has type "
              + value.type().text()
              + "; expected "
              + expected.text());
    }
  }

  private void checkOwner(Instruction instruction, Value value) {
    switch (value) {
      case Constant constant -> checkConstant(instruction, constant);
      case Instruction definition when !definition.isInBlock() ->
          report("own-value", instruction, value.text() + " is in no block");
      case Definition definition when definition.block().function() != function ->
          report(
              "own-value",
              instruction,
              value.text() + " belongs to " + definition.block().function());
      case Definition _ -> {}
    }
  }

  private void checkConstant(Instruction instruction, Constant constant) {
    if (constant.value() instanceof FunctionReference(String name)) {
      checkFunction(instruction, name, (FunctionType) constant.type());
    }
  }

  private void checkFunction(Instruction instruction, String name, FunctionType type) {
    if (module == null || name.startsWith(SpeculationOp.Deopt.ENTRY_PREFIX)) {
      return;
    }
    var known = module.typeOf(name);
    if (known == null) {
      report("known-function", instruction, "there is no function @" + name + " in the module");
    } else if (!known.equals(type)) {
      report(
          "known-function",
          instruction,
          "@" + name + " has type " + known.text() + ", not " + type.text());
    }
  }

  private void checkEdges(Instruction instruction) {
    int expected = instruction.op() instanceof TerminatorOp op ? op.edgeCount() : 0;
    if (instruction.edges().size() != expected) {
      report(
          "edge-count",
          instruction,
          "expected " + expected + " edges, found " + instruction.edges().size());
    }
    instruction.edges().forEach(this::checkEdge);
  }

  private void checkEdge(Edge edge) {
    var target = edge.target();
    if (function.block(target.name()) != target) {
      report("edge-count", edge.terminator(), "block " + target.name() + " is not in " + function);
      return;
    }
    var parameters = target == function.entry() ? List.<Definition>of() : target.parameters();
    if (edge.arguments().size() != parameters.size()) {
      report(
          "edge-arguments",
          edge.terminator(),
          "block "
              + target.name()
              + " takes "
              + parameters.size()
              + " arguments, not "
              + edge.arguments().size());
      return;
    }
    for (int i = 0; i < parameters.size(); i++) {
      var what = "argument " + (i + 1) + " for block " + target.name();
      checkType(
          "edge-arguments",
          edge.terminator(),
          what,
          edge.arguments().get(i),
          parameters.get(i).type());
    }
  }

  private void checkOp(Instruction instruction) {
    switch (instruction.op()) {
      case ControlOp.Return(Type type) when !type.equals(function.type().result()) ->
          report(
              "return-type",
              instruction,
              "returns " + type.text() + " from " + function.type().text());
      case ControlOp.Transition(String callee, FunctionType type) -> {
        checkFunction(instruction, callee, type);
        if (!type.result().equals(function.type().result())) {
          report(
              "return-type",
              instruction,
              "leaves for " + type.text() + " from " + function.type().text());
        }
      }
      case ControlOp.Switch(List<Integer> cases) when new HashSet<>(cases).size() < cases.size() ->
          report("switch-cases", instruction, "the same case twice in " + cases);
      case CallOp.Call(String callee, FunctionType type) ->
          checkFunction(instruction, callee, type);
      case CallOp.CallIndirect(FunctionType type) when type.excess() != null ->
          report("slots", instruction, "what is called " + type.excess());
      case SpeculationOp.Framestate(_, FunctionFrame(String callee, FunctionType type)) ->
          checkFunction(instruction, callee, type);
      case SpeculationOp.FramedCall(String callee, FunctionType type) ->
          checkFunction(instruction, callee, type);
      case CallOp.Host host when hostLoader != null -> checkHost(instruction, host, hostLoader);
      default -> {}
    }
  }

  private void checkHost(Instruction instruction, CallOp.Host host, ClassLoader loader) {
    var problem = host.problem(loader);
    if (problem != null) {
      report("host-method", instruction, problem);
    }
  }

  private void checkDominance(Instruction user) {
    for (var input : user.inputs()) {
      if (input instanceof Definition definition && !dominates(definition, user)) {
        report("dominance", user, input.text() + " is used where it may not have been computed");
      }
    }
    for (var record : user.variables()) {
      if (record.value() instanceof Definition definition && !dominates(definition, user)) {
        report(
            "dominance",
            user,
            "variable " + record.variable() + " has a value that may not have been computed");
      }
    }
  }

  private boolean dominates(Definition definition, Instruction user) {
    return Dominators.of(function).dominates(definition, user);
  }

  private void report(String rule, Instruction instruction, String problem) {
    var where =
        place(instruction.position())
            + "@"
            + function.name()
            + ", block "
            + instruction.block().name();
    violations.add(new Violation(rule, where + ", `" + Printer.print(instruction) + "`", problem));
  }

  private String place(Block block) {
    return place(block.position()) + "@" + function.name() + ", block " + block.name();
  }

  private static String place(@Nullable SourcePosition position) {
    return position == null ? "" : position + ": ";
  }
}
