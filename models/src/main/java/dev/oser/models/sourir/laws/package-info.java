/**
 * The theorems of the sourir paper as properties over generated programs with several versions.
 * {@link dev.oser.models.sourir.laws.SourirProperties} lists them; {@link
 * dev.oser.models.sourir.laws.ProgramGenerator} makes the programs, also for other modules' tests.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.sourir.laws;
