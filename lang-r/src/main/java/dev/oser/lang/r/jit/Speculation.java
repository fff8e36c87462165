package dev.oser.lang.r.jit;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** What compiled code may assume; each kind can be switched off (Flückiger §5.3, C0 to C4). */
public record Speculation(Set<Kind> kinds) {
  /** The kinds of assumptions. */
  public enum Kind {
    /** Nobody else assigns to the variables of a function. */
    ENVIRONMENTS,
    /** A branch that was never taken will not be. */
    BRANCHES,
    /** A call calls what it called before. */
    TARGETS,
    /** Values have the types they had before. */
    TYPES
  }

  public static final Speculation ALL = new Speculation(EnumSet.allOf(Kind.class));

  public Speculation {
    kinds = Set.copyOf(kinds);
  }

  /** {@return everything but the named kinds, such as {@code types,branches}} */
  public static Speculation without(String names) {
    var kinds = EnumSet.allOf(Kind.class);
    for (var name : names.split(",")) {
      if (!name.isBlank()) {
        try {
          kinds.remove(Kind.valueOf(name.strip().toUpperCase(Locale.ROOT)));
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException(
              "there is no speculation on "
                  + name
                  + "; there is "
                  + Arrays.stream(Kind.values())
                      .map(kind -> kind.name().toLowerCase(Locale.ROOT))
                      .collect(Collectors.joining(", ")),
              e);
        }
      }
    }
    return new Speculation(kinds);
  }

  boolean on(Kind kind) {
    return kinds.contains(kind);
  }
}
