/**
 * Versions of functions chosen by context (Flückiger §3.2). A context is a predicate over the state
 * at a call with a cheap partial order; what it says is the language's business. A table holds the
 * versions of one function, each compiled for a context; a call goes to the first whose context the
 * current one implies. How the current context is found out is a {@link
 * dev.oser.kit.dispatch.ContextRule} of the language.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.dispatch;
