/**
 * Searches for violations of the two invariants that make speculation correct (Sections 3.2 and
 * 5.4): {@link dev.oser.models.sourir.invariants.VersionEquivalence} and {@link
 * dev.oser.models.sourir.invariants.AssumptionTransparency}. Both try {@link
 * dev.oser.models.sourir.invariants.Probe}s: they can find a violation, never prove there is none.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.sourir.invariants;
