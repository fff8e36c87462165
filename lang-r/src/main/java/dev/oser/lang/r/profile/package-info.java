/**
 * Where a program in R spends its time: {@link dev.oser.lang.r.profile.Sampler} looks at the frames
 * of a session from another thread, and asks nothing of the code that runs.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.profile;
