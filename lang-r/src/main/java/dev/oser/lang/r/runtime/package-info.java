/**
 * What running R is made of, whoever runs it: a session, its frames, conditions and handlers,
 * argument matching and method dispatch.
 *
 * <p>A {@link dev.oser.lang.r.runtime.Runtime} is one session; nothing here is static and mutable,
 * so that several live in one JVM. Code in Java that is called from R gets a {@link
 * dev.oser.lang.r.runtime.Context}: it raises errors by throwing {@link
 * dev.oser.lang.r.value.RError} and warns with {@code context.warning}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.runtime;
