package dev.oser.agent.workload;

import java.io.IOException;

/** Defines a class and leaves it to the JVM to find out its name. */
public final class Nameless extends ClassLoader {
  /** What is defined. */
  public static final class Made {
    private Made() {}

    public static int run() {
      int sum = 0;
      for (int i = 0; i < 3; i++) {
        sum += step(i);
      }
      return sum;
    }

    private static int step(int number) {
      return number + 1;
    }
  }

  private Nameless() {
    super(ClassLoader.getPlatformClassLoader());
  }

  public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
    byte[] bytes;
    try (var in = Nameless.class.getResourceAsStream("Nameless$Made.class")) {
      bytes = in.readAllBytes();
    }
    var made = new Nameless().defineClass(null, bytes, 0, bytes.length);
    System.out.println(made.getMethod("run").invoke(null));
  }
}
