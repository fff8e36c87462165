/** Writes what was found: for people, for flame graph programs, for merging. */
@org.jspecify.annotations.NullMarked
package dev.oser.agent.report;
