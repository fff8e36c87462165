package dev.oser.kit.analysis;

import static dev.oser.kit.ir.CoreType.I64;
import static dev.oser.kit.ir.CoreType.VOID;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.core.OutputOp;
import dev.oser.kit.ir.speculation.SpeculationType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The rules that the text form cannot break; {@code filetests/verifier} has the others. */
final class VerifierTest {
  private static final Op ADD = IntegerBinary.Kind.ADD.on(I64);
  private static final FunctionType NOTHING = FunctionType.of(VOID);

  private final Function function = new Function("f", FunctionType.of(VOID, I64), List.of("x"));
  private final Builder builder = new Builder(function);

  private void assertViolation(String expected) {
    var violations = Verifier.verify(function);
    assertEquals(List.of(expected), violations.stream().map(Violation::message).toList());
  }

  private void assertModuleViolation(String expected) {
    var violations =
        Verifier.verify(new Module("t.oir").add(function), VerifierTest.class.getClassLoader());
    assertEquals(List.of(expected), violations.stream().map(Violation::message).toList());
  }

  private void end() {
    builder.emit(new ControlOp.Return(VOID));
  }

  @Test
  void operandCount() {
    builder.emit("y", ADD, Constant.of(1L));
    end();
    assertViolation(
        "@f, block entry, `%y = i64.add 1`: expected 2 operands, found 1 [operand-count]");
  }

  @Test
  void edgeCount() {
    builder.terminate(new ControlOp.Jump(), List.of());
    assertViolation("@f, block entry, `jump`: expected 1 edges, found 0 [edge-count]");
  }

  @Test
  void edgesOfAnInstructionThatIsNoTerminator() {
    var block = builder.newBlock("next");
    builder.append(
        "", new OutputOp.Print(I64), List.of(Constant.of(1L)), List.of(Target.of(block)));
    end();
    builder.moveTo(block);
    end();
    assertViolation("@f, block entry, `print i64 1, next`: expected 0 edges, found 1 [edge-count]");
  }

  @Test
  void edgeToABlockOfAnotherFunction() {
    var other = new Function("g", NOTHING, List.of());
    var foreign = new Builder(other).newBlock("foreign");
    builder.terminate(new ControlOp.Jump(), List.of(), Target.of(foreign));
    assertViolation("@f, block entry, `jump foreign`: block foreign is not in @f [edge-count]");
  }

  @Test
  void edgeArgumentCount() {
    var next = builder.newBlock("next");
    builder.terminate(new ControlOp.Jump(), List.of(), Target.of(next));
    builder.moveTo(next);
    end();
    new Editor(function).addParameter(next, "p", I64);
    assertViolation(
        "@f, block entry, `jump next`: block next takes 1 arguments, not 0 [edge-arguments]");
  }

  @Test
  void valueOfAnotherFunction() {
    var other = new Function("g", FunctionType.of(VOID, I64), List.of("y"));
    builder.emit("z", ADD, function.parameters().getFirst(), other.parameters().getFirst());
    end();
    assertViolation("@f, block entry, `%z = i64.add %x, %y`: %y belongs to @g [own-value]");
  }

  @Test
  void valueThatWasDeleted() {
    var gone = builder.emit("gone", ADD, Constant.of(1L), Constant.of(2L));
    end();
    var editor = new Editor(function);
    editor.delete(gone);
    editor.add(function.entry().terminator(), "z", ADD, List.of(gone, Constant.of(1L)));
    assertViolation("@f, block entry, `%z = i64.add %gone, 1`: %gone is in no block [own-value]");
  }

  @Test
  void returnType() {
    builder.emit(new ControlOp.Return(I64), function.parameters().getFirst());
    assertViolation("@f, block entry, `return %x`: returns i64 from fn(i64) -> void [return-type]");
  }

  @Test
  void unknownFunctionThatIsCalled() {
    builder.emit(new CallOp.Call("g", NOTHING));
    end();
    assertModuleViolation(
        "@f, block entry, `call @g()`: there is no function @g in the module [known-function]");
  }

  @Test
  void functionThatIsCalledWithAnotherType() {
    builder.emit(new CallOp.Call("f", NOTHING));
    end();
    assertModuleViolation(
        "@f, block entry, `call @f()`: @f has type fn(i64) -> void, not fn() -> void [known-function]");
  }

  @Test
  void unknownFunctionThatIsReferredTo() {
    builder.emit(new CallOp.CallIndirect(NOTHING), Constant.function("g", NOTHING));
    end();
    assertModuleViolation(
        "@f, block entry, `call.indirect fn() -> void (@g)`: there is no function @g in the module [known-function]");
  }

  @Test
  void aFunctionOnItsOwnIsNotAskedWhatItsModuleKnows() {
    builder.emit(new CallOp.Call("g", NOTHING));
    end();
    assertEquals(List.of(), Verifier.verify(function));
  }

  @Test
  void aCheckpointThatIsPassedOn() {
    var go = builder.newBlock("go");
    builder.parameter(go, "point", SpeculationType.CHECKPOINT);
    builder.terminate(
        new ControlOp.Jump(),
        List.of(),
        Target.of(go, Constant.nullOf(SpeculationType.CHECKPOINT)));
    builder.moveTo(go);
    end();
    assertViolation(
        "@f, block entry, `jump go(null)`: checkpoints and frames are not passed to blocks"
            + " [speculation-value]");
  }

  /** The list of rules in the documentation is the specification: each must have a test. */
  @Test
  void everyRuleHasATest() throws IOException {
    var root = Path.of(System.getProperty("oser.root", ".."), "kit", "src");
    var source = Files.readString(root.resolve("main/java/dev/oser/kit/analysis/Verifier.java"));
    var tests =
        new StringBuilder(
            Files.readString(root.resolve("test/java/dev/oser/kit/analysis/VerifierTest.java")));
    try (var files = Files.list(root.resolve("test/filetests/verifier"))) {
      for (var file : files.toList()) {
        tests.append(Files.readString(file));
      }
    }
    var rules = Pattern.compile("<li>\\{@code ([a-z-]+)\\}").matcher(source).results().toList();
    assertTrue(rules.size() >= 12, "the list of rules has moved");
    for (var rule : rules) {
      assertTrue(
          tests.indexOf("[" + rule.group(1) + "]") >= 0, () -> "no test of " + rule.group(1));
    }
  }
}
