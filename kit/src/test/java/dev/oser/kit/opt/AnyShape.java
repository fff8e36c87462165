package dev.oser.kit.opt;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.analysis.RandomFunctions;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ArrayOp;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.core.OutputOp;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Programs with every shape of control flow, irreducible cycles and loops without end included, in
 * which loads, stores, divisions and prints are strewn about. Programs made by {@code
 * ProgramGenerator} look like what people write; these do not.
 */
public final class AnyShape {
  private static final CoreType I32 = CoreType.I32;
  private static final Op MUL = IntegerBinary.Kind.MUL.on(I32);
  private static final Op DIV = IntegerBinary.Kind.DIV.on(I32);

  private final Random random;
  private final Function function;
  private final Editor editor;
  private final Value array;

  private AnyShape(long seed, int maximumBlocks) {
    random = new Random(seed);
    function = RandomFunctions.of(seed, maximumBlocks);
    editor = new Editor(function);
    var first = function.entry().instructions().getFirst();
    array = editor.add(first, "array", new ArrayOp.New(I32), List.of(Constant.of(2)));
    for (var block : function.blocks()) {
      for (int i = random.nextInt(7); i > 0; i--) {
        insert(block);
      }
      for (var instruction : block.instructions()) {
        if (random.nextInt(4) == 0) {
          var value = random.nextInt(8) == 0 ? null : value(instruction);
          editor.addVariable(instruction, "v" + random.nextInt(3), value);
        }
      }
    }
  }

  /** {@return the program of a seed: {@code main} calls a function with several arguments} */
  public static Module of(long seed, int maximumBlocks) {
    var module = new Module("shape-" + seed + ".oir");
    var shaped = new AnyShape(seed, maximumBlocks).function;
    module.add(shaped);
    var main = new Function("main", FunctionType.of(I32), List.of());
    var builder = new Builder(main);
    var call = new CallOp.Call(shaped.name(), shaped.type());
    Value sum = Constant.of(0);
    for (int x = 0; x < 3; x++) {
      var result = builder.emit("r", call, Constant.of(x), Constant.of(2 - x));
      builder.emit(new OutputOp.Print(I32), result);
      sum = builder.emit("s", IntegerBinary.Kind.ADD.on(I32), sum, result);
    }
    builder.terminate(new ControlOp.Return(I32), List.of(sum));
    module.add(main);
    return new Parser().parse(module.source(), Printer.print(module));
  }

  private void insert(Block block) {
    boolean isEntry = block == function.entry();
    var places = block.instructions().subList(isEntry ? 1 : 0, block.instructions().size());
    var place = places.get(random.nextInt(places.size()));
    switch (random.nextInt(10)) {
      case 0, 1, 2, 3 -> {
        var loaded = editor.add(place, "l", new ArrayOp.Load(I32), List.of(array, index()));
        use(loaded, place);
      }
      case 4, 5, 6 ->
          editor.add(place, "", new ArrayOp.Store(I32), List.of(array, index(), value(place)));
      case 7 -> editor.add(place, "", new OutputOp.Print(I32), List.of(value(place)));
      case 8 -> use(editor.add(place, "m", MUL, List.of(value(place), value(place))), place);
      default -> {
        Value divisor = Constant.of(3);
        use(
            editor.add(
                place,
                "d",
                DIV,
                List.of(value(place), random.nextBoolean() ? divisor : value(place))),
            place);
      }
    }
  }

  /** Most indices fit. */
  private Value index() {
    return Constant.of(random.nextInt(40) == 0 ? 2 : random.nextInt(2));
  }

  /** Shows a value, or makes the next instruction depend on it. */
  private void use(Instruction made, Instruction next) {
    int last = next.operands().size() - 1;
    if (random.nextBoolean()) {
      editor.add(next, "", new OutputOp.Print(I32), List.of(made));
    } else if (last >= 0 && next.operand(last).type() == I32) {
      editor.setOperand(next, last, made);
    }
  }

  /** A value that has been computed before an instruction. */
  private Value value(Instruction before) {
    var values = new ArrayList<Definition>(function.parameters());
    values.addAll(before.block().parameters());
    for (var instruction : before.block().instructions()) {
      if (instruction == before) {
        break;
      }
      if (instruction.type() == I32) {
        values.add(instruction);
      }
    }
    return random.nextInt(5) == 0
        ? Constant.of(random.nextInt(4))
        : values.get(random.nextInt(values.size()));
  }

  /** What a program shows until it ends or has run so many instructions. */
  public record Shown(String output, String end) {
    private static final String OUT_OF_FUEL = TrapKind.OUT_OF_FUEL.name();

    public static Shown by(Module module, long fuel) {
      var bytes = new ByteArrayOutputStream();
      var machine =
          new Machine(MachineOptions.writingTo(bytes).with(Engine.INTERPRETER).withFuel(fuel));
      machine.load(module);
      String end;
      try {
        end = String.valueOf(machine.call("main"));
      } catch (Trap trap) {
        var at = trap.location();
        end =
            trap.kind() == TrapKind.OUT_OF_FUEL || at == null
                ? trap.kind().name()
                : trap.kind() + " " + at.line() + ":" + at.column();
      }
      machine.output().flush();
      return new Shown(bytes.toString(StandardCharsets.ISO_8859_1), end);
    }

    public boolean goesOn() {
      return end.equals(OUT_OF_FUEL);
    }
  }
}
