package dev.oser.kit.ir;

import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import java.util.Objects;

/** Functions from text, and short ways to their parts. */
final class Code {
  private final Function function;

  private Code(Function function) {
    this.function = function;
  }

  /** {@return the only function of a text} */
  static Code of(String text) {
    return new Code(new Parser().parse("t.oir", text).functions().getFirst());
  }

  Function function() {
    return function;
  }

  Editor editor() {
    return new Editor(function);
  }

  Block block(String name) {
    return Objects.requireNonNull(function.block(name), name);
  }

  Instruction terminator(String block) {
    return block(block).terminator();
  }

  Edge edge(String block, int index) {
    return terminator(block).edges().get(index);
  }

  Definition value(String name) {
    return function.blocks().stream()
        .flatMap(
            block ->
                java.util.stream.Stream.<Definition>concat(
                    block.parameters().stream(), block.instructions().stream()))
        .filter(definition -> definition.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  Instruction instruction(String name) {
    return (Instruction) value(name);
  }

  Parameter parameter(String name) {
    return (Parameter) value(name);
  }

  String text() {
    return Printer.print(function);
  }
}
