package dev.oser.cli.shell;

import dev.oser.kit.ir.Function;

/**
 * A version of a function, under a name.
 *
 * @param code without OSR points
 * @param origin how it came about, or the empty string for the first
 */
record Version(String name, Function code, String origin) {
  /** {@return the name with that of the function, as commands take it} */
  String symbol() {
    return code + ":" + name;
  }
}
