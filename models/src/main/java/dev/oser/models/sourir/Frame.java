package dev.oser.models.sourir;

import java.util.List;

/**
 * An extra continuation (Figure 4, ξ̃): a caller to synthesise.
 *
 * @param target where it goes on
 * @param result the variable that gets the callee's result, written {@code var x = $}
 * @param varmap the rest of its environment
 */
public record Frame(Target target, String result, List<VariableMapping> varmap) {
  public Frame {
    varmap = List.copyOf(varmap);
  }
}
