package dev.oser.kit.jit;

import java.util.List;

/** A compiled function before it is loaded. */
public record CompiledClass(byte[] bytes, List<Object> data, String method) {}
