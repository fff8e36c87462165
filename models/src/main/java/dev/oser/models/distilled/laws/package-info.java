/**
 * The theorems of <em>On-Stack Replacement, Distilled</em> as properties over generated programs.
 * {@link dev.oser.models.distilled.laws.DistilledProperties} lists them.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.distilled.laws;
