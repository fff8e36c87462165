package dev.oser.agent.workload;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Code that the JDK calls back. */
public final class Lambdas {
  private Lambdas() {}

  interface Shape {
    default int twice() {
      return 2 * area();
    }

    int area();

    static Shape square(int side) {
      return () -> side * side;
    }
  }

  private static final class Named {
    @Override
    public String toString() {
      return "named";
    }
  }

  static int add(int a, int b) {
    return a + b;
  }

  static int apply(IntUnaryOperator operator, int value) {
    return operator.applyAsInt(value);
  }

  public static void main(String[] arguments) {
    int base = arguments.length + 10;
    System.out.println(apply(x -> add(x, base), 1));
    System.out.println(List.of(1, 2, 3).stream().mapToInt(x -> add(x, x)).sum());
    var list = new ArrayList<>(List.of("c", "a", "b"));
    list.forEach(Lambdas::see);
    list.sort(Comparator.naturalOrder());
    System.out.println(list);
    Supplier<Named> maker = Named::new;
    System.out.println("a " + maker.get() + " thing");
    System.out.println(Shape.square(3).twice());
  }

  static void see(String text) {
    System.out.println(text);
  }
}
