/**
 * Program transformations as data (Section 2.4): {@link dev.oser.models.distilled.rewrite.Rule}s of
 * patterns with side conditions, {@link dev.oser.models.distilled.rewrite.Rules} with Figure 3 and
 * two more, and the {@link dev.oser.models.distilled.rewrite.Engine} that finds where they apply.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.distilled.rewrite;
