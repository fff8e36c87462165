/**
 * The semantics of sourir (Sections 5.1 and 5.2): {@link dev.oser.models.sourir.run.Interpreter}
 * reduces configurations, deoptimising where assumes fail or where a test wants it, and {@link
 * dev.oser.models.sourir.run.Trace} is what can be observed.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.sourir.run;
