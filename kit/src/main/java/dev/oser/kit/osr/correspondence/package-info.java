/**
 * Which points and values of two versions of a function correspond. A {@link
 * dev.oser.kit.osr.correspondence.VersionPair} is a function and an optimised copy of it with the
 * {@link dev.oser.kit.osr.correspondence.Journal} of the edits that made one into the other. A
 * {@link dev.oser.kit.osr.correspondence.Correspondence} looks at them from one side: for a point
 * there is the {@link dev.oser.kit.osr.correspondence.Landing} in the other version (Distilled
 * §3.2, §4.3). How values are made that are there in one version only is no matter of this package.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.osr.correspondence;
