package dev.oser.lang.r.runtime;

import java.nio.file.Path;

/**
 * What a program may do to the world around its session.
 *
 * @param reading files it may read and ask about
 * @param writing files it may make, change and remove
 * @param processes whether it may start other programs
 * @param environment whether it sees the variables of the process and who runs it
 * @param quitting whether it may end the session
 */
public record Permissions(
    Reach reading, Reach writing, boolean processes, boolean environment, boolean quitting) {
  /** {@return everything, as for a program that a person starts} */
  public static Permissions all() {
    return new Permissions(new Reach.Everything(), new Reach.Everything(), true, true, true);
  }

  /** {@return nothing but to compute} */
  public static Permissions none() {
    return new Permissions(new Reach.Nothing(), new Reach.Nothing(), false, false, false);
  }

  /** {@return those of a program that may look at everything, but change one directory only} */
  public static Permissions changingOnly(Path directory) {
    return new Permissions(new Reach.Everything(), new Reach.Below(directory), false, true, true);
  }
}
