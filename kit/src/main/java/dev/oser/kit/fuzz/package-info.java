/**
 * Programs made at random, to test laws on: {@link dev.oser.kit.fuzz.ProgramGenerator} writes
 * programs that terminate by construction, {@link dev.oser.kit.fuzz.Outcome} is what running one
 * shows, {@link dev.oser.kit.fuzz.Reducer} makes a failing one small, and {@link
 * dev.oser.kit.fuzz.Fuzzer} tests a {@link dev.oser.kit.fuzz.Law} on many. {@link
 * dev.oser.kit.fuzz.TextFuzzer} damages the text of programs and sees that only errors with a
 * position come out. For people who test passes and languages of their own as much as for Oser's
 * own tests.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.fuzz;
