/**
 * Makes assumes fail on purpose: where a program's versions obey assumption transparency (Section
 * 3.2 of the sourir paper), nobody can tell.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.sourir.stress;
