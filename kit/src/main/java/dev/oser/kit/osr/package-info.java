/**
 * On-stack replacement: how a running activation leaves one version of a function and goes on in
 * another. The rooms, each of which uses only those before it:
 *
 * <ol>
 *   <li>{@link dev.oser.kit.osr.correspondence}: which points and values of two versions are the
 *       same
 *   <li>{@link dev.oser.kit.osr.map}: state maps, which make the state expected at a point of
 *       another version
 *   <li>{@link dev.oser.kit.osr.continuation}: functions that go on where a map lands
 *   <li>{@link dev.oser.kit.osr.point}: the places in code where activations leave
 *   <li>{@link dev.oser.kit.osr.graph}: functions of many versions, and the ways between them
 * </ol>
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.osr;
