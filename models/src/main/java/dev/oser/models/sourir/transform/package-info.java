/**
 * The transformations of the sourir paper (Sections 3.3, 3.4, 4 and 6), each a function from
 * program to program with the conditions under which its lemma holds. They work on the abstract
 * syntax and know nothing of how programs are run.
 *
 * <p>The lemmas about optimisations speak of a version that is entered at its start. A version that
 * other versions deoptimise <em>into</em> is also entered in the middle, with whatever environment
 * their varmaps give; optimising it can break them. So optimisations are for versions that nothing
 * targets ({@link dev.oser.models.sourir.transform.Targets}): make a fresh one first.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.sourir.transform;
