package dev.oser.kit.interp;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionReference;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.ObjectReference;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A function made ready to interpret: every value and constant has a register, every block is an
 * array of steps. Kept with the function until it changes.
 */
final class Plan {
  static final Analysis<Plan> ANALYSIS = function -> new Planner().plan(function);

  /** The registers a frame starts with: constants are filled in. */
  final @Nullable Object[] registers;

  /** What the function computes or is given. */
  final List<Definition> definitions;

  /** Constants that only a machine knows the value of. */
  final List<Constant> functions;

  private final Map<Value, Integer> registerOf;

  /** The blocks, the entry first. */
  final Body[] bodies;

  private Plan(
      @Nullable Object[] registers,
      List<Definition> definitions,
      List<Constant> functions,
      Map<Value, Integer> registerOf,
      Body[] bodies) {
    this.registers = registers;
    this.definitions = definitions;
    this.functions = functions;
    this.registerOf = registerOf;
    this.bodies = bodies;
  }

  /** {@return the register of a definition or of a function constant} */
  int registerOf(Value value) {
    return Objects.requireNonNull(registerOf.get(value));
  }

  /** A block: its parameters' registers, its instructions, and the way out. */
  record Body(int[] parameters, Step[] steps, Step last, TerminatorOp terminator, Way[] ways) {}

  /** An instruction; {@code result} is -1 if there is none. */
  record Step(Op op, int[] operands, int result, Instruction instruction) {}

  /** An edge. */
  record Way(int target, int[] arguments) {}

  private static final class Planner {
    private final Map<Value, Integer> registerOf = new IdentityHashMap<>();
    private final Map<Constant, Integer> constants = new HashMap<>();
    private final Map<Block, Integer> indexOf = new IdentityHashMap<>();
    private final List<@Nullable Object> registers = new ArrayList<>();
    private final List<Definition> definitions = new ArrayList<>();
    private final List<Constant> functions = new ArrayList<>();

    Plan plan(Function function) {
      var blocks = function.blocks();
      for (var block : blocks) {
        indexOf.put(block, indexOf.size());
        block.parameters().forEach(this::define);
        block.instructions().stream().filter(Instruction::hasResult).forEach(this::define);
      }
      var bodies = blocks.stream().map(this::body).toArray(Body[]::new);
      return new Plan(
          registers.toArray(),
          List.copyOf(definitions),
          List.copyOf(functions),
          registerOf,
          bodies);
    }

    private void define(Definition value) {
      definitions.add(value);
      registerOf.put(value, registers.size());
      registers.add(null);
    }

    private Body body(Block block) {
      var terminator = block.terminator();
      var steps =
          block.instructions().stream()
              .filter(instruction -> instruction != terminator)
              .map(this::step)
              .toArray(Step[]::new);
      var ways = terminator.edges().stream().map(this::way).toArray(Way[]::new);
      var op = (TerminatorOp) terminator.op();
      return new Body(registers(block.parameters()), steps, step(terminator), op, ways);
    }

    private Step step(Instruction instruction) {
      int result = instruction.hasResult() ? register(instruction) : -1;
      return new Step(instruction.op(), registers(instruction.operands()), result, instruction);
    }

    private Way way(Edge edge) {
      return new Way(
          Objects.requireNonNull(indexOf.get(edge.target())), registers(edge.arguments()));
    }

    private int[] registers(List<? extends Value> values) {
      return values.stream().mapToInt(this::register).toArray();
    }

    private int register(Value value) {
      return value instanceof Constant constant
          ? constants.computeIfAbsent(constant, this::constant)
          : Objects.requireNonNull(registerOf.get(value));
    }

    private int constant(Constant constant) {
      int register = registers.size();
      if (constant.value() instanceof FunctionReference) {
        functions.add(constant);
        registerOf.put(constant, register);
        registers.add(null);
      } else {
        registers.add(
            constant.value() instanceof ObjectReference reference
                ? reference.object()
                : constant.value());
      }
      return register;
    }
  }
}
