package dev.oser.kit.ir;

import static dev.oser.kit.ir.CoreType.I64;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BuilderTest {
  private static final Op MUL = IntegerBinary.Kind.MUL.on(I64);

  private static Function square() {
    var square = new Function("square", FunctionType.of(I64, I64), List.of("x"));
    var x = square.parameters().getFirst();
    var builder = new Builder(square);
    var result = builder.emit("result", MUL, x, x);
    builder.emit(new ControlOp.Return(I64), result);
    return square;
  }

  private static Module moduleOf(Function function) {
    return new Module("t.oir").add(function);
  }

  @Test
  void theExampleOfItsDocumentationWorks() {
    assertEquals(
        """
        func @square(%x: i64) -> i64 {
        entry:
          %result = i64.mul %x, %x
          return %result
        }
        """,
        Printer.print(square()));
    Bookkeeping.check(square());
  }

  @Test
  void nothingFollowsATerminator() {
    var square = square();
    var builder = new Builder(square);
    var x = square.parameters().getFirst();
    assertThrows(IllegalStateException.class, () -> builder.emit("y", MUL, x, x));
    assertThrows(IllegalStateException.class, () -> builder.emit(new ControlOp.Return(I64), x));
    assertEquals(Printer.print(square()), Printer.print(square));
    Bookkeeping.check(square);
  }

  @Test
  void namesAreMadeUnique() {
    var function = new Function("f", FunctionType.of(CoreType.VOID, I64), List.of("x"));
    var builder = new Builder(function);
    var one = Constant.of(1L);
    assertEquals("x1", builder.emit("x", MUL, one, one).name());
    assertEquals("x2", builder.emit("x", MUL, one, one).name());
    assertEquals("x1_1", builder.emit("x1", MUL, one, one).name());
    assertEquals("1", builder.emit(MUL, one, one).name());
    assertEquals("2", builder.emit(MUL, one, one).name());
    assertEquals("entry1", builder.newBlock("entry").name());
  }

  @Test
  void hintsBecomeNamesThatCanBeParsed() {
    var function = new Function("f", FunctionType.of(CoreType.VOID, I64), List.of("x"));
    var builder = new Builder(function);
    var one = Constant.of(1L);
    for (var hint :
        List.of(
            "a b", "é", "x<-y", "", "7", ".var", "%x", "a:b", "\n", "x".repeat(5000), "entry")) {
      builder.emit(hint, MUL, one, one);
      var block = builder.newBlock(hint);
      var parameter = builder.parameter(block, hint, I64);
      builder.terminate(new ControlOp.Jump(), List.of(), Instruction.Target.of(block, one));
      builder.moveTo(block).emit(hint, MUL, parameter, parameter);
    }
    builder.emit(new ControlOp.Return(CoreType.VOID));
    var text = Printer.print(moduleOf(function));
    assertEquals(text, Printer.print(new Parser().parse("t.oir", text)));
    Bookkeeping.check(function);
  }

  @Test
  void positionsGoToTheInstructionsThatFollow() {
    var function = new Function("f", FunctionType.of(CoreType.VOID), List.of());
    var builder = new Builder(function).at(new SourcePosition("f.R", 3, 4));
    builder.emit("a", MUL, Constant.of(1L), Constant.of(2L));
    builder.at(null).emit(new ControlOp.Return(CoreType.VOID));
    assertEquals(
        """
        func @f() {
        entry:
          %a = i64.mul 1, 2 !"f.R":3:4
          return
        }
        """,
        Printer.print(moduleOf(function)));
  }

  @Test
  void positionsCountFromOne() {
    assertThrows(IllegalArgumentException.class, () -> new SourcePosition("f.R", 0, 1));
    assertThrows(IllegalArgumentException.class, () -> new SourcePosition("f.R", 1, 0));
  }

  @Test
  void aFunctionHasAsManyNamesAsParameters() {
    var type = FunctionType.of(I64, I64);
    assertThrows(IllegalArgumentException.class, () -> new Function("f", type, List.of("x", "y")));
  }
}
