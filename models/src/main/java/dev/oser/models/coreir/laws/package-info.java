/**
 * What Section 2.8 of Flückiger claims about anchors and assumes, as properties: {@link
 * dev.oser.models.coreir.laws.CoreIrProperties}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.coreir.laws;
