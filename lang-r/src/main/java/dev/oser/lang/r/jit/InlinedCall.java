package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Value;
import dev.oser.lang.r.bytecode.CallSite;
import dev.oser.lang.r.value.Symbol;
import java.util.List;
import java.util.Set;

/**
 * A call of a closure that does something others can notice, and runs in the place of the call all
 * the same. It has neither frame nor environment as long as nobody can look; code that is left in
 * the middle of it makes the call afterwards (Flückiger §4.7, Listing 4.3).
 *
 * @param caller what the code around knows at the call
 * @param given the values of the arguments, with the parameters that take them
 * @param reads the variables that the arguments mention: whoever assigns to one of them could tell
 *     that an argument was evaluated too early
 */
record InlinedCall(
    CallSite site, Value closure, State caller, List<Inlining.Given> given, Set<Symbol> reads) {}
