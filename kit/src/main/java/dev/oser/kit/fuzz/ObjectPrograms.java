package dev.oser.kit.fuzz;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Comments;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.core.RecordOp;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Writes functions about objects at random: cells that are made, changed, compared, linked to each
 * other, carried around loops and merged, and that outsiders see, now and then, in calls and in the
 * frames of checkpoints. {@link ObjectsPreserved} knows the outsiders:
 *
 * <ul>
 *   <li>{@code @tick()} tells whether the assumption that follows holds;
 *   <li>{@code @see(a, b)} looks at cells, and may change them;
 *   <li>{@code @tell(n)} is told a number;
 *   <li>{@code @leave.k}, {@code @inner.k} and {@code @outer.k} go on with frames of k cells.
 * </ul>
 */
final class ObjectPrograms {
  static final RecordType CELL = new RecordType("Cell");
  static final int MOST_CELLS = 3;

  /** The name of the entry that some exits hand their frames to. */
  static final String ENTRY = "frames";

  static final FunctionType TICK = FunctionType.of(CoreType.I1);
  static final FunctionType SEE = FunctionType.of(CoreType.I64, CELL, CELL);
  static final FunctionType TELL = FunctionType.of(CoreType.VOID, CoreType.I64);

  static {
    CELL.define(
        List.of(new RecordType.Field("value", CoreType.I64), new RecordType.Field("next", CELL)));
  }

  private static final int MOST_NESTED = 3;
  private static final Op GET_VALUE = new RecordOp.Get(CELL, 0);
  private static final Op GET_NEXT = new RecordOp.Get(CELL, 1);

  private final SplittableRandom random;
  private final Function function;
  private final Builder builder;
  private final List<Value> numbers = new ArrayList<>();

  /** Cells that are not null. */
  private final List<Value> cells = new ArrayList<>();

  /** What the links of cells were: cells or null. */
  private final List<Value> links = new ArrayList<>();

  private int nested;

  private ObjectPrograms(long seed) {
    random = new SplittableRandom(seed);
    function = new Function("main", FunctionType.of(CoreType.I64), List.of());
    builder = new Builder(function);
  }

  /** {@return the type of a function that goes on with a frame, told a value of some type} */
  static FunctionType frame(Type told, int count) {
    var types = new ArrayList<Type>(List.of(told, CoreType.I64));
    types.addAll(Collections.nCopies(count, CELL));
    return new FunctionType(types, CoreType.I64);
  }

  /** {@return the program of a seed} */
  static Module generate(long seed) {
    var writer = new ObjectPrograms(seed);
    writer.write();
    var module = new Module("objects-" + seed + ".oir");
    module.add(new Module.RecordItem(CELL, Comments.NONE));
    module.add(new Module.Declaration("tick", TICK, Comments.NONE));
    module.add(new Module.Declaration("see", SEE, Comments.NONE));
    module.add(new Module.Declaration("tell", TELL, Comments.NONE));
    for (int k = 0; k <= MOST_CELLS; k++) {
      module.add(new Module.Declaration("leave." + k, frame(CoreType.I32, k), Comments.NONE));
      module.add(new Module.Declaration("inner." + k, frame(CoreType.I32, k), Comments.NONE));
      module.add(new Module.Declaration("outer." + k, frame(CoreType.I64, k), Comments.NONE));
    }
    module.add(writer.function);
    return module;
  }

  private void write() {
    numbers.add(Constant.of(1L));
    make();
    statements(4 + random.nextInt(10));
    builder.terminate(new ControlOp.Return(CoreType.I64), List.of(number()));
  }

  private void statements(int count) {
    for (int i = 0; i < count; i++) {
      statement();
    }
  }

  private void statement() {
    switch (random.nextInt(nested < MOST_NESTED ? 18 : 15)) {
      case 0, 1, 2 -> make();
      case 3, 4 -> builder.emit("", new RecordOp.Set(CELL, 0), cell(), number());
      case 5 -> builder.emit("", new RecordOp.Set(CELL, 1), cell(), link());
      case 6, 7 -> numbers.add(builder.emit("n", GET_VALUE, cell()));
      case 8 -> links.add(builder.emit("l", GET_NEXT, cell()));
      case 9 -> add();
      case 10 -> compare();
      case 11 -> {
        if (random.nextInt(3) == 0) {
          numbers.add(builder.emit("s", new CallOp.Call("see", SEE), link(), link()));
        }
      }
      case 12, 13, 14 -> speculate();
      case 15, 16 -> conditional();
      default -> loop();
    }
  }

  // ---- Values. ----

  private <T> T any(List<T> list) {
    int back = (int) Math.abs(random.nextDouble() * random.nextDouble() * list.size());
    return list.get(list.size() - 1 - back);
  }

  private Value number() {
    return random.nextInt(4) == 0 ? Constant.of((long) random.nextInt(10)) : any(numbers);
  }

  private Value cell() {
    return any(cells);
  }

  private Value link() {
    return switch (random.nextInt(8)) {
      case 0 -> Constant.nullOf(CELL);
      case 1, 2 -> links.isEmpty() ? cell() : any(links);
      default -> cell();
    };
  }

  private void make() {
    var next = cells.isEmpty() ? Constant.nullOf(CELL) : link();
    cells.add(builder.emit("cell", new RecordOp.New(CELL), number(), next));
  }

  private void add() {
    numbers.add(builder.emit("n", IntegerBinary.Kind.ADD.on(CoreType.I64), number(), number()));
  }

  private void compare() {
    var same = builder.emit("same", ReferenceOp.Identity.EQ, link(), link());
    var then = builder.newBlock("same");
    var after = builder.newBlock("after");
    builder.terminate(
        new ControlOp.Branch(List.of()), List.of(same), Target.of(then), Target.of(after));
    builder.moveTo(then);
    builder.emit("", new CallOp.Call("tell", TELL), number());
    builder.terminate(new ControlOp.Jump(), List.of(), Target.of(after));
    builder.moveTo(after);
  }

  // ---- Speculation. ----

  private void speculate() {
    var holds = builder.emit("holds", new CallOp.Call("tick", TICK));
    var go = builder.newBlock("go");
    var exit = builder.newBlock("exit");
    var checkpoint =
        builder.terminate(
            new SpeculationOp.Checkpoint(), List.of(), Target.of(go), Target.of(exit));
    builder.moveTo(exit);
    var why = builder.emit("why", new SpeculationOp.Failure());
    var frame = random.nextInt(3) == 0 ? chain() : frame(Place.ONLY, "leave.", List.of());
    var leaving = new SpeculationOp.Deopt(random.nextBoolean() ? ENTRY : null);
    builder.terminate(leaving, List.of(frame, why));
    builder.moveTo(go);
    for (int i = random.nextInt(3); i > 0; i--) {
      numbers.add(builder.emit("n", GET_VALUE, cell()));
    }
    builder.emit("", new SpeculationOp.Assume(random.nextInt(9)), holds, checkpoint);
  }

  private Instruction chain() {
    var outer = frame(Place.OUTER, "outer.", List.of());
    return frame(Place.INNER, "inner.", List.of(outer));
  }

  private Instruction frame(Place place, String name, List<Value> caller) {
    int count = random.nextInt(MOST_CELLS + 1);
    var told = place == Place.OUTER ? CoreType.I64 : CoreType.I32;
    var operands = new ArrayList<>(caller);
    operands.add(number());
    Stream.generate(this::link).limit(count).forEach(operands::add);
    var op = new SpeculationOp.Framestate(place, name + count, frame(told, count));
    return builder.append("frame", op, operands, List.of());
  }

  // ---- Control flow. ----

  /** What is in scope now, to go back to. */
  private record Mark(int numbers, int cells, int links) {}

  private Mark mark() {
    return new Mark(numbers.size(), cells.size(), links.size());
  }

  private void reset(Mark mark) {
    numbers.subList(mark.numbers, numbers.size()).clear();
    cells.subList(mark.cells, cells.size()).clear();
    links.subList(mark.links, links.size()).clear();
  }

  private void conditional() {
    int merged = random.nextInt(3);
    var arms = List.of(builder.newBlock("arm"), builder.newBlock("arm"));
    var end = builder.newBlock("end");
    var condition = builder.emit("c", Comparison.Kind.LT.on(CoreType.I64), number(), number());
    builder.terminate(
        new ControlOp.Branch(List.of()),
        List.of(condition),
        Target.of(arms.get(0)),
        Target.of(arms.get(1)));
    var mark = mark();
    nested++;
    for (var arm : arms) {
      builder.moveTo(arm);
      statements(random.nextInt(4));
      jump(end, Stream.generate(this::cell).limit(merged).toList());
      reset(mark);
    }
    nested--;
    for (int i = 0; i < merged; i++) {
      cells.add(builder.parameter(end, "merged", CELL));
    }
    builder.moveTo(end);
  }

  private void loop() {
    int carried = random.nextInt(3);
    var head = builder.newBlock("loop");
    var body = builder.newBlock("body");
    var exit = builder.newBlock("done");
    var turn = builder.parameter(head, "i", CoreType.I64);
    var start = new ArrayList<Value>(List.of(Constant.of(0L)));
    Stream.generate(this::cell).limit(carried).forEach(start::add);
    jump(head, start);
    for (int i = 0; i < carried; i++) {
      cells.add(builder.parameter(head, "carried", CELL));
    }
    var inHead = mark();
    builder.moveTo(head);
    var more =
        builder.emit(
            "more", Comparison.Kind.LT.on(CoreType.I64), turn, Constant.of(1L + random.nextInt(3)));
    builder.terminate(
        new ControlOp.Branch(List.of()), List.of(more), Target.of(body), Target.of(exit));
    builder.moveTo(body);
    nested++;
    numbers.add(turn);
    statements(1 + random.nextInt(4));
    nested--;
    var around =
        new ArrayList<Value>(
            List.of(
                builder.emit(
                    "next", IntegerBinary.Kind.ADD.on(CoreType.I64), turn, Constant.of(1L))));
    Stream.generate(this::cell).limit(carried).forEach(around::add);
    jump(head, around);
    reset(inHead);
    builder.moveTo(exit);
  }

  private void jump(Block target, List<Value> arguments) {
    builder.terminate(new ControlOp.Jump(), List.of(), new Target(target, arguments));
  }
}
