package dev.oser.bench.passes;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ArrayOp;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import dev.oser.kit.ir.speculation.SpeculationOp.Checkpoint;
import dev.oser.kit.ir.speculation.SpeculationOp.Deopt;
import dev.oser.kit.ir.speculation.SpeculationOp.Failure;
import dev.oser.kit.ir.speculation.SpeculationOp.Framestate;
import dev.oser.kit.ir.speculation.SpeculationOp.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A function as the front end of a speculating language makes it: a few variables that are assigned
 * all the time, structured branches and loops, and for every ten instructions one checkpoint, with
 * an exit of its own that hands over all variables, and two assumptions.
 */
final class SpeculativeCode {
  private static final int VARIABLES = 6;
  private static final int MOST_NESTED = 3;
  private static final List<IntegerBinary.Kind> KINDS =
      List.of(IntegerBinary.Kind.ADD, IntegerBinary.Kind.SUB, IntegerBinary.Kind.MUL);
  private static final Type ARRAY = new ArrayType(CoreType.I64);

  private final SplittableRandom random;
  private final Function function;
  private final Builder builder;
  private final FunctionType exitType;
  private final int size;
  private final Value array;
  private List<Value> variables;
  private int depth;

  private SpeculativeCode(int size, long seed) {
    this.size = size;
    random = new SplittableRandom(seed);
    var types = new ArrayList<Type>(Collections.nCopies(VARIABLES, CoreType.I64));
    types.add(ARRAY);
    var names = List.of("a", "b", "c", "d", "e", "f", "memory");
    function = new Function("f", new FunctionType(types, CoreType.I64), names);
    types.addFirst(CoreType.I32);
    exitType = new FunctionType(types, CoreType.I64);
    builder = new Builder(function);
    array = function.parameters().getLast();
    variables = new ArrayList<>(function.parameters().subList(0, VARIABLES));
  }

  /** {@return a function of about so many instructions, the same for the same seed} */
  static Function of(int size, long seed) {
    var code = new SpeculativeCode(size, seed);
    while (code.function.size() < size) {
      code.statement();
    }
    code.builder.terminate(new ControlOp.Return(CoreType.I64), List.of(code.variables.getFirst()));
    return code.function;
  }

  private Value any() {
    return variables.get(random.nextInt(VARIABLES));
  }

  private void statement() {
    boolean mayNest = depth < MOST_NESTED && function.size() < size;
    switch (random.nextInt(mayNest ? 10 : 6)) {
      case 6, 7 -> conditional();
      case 8 -> loop();
      default -> assignments();
    }
  }

  private void assignments() {
    var checkpoint = builder.newBlock("go");
    var exit = builder.newBlock("exit");
    var passed =
        builder.terminate(new Checkpoint(), List.of(), Target.of(checkpoint), Target.of(exit));
    leave(exit);
    builder.moveTo(checkpoint);
    for (int i = 0; i < 2; i++) {
      var kind = random.nextBoolean() ? Comparison.Kind.LT : Comparison.Kind.NE;
      var holds = builder.emit("holds", kind.on(CoreType.I64), any(), constant());
      builder.emit(new Assume(i), holds, passed);
      assign();
    }
    if (random.nextInt(3) == 0) {
      builder.emit(new ArrayOp.Store(CoreType.I64), array, Constant.of(random.nextInt(8)), any());
    }
  }

  private void assign() {
    var op = KINDS.get(random.nextInt(KINDS.size())).on(CoreType.I64);
    var left = any();
    var right = random.nextBoolean() ? any() : constant();
    variables.set(
        random.nextInt(VARIABLES), builder.emit("v", op, left, right == left ? constant() : right));
  }

  private Constant constant() {
    return Constant.of((long) random.nextInt(1, 100));
  }

  private void leave(Block exit) {
    builder.moveTo(exit);
    var failure = builder.emit("why", new Failure());
    var values = new ArrayList<>(variables);
    values.add(array);
    var frame =
        builder.emit(
            "frame", new Framestate(Place.ONLY, "slow", exitType), values.toArray(Value[]::new));
    builder.terminate(new Deopt(), List.of(frame, failure));
  }

  private void body() {
    depth++;
    int statements = 1 + random.nextInt(3);
    for (int i = 0; i < statements; i++) {
      statement();
    }
    depth--;
  }

  /** A block with a parameter for each variable, as before anybody has looked at what changes. */
  private Block join(String name) {
    var block = builder.newBlock(name);
    for (int i = 0; i < VARIABLES; i++) {
      builder.parameter(block, "x", CoreType.I64);
    }
    return block;
  }

  private void jump(Block to, Value... more) {
    var passed = new ArrayList<>(variables);
    passed.addAll(List.of(more));
    builder.terminate(new ControlOp.Jump(), List.of(), new Target(to, passed));
  }

  private void continueAt(Block block) {
    builder.moveTo(block);
    variables = new ArrayList<>(block.parameters().subList(0, VARIABLES));
  }

  private void branch(Value left, Value right, Block yes, Block no) {
    var condition = builder.emit("c", Comparison.Kind.LT.on(CoreType.I64), left, right);
    builder.terminate(
        new ControlOp.Branch(List.of()), List.of(condition), Target.of(yes), Target.of(no));
  }

  private void conditional() {
    var yes = builder.newBlock("yes");
    var no = builder.newBlock("no");
    var end = join("end");
    branch(any(), constant(), yes, no);
    var before = variables;
    builder.moveTo(yes);
    variables = new ArrayList<>(before);
    body();
    jump(end);
    builder.moveTo(no);
    variables = new ArrayList<>(before);
    body();
    jump(end);
    continueAt(end);
  }

  /** A loop that counts to a parameter: nobody can say whether it ends at once, or never. */
  private void loop() {
    var head = join("head");
    var counter = builder.parameter(head, "i", CoreType.I64);
    var body = builder.newBlock("body");
    var done = builder.newBlock("done");
    jump(head, Constant.of(0L));
    continueAt(head);
    branch(counter, function.parameters().getFirst(), body, done);
    var after = variables;
    builder.moveTo(body);
    variables = new ArrayList<>(after);
    body();
    jump(
        head, builder.emit("i", IntegerBinary.Kind.ADD.on(CoreType.I64), counter, Constant.of(1L)));
    builder.moveTo(done);
    variables = after;
  }
}
