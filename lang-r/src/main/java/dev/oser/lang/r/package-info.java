/**
 * R. {@link dev.oser.lang.r.Session} runs programs; the packages below it, from the bottom up, are
 * {@code syntax}, {@code value}, {@code runtime}, {@code operation}, {@code bytecode}, {@code show}
 * and {@code builtin}. docs/r.md says how they fit together.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r;
