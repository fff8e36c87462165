package dev.oser.kit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Instruction;
import java.util.List;
import org.junit.jupiter.api.Test;

class AvailabilityTest {
  private static final String EXAMPLE =
      """
      func @f(%x: i32, %c: i1) -> i32 {
      entry:
        %dead = i32.add %x, 1
        branch %c, left, right
      left:
        %l = i32.add %x, 2
        jump join(%l)
      right:
        print i32 %x
        jump join(%x)
      join(%p: i32):
        %a = i32.add %p, 1
        %b = i32.add %a, 1
        return %b
      orphan:
        %o = i32.add %x, 1
        return %o
      }
      """;

  @Test
  void deadValuesAreAvailableAndThoseOfOneBranchAreNot() {
    var function = Examples.parse(EXAMPLE);
    var availability = Availability.of(function);
    var b = Examples.instruction(function, "join", 1);
    assertEquals("%x %c %dead %p %a", Examples.names(availability.availableBefore(b)));
    var jump = Examples.instruction(function, "right", 1);
    assertEquals("%x %c %dead", Examples.names(availability.availableBefore(jump)));
    var first = Examples.instruction(function, "entry", 0);
    assertEquals("%x %c", Examples.names(availability.availableBefore(first)));
  }

  @Test
  void unreachableCodeHasOnlyItsOwnValues() {
    var function = Examples.parse(EXAMPLE);
    var terminator = Examples.instruction(function, "orphan", 1);
    assertEquals("%o", Examples.names(Availability.of(function).availableBefore(terminator)));
  }

  @Test
  void valueIsAvailableWhereNoPathAvoidsItsDefinition() {
    RandomFunctions.check(
        150,
        20,
        function -> {
          var availability = Availability.of(function);
          var reachable = Paths.reachable(function);
          var definitions = Examples.definitions(function);
          for (var block : function.blocks()) {
            for (var instruction : block.instructions()) {
              var available = availability.availableBefore(instruction);
              int count = 0;
              for (var definition : definitions) {
                boolean expected =
                    definition.block() == block
                        ? isEarlier(definition, instruction)
                        : reachable.contains(block)
                            && reachable.contains(definition.block())
                            && Paths.dominates(definition.block(), block);
                assertEquals(expected, available.contains(definition));
                assertEquals(expected, availability.isAvailableBefore(instruction, definition));
                count += expected ? 1 : 0;
              }
              assertEquals(count, available.size());
            }
          }
        });
  }

  private static boolean isEarlier(Definition definition, Instruction instruction) {
    List<Instruction> code = instruction.block().instructions();
    return !(definition instanceof Instruction maker)
        || code.indexOf(maker) < code.indexOf(instruction);
  }
}
