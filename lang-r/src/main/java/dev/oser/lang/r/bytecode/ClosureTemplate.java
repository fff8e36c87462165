package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.SourceReference;
import org.jspecify.annotations.Nullable;

/** What {@code function} in the code makes closures from. */
record ClosureTemplate(Closure.Definition definition, @Nullable SourceReference source) {}
