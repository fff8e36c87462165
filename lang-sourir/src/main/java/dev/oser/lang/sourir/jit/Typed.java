package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.Value;

/** A value of the IR, and what it stands for. */
record Typed(Value value, Kind kind) {}
