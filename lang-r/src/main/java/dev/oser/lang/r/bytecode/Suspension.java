package dev.oser.lang.r.bytecode;

import java.util.ArrayList;
import java.util.List;

/**
 * Throws the interpreter's Java stack away, up to where builtins have called it. Whoever is on the
 * way adds what it takes to go on.
 */
final class Suspension extends Error {
  private static final long serialVersionUID = 1L;

  private final transient List<Suspended> parts = new ArrayList<>();

  Suspension() {
    super(null, null, false, false);
  }

  void add(Suspended part) {
    parts.addFirst(part);
  }

  /** {@return what was running, the outermost first} */
  List<Suspended> parts() {
    return parts;
  }
}
