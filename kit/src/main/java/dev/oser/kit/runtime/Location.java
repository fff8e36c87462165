package dev.oser.kit.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Where in a program something happened: the function and block, and the source line if one is
 * known.
 *
 * @param file the source file, or null when the code was built without source positions
 * @param line the 1-based line, or 0 when unknown
 * @param column the 1-based column, or 0 when unknown
 */
public record Location(String function, String block, @Nullable String file, int line, int column) {
  @Override
  public String toString() {
    var place = "@" + function + ", block " + block;
    return file == null ? place : place + " (" + file + ":" + line + ":" + column + ")";
  }
}
