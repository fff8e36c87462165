/**
 * How code that knows nothing of sessions is stopped. A session runs in a {@link
 * dev.oser.lang.r.limit.SessionThread}, which knows whom to ask ({@link
 * dev.oser.lang.r.limit.Guard}). While lang-r is compiled, {@code Weaver} of {@code
 * lang-r-processor} puts calls of {@link dev.oser.lang.r.limit.Polls} into its classes: where a
 * loop around other loops turns, and where an array is made whose length a program may have chosen.
 * So whoever writes a builtin need not think of it, and cannot forget it. This package uses
 * nothing.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.limit;
