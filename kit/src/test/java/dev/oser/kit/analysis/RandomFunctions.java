package dev.oser.kit.analysis;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Makes functions of any shape in valid SSA form: loops, irreducible cycles, infinite loops and
 * unreachable blocks included. The same seed makes the same function.
 */
public final class RandomFunctions {
  private final Random random;
  private final Function function;
  private final Builder builder;
  private final List<Block> blocks = new ArrayList<>();
  private final Map<Block, List<Block>> successors = new HashMap<>();
  private final Map<Block, List<Definition>> made = new HashMap<>();

  private RandomFunctions(long seed, int maximumBlocks) {
    random = new Random(seed);
    var type = new FunctionType(List.of(CoreType.I32, CoreType.I32), CoreType.I32);
    function = new Function("f", type, List.of("x", "y"));
    builder = new Builder(function);
    blocks.add(function.entry());
    int count = 1 + random.nextInt(maximumBlocks);
    while (blocks.size() < count) {
      var block = builder.newBlock("b" + blocks.size());
      blocks.add(block);
      for (int i = random.nextInt(3); i > 0; i--) {
        builder.parameter(block, "p", CoreType.I32);
      }
    }
  }

  /** Runs a law on many functions and names the seed of one that breaks it. */
  public static void check(int functions, int maximumBlocks, Consumer<Function> law) {
    for (int seed = 0; seed < functions; seed++) {
      var function = of(seed, maximumBlocks);
      try {
        law.accept(function);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("broken by the function of seed " + seed, e);
      }
    }
  }

  /** {@return the function of a seed} */
  public static Function of(long seed, int maximumBlocks) {
    return new RandomFunctions(seed, maximumBlocks).make();
  }

  private Function make() {
    for (var block : blocks) {
      successors.put(block, randomSuccessors());
    }
    // Whatever dominates a block has fewer dominators, so its values are made before.
    record Place(Block block, List<Block> dominators) {}
    blocks.stream()
        .map(block -> new Place(block, dominatorsOf(block)))
        .sorted(Comparator.comparingInt(place -> place.dominators.size()))
        .forEachOrdered(place -> fill(place.block, place.dominators));
    return function;
  }

  private List<Block> randomSuccessors() {
    int kind = random.nextInt(100);
    int count =
        blocks.size() == 1 || kind < 14 ? 0 : kind < 45 ? 1 : kind < 88 ? 2 : 3 + random.nextInt(2);
    var result = new ArrayList<Block>();
    for (int i = 0; i < count; i++) {
      result.add(blocks.get(1 + random.nextInt(blocks.size() - 1)));
    }
    return result;
  }

  private List<Block> successorsOf(Block block) {
    return successors.getOrDefault(block, List.of());
  }

  /** The blocks without which this one cannot be reached; none for an unreachable block. */
  private List<Block> dominatorsOf(Block block) {
    if (!Paths.from(function.entry(), null, this::successorsOf).contains(block)) {
      return List.of();
    }
    var result = new ArrayList<Block>();
    for (var other : blocks) {
      if (other != block
          && !Paths.from(function.entry(), other, this::successorsOf).contains(block)) {
        result.add(other);
      }
    }
    return result;
  }

  private void fill(Block block, List<Block> dominators) {
    var values = new ArrayList<Definition>();
    dominators.forEach(dominator -> values.addAll(made.getOrDefault(dominator, List.of())));
    values.addAll(block.parameters());
    var own = new ArrayList<Definition>(block.parameters());
    builder.moveTo(block);
    for (int i = random.nextInt(4); i > 0; i--) {
      var op = IntegerBinary.Kind.ADD.on(CoreType.I32);
      var value = builder.emit("v", op, pick(values), pick(values));
      values.add(value);
      own.add(value);
    }
    made.put(block, own);
    terminate(successorsOf(block), values);
  }

  private void terminate(List<Block> next, List<Definition> values) {
    var targets = next.stream().map(block -> target(block, values)).toArray(Target[]::new);
    switch (targets.length) {
      case 0 ->
          builder.terminate(new ControlOp.Return(CoreType.I32), List.of(pick(values)), targets);
      case 1 -> builder.terminate(new ControlOp.Jump(), List.of(), targets);
      case 2 -> {
        var op = Comparison.Kind.LT.on(CoreType.I32);
        var condition = builder.emit("c", op, pick(values), pick(values));
        builder.terminate(new ControlOp.Branch(), List.of(condition), targets);
      }
      default -> {
        var cases = IntStream.range(0, targets.length - 1).boxed().toList();
        builder.terminate(new ControlOp.Switch(cases), List.of(pick(values)), targets);
      }
    }
  }

  private Target target(Block block, List<Definition> values) {
    var arguments = new ArrayList<Value>();
    block.parameters().forEach(_ -> arguments.add(pick(values)));
    return new Target(block, arguments);
  }

  private Value pick(List<Definition> values) {
    return values.isEmpty() || random.nextInt(6) == 0
        ? Constant.of(random.nextInt(10))
        : values.get(random.nextInt(values.size()));
  }
}
