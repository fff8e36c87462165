package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.text.Printer;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The engines agree, the text form is faithful, and the test would notice if not. */
class EnginesAgreeTest {
  /** An op that interprets as a sum and compiles to a difference. */
  private record LyingAdd() implements Op {
    private static final IntegerBinary SUM = IntegerBinary.Kind.ADD.on(CoreType.I64);
    private static final IntegerBinary DIFFERENCE = IntegerBinary.Kind.SUB.on(CoreType.I64);

    @Override
    public String mnemonic() {
      return "lying.add";
    }

    @Override
    public List<Type> operandTypes() {
      return SUM.operandTypes();
    }

    @Override
    public Type resultType() {
      return SUM.resultType();
    }

    @Override
    public Effects effects() {
      return SUM.effects();
    }

    @Override
    public String documentation() {
      return "Lies.";
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      return SUM.evaluate(operands, execution);
    }

    @Override
    public void lower(Emitter emitter) {
      DIFFERENCE.lower(emitter);
    }
  }

  @Test
  void theEnginesAgreeOnTenThousandPrograms() {
    var law = new EnginesAgree();
    var broken = Fuzzer.run(law, 1, 10_000);
    assertEquals(List.of(), broken.stream().map(Fuzzer.Counterexample::describe).toList());
    assertTrue(law.traps() > 1000, () -> "too few programs trap: " + law.traps());
    assertTrue(law.traps() < 5000, () -> "too many programs trap: " + law.traps());
  }

  @Test
  void theSameSeedGivesTheSameProgram() {
    assertEquals(
        Printer.print(ProgramGenerator.generate(42)), Printer.print(ProgramGenerator.generate(42)));
  }

  @Test
  void aPlantedMiscompilationIsCaughtAndReduced() {
    var failing =
        LongStream.range(0, 1000)
            .mapToObj(ProgramGenerator::generate)
            .peek(EnginesAgreeTest::plantLies)
            .filter(module -> problem(module) != null)
            .findFirst()
            .orElseThrow();
    var small = new Reducer(module -> problem(module) != null).reduce(failing);
    assertNotNull(problem(small));
    int size = small.functions().stream().mapToInt(Function::size).sum();
    assertTrue(size <= 6, () -> "not small:\n" + Printer.print(small));
  }

  private static @Nullable String problem(Module module) {
    return new EnginesAgree().disagreement(module);
  }

  private static void plantLies(Module module) {
    for (var function : module.functions()) {
      var editor = new Editor(function);
      function.blocks().stream()
          .flatMap(block -> List.copyOf(block.instructions()).stream())
          .filter(instruction -> instruction.op().equals(LyingAdd.SUM))
          .toList()
          .forEach(instruction -> replace(editor, instruction));
    }
  }

  private static void replace(Editor editor, Instruction sum) {
    var lie = editor.add(sum, "lie", new LyingAdd(), sum.operands());
    editor.replaceAll(sum, lie);
    editor.delete(sum);
  }
}
