/**
 * The static rules of sourir. {@link dev.oser.models.sourir.check.StaticChecker} applies all of
 * them; {@link dev.oser.models.sourir.check.Labels}, {@link dev.oser.models.sourir.check.Flow} and
 * {@link dev.oser.models.sourir.check.Scopes} are the analyses it rests on, which transformations
 * use too.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.sourir.check;
