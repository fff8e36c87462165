package dev.oser.lang.sourir;

import dev.oser.models.sourir.run.World;
import org.jspecify.annotations.Nullable;

/** The input and output of a program that a person may be watching. */
public interface Console extends World {
  /** Shows what has been printed so far. */
  void flush();

  /** {@return a console for a world that nobody watches} */
  static Console of(World world) {
    return new Console() {
      @Override
      public @Nullable String readLine() {
        return world.readLine();
      }

      @Override
      public void print(String value) {
        world.print(value);
      }

      @Override
      public void flush() {}
    };
  }
}
