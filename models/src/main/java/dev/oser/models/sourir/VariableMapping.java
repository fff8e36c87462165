package dev.oser.models.sourir;

/** {@code var x = e} in a varmap: what x is in the new environment, computed in the old one. */
public record VariableMapping(String name, Expression value) {}
