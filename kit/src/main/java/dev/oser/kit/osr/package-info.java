/**
 * On-stack replacement: state maps between versions of a function.
 *
 * <p>A {@link dev.oser.kit.osr.VersionPair} is a function and an optimised copy of it with the
 * {@link dev.oser.kit.osr.Journal} of how one became the other. In each direction it finds, for any
 * point of one version, the {@link dev.oser.kit.osr.Landing} in the other and the {@link
 * dev.oser.kit.osr.StateMap} that makes the state expected there (Distilled §3, §4). Nothing here
 * knows how a transition is carried out.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.osr;
