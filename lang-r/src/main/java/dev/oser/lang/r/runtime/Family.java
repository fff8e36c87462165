package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builtins that live in one Java class. Generated from its annotations. */
public abstract class Family {
  /** {@return the builtins of this family} */
  public abstract List<Builtin> builtins();

  /**
   * Calls one of them.
   *
   * @param arguments as they were given
   * @param matched in the order of the parameters, null where none was given
   */
  public abstract Value call(
      int number, Context context, Args arguments, @Nullable Value[] matched);

  /** {@return an argument that must be there} */
  protected static Value need(@Nullable Value[] matched, int index, String name) {
    var value = index < matched.length ? matched[index] : null;
    if (value == null) {
      throw new RError("argument \"" + name + "\" is missing, with no default");
    }
    return value;
  }

  /** {@return an argument, or null if it is not there} */
  protected static @Nullable Value optional(@Nullable Value[] matched, int index) {
    return index < matched.length ? matched[index] : null;
  }

  protected static Dots dots(@Nullable Value[] matched, int index) {
    return index < matched.length && matched[index] instanceof Dots dots ? dots : Dots.NONE;
  }
}
