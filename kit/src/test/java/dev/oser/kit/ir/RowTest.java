package dev.oser.kit.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The lists that functions are made of, and the numbers of what is in them. */
final class RowTest {
  private static Row<String> row(String... elements) {
    return new Row<>(List.of(elements));
  }

  @Test
  void anyChangesLeaveWhatTheyWouldLeaveInAList() {
    var random = new SplittableRandom(1);
    for (int round = 0; round < 200; round++) {
      var row = new Row<Integer>();
      var list = new ArrayList<Integer>();
      for (int i = 0; i < 40; i++) {
        int index = random.nextInt(list.size() + 1);
        switch (random.nextInt(6)) {
          case 0 -> {
            row.append(i);
            list.add(i);
          }
          case 1 -> {
            row.insert(index, i);
            list.add(index, i);
          }
          case 2 -> {
            row.appendAll(List.of(i, -i, i));
            list.addAll(List.of(i, -i, i));
          }
          case 3 -> {
            row.truncate(index);
            list.subList(index, list.size()).clear();
          }
          default -> {
            if (index < list.size()) {
              assertEquals(list.set(index, 7), row.replace(index, 7));
              assertEquals(list.remove(index), row.take(index));
            }
          }
        }
        assertEquals(list, row);
        assertEquals(list, List.copyOf(row));
        assertEquals(list.indexOf(7), row.indexOf(7));
      }
    }
  }

  @Test
  void othersCannotChangeIt() {
    List<String> row = row("a", "b");
    assertThrows(UnsupportedOperationException.class, () -> row.add("c"));
    assertThrows(UnsupportedOperationException.class, () -> row.remove(0));
    assertThrows(UnsupportedOperationException.class, () -> row.set(0, "c"));
    assertThrows(UnsupportedOperationException.class, row::clear);
    assertEquals(List.of("a", "b"), row);
  }

  @Test
  void whoeverWalksOverItNoticesAChange() {
    var row = row("a", "b", "c");
    assertThrows(
        ConcurrentModificationException.class, () -> row.forEach(each -> row.append(each)));
    assertThrows(
        ConcurrentModificationException.class,
        () -> {
          for (var each : row) {
            row.append(each);
          }
        });
  }

  @Test
  void thereIsNothingBehindItsEnd() {
    var row = row("a", "b", "c");
    row.truncate(1);
    assertThrows(IndexOutOfBoundsException.class, () -> row.get(1));
    assertThrows(IndexOutOfBoundsException.class, () -> row.take(1));
    assertThrows(IndexOutOfBoundsException.class, () -> row.insert(2, "d"));
    assertEquals(-1, row.find("b"));
  }

  @Test
  void eachDefinitionHasANumberOfItsOwnThatItKeeps() {
    var module =
        new Parser()
            .parse(
                "t.oir",
                """
                func @f(%n: i64) -> i64 {
                entry:
                  jump loop(0)
                loop(%i: i64):
                  %two = i64.add 1, 1
                  %next = i64.add %i, %two
                  %more = i64.lt %next, %n
                  branch %more, loop(%next), done
                done:
                  return %next
                }
                """);
    var function = module.functions().getFirst();
    var next = function.value("next");
    assertTrue(next != null);
    int before = next.number();
    Pipeline.parse("standard,loop-peeling,standard").run(function, PassContext.of(module));
    var numbers = new HashSet<Integer>();
    var all = new ArrayList<Definition>();
    for (var block : function.blocks()) {
      all.addAll(block.parameters());
      all.addAll(block.instructions());
    }
    for (var definition : all) {
      assertTrue(numbers.add(definition.number()), definition + " shares its number");
      assertTrue(definition.number() >= 0 && definition.number() < function.definitionNumbers());
    }
    assertEquals(before, next.number());
  }
}
