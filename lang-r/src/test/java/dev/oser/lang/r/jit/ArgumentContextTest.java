package dev.oser.lang.r.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.dispatch.Context;
import dev.oser.kit.dispatch.DispatchTable;
import dev.oser.lang.r.bytecode.Shape;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Contexts are ordered by what they say of arguments, and a call gets code for its arguments. */
class ArgumentContextTest {
  private static final int[] SHAPES = {0, Shape.DOUBLE, Shape.INTEGER, Shape.LIST | Shape.VECTOR};
  private static final int ROUNDS = 2_000;

  /** {@return a context that says something of some of the first parameters and the last} */
  private static ArgumentContext random(Random random) {
    long shapes = 0;
    for (int parameter : new int[] {0, 1, 2, ArgumentContext.PARAMETERS - 1}) {
      shapes |= (long) SHAPES[random.nextInt(SHAPES.length)] << 8 * parameter;
    }
    return ArgumentContext.of(shapes);
  }

  /** {@return whether arguments of these shapes are what a context says} */
  private static boolean holds(ArgumentContext context, ArgumentContext arguments) {
    return IntStream.range(0, ArgumentContext.PARAMETERS)
        .allMatch(i -> context.shape(i) == 0 || context.shape(i) == arguments.shape(i));
  }

  @Test
  void contextsAreOrderedByWhatTheySay() {
    var random = new Random(1);
    for (int round = 0; round < ROUNDS; round++) {
      var a = random(random);
      var b = random(random);
      var c = random(random);
      assertTrue(a.implies(a));
      assertTrue(a.implies(ArgumentContext.TOP));
      assertEquals(holds(b, a), a.implies(b), a + " " + b);
      assertTrue(!a.implies(b) || !b.implies(a) || a.equals(b), a + " " + b);
      assertTrue(!a.implies(b) || !b.implies(c) || a.implies(c), a + " " + b + " " + c);
    }
  }

  /** {@return whether some call got code that was made for other arguments} */
  private static <C extends Context<C>> boolean isMisled(Function<ArgumentContext, C> order) {
    var random = new Random(2);
    for (int round = 0; round < ROUNDS; round++) {
      var table =
          new DispatchTable<>(order.apply(ArgumentContext.TOP), ArgumentContext.TOP, 1 + round % 6);
      for (int i = 0; i < 5; i++) {
        var context = random(random);
        table.add(order.apply(context), context);
      }
      var arguments = random(random);
      if (!holds(table.find(order.apply(arguments)).version(), arguments)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void callsGetCodeForTheirArguments() {
    assertFalse(isMisled(context -> context));
  }

  /** An order that overlooks the second parameter. */
  private record Careless(ArgumentContext context) implements Context<Careless> {
    @Override
    public boolean implies(Careless other) {
      return IntStream.range(0, ArgumentContext.PARAMETERS)
          .filter(i -> i != 1)
          .allMatch(i -> other.context.shape(i) == 0 || other.context.shape(i) == context.shape(i));
    }
  }

  @Test
  void aWrongOrderMisleadsCalls() {
    assertTrue(isMisled(Careless::new));
  }

  @Test
  void contextsAreShownToPeople() {
    assertEquals("", ArgumentContext.TOP.toString());
    assertEquals("(?, double)", ArgumentContext.of((long) Shape.DOUBLE << 8).toString());
  }
}
