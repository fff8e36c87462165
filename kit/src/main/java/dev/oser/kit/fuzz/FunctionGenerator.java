package dev.oser.kit.fuzz;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.OpSyntax;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ArrayOp;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.Conversion;
import dev.oser.kit.ir.core.CoreOps;
import dev.oser.kit.ir.core.FloatUnary;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.core.OutputOp;
import dev.oser.kit.ir.core.RecordOp;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.kit.ir.core.Select;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Writes one function of a random program, statement by statement, in structured control flow. */
final class FunctionGenerator {
  private static final int MOST_NESTED = 4;

  /** Work, in instructions, beyond which no more loops and calls are written. */
  private static final long BUDGET = 10_000;

  /** A missing number of R, signalling and then quiet, and NaN of the other sign. */
  private static final long[] NAN_BITS = {
    0x7ff00000000007a2L, 0x7ff80000000007a2L, 0xfff00000000007a2L, 0xfff8000000000000L
  };

  /** Ops without immediates and effects need no plan: any operands will do. */
  private static final List<Op> PLAIN =
      CoreOps.FAMILY.syntax().values().stream()
          .flatMap(List::stream)
          .map(OpSyntax::example)
          .filter(op -> op.immediates().isEmpty() && op.resultType() != CoreType.VOID)
          .filter(op -> !(op instanceof CallOp) && op != Conversion.I64_FROM_F64_RAW_BITS)
          .toList();

  private final ProgramGenerator program;
  private final RandomGenerator random;
  private final Function function;
  private final Builder builder;
  private final Scope scope = new Scope();
  private int depth;
  private long repetitions = 1;
  private long cost;

  FunctionGenerator(
      ProgramGenerator program, RandomGenerator random, String name, FunctionType type) {
    this.program = program;
    this.random = random;
    var names = new ArrayList<String>();
    for (int i = 0; i < type.parameters().size(); i++) {
      names.add("p" + i);
    }
    function = new Function(name, type, names);
    builder = new Builder(function);
    function.parameters().forEach(scope::add);
    statements(2 + random.nextInt(7));
    returnSomething();
  }

  Function function() {
    return function;
  }

  /** {@return about how many instructions a call runs} */
  long cost() {
    return cost;
  }

  private void statements(int count) {
    for (int i = 0; i < count; i++) {
      statement();
    }
  }

  private void statement() {
    boolean mayNest = depth < MOST_NESTED && cost < BUDGET;
    switch (random.nextInt(mayNest ? 21 : 15)) {
      case 0, 1, 2, 3, 4 -> plain();
      case 5 -> arrayUse();
      case 6 -> scope.add(newArray());
      case 7 -> recordUse();
      case 8 -> select();
      case 9 -> call();
      case 10 -> print();
      case 11, 12 -> plain();
      case 13 -> reference();
      case 14 -> printBits();
      case 15, 16 -> conditional();
      case 17, 18, 19 -> loop();
      default -> switchStatement();
    }
  }

  private Instruction emit(Op op, Value... operands) {
    cost += repetitions;
    return builder.emit("v", op, operands);
  }

  private void define(Op op, Value... operands) {
    scope.add(emit(op, operands));
  }

  // ---- Values. ----

  /** {@return some value of the type: one in scope, or a constant, or a new object} */
  private Value value(Type type) {
    var known = random.nextInt(5) == 0 ? null : scope.pick(type, random);
    return known != null ? known : fresh(type);
  }

  private Value fresh(Type type) {
    return switch (type) {
      case CoreType core when core != CoreType.REF -> constant(core);
      case ArrayType array when random.nextInt(12) > 0 -> newArray(array.element());
      case RecordType record when random.nextInt(6) > 0 -> newRecord(record, 0);
      default -> Constant.nullOf(type);
    };
  }

  private Constant constant(CoreType type) {
    return switch (type) {
      case I1 -> Constant.of(random.nextBoolean());
      case I8 -> Constant.of((byte) random.nextInt(-128, 128));
      case I32 -> Constant.of((int) interesting());
      case I64 -> Constant.of(interesting());
      case F64 -> Constant.of(interestingReal());
      case VOID, REF -> throw new IllegalArgumentException("no constant of type " + type);
    };
  }

  private long interesting() {
    return switch (random.nextInt(11)) {
      case 0 -> 0;
      case 1 -> 1;
      case 2 -> -1;
      case 3 -> Long.MIN_VALUE;
      case 4 -> Long.MAX_VALUE;
      case 5 -> Integer.MIN_VALUE;
      case 6 -> Integer.MAX_VALUE;
      case 7 -> random.nextLong();
      case 8 -> nanBits();
      default -> random.nextInt(-100, 100);
    };
  }

  private long nanBits() {
    return NAN_BITS[random.nextInt(NAN_BITS.length)];
  }

  private double interestingReal() {
    return switch (random.nextInt(10)) {
      case 0 -> 0.0;
      case 1 -> -0.0;
      case 2 -> Double.NaN;
      case 3 -> Double.POSITIVE_INFINITY;
      case 4 -> Double.MIN_VALUE;
      case 5 -> random.nextGaussian() * 1e18;
      case 6 -> Double.longBitsToDouble(nanBits());
      default -> random.nextInt(-1000, 1000) / 8.0;
    };
  }

  // ---- Straight code. ----

  private void plain() {
    var op = PLAIN.get(random.nextInt(PLAIN.size()));
    var operands = op.operandTypes().stream().map(this::value).toArray(Value[]::new);
    if (op.effects().traps() && random.nextInt(3) > 0) {
      operands[1] = nonZero(operands[1]);
    }
    define(op, operands);
  }

  /** Among the plain ops, only division traps. Most programs should get past it. */
  private Value nonZero(Value divisor) {
    var type = (CoreType) divisor.type();
    return emit(
        IntegerBinary.Kind.OR.on(type),
        divisor,
        type == CoreType.I32 ? Constant.of(1) : Constant.of(1L));
  }

  /** Most references that are used are made not to be null. */
  private Value nonNull(Value reference) {
    if (random.nextInt(12) == 0) {
      return reference;
    }
    var type = reference.type();
    var isNull = emit(ReferenceOp.Identity.EQ, reference, Constant.nullOf(type));
    var instead =
        type instanceof RecordType record
            ? newRecord(record, 0)
            : newArray(((ArrayType) type).element());
    return emit(new Select(type), isNull, instead, reference);
  }

  private void select() {
    var type = program.type();
    define(new Select(type), value(CoreType.I1), value(type), value(type));
  }

  /** Bits that nobody shows could be any. */
  private void printBits() {
    var bits = emit(Conversion.I64_FROM_F64_RAW_BITS, exactReal(3));
    scope.add(bits);
    emit(new OutputOp.Print(CoreType.I64), bits);
  }

  /** {@return a real of which all bits are defined, if it is a NaN too: none that was computed} */
  private Value exactReal(int most) {
    return switch (random.nextInt(most == 0 ? 2 : 6)) {
      case 0 -> Constant.of(Double.longBitsToDouble(nanBits()));
      case 1 -> emit(Conversion.F64_FROM_I64_BITS, value(CoreType.I64));
      case 2 -> emit(FloatUnary.NEG, exactReal(most - 1));
      case 3 -> emit(FloatUnary.ABS, exactReal(most - 1));
      case 4 -> throughMemory(exactReal(most - 1));
      default ->
          emit(
              new Select(CoreType.F64),
              value(CoreType.I1),
              exactReal(most - 1),
              exactReal(most - 1));
    };
  }

  private Value throughMemory(Value real) {
    var array = emit(new ArrayOp.New(CoreType.F64), Constant.of(1));
    emit(new ArrayOp.Store(CoreType.F64), array, Constant.of(0), real);
    return emit(new ArrayOp.Load(CoreType.F64), array, Constant.of(0));
  }

  private void reference() {
    var type = referenceType();
    if (random.nextBoolean()) {
      define(new ReferenceOp.Is(type), value(referenceType()));
    } else {
      define(new ReferenceOp.Cast(type), value(random.nextInt(16) > 0 ? type : referenceType()));
    }
  }

  private Type referenceType() {
    var type = program.type();
    return type.isReference() ? type : new ArrayType(type);
  }

  private void print() {
    var printable =
        Stream.of(CoreType.values())
            .filter(type -> !type.isReference() && type != CoreType.VOID)
            .toList();
    var type = printable.get(random.nextInt(printable.size()));
    emit(new OutputOp.Print(type), value(type));
  }

  // ---- Memory. ----

  private Value newArray() {
    return newArray(program.type());
  }

  /**
   * A small array, sometimes with data; lengths are powers of two, so that an index can be masked
   * to fit.
   */
  private Value newArray(Type element) {
    int length = 1 << random.nextInt(4);
    if (element == CoreType.I64 && random.nextBoolean()) {
      return emit(new ArrayOp.Data(element, random.longs(length, -9, 10).toArray()));
    }
    if (element == CoreType.F64 && random.nextBoolean()) {
      return emit(new ArrayOp.Data(element, random.doubles(length).toArray()));
    }
    Value size = random.nextInt(40) == 0 ? value(CoreType.I32) : Constant.of(length);
    return emit(new ArrayOp.New(element), bounded(size));
  }

  /**
   * A length from anywhere could ask for gigabytes: 16 bits are enough to be negative, zero or
   * large.
   */
  private Value bounded(Value size) {
    if (size instanceof Constant constant
        && constant.value() instanceof Integer number
        && number <= 64) {
      return size;
    }
    var high = emit(IntegerBinary.Kind.SHR.on(CoreType.I32), size, Constant.of(22));
    return high;
  }

  private void arrayUse() {
    var element = program.type();
    var array = nonNull(value(new ArrayType(element)));
    var length = emit(new ArrayOp.Length(element), array);
    var index = index(length);
    if (random.nextBoolean()) {
      define(new ArrayOp.Load(element), array, index);
    } else {
      emit(new ArrayOp.Store(element), array, index, value(element));
    }
  }

  /** Most indices are made to fit; the others show what happens. */
  private Value index(Value length) {
    var any = value(CoreType.I32);
    if (random.nextInt(30) == 0) {
      return any;
    }
    var last = emit(IntegerBinary.Kind.SUB.on(CoreType.I32), length, Constant.of(1));
    var masked = emit(IntegerBinary.Kind.AND.on(CoreType.I32), any, Constant.of(Integer.MAX_VALUE));
    return emit(IntegerBinary.Kind.AND.on(CoreType.I32), masked, last);
  }

  private Value newRecord(RecordType type, int nesting) {
    var fields =
        type.fields().stream()
            .map(
                field ->
                    field.type().equals(type) && nesting > 1
                        ? Constant.nullOf(type)
                        : field(field.type(), nesting))
            .toArray(Value[]::new);
    return emit(new RecordOp.New(type), fields);
  }

  private Value field(Type type, int nesting) {
    var known = scope.pick(type, random);
    if (known != null) {
      return known;
    }
    return type instanceof RecordType record ? newRecord(record, nesting + 1) : fresh(type);
  }

  private void recordUse() {
    var type =
        Stream.generate(program::type)
            .filter(RecordType.class::isInstance)
            .findFirst()
            .orElseThrow();
    var record = (RecordType) type;
    int field = random.nextInt(record.fields().size());
    if (random.nextBoolean()) {
      define(new RecordOp.Get(record, field), nonNull(value(record)));
    } else {
      emit(
          new RecordOp.Set(record, field),
          nonNull(value(record)),
          value(record.fields().get(field).type()));
    }
  }

  // ---- Calls. ----

  private List<ProgramGenerator.Callee> affordable() {
    return program.callees().stream()
        .filter(callee -> cost + callee.cost() * repetitions < BUDGET)
        .toList();
  }

  private void call() {
    var affordable = affordable();
    if (affordable.isEmpty()) {
      plain();
      return;
    }
    var callee = affordable.get(random.nextInt(affordable.size()));
    var type = callee.type();
    var arguments = new ArrayList<>(type.parameters().stream().map(this::value).toList());
    cost += callee.cost() * repetitions;
    Op op = new CallOp.Call(callee.name(), type);
    if (random.nextInt(3) == 0) {
      op = new CallOp.CallIndirect(type);
      arguments.addFirst(functionValue(callee, affordable));
    }
    var result = emit(op, arguments.toArray(Value[]::new));
    if (result.hasResult()) {
      scope.add(result);
    }
  }

  private Value functionValue(
      ProgramGenerator.Callee callee, List<ProgramGenerator.Callee> affordable) {
    var type = callee.type();
    var same = affordable.stream().filter(other -> other.type().equals(type)).toList();
    var other = same.get(random.nextInt(same.size()));
    cost += other.cost() * repetitions;
    return emit(
        new Select(type),
        value(CoreType.I1),
        Constant.function(callee.name(), type),
        random.nextInt(20) == 0 ? Constant.nullOf(type) : Constant.function(other.name(), type));
  }

  // ---- Control flow. ----

  private void conditional() {
    branchTo(2, (arms) -> builder.terminate(new ControlOp.Branch(), List.of(condition()), arms));
  }

  private Value condition() {
    var condition = value(CoreType.I1);
    var argument = undecided(condition);
    return argument == null
        ? condition
        : emit(Comparison.Kind.GT.on(CoreType.I32), argument, constant(CoreType.I32));
  }

  private Value selector() {
    var selector = value(CoreType.I32);
    var argument = undecided(selector);
    return argument == null
        ? selector
        : emit(IntegerBinary.Kind.AND.on(CoreType.I32), argument, Constant.of(7));
  }

  /** {@return an argument to decide by instead of a value, or null if that will do} */
  private @Nullable Value undecided(Value value) {
    if (!program.isUndecided() || depends(value, 8)) {
      return null;
    }
    return function.parameters().stream()
        .filter(parameter -> parameter.type() == CoreType.I32)
        .findFirst()
        .orElse(null);
  }

  /** {@return whether a value depends on arguments or memory, as far as a short look tells} */
  private boolean depends(Value value, int deepest) {
    return switch (value) {
      case Parameter parameter -> parameter.block() == function.entry();
      case Instruction instruction -> {
        var simple = instruction.op().simplify(instruction.operands());
        yield simple != null
            ? depends(simple, deepest - 1)
            : instruction.op().effects().reads() != Memory.NONE
                || (deepest > 0
                    && instruction.operands().stream()
                        .anyMatch(each -> depends(each, deepest - 1)));
      }
      case Constant _ -> false;
    };
  }

  private void switchStatement() {
    var cases = random.ints(1 + random.nextInt(4), -3, 6).distinct().boxed().toList();
    branchTo(
        cases.size() + 1,
        arms -> builder.terminate(new ControlOp.Switch(cases), List.of(selector()), arms));
  }

  private interface Ending {
    void with(Target[] arms);
  }

  /**
   * Ends the block with several ways out that meet again, each bringing values for the block after.
   */
  private void branchTo(int count, Ending ending) {
    var arms = new Block[count];
    for (int i = 0; i < count; i++) {
      arms[i] = builder.newBlock("arm");
    }
    ending.with(Stream.of(arms).map(Target::of).toArray(Target[]::new));
    var merged = Stream.generate(program::type).limit(random.nextInt(4)).toList();
    var end = builder.newBlock("end");
    var ends = merged.stream().map(type -> builder.parameter(end, "m", type)).toList();
    int mark = scope.mark();
    depth++;
    for (int i = 0; i < count; i++) {
      builder.moveTo(arms[i]);
      statements(random.nextInt(4));
      // The first arm always goes on, so that what follows can be reached.
      if (i > 0 && random.nextInt(12) == 0) {
        leave();
      } else {
        jump(end, merged.stream().map(this::value).toList());
      }
      scope.reset(mark);
    }
    depth--;
    builder.moveTo(end);
    ends.forEach(scope::add);
  }

  private void leave() {
    if (random.nextInt(4) == 0) {
      builder.terminate(new ControlOp.TrapOp("at depth " + depth), List.of());
    } else {
      returnSomething();
    }
  }

  /**
   * A loop that counts to a bound known when it starts, carrying values around; tested at its head
   * or at its end.
   */
  private void loop() {
    int most = 1 + random.nextInt(8);
    var bound = random.nextInt(4) == 0 ? constantBound(most) : Constant.of(most);
    var carried = Stream.generate(program::type).limit(random.nextInt(4)).toList();
    var head = builder.newBlock("loop");
    var body = random.nextBoolean() ? builder.newBlock("body") : head;
    var exit = builder.newBlock("exit");
    var counter = builder.parameter(head, "i", CoreType.I32);
    var values = carried.stream().map(type -> builder.parameter(head, "c", type)).toList();
    jump(head, concat(Constant.of(0), carried.stream().map(this::value).toList()));
    int mark = scope.mark();
    builder.moveTo(head);
    scope.add(counter);
    values.forEach(scope::add);
    var condition = Comparison.Kind.LT.on(CoreType.I32);
    if (body != head) {
      var more = emit(condition, counter, bound);
      builder.terminate(new ControlOp.Branch(), List.of(more), Target.of(body), Target.of(exit));
      builder.moveTo(body);
    }
    depth++;
    repetitions *= most;
    statements(1 + random.nextInt(4));
    var next = emit(IntegerBinary.Kind.ADD.on(CoreType.I32), counter, Constant.of(1));
    var around = concat(next, carried.stream().map(this::value).toList());
    if (body != head) {
      jump(head, around);
      repetitions /= most;
      scope.reset(mark);
      scope.add(counter);
      values.forEach(scope::add);
    } else {
      var more = emit(condition, next, bound);
      builder.terminate(
          new ControlOp.Branch(), List.of(more), new Target(head, around), Target.of(exit));
      repetitions /= most;
      // The only way out is through the end of the body, but what conditionals in it defined is
      // gone already.
      scope.reset(mark);
      scope.add(next);
    }
    depth--;
    builder.moveTo(exit);
  }

  private Value constantBound(int most) {
    var any = value(CoreType.I32);
    var argument = undecided(any);
    // The rest of a division by one is known.
    int divisor = program.isUndecided() ? most + 1 : most;
    return emit(
        IntegerBinary.Kind.REM.on(CoreType.I32),
        argument == null ? any : argument,
        Constant.of(divisor));
  }

  private static List<Value> concat(Value first, List<Value> rest) {
    var all = new ArrayList<Value>();
    all.add(first);
    all.addAll(rest);
    return all;
  }

  private void jump(Block target, List<Value> arguments) {
    cost += repetitions;
    builder.terminate(new ControlOp.Jump(), List.of(), new Target(target, arguments));
  }

  private void returnSomething() {
    var type = function.type().result();
    var others =
        affordable().stream().filter(callee -> callee.type().result().equals(type)).toList();
    if (!others.isEmpty() && random.nextInt(8) == 0) {
      leaveFor(others.get(random.nextInt(others.size())));
      return;
    }
    var result = type == CoreType.VOID ? List.<Value>of() : List.of(value(type));
    builder.terminate(new ControlOp.Return(type), result);
  }

  private void leaveFor(ProgramGenerator.Callee callee) {
    var type = callee.type();
    cost += callee.cost() * repetitions;
    var arguments = type.parameters().stream().map(this::value).toList();
    builder.terminate(new ControlOp.Transition(callee.name(), type), arguments);
  }
}
