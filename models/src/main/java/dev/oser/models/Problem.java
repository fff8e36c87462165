package dev.oser.models;

/**
 * Something wrong with a text: where, what, and what to do about it.
 *
 * @param line from 1
 * @param column from 1
 * @param message for a person
 */
public record Problem(int line, int column, String message) {
  @Override
  public String toString() {
    return line + ":" + column + ": " + message;
  }
}
