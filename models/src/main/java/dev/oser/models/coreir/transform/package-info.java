/**
 * What a compiler does with CoreIR, in the order of its pipeline: anchors are inserted first, then
 * assumes that they justify, then the ordinary optimisations run, and last the anchors are dropped.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.coreir.transform;
