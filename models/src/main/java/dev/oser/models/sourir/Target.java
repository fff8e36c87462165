package dev.oser.models.sourir;

/** Where deoptimisation goes: {@code (function, version, label)}. */
public record Target(String function, String version, String label, Position position) {}
