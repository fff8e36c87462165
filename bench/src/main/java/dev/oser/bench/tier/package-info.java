/** What compiling in the background costs the program that goes on meanwhile. */
@org.jspecify.annotations.NullMarked
package dev.oser.bench.tier;
