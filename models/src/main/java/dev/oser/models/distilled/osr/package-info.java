/**
 * On-stack replacement (Section 3): {@link dev.oser.models.distilled.osr.OsrMapping}s between
 * programs, {@link dev.oser.models.distilled.osr.OsrTrans} that derives them (Algorithm 1) with
 * {@link dev.oser.models.distilled.osr.Compensation} (Algorithms 2 and 3), their composition, and
 * {@link dev.oser.models.distilled.osr.MultiVersionProgram}s run by an oracle. {@link
 * dev.oser.models.distilled.osr.Bisimulation} checks what all of it rests on.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.distilled.osr;
