/**
 * Broken scripts: {@link dev.oser.lang.r.fuzz.ScriptMutator} makes them from good ones, {@link
 * dev.oser.lang.r.fuzz.ScriptFuzzer} runs them. Whatever a script says, it ends in a result or an
 * error of R.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.fuzz;
