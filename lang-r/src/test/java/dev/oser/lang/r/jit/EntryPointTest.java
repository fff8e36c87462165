package dev.oser.lang.r.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.dispatch.Context;
import dev.oser.kit.dispatch.DispatchTable;
import dev.oser.lang.r.bytecode.Shape;
import dev.oser.lang.r.jit.EntryPoint.Slot;
import dev.oser.lang.r.jit.Operand.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Code for a state of running code is entered in states that are like it, or say more. */
class EntryPointTest {
  private static final int[] SHAPES = {0, Shape.DOUBLE, Shape.INTEGER | Shape.VECTOR};
  private static final int ROUNDS = 4_000;

  /** {@return a state at one place, in a loop, with a value on the stack and two variables} */
  private static EntryPoint random(Random random) {
    var source = Source.values()[random.nextInt(Source.values().length)];
    return new EntryPoint(
        7,
        List.of(new Slot(source, 0), new Slot(null, shape(random))),
        List.of(shape(random), shape(random)),
        true);
  }

  private static int shape(Random random) {
    return SHAPES[random.nextInt(SHAPES.length)];
  }

  /** {@return whether what one says is so in the other} */
  private static boolean holds(EntryPoint said, EntryPoint state) {
    var wanted = facts(said);
    var there = facts(state);
    return IntStream.range(0, wanted.size())
        .allMatch(i -> wanted.get(i).equals("?") || wanted.get(i).equals(there.get(i)));
  }

  private static List<String> facts(EntryPoint point) {
    var facts = new ArrayList<String>();
    point.operands().forEach(slot -> facts.add(slot.shape() == 0 ? "?" : "" + slot.shape()));
    point.operands().forEach(slot -> facts.add(slot.source() == Source.ANY ? "?" : slot + ""));
    point.variables().forEach(shape -> facts.add(shape == 0 ? "?" : "" + shape));
    // What an operand goes through is told apart from its shape, which is told above.
    IntStream.range(0, point.operands().size())
        .filter(i -> point.operands().get(i).source() == null)
        .forEach(i -> facts.set(point.operands().size() + i, "no loop"));
    return facts;
  }

  @Test
  void statesAreOrderedByWhatTheySay() {
    var random = new Random(1);
    for (int round = 0; round < ROUNDS; round++) {
      var a = random(random);
      var b = random(random);
      var c = random(random);
      assertTrue(a.implies(a));
      assertTrue(a.implies(a.general()));
      assertEquals(holds(b, a), a.implies(b), a + " " + b);
      assertTrue(!a.implies(b) || !b.implies(a) || a.equals(b), a + " " + b);
      assertTrue(!a.implies(b) || !b.implies(c) || a.implies(c), a + " " + b + " " + c);
    }
  }

  @Test
  void otherPlacesAndOtherEntriesAreNoneOfTheirBusiness() {
    var here = random(new Random(2));
    assertFalse(here.implies(new EntryPoint(8, here.operands(), here.variables(), true)));
    assertFalse(here.implies(new EntryPoint(7, here.operands(), here.variables(), false)));
    assertFalse(here.implies(new EntryPoint(7, List.of(), here.variables(), true)));
  }

  /** {@return whether some state got code that was made for another} */
  private static <C extends Context<C>> boolean isMisled(Function<EntryPoint, C> order) {
    var random = new Random(3);
    for (int round = 0; round < ROUNDS; round++) {
      var top = random(random).general();
      var table = new DispatchTable<>(order.apply(top), top, 1 + round % 6);
      for (int i = 0; i < 5; i++) {
        var point = random(random);
        table.add(order.apply(point), point);
      }
      var state = random(random);
      if (!holds(table.find(order.apply(state)).version(), state)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void statesGetCodeForThem() {
    assertFalse(isMisled(point -> point));
  }

  /** An order that overlooks the stack. */
  private record Careless(EntryPoint point) implements Context<Careless> {
    @Override
    public boolean implies(Careless other) {
      return withoutStack(point).implies(withoutStack(other.point));
    }

    private static EntryPoint withoutStack(EntryPoint point) {
      return new EntryPoint(point.place(), List.of(), point.variables(), true);
    }
  }

  @Test
  void aWrongOrderMisleadsStates() {
    assertTrue(isMisled(Careless::new));
  }
}
