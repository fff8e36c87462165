/**
 * What calls meet. A {@link dev.oser.kit.callee.Callee} is a function of a machine: the entry point
 * that all its callers share, and what is behind it, which may change while the program runs. That
 * is code, interpreted or compiled; Java code ({@link dev.oser.kit.callee.HostFunction}); a choice
 * among versions by context ({@link dev.oser.kit.callee.DispatchedFunction}) or by a generator; or
 * the answer of a {@link dev.oser.kit.callee.WorldAssumption}. Names are the machine's business.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.callee;
