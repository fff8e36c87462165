package dev.oser.kit.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.fuzz.ProgramGenerator;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.text.Printer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** After any sequence of edits, sensible or not, a function knows who uses what. */
final class RandomEditsTest {
  private static final int EDITS = 200;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void usesAreExactAfterEveryEdit(long seed) {
    for (var original : ProgramGenerator.generate(seed).functions()) {
      var function = FunctionCopy.of(original).function();
      var edits = new Edits(function, new Random(seed));
      for (int i = 0; i < EDITS; i++) {
        edits.one();
        Bookkeeping.check(function);
      }
      // A copy of whatever came out is exact too, and looks the same.
      var copy = FunctionCopy.of(function).function();
      Bookkeeping.check(copy);
      assertEquals(Printer.print(function), Printer.print(copy));
    }
  }

  private static final class Edits {
    private final Function function;
    private final Random random;
    private final Editor editor;

    Edits(Function function, Random random) {
      this.function = function;
      this.random = random;
      this.editor = new Editor(function);
    }

    private <T> T any(List<T> list) {
      return list.get(random.nextInt(list.size()));
    }

    private Block block() {
      return any(function.blocks());
    }

    private Instruction instruction() {
      return any(block().instructions());
    }

    private Value value() {
      var definitions =
          function.blocks().stream()
              .flatMap(
                  block ->
                      Stream.<Value>concat(
                          block.parameters().stream(),
                          block.instructions().stream().filter(Instruction::hasResult)))
              .toList();
      return definitions.isEmpty() || random.nextInt(5) == 0
          ? Constant.of((long) random.nextInt(100))
          : any(definitions);
    }

    void one() {
      try {
        switch (random.nextInt(18)) {
          case 0, 1 -> add();
          case 2, 3 -> editor.delete(nonTerminator());
          case 4 -> editor.hoist(instruction(), instruction());
          case 5 -> editor.sink(instruction(), instruction());
          case 6 -> replaceOperand();
          case 7 -> replaceAll();
          case 8 -> setOperand();
          case 9 -> redirect();
          case 10 -> terminate();
          case 11 -> addParameter();
          case 12 -> removeParameter();
          case 13 -> variable();
          case 14 -> editor.split(instruction(), "half");
          case 15 -> splitEdge();
          case 16 -> editor.merge(block());
          default -> removeBlocks();
        }
      } catch (IllegalArgumentException _) {
        // Refused; nothing may have changed, which the check after this sees.
      }
    }

    private Instruction nonTerminator() {
      var instruction = instruction();
      if (instruction.isTerminator()) {
        throw new IllegalArgumentException("blocks keep their terminators here");
      }
      return instruction;
    }

    private void add() {
      var op = IntegerBinary.Kind.ADD.on(CoreType.I64);
      editor.add(instruction(), "added", op, List.of(value(), value()));
    }

    private void replaceOperand() {
      var user = instruction();
      if (!user.inputs().isEmpty()) {
        editor.replaceOperand(user, any(user.inputs()), value());
      }
    }

    private void replaceAll() {
      if (value() instanceof Definition definition) {
        editor.replaceAll(definition, value());
      }
    }

    private void setOperand() {
      var user = instruction();
      if (!user.operands().isEmpty()) {
        editor.setOperand(user, random.nextInt(user.operands().size()), value());
      }
    }

    private void redirect() {
      var edges = block().outgoing();
      if (!edges.isEmpty()) {
        var edge = any(edges);
        var target = random.nextBoolean() ? edge.target() : block();
        editor.redirect(
            edge, target, target == edge.target() ? edge.arguments() : arguments(target));
      }
    }

    private List<Value> arguments(Block target) {
      var arguments = new ArrayList<Value>();
      target.parameters().forEach(_ -> arguments.add(value()));
      return arguments;
    }

    private void terminate() {
      var target = block();
      editor.terminate(
          block(),
          new ControlOp.Branch(),
          List.of(value()),
          List.of(
              new Instruction.Target(target, arguments(target)),
              new Instruction.Target(target, arguments(target))));
    }

    private void addParameter() {
      var block = block();
      editor.addParameter(block, "p", CoreType.I64);
      for (var edge : List.copyOf(block.incoming())) {
        editor.addArgument(edge, value());
      }
    }

    private void removeParameter() {
      var parameters = block().parameters();
      if (!parameters.isEmpty()) {
        editor.removeParameter(any(parameters));
      }
    }

    private void variable() {
      new Builder(function).variable(instruction(), "v", random.nextInt(4) == 0 ? null : value());
    }

    private void splitEdge() {
      var edges = block().outgoing();
      if (!edges.isEmpty()) {
        editor.split(any(edges), "middle");
      }
    }

    private void removeBlocks() {
      editor.removeBlocks(function.blocks().stream().filter(_ -> random.nextInt(3) == 0).toList());
    }
  }
}
