/**
 * Functions of many versions (Distilled §3.3): {@link dev.oser.kit.osr.graph.VersionGraph} composes
 * maps along the ways between versions, {@link dev.oser.kit.osr.graph.DeepMap} makes the frames
 * that inlining saved, and {@link dev.oser.kit.osr.graph.Weaving} makes code of all versions that
 * goes back and forth between them.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.osr.graph;
