/**
 * Profiles as one HTML page that loads nothing: {@link dev.oser.profile.page.ContextPage} draws
 * flame graphs and differences of two profiles, {@link dev.oser.profile.page.PathPage} the forest
 * of a method's paths beside its source. The script and style of pages are resources of this
 * package.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.profile.page;
