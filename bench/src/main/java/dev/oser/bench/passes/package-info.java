/** How long passes take. {@link dev.oser.bench.passes.PassesBench} is the command. */
@org.jspecify.annotations.NullMarked
package dev.oser.bench.passes;
