/**
 * R for {@code javax.script}: {@code new ScriptEngineManager().getEngineByName("R")}. It is a thin
 * layer over {@code dev.oser.lang.r.embed}, which says what a session may do.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.script;
