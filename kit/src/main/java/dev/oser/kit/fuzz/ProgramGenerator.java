package dev.oser.kit.fuzz;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.Comments;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Writes programs at random. The same seed gives the same program. A program terminates by
 * construction: loops count up to a small bound, and a function calls only functions written before
 * it, as long as the work done stays within a budget.
 */
public final class ProgramGenerator {
  private static final List<Type> PRIMITIVES =
      List.of(CoreType.I1, CoreType.I8, CoreType.I32, CoreType.I64, CoreType.F64);

  private final RandomGenerator random;
  private final boolean isUndecided;
  private final Module module;
  private final List<Type> types = new ArrayList<>(PRIMITIVES);
  private final List<Callee> callees = new ArrayList<>();

  /** A function that can be called, and about how many instructions that runs. */
  record Callee(String name, FunctionType type, long cost) {}

  private ProgramGenerator(long seed, boolean isUndecided) {
    random = new SplitRandom(seed);
    this.isUndecided = isUndecided;
    module = new Module("seed-" + seed + ".oir");
  }

  /**
   * {@return the program of a seed: a module that verifies, with a function {@code main} without
   * parameters}
   */
  public static Module generate(long seed) {
    return new ProgramGenerator(seed, false).module();
  }

  /**
   * {@return a program like {@link #generate}'s, except that branches of functions with arguments
   * depend on these} In the others, constants decide so many branches that a third of the code
   * never runs; that is good to test passes with, but it is not what programs are like.
   */
  public static Module undecided(long seed) {
    return new ProgramGenerator(seed, true).module();
  }

  boolean isUndecided() {
    return isUndecided;
  }

  private Module module() {
    var record = new RecordType("Node");
    record.define(
        List.of(
            new RecordType.Field("next", record),
            new RecordType.Field("count", CoreType.I64),
            new RecordType.Field("weight", CoreType.F64),
            new RecordType.Field("flags", new ArrayType(CoreType.I8))));
    module.add(new Module.RecordItem(record, Comments.NONE));
    types.add(record);
    PRIMITIVES.forEach(type -> types.add(new ArrayType(type)));
    types.add(new ArrayType(record));
    int helpers = 1 + random.nextInt(3);
    for (int i = 0; i < helpers; i++) {
      function("f" + i, signature());
    }
    function("main", FunctionType.of(CoreType.I64));
    return module;
  }

  private FunctionType signature() {
    // One of each primitive type, so that not everything can be computed in advance.
    var parameters = new ArrayList<>(PRIMITIVES);
    int count = random.nextInt(3);
    for (int i = 0; i < count; i++) {
      parameters.add(type());
    }
    // Two functions of one type make indirect calls interesting.
    if (!callees.isEmpty() && random.nextInt(3) == 0) {
      return callees.getLast().type();
    }
    return new FunctionType(parameters, random.nextInt(8) == 0 ? CoreType.VOID : type());
  }

  /** {@return a type, more often than not a primitive one} */
  Type type() {
    return random.nextInt(3) > 0
        ? PRIMITIVES.get(random.nextInt(PRIMITIVES.size()))
        : types.get(random.nextInt(types.size()));
  }

  private void function(String name, FunctionType type) {
    var writer = new FunctionGenerator(this, random, name, type);
    module.add(writer.function());
    callees.add(new Callee(name, type, writer.cost()));
  }

  List<Callee> callees() {
    return callees;
  }

  /** A small generator whose sequence is fixed for all JDK versions. */
  private static final class SplitRandom implements RandomGenerator {
    private long state;

    SplitRandom(long seed) {
      state = seed * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L;
    }

    @Override
    public long nextLong() {
      state += 0x9E3779B97F4A7C15L;
      long z = state;
      z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
      z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
      return z ^ (z >>> 31);
    }
  }
}
