package dev.oser.profile.path;

/** What an instrumenter has to do on an edge with the path register {@code r}. */
public sealed interface EdgeAction {
  /** Nothing. */
  record None() implements EdgeAction {}

  /** {@code r += amount}. */
  record Add(int amount) implements EdgeAction {}

  /** Control leaves the method: {@code emit(r + amount)}. */
  record Emit(int amount) implements EdgeAction {}

  /** The path ends and another begins: {@code emit(r + amount); r = restart}. */
  record EmitAndRestart(int amount, int restart) implements EdgeAction {}
}
