/**
 * Paths inside a method, across iterations of its loops.
 *
 * <p>A {@link dev.oser.profile.path.FlowGraph} describes the method. {@link
 * dev.oser.profile.path.PathNumberer} gives each acyclic path a number and each edge what an
 * instrumenter has to do there. The running method then emits a stream of path numbers into a
 * {@link dev.oser.profile.path.PathCounter}, which counts single paths or all sequences of up to k
 * of them, and turns what it has counted into a {@link dev.oser.profile.path.PathForest}.
 *
 * <p>Class files, and where the instructions of a block are in the source, are no business of this
 * package.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.profile.path;
