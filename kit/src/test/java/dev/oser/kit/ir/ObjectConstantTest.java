package dev.oser.kit.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.ir.text.SyntaxError;
import dev.oser.kit.opt.Passes;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Objects of a language are constants: compared by identity, in texts by name. */
class ObjectConstantTest {
  private final Object one = new ArrayList<>();
  private final Object another = new ArrayList<>();

  private Module parse(String text) {
    return new Parser()
        .naming("one", one)
        .naming("another", another)
        .naming("alias", one)
        .parse("t.oir", text);
  }

  private static final String FUNCTION =
      """
      func @f(%x: ref) -> ref {
      entry:
        %is = ref.eq %x, #one
        branch %is, yes, no
      yes:
        return #another
      no:
        return #one
      }
      """;

  @Test
  void theyPrintAndParse() {
    assertEquals(FUNCTION, Printer.print(parse(FUNCTION)));
  }

  @ParameterizedTest
  @EnumSource
  void bothEnginesUseTheVeryObject(Engine engine) {
    var options = MachineOptions.writingTo(OutputStream.nullOutputStream());
    var machine = new Machine(options.with(engine));
    machine.load(parse(FUNCTION));
    assertSame(another, machine.call("f", one));
    assertSame(one, machine.call("f", another));
  }

  @Test
  void theyAreEqualIfTheObjectIsTheSame() {
    assertEquals(
        Constant.object(CoreType.REF, "one", one), Constant.object(CoreType.REF, "alias", one));
    assertNotEquals(
        Constant.object(CoreType.REF, "one", one), Constant.object(CoreType.REF, "one", another));
  }

  @Test
  void comparisonsOfThemAreKnown() {
    assertEquals("true", folded("ref.eq #one, #alias"));
    assertEquals("false", folded("ref.eq #one, #another"));
    assertEquals("true", folded("ref.ne #one, null"));
  }

  private String folded(String comparison) {
    var text = "func @f() -> i1 {\nentry:\n  %c = " + comparison + "\n  return %c\n}\n";
    var function = Objects.requireNonNull(parse(text).function("f"));
    Passes.named("constant-propagation").run(function);
    return function.entry().terminator().operand(0).text();
  }

  @Test
  void anAssumptionTeachesWhichObjectItIs() {
    var function =
        Objects.requireNonNull(
            parse(
                    """
                    func @f(%x: ref) -> ref {
                    entry:
                      %point = checkpoint go, exit
                    go:
                      %is = ref.eq %x, #one
                      assume [1] %is, %point
                      return %x
                    exit:
                      %why = failure
                      %frame = framestate @slow(%x)
                      deopt %frame, %why
                    }

                    declare @slow(i32, ref) -> ref
                    """)
                .function("f"));
    Passes.named("assumption-learning").run(function);
    assertTrue(Printer.print(function).contains("return #one"), () -> Printer.print(function));
  }

  @Test
  void aNameNobodyGaveIsAnError() {
    var error =
        assertThrows(SyntaxError.class, () -> parse(FUNCTION.replace("#another", "#nobody")));
    assertTrue(String.valueOf(error.getMessage()).contains("#nobody"), error::toString);
  }
}
