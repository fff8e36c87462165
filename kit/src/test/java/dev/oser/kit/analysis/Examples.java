package dev.oser.kit.analysis;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.text.Parser;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Functions with known answers, and short ways to ask about them. */
final class Examples {
  /** A loop in a loop, the inner one with two latches, and a block that nothing leads to. */
  static final String NESTED_LOOPS =
      """
      func @f(%c: i1) {
      entry:
        jump outer
      outer:
        branch %c, inner, done
      inner:
        branch %c, left, right
      left:
        branch %c, inner, after
      right:
        jump inner
      after:
        jump outer
      done:
        return
      orphan:
        jump done
      }
      """;

  /** A cycle of two blocks with two ways in, inside a loop around both. */
  static final String IRREDUCIBLE_IN_LOOP =
      """
      func @f(%c: i1) {
      entry:
        jump head
      head:
        branch %c, a, b
      a:
        branch %c, b, end
      b:
        branch %c, a, end
      end:
        branch %c, head, done
      done:
        return
      }
      """;

  /** Two exits, a trap, and a loop that never ends. */
  static final String MANY_ENDS =
      """
      func @f(%c: i1) -> i32 {
      entry:
        branch %c, work, fail
      work:
        branch %c, yes, no
      yes:
        return 1
      no:
        branch %c, forever, yes
      forever:
        jump again
      again:
        jump forever
      fail:
        trap "failed"
      }
      """;

  private Examples() {}

  static Function parse(String text) {
    return new Parser().parse("example.oir", text).functions().getFirst();
  }

  static Block block(Function function, String name) {
    return Objects.requireNonNull(function.block(name), name);
  }

  static Definition value(Function function, String name) {
    for (var block : function.blocks()) {
      for (var parameter : block.parameters()) {
        if (parameter.name().equals(name)) {
          return parameter;
        }
      }
      for (var instruction : block.instructions()) {
        if (instruction.name().equals(name)) {
          return instruction;
        }
      }
    }
    throw new IllegalArgumentException("no value %" + name);
  }

  static Instruction instruction(Function function, String blockName, int index) {
    return block(function, blockName).instructions().get(index);
  }

  static String names(Collection<?> blocksOrValues) {
    return blocksOrValues.stream()
        .map(each -> each instanceof Value value ? value.text() : each.toString())
        .collect(Collectors.joining(" "));
  }

  static List<Definition> definitions(Function function) {
    var definitions = new ArrayList<Definition>();
    for (var block : function.blocks()) {
      definitions.addAll(block.parameters());
      definitions.addAll(block.instructions().stream().filter(Instruction::hasResult).toList());
    }
    return definitions;
  }

  /** A function of blocks that each jump to the next. */
  static Function chain(int length) {
    var function = new Function("chain", FunctionType.of(CoreType.VOID), List.of());
    var builder = new Builder(function);
    for (int i = 1; i < length; i++) {
      var next = builder.newBlock("b");
      builder.terminate(new ControlOp.Jump(), List.of(), Target.of(next));
      builder.moveTo(next);
    }
    builder.terminate(new ControlOp.Return(CoreType.VOID), List.of());
    return function;
  }

  /** Loops in each other: all headers in a row, then all latches from the inside out. */
  static Function nest(int depth) {
    var function = new Function("nest", FunctionType.of(CoreType.VOID), List.of());
    var builder = new Builder(function);
    var headers = new ArrayList<Block>();
    for (int i = 0; i < depth; i++) {
      headers.add(builder.newBlock("header"));
      builder.terminate(new ControlOp.Jump(), List.of(), Target.of(headers.getLast()));
      builder.moveTo(headers.getLast());
    }
    for (var header : headers.reversed()) {
      var latch = builder.newBlock("latch");
      builder.terminate(new ControlOp.Jump(), List.of(), Target.of(latch));
      var after = builder.newBlock("after");
      builder
          .moveTo(latch)
          .terminate(
              new ControlOp.Branch(),
              List.of(Constant.of(true)),
              Target.of(header),
              Target.of(after));
      builder.moveTo(after);
    }
    builder.terminate(new ControlOp.Return(CoreType.VOID), List.of());
    return function;
  }
}
