/** What the profiler itself cost. */
@org.jspecify.annotations.NullMarked
package dev.oser.agent.report;
