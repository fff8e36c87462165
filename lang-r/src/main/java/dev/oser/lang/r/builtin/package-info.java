/**
 * R's functions that are written in Java, a class for each family of them.
 *
 * <p>To add one, write a static method with {@link dev.oser.lang.r.builtin.RBuiltin} in the family
 * it belongs to; the build does the rest. Its parameters say what it takes: {@code Context} (the
 * session, the call), {@code Value} (an argument that must be there), {@code @Nullable Value} (one
 * that may be missing), {@code Dots} (what {@code ...} holds) or {@code Args} (all arguments with
 * their names). With {@code formals} arguments are matched to parameters as for an R function, and
 * R shows it as a closure; without, they are taken by place, as for a primitive. Errors are thrown
 * as {@link dev.oser.lang.r.value.RError}; arguments must not be changed unless they are temporary
 * ({@link dev.oser.lang.r.value.Value#isTemporary}).
 *
 * <p>What is clearer in R is in {@code resources/dev/oser/lang/r/base/*.R}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.builtin;
