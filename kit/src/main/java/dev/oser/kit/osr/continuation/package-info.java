/**
 * Functions that go on in the middle of another: a {@link
 * dev.oser.kit.osr.continuation.Continuation} takes what a state map reads, computes what the map
 * says, and runs a copy of the target from the landing on (Flexible OSR §2, §4.1). When and from
 * where one is entered is no matter of this package.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.osr.continuation;
