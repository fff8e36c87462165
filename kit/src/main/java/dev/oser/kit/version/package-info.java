/**
 * Functions of a machine with several versions between which activations move: by what the versions
 * assume ({@link dev.oser.kit.version.AssumptionVersions}), or step by step as an oracle decides
 * ({@link dev.oser.kit.version.MultiVersionFunction}).
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.version;
